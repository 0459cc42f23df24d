// The real window with a game in it that no view has heard of.
#pragma once

#include "support/toy_table.h"
#include "support/window/open_window.h"

namespace roadmarshal::test {

class ToyWindow : public WindowOn<ToyTable>
{
public:
    ToyWindow() : WindowOn(QStringLiteral("refill")) {}

    const toy::State& now() { return session().now().as<toy::State>(); }
    void enter(const char* line)
    {
        typeLine(QString::fromLatin1(line));
        press(Qt::Key_Return);
    }
};

// Where somebody wants to see it: TOY_PICTURES=FOLDER.
inline void keepPicture(QWidget& widget, const QString& name)
{
    if (const QString folder = qEnvironmentVariable("TOY_PICTURES"); !folder.isEmpty())
        QVERIFY(widget.grab().save(QStringLiteral("%1/%2.png").arg(folder, name)));
}

} // namespace roadmarshal::test

// A menu that asks what was meant. It is answered by a click, or with arrows and Enter; whoever types goes on
// in the line, and has answered nothing.
#pragma once

#include <QMenu>

namespace roadmarshal::views {

class AskingMenu : public QMenu
{
    Q_OBJECT
public:
    explicit AskingMenu(QWidget* parent);

    // The words as they are: no letter of them is a key.
    static QString plain(QString text) { return text.replace(u'&', QStringLiteral("&&")); }

signals:
    // A letter; the menu is gone by then.
    void typed(QKeyEvent* key);

protected:
    void keyPressEvent(QKeyEvent* event) override;
};

} // namespace roadmarshal::views

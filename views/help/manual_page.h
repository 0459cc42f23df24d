// A chapter of the manual on the screen, in the colours of the window, with the words that were looked for
// marked.
#pragma once

#include "manual.h"

#include <QTextBrowser>

namespace roadmarshal::views {

class ManualPage final : public QTextBrowser
{
    Q_OBJECT
public:
    explicit ManualPage(QWidget* parent = nullptr);

    void setChapter(const Chapter& chapter);
    // An unknown one is the beginning.
    void goTo(const QString& anchor);
    // As in the search of the rules; nothing is marked for an empty text.
    void mark(const QString& words);
    // The next marked word from where the cursor is, round the end; or the one before.
    void goToMark(bool forward);
    qsizetype marks() const { return m_marks.size(); }

protected:
    void changeEvent(QEvent* event) override;

private:
    void dress();
    void dressTables();
    void showMarks();

    QList<QTextCursor> m_marks;
};

} // namespace roadmarshal::views

// A line to type in that leaves the window its keys: Ctrl+Z is about the text while there is some, otherwise
// about what the window undoes.
#pragma once

#include <QLineEdit>

class QHelpEvent;

namespace roadmarshal::views {

// Whether a key types a letter, and is no command.
bool typesText(const QKeyEvent& key);

class TypedLine : public QLineEdit
{
    Q_OBJECT
public:
    using QLineEdit::QLineEdit;

    // What was typed has been dealt with: no undo brings it back.
    void forget() { setText({}); }
    // A letter that was typed elsewhere; the keyboard comes along.
    void takeOver(const QKeyEvent& key);

protected:
    bool event(QEvent* event) override;

private:
    // An example in an empty line tells its rest to who points at it.
    bool tellPlaceholder(const QHelpEvent& event);
    bool leavesToWindow(const QKeyEvent& key) const;
};

} // namespace roadmarshal::views

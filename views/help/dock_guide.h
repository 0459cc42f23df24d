// Opens the help on a dock, by the button in its title bar or for the one that has the keyboard, and leads on
// to the manual.
#pragma once

#include "help_title_bar.h"

#include <QWidget>

namespace roadmarshal::views {

class HelpPopup;

class DockGuide final : public QObject
{
    Q_OBJECT
public:
    // To be made before the docks, so that their title bars get a button.
    explicit DockGuide(QWidget* window);

    // Where no dock has the keyboard, the manual is wanted.
    void openForFocus();
    HelpPopup* open(const HelpSpot& spot);

signals:
    // At this chapter; empty for its beginning.
    void manualWanted(const QString& chapter);

protected:
    // F1 in windows that have a chapter to themselves.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* m_window;
};

} // namespace roadmarshal::views

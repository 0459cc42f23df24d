// The page that tells how a game ended, over the docks of the window until somebody wants them back.
#pragma once

#include "finish_sheet.h"

#include <QPointer>

class QGridLayout;
class QPushButton;
class QScrollArea;

namespace roadmarshal::views {

class FinishPage final : public QWidget
{
    Q_OBJECT
public:
    // Lies on the place of a widget of the same window.
    explicit FinishPage(QWidget* over);

    void tell(const Finish& finish);
    const Finish& told() const { return m_finish; }

signals:
    void printWanted();
    void pictureWanted();
    void playAgainWanted();
    void closed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    QPushButton* addButton(const QString& icon, const QString& text);
    void arrangeButtons();
    void close();

    QPointer<QWidget> m_over;
    Finish m_finish;
    QScrollArea* m_scroll;
    QGridLayout* m_bar;
    QList<QPushButton*> m_buttons;
};

} // namespace roadmarshal::views

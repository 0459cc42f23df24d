// How a game ended, on one sheet for the screen and for a picture: the winner, the highlights, points and
// damage over the turns, who hunted whom, the standings.
#pragma once

#include "report/highlight_words.h"
#include "style/wording.h"

#include <QImage>
#include <QWidget>

class QGridLayout;

namespace roadmarshal::views {

// All that it tells, taken from the session once.
struct Finish
{
    QString title; // of the game: the name of its file
    report::Summary summary;
    report::Highlights highlights;
    Wording say;
};
Finish finishOf(const table::Session& session);

class FinishSheet final : public QWidget
{
    Q_OBJECT
public:
    explicit FinishSheet(const Finish& finish, QWidget* parent = nullptr);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    // How many cards of each kind stand side by side.
    struct Columns
    {
        int highlights = 0;
        int charts = 0;
        bool operator==(const Columns&) const = default;
    };
    Columns columnsFor(int width) const;
    void arrange(const Columns& columns);
    void addCharts(const Finish& finish);
    void addTables(const Finish& finish);

    QWidget* m_banner;
    QList<QWidget*> m_highlights;
    QList<QWidget*> m_charts; // and tables
    QGridLayout* m_grid;
    Columns m_columns;
};

// The same as a picture, in the colours of the window.
QImage pictureOf(const Finish& finish);

} // namespace roadmarshal::views

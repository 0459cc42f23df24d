#include "finish_sheet.h"

#include "figures_table.h"
#include "finish_card.h"
#include "winner_banner.h"

#include "charts/team_chart.h"
#include "log/chronicle.h"
#include "log/outcome_words.h"
#include "style/theme.h"
#include "text/one_line.h"

#include <QFileInfo>
#include <QGridLayout>
#include <QLocale>
#include <QPainter>
#include <QResizeEvent>

#include <algorithm>
#include <numeric>

namespace roadmarshal::views {

using report::HighlightLine;
using report::Summary;
using report::TeamReport;
using Cell = FiguresTable::Cell;

namespace {

constexpr int allColumns = 12; // of the grid; divided by one to four cards in a row

QString number(int value)
{
    return QLocale().toString(value);
}

QString iconOf(HighlightLine::Kind kind)
{
    switch (kind) {
    case HighlightLine::Kind::Best:
        return QStringLiteral("car");
    case HighlightLine::Kind::Deadliest:
        return QStringLiteral("damage");
    case HighlightLine::Kind::Lead:
        return QStringLiteral("first-player");
    case HighlightLine::Kind::Hunt:
        return QStringLiteral("target");
    }
    return {};
}

// In whose colours the banner is: one winner's.
std::optional<int> liveryOf(const Summary& summary)
{
    if (summary.outcome.winners.size() != 1)
        return std::nullopt;
    for (const TeamReport& team : summary.teams) {
        if (summary.outcome.isWonBy(team.team.id))
            return team.team.livery;
    }
    return std::nullopt;
}

QList<int> soFar(const QList<int>& perTurn)
{
    QList<int> sums{0};
    for (const int amount : perTurn)
        sums.append(sums.back() + amount);
    return sums;
}

bool isSome(const QList<int>& amounts)
{
    return std::ranges::any_of(amounts, [](int amount) { return amount != 0; });
}

const table::Figure* scoreOf(const Summary& summary)
{
    for (const TeamReport& team : summary.teams) {
        if (const table::Figure* score = team.standing.find(table::Figure::Score))
            return score;
    }
    return nullptr;
}

QList<FiguresTable::Row> standingsOf(const Finish& finish)
{
    const Summary& summary = finish.summary;
    const table::Figure* score = scoreOf(summary);
    FiguresTable::Row head{{}};
    if (score)
        head.append({.text = finish.say(score->label)});
    for (const table::Count& count : summary.counting.counts)
        head.append({.text = finish.say(count.label)});
    QList<FiguresTable::Row> rows{head};
    for (const int seat : summary.byRank()) {
        const TeamReport& team = summary.teams[seat];
        const bool won = summary.outcome.isWonBy(team.team.id);
        const int place = team.standing.rank > 0 ? team.standing.rank : team.standing.order;
        const QString name = log::nameOf(team.team);
        FiguresTable::Row row{{.text = place > 0 ? QStringLiteral("%1. %2").arg(number(place), name) : name,
                               .livery = team.team.livery,
                               .bold = won}};
        if (score)
            row.append({.text = number(team.standing.value(table::Figure::Score)), .bold = true});
        for (const table::Count& count : summary.counting.counts)
            row.append({.text = number(team.counts.value(count.key)), .bold = won});
        rows.append(row);
    }
    return rows;
}

// The rows did it, the columns took it.
QList<FiguresTable::Row> huntOf(const Summary& summary, const QList<QList<int>>& matrix,
                                const QString& corner, const QString& nobody)
{
    int most = 1;
    for (const QList<int>& row : matrix)
        most = std::max(most, std::ranges::max(row));
    FiguresTable::Row head{{.text = corner}};
    for (const TeamReport& team : summary.teams)
        head.append({.text = team.team.name, .livery = team.team.livery});
    QList<FiguresTable::Row> rows{head};
    for (qsizetype by = 0; by < matrix.size(); ++by) {
        const bool isNobody = by == summary.teams.size();
        if (isNobody && !isSome(matrix[by]))
            continue;
        FiguresTable::Row row{
            isNobody ? Cell{.text = nobody, .faint = true}
                     : Cell{.text = summary.teams[by].team.name, .livery = summary.teams[by].team.livery}};
        for (const int amount : matrix[by])
            row.append(
                amount == 0
                    ? Cell{.text = QStringLiteral("–"), .faint = true}
                    : Cell{.text = number(amount), .bold = true, .heat = static_cast<double>(amount) / most});
        rows.append(row);
    }
    return rows;
}

} // namespace

Finish finishOf(const table::Session& session)
{
    const table::Game& game = session.game();
    Finish finish;
    finish.title = text::onOneLine(QFileInfo(session.file().path()).completeBaseName());
    finish.summary = report::summaryOf(session);
    finish.highlights = report::highlightsOf(session, finish.summary);
    finish.say = [&game](const table::Message& message) { return game.say(message); };
    return finish;
}

FinishSheet::FinishSheet(const Finish& finish, QWidget* parent)
    : QWidget(parent),
      m_banner(new WinnerBanner({report::verdictOf(finish.summary),
                                 log::reasonOf(finish.summary.outcome, finish.say),
                                 report::aboutGame(finish.summary)},
                                liveryOf(finish.summary), this)),
      m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(gap * 2, gap * 2, gap * 2, gap * 2);
    m_grid->setSpacing(gap + smallGap);
    for (int column = 0; column < allColumns; ++column)
        m_grid->setColumnStretch(column, 1);
    for (const HighlightLine& line : report::wordsOf(finish.highlights, finish.summary, finish.say))
        m_highlights.append(
            new HighlightCard({line.title, line.who, line.what}, iconOf(line.kind), line.livery, this));
    addCharts(finish);
    addTables(finish);
    arrange(columnsFor(width()));
}

void FinishSheet::addCharts(const Finish& finish)
{
    const Summary& summary = finish.summary;
    const auto add = [&](const QString& title, const QString& up, auto valuesOf) {
        QList<TeamSeries> series;
        for (const int seat : summary.byRank())
            series.append({summary.teams[seat].team.name, summary.teams[seat].team.livery,
                           valuesOf(summary.teams[seat])});
        auto* card = new FinishCard(title, this);
        auto* chart = new TeamChart(card);
        chart->setSeries(series, tr("Turn"), up);
        chart->setAccessibleName(title);
        card->add(chart);
        m_charts.append(card);
        return chart;
    };
    if (const table::Figure* score = scoreOf(summary)) {
        const QString points = finish.say(score->label);
        add(tr("%1, turn by turn", "points").arg(points), points,
            [](const TeamReport& team) { return team.pointsAt; });
    }
    if (std::ranges::any_of(summary.teams, [](const TeamReport& team) { return !team.placeAt.isEmpty(); }))
        add(tr("Places, turn by turn"), tr("Place"), [](const TeamReport& team) {
            return team.placeAt;
        })->setOfPlaces(true);
    if (isSome(summary.inTurn)) {
        const QString counted = finish.say(summary.counting.inTurn->label);
        add(tr("%1, turn by turn", "points").arg(counted), counted,
            [](const TeamReport& team) { return soFar(team.inTurn); });
    }
}

void FinishSheet::addTables(const Finish& finish)
{
    const auto add = [this](const QString& title, const QList<FiguresTable::Row>& rows) {
        auto* card = new FinishCard(title, this);
        auto* table = new FiguresTable(card);
        table->setRows(rows);
        table->setAccessibleName(title);
        card->add(table);
        m_charts.append(card);
    };
    if (std::ranges::any_of(finish.summary.hits, isSome))
        add(tr("Who hunted whom"),
            huntOf(finish.summary, finish.summary.hits, tr("by ↓  to →", "who hit whom"), tr("Nobody")));
    if (std::ranges::any_of(finish.summary.shoves, isSome))
        add(tr("Who pushed whom"),
            huntOf(finish.summary, finish.summary.shoves, tr("by ↓  to →", "who hit whom"), tr("Nobody")));
    if (!finish.summary.teams.isEmpty())
        add(finish.summary.outcome.isOver() ? tr("Final standings") : tr("Standings"), standingsOf(finish));
}

FinishSheet::Columns FinishSheet::columnsFor(int width) const
{
    const int letter = QFontMetrics(bodyFont()).averageCharWidth();
    const auto fitting = [&](int letters, qsizetype most) {
        return std::clamp(width / (letter * letters), 1, std::max(1, static_cast<int>(most)));
    };
    // Three in a row would leave one alone below.
    const int highlights = fitting(30, m_highlights.size());
    return {highlights == 3 && m_highlights.size() == 4 ? 2 : highlights, std::min(2, fitting(64, 2))};
}

void FinishSheet::arrange(const Columns& columns)
{
    if (std::exchange(m_columns, columns) == columns)
        return;
    while (QLayoutItem* item = m_grid->takeAt(0))
        delete item;
    for (int old = 0; old < m_grid->rowCount(); ++old)
        m_grid->setRowStretch(old, 0);
    int row = 0;
    m_grid->addWidget(m_banner, row++, 0, 1, allColumns);
    const auto addAll = [&](const QList<QWidget*>& cards, int perRow) {
        const int span = allColumns / perRow;
        for (qsizetype i = 0; i < cards.size(); ++i) {
            const int column = static_cast<int>(i) % perRow;
            // The last one takes what is left of its row.
            const bool isLast = i + 1 == cards.size();
            m_grid->addWidget(cards[i], row, column * span, 1, isLast ? allColumns - column * span : span);
            if (column + 1 == perRow || isLast)
                ++row;
        }
    };
    addAll(m_highlights, columns.highlights);
    addAll(m_charts, columns.charts);
    m_grid->setRowStretch(row, 1);
    m_grid->activate();
    updateGeometry();
}

int FinishSheet::heightForWidth(int width) const
{
    return m_grid->hasHeightForWidth() ? m_grid->totalHeightForWidth(width)
                                       : m_grid->totalSizeHint().height();
}

void FinishSheet::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange(columnsFor(event->size().width()));
}

void FinishSheet::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange(columnsFor(width()));
}

QImage pictureOf(const Finish& finish)
{
    constexpr int width = 1400;
    constexpr double sharpness = 2;
    FinishSheet sheet(finish);
    sheet.setAttribute(Qt::WA_DontShowOnScreen);
    sheet.resize(width, width);
    sheet.show(); // only what is shown is laid out to the end
    sheet.resize(width, sheet.heightForWidth(width));
    QImage image(sheet.size() * sharpness, QImage::Format_RGB32);
    image.setDevicePixelRatio(sharpness);
    image.fill(coloursFor(sheet.palette()).surface);
    QPainter painter(&image);
    sheet.render(&painter, {}, {}, QWidget::DrawChildren);
    return image;
}

} // namespace roadmarshal::views

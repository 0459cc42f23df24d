#include "team_plan.h"

#include "screen_layout.h"

#include "style/text.h"

#include <QLocale>

#include <algorithm>

namespace roadmarshal::views {

namespace {

constexpr int mostColumns = 3;
constexpr double lineSpacing = 1.3;
constexpr double rowGap = 0.3;          // in heights of the smallest type
constexpr double leastRow = 1.3;        // in heights of the type: one line of text
constexpr double almostLeastRow = 1.29; // what rounding may leave of it
constexpr double roomyRow = 1.55;       // the same where the type could also be smaller
constexpr double longestName = 12;      // in heights of the type; what is longer is shortened
constexpr double shortestName = 3;      // less is no name; rather one figure fewer
constexpr double longestTitle = 11;     // of a figure, in heights of the smallest type

class Planner
{
public:
    Planner(const ScreenFacts& facts, const QSizeF& room, double smallest)
        : m_facts(facts), m_room(room), m_smallest(smallest), m_columns(facts.columns.size())
    {
        m_figureEms.fill(0, m_columns);
        for (int i = 0; i < m_facts.rows.size(); ++i) {
            const double icon = isMarked(m_facts, i) ? iconEms : 0;
            m_nameEms = std::max(m_nameEms, std::min(ems(nameOf(m_facts.rows[i].team)), longestName) + icon);
            for (qsizetype figure = 0; figure < m_columns; ++figure)
                m_figureEms[figure] = std::max(
                    m_figureEms[figure], ems(valueOf(m_facts.rows[i].standing, m_facts.columns[figure])));
        }
    }

    // As many figures as leave room for the names.
    TeamPlan plan()
    {
        TeamPlan plan = best();
        while (m_columns > 1 && plan.name < shortestName * plan.type) {
            --m_columns;
            plan = best();
        }
        return plan;
    }

private:
    // The number of columns that can be read best.
    TeamPlan best() const
    {
        TeamPlan best;
        TeamPlan tight;
        for (int columns = 1; columns <= std::min<qsizetype>(mostColumns, m_facts.rows.size()); ++columns) {
            const TeamPlan plan = largest(columns);
            if (fits(plan) && plan.score() > best.score())
                best = plan;
            // Where no plan fits, one with room for the lines; long names are shortened.
            if (tight.rowHeight < tight.type * almostLeastRow || tight.type == 0)
                tight = plan;
        }
        return best.type > 0 ? best : tight;
    }

    // Width of bold type in heights of it, with a little to spare for hinting.
    static double ems(const QString& text)
    {
        constexpr double pixels = 100;
        return textWidth(screenFont(pixels, true), text) / pixels * 1.04;
    }

    TeamPlan largest(int columns) const
    {
        for (double type = m_smallest * 3; type > m_smallest; type -= m_smallest * 0.05) {
            if (const TeamPlan plan = planFor(columns, type); fits(plan))
                return plan;
        }
        return planFor(columns, m_smallest);
    }

    bool fits(const TeamPlan& plan) const
    {
        const double least = plan.type > m_smallest ? roomyRow : almostLeastRow;
        return plan.rowHeight >= plan.type * least && plan.name >= m_nameEms * plan.type;
    }

    TeamPlan planFor(int columns, double type) const
    {
        TeamPlan plan;
        plan.columns = columns;
        plan.type = type;
        plan.head = m_smallest * lineSpacing;
        plan.rowGap = m_smallest * rowGap;
        plan.columnGap = m_smallest * 0.6;
        plan.lines = (static_cast<int>(m_facts.rows.size()) + columns - 1) / columns;
        plan.rowHeight =
            std::min((m_room.height() - plan.head - (plan.lines - 1) * plan.rowGap) / plan.lines, type * 3);
        plan.width = (m_room.width() - (columns - 1) * plan.columnGap) / columns;
        measure(plan, true);
        if (plan.name < m_nameEms * type)
            measure(plan, false);
        return plan;
    }

    // Tokens are always told in words; some of the others have icons where there is little room.
    void measure(TeamPlan& plan, bool wordy) const
    {
        double used = 3 * plan.pad() + plan.chip();
        plan.figures.clear();
        for (qsizetype i = 0; i < m_columns; ++i) {
            const ScreenFacts::Column& column = m_facts.columns[i];
            TeamPlan::Figure figure;
            figure.inWords = wordy || isToken(column) || iconOf(column).isEmpty();
            const double title = textWidth(screenFont(m_smallest, false), column.title);
            const double head = figure.inWords ? std::min(title, longestTitle * m_smallest) : m_smallest;
            const double ems = m_figureEms[i];
            // Discs for one digit, longer ones where a number needs it.
            if (isToken(column))
                figure.tokenWidth = std::max(plan.tokenHeight(), (ems + 0.7) * plan.tokenType());
            figure.width = std::max({head, ems * plan.type, figure.tokenWidth});
            used += figure.width + plan.pad();
            plan.figures.append(figure);
        }
        plan.name = plan.width - used;
    }

    const ScreenFacts& m_facts;
    QSizeF m_room;
    double m_smallest;
    double m_nameEms = 0;
    qsizetype m_columns; // that are shown
    QList<double> m_figureEms;
};

} // namespace

QString valueOf(const table::Standing& standing, const ScreenFacts::Column& column)
{
    const auto found = std::ranges::find(standing.figures, column.key, table::keyOf);
    return found == standing.figures.end() ? QString() : QLocale().toString(found->value);
}

bool isToken(const ScreenFacts::Column& column)
{
    return column.role == table::Figure::Score || column.role == table::Figure::Left;
}

QString iconOf(const ScreenFacts::Column& column)
{
    return column.role == table::Figure::Wear   ? QStringLiteral("damage")
           : column.role == table::Figure::ToGo ? QStringLiteral("to-act")
                                                : QString();
}

QString nameOf(const table::Team& team)
{
    return team.player.isEmpty() ? team.name : team.player;
}

bool isMarked(const ScreenFacts& facts, int row)
{
    return row == facts.first || facts.isWinner(row);
}

TeamPlan planTeams(const ScreenFacts& facts, const QSizeF& room, double smallest)
{
    return Planner(facts, room, smallest).plan();
}

double leastTeamsHeight(qsizetype teams, int columns, double smallest)
{
    const auto lines = static_cast<double>((teams + columns - 1) / columns);
    return smallest * (lineSpacing + lines * leastRow + (lines - 1) * rowGap);
}

} // namespace roadmarshal::views

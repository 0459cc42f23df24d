#include "team_plan.h"

#include "screen_layout.h"

#include "style/text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace roadmarshal::views {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(TableScreen)
};

constexpr int mostColumns = 3;
constexpr double lineSpacing = 1.3;
constexpr double rowGap = 0.3;          // in heights of the smallest type
constexpr double leastRow = 1.3;        // in heights of the type: one line of text
constexpr double almostLeastRow = 1.29; // what rounding may leave of it
constexpr double roomyRow = 1.55;       // the same where the type could also be smaller
constexpr double longestName = 12;      // in heights of the type; what is longer is shortened

class Planner
{
public:
    Planner(const ScreenFacts& facts, const QSizeF& room, double smallest)
        : m_facts(facts), m_room(room), m_smallest(smallest)
    {
        for (int i = 0; i < m_facts.rows.size(); ++i) {
            const double icon = isMarked(m_facts, i) ? iconEms : 0;
            m_nameEms = std::max(m_nameEms, std::min(ems(nameOf(m_facts.rows[i].team)), longestName) + icon);
            for (int figure = 0; figure < figures; ++figure)
                m_figureEms[figure] = std::max(
                    m_figureEms[figure], ems(QLocale().toString(valueOf(m_facts.rows[i].standing, figure))));
        }
    }

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

private:
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

    // Victory points are always told in words; the others have icons where there is little room.
    void measure(TeamPlan& plan, bool wordy) const
    {
        double used = 3 * plan.pad() + plan.chip();
        for (int figure = 0; figure < figures; ++figure) {
            const bool token = figure == Claimed || figure == Left;
            plan.inWords[figure] = token || wordy;
            const double head =
                plan.inWords[figure] ? textWidth(screenFont(m_smallest, false), titleOf(figure)) : m_smallest;
            const double ems = m_figureEms[figure];
            // Discs for one digit, longer ones where a number needs it.
            plan.tokenWidths[figure] =
                token ? std::max(plan.tokenHeight(), (ems + 0.7) * plan.tokenType()) : 0;
            plan.figureWidths[figure] = std::max({head, ems * plan.type, plan.tokenWidths[figure]});
            used += plan.figureWidths[figure] + plan.pad();
        }
        plan.name = plan.width - used;
    }

    const ScreenFacts& m_facts;
    QSizeF m_room;
    double m_smallest;
    double m_nameEms = 0;
    std::array<double, figures> m_figureEms{};
};

} // namespace

int valueOf(const table::Standing& standing, int figure)
{
    const std::array values{standing.claimed, standing.pool, standing.wear, standing.toGo};
    return values[figure];
}

QString titleOf(int figure)
{
    const QString titles[figures] = {Words::tr("VP", "victory points"),
                                     Words::tr("left", "victory points to be claimed"), Words::tr("damage"),
                                     Words::tr("to go", "cars that may still act")};
    return titles[figure];
}

QString nameOf(const table::Team& team)
{
    return team.player.isEmpty() ? team.name : team.player;
}

bool isMarked(const ScreenFacts& facts, int row)
{
    return row == facts.first || row == facts.winner;
}

TeamPlan planTeams(const ScreenFacts& facts, const QSizeF& room, double smallest)
{
    return Planner(facts, room, smallest).best();
}

double leastTeamsHeight(qsizetype teams, int columns, double smallest)
{
    const auto lines = static_cast<double>((teams + columns - 1) / columns);
    return smallest * (lineSpacing + lines * leastRow + (lines - 1) * rowGap);
}

} // namespace roadmarshal::views

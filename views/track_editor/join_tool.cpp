#include "track_tool.h"

#include "track/draft/marks.h"

#include <QPainter>
#include <QPainterPath>

namespace roadmarshal::views {

namespace {

class JoinTool final : public TrackTool
{
    Q_DECLARE_TR_FUNCTIONS(JoinTool)
public:
    using TrackTool::TrackTool;

    void refresh() override
    {
        if (m_from && (!draft().canDriveOn(*m_from) || !isLast(*m_from)))
            m_from.reset();
    }

    void click(const CanvasPoint& at) override
    {
        const auto space = spaceAt(at);
        if (!space)
            return m_from.reset();
        const int section = draft().sectionOf(space->sector);
        if (m_from && isAhead(*space)) {
            const int from = draft().sectionOf(m_from->sector);
            editing().change(track::withJoinTurned(draft(), from, m_from->lane, space->lane));
        } else if (m_from == space) {
            m_from.reset();
        } else if (isLast(*space)) {
            m_from = space;
            editing().setSection(section);
        }
    }

    bool giveUp() override { return std::exchange(m_from, std::nullopt).has_value(); }

    void paint(QPainter& painter, const CanvasPoint& at, double pixel) const override
    {
        TrackTool::paint(painter, at, pixel);
        const track::Track& track = draft().track;
        for (int section = 0; section < draft().sectionCount(); ++section) {
            const int last = draft().firstSectorOf(section) + track.sections[section].sectors - 1;
            const int next = (last + 1) % track.sectorCount();
            for (int lane = 0; lane < track.sections[section].lanes; ++lane) {
                for (const int target : track.sections[section].next[lane]) {
                    const QPointF from = centreOf({last, lane});
                    const QPointF to = centreOf({next, target});
                    const bool mine = !m_from || *m_from == track::Space{last, lane};
                    painter.setOpacity(mine ? 1 : 0.35);
                    paintArrow(painter, from, from + 0.9 * (to - from), bright(), pixel);
                }
            }
        }
        painter.setOpacity(1);
        if (m_from)
            paintSpace(painter, *m_from, bright(), pixel);
        if (const auto space = spaceAt(at); space && ((m_from && isAhead(*space)) || isLast(*space)))
            paintSpace(painter, *space, bright(), pixel);
    }

    QString tip(const CanvasPoint& at) const override
    {
        const auto space = spaceAt(at);
        if (m_from && space && isAhead(*space)) {
            const auto& targets =
                draft().track.sections[draft().sectionOf(m_from->sector)].next[m_from->lane];
            return std::ranges::contains(targets, space->lane)
                       //: Two spaces, "12.0"
                       ? tr("%1 leads to %2 no more").arg(track::toText(*m_from), at.space)
                       : tr("%1 leads to %2").arg(track::toText(*m_from), at.space);
        }
        if (space && isLast(*space))
            return tr("Where does %1 lead to?").arg(at.space);
        return tr("Click a lane at the end of a section, then lanes behind it");
    }
    Qt::CursorShape cursor(const CanvasPoint& at) const override
    {
        const auto space = spaceAt(at);
        return space && (isLast(*space) || (m_from && isAhead(*space))) ? Qt::PointingHandCursor
                                                                        : Qt::ArrowCursor;
    }

private:
    bool isLast(track::Space space) const
    {
        const int section = draft().sectionOf(space.sector);
        return space.sector + 1 == draft().firstSectorOf(section) + draft().track.sections[section].sectors;
    }
    bool isAhead(track::Space space) const
    {
        return space.sector == (m_from->sector + 1) % draft().track.sectorCount();
    }

    std::optional<track::Space> m_from;
};

} // namespace

std::unique_ptr<TrackTool> makeJoinTool(TrackEditing& editing)
{
    return std::make_unique<JoinTool>(editing);
}

} // namespace roadmarshal::views

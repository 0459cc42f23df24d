#include "track_tool.h"

#include "track/draft/sections.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>
#include <numbers>

namespace roadmarshal::views {

namespace {

const QString bendHandle = QStringLiteral("bend");
const QString countHandle = QStringLiteral("count");
const QString dragStep = QStringLiteral("drag");
// Turns go by such steps, and a length that hardly changes stays as it is.
constexpr double turnStep = 5;
constexpr double sameLength = 0.1;
constexpr double mostBend = 270;

class SectionTool final : public TrackTool
{
    Q_DECLARE_TR_FUNCTIONS(SectionTool)
public:
    using TrackTool::TrackTool;

    QList<CanvasHandle> handles() const override
    {
        const int last = lastSector();
        const track::Road& road = editing().road();
        const track::Edges edges = road.edgesAt(last, 1);
        return {{bendHandle, road.pointAt(last, 1, (edges.front() + edges.back()) / 2),
                 tr("Drag: bend and lengthen this section")},
                {countHandle, road.pointAt(last, 1, edges.back() + 0.45), tr("Drag: more or fewer sectors"),
                 CanvasHandle::Shape::Square}};
    }

    void click(const CanvasPoint& at) override
    {
        if (const auto space = track::parseSpace(at.space))
            editing().setSection(draft().sectionOf(space->sector));
    }

    void drag(const CanvasPoint& from, const CanvasPoint& to) override
    {
        if (!m_begun)
            begin(from);
        if (from.handle == bendHandle)
            bend(to.world);
        else if (from.handle == countHandle)
            count(to.world);
    }

    void drop() override
    {
        m_begun.reset();
        editing().endStep();
    }

    bool giveUp() override
    {
        if (!m_begun)
            return false;
        editing().change(m_begun->draft, dragStep);
        drop();
        return true;
    }

    QString tip(const CanvasPoint& at) const override
    {
        const track::Section& section = draft().track.sections[editing().section()];
        if (m_begun && at.handle == countHandle)
            return section.sectors == 1 ? tr("1 sector") : tr("%n sectors", nullptr, section.sectors);
        if (m_begun) {
            const QString turn = QLocale().toString(section.turn);
            return section.length > 0
                       ? tr("Turns %1°, sectors %2 lanes long").arg(turn, QLocale().toString(section.length))
                       : tr("Turns %1°").arg(turn);
        }
        for (const CanvasHandle& handle : handles()) {
            if (handle.name == at.handle)
                return handle.tip;
        }
        const auto space = track::parseSpace(at.space);
        //: On the canvas: a space and the section that it is in
        return space ? tr("%1, section %2").arg(at.space).arg(draft().sectionOf(space->sector) + 1)
                     : QString();
    }

private:
    // A drag is worked out from how things stood at its start, so that no step adds to another.
    struct Begun
    {
        track::Draft draft;
        int section;
        QPointF start; // of the section, where the drag takes hold of its end
        double heading;
        QPointF grip; // from the mouse to the end
        double wayLength;
        QPointF end;
        double endHeading;
        double sectorLength;
    };

    int lastSector() const
    {
        const int section = editing().section();
        return draft().firstSectorOf(section) + draft().track.sections[section].sectors - 1;
    }

    void begin(const CanvasPoint& from)
    {
        const int section = editing().section();
        const int first = draft().firstSectorOf(section);
        const int last = lastSector();
        const track::Road& road = editing().road();
        const QPointF start = road.pointAt(first, 0, 0);
        const QPointF end = road.pointAt(last, 1, 0);
        const double way = board::length(end - start);
        m_begun = Begun{draft(),
                        section,
                        start,
                        road.headingAt(first, 0),
                        end - from.world,
                        way,
                        end,
                        road.headingAt(last, 1),
                        road.lengthAt(last, 0)};
    }

    void bend(QPointF world)
    {
        const QPointF way = world + m_begun->grip - m_begun->start;
        if (board::length(way) < track::laneWidth / 2)
            return;
        const double aim = std::atan2(way.y(), way.x()) * 180 / std::numbers::pi;
        const double turn = std::round(2 * std::remainder(aim - m_begun->heading, 360) / turnStep) * turnStep;
        const double bent = std::clamp(turn, -mostBend, mostBend);
        track::Draft draft = track::withBend(m_begun->draft, m_begun->section, bent);
        const track::Section& before = m_begun->draft.track.sections[m_begun->section];
        const double length = arcOver(board::length(way), bent) / before.sectors / track::laneWidth;
        const double lengthBefore =
            arcOver(m_begun->wayLength, turnDrawn()) / before.sectors / track::laneWidth;
        if (std::abs(length - lengthBefore) > sameLength * lengthBefore)
            draft = track::withLength(draft, m_begun->section,
                                      std::max(track::shortestLength, std::round(length * 10) / 10));
        editing().change(std::move(draft), dragStep);
    }

    void count(QPointF world)
    {
        const QPointF moved = world + m_begun->grip - m_begun->end;
        const QPointF along = board::direction(m_begun->endHeading);
        const double by = QPointF::dotProduct(moved, along) / m_begun->sectorLength;
        const int sectors =
            m_begun->draft.track.sections[m_begun->section].sectors + static_cast<int>(std::lround(by));
        editing().change(track::withSectors(m_begun->draft, m_begun->section, std::max(1, sectors)),
                         dragStep);
    }

    double turnDrawn() const { return m_begun->endHeading - m_begun->heading; }

    // An arc over a chord.
    static double arcOver(double chord, double turn)
    {
        const double half = std::abs(turn) * std::numbers::pi / 360;
        return half < 1e-3 || half >= std::numbers::pi ? chord : chord * half / std::sin(half);
    }

    std::optional<Begun> m_begun;
};

class SplitTool final : public TrackTool
{
    Q_DECLARE_TR_FUNCTIONS(SplitTool)
public:
    using TrackTool::TrackTool;

    void click(const CanvasPoint& at) override
    {
        const auto space = track::parseSpace(at.space);
        if (!space)
            return;
        editing().change(track::withSplit(draft(), space->sector));
        editing().setSection(draft().sectionOf(space->sector));
    }

    void paint(QPainter& painter, const CanvasPoint& at, double pixel) const override
    {
        TrackTool::paint(painter, at, pixel);
        const auto space = track::parseSpace(at.space);
        if (!space || space->sector >= editing().road().sectorCount())
            return;
        const track::Edges edges = editing().road().edgesAt(space->sector, 0);
        painter.setPen(QPen(bright(), std::max(4.0, 4 * pixel), Qt::DashLine));
        painter.drawLine(editing().road().pointAt(space->sector, 0, edges.front() - 0.3),
                         editing().road().pointAt(space->sector, 0, edges.back() + 0.3));
    }

    QString tip(const CanvasPoint& at) const override
    {
        const auto space = track::parseSpace(at.space);
        return space ? tr("A section begins at sector %1").arg(space->sector) : QString();
    }
    Qt::CursorShape cursor(const CanvasPoint& at) const override
    {
        return at.space.isEmpty() ? Qt::ArrowCursor : Qt::SplitHCursor;
    }
};

} // namespace

std::unique_ptr<TrackTool> makeSectionTool(TrackEditing& editing)
{
    return std::make_unique<SectionTool>(editing);
}

std::unique_ptr<TrackTool> makeSplitTool(TrackEditing& editing)
{
    return std::make_unique<SplitTool>(editing);
}

} // namespace roadmarshal::views

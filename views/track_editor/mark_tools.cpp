#include "track_tool.h"

#include "board/board_colours.h"
#include "style/theme.h"
#include "track/draft/marks.h"
#include "track/draft/sections.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>

namespace roadmarshal::views {

namespace {

class FinishTool final : public TrackTool
{
    Q_DECLARE_TR_FUNCTIONS(FinishTool)
public:
    using TrackTool::TrackTool;

    void click(const CanvasPoint& at) override
    {
        if (const auto space = track::parseSpace(at.space))
            editing().change(track::withFinishBefore(draft(), space->sector));
    }

    void paint(QPainter& painter, const CanvasPoint& at, double pixel) const override
    {
        const auto space = track::parseSpace(at.space);
        if (!space || space->sector >= editing().road().sectorCount())
            return;
        const track::Edges edges = editing().road().edgesAt(space->sector, 0);
        painter.setPen(QPen(bright(), std::max(7.0, 7 * pixel)));
        painter.drawLine(editing().road().pointAt(space->sector, 0, edges.front()),
                         editing().road().pointAt(space->sector, 0, edges.back()));
    }

    QString tip(const CanvasPoint& at) const override
    {
        const auto space = track::parseSpace(at.space);
        return space ? tr("The finish line lies before sector %1").arg(space->sector) : QString();
    }
    Qt::CursorShape cursor(const CanvasPoint& at) const override
    {
        return at.space.isEmpty() ? Qt::ArrowCursor : Qt::PointingHandCursor;
    }
};

class GridTool final : public TrackTool
{
    Q_DECLARE_TR_FUNCTIONS(GridTool)
public:
    using TrackTool::TrackTool;

    void click(const CanvasPoint& at) override
    {
        if (const auto space = spaceAt(at))
            editing().change(track::withGridTurned(draft(), *space));
    }
    // In one stroke: what is passed over is put behind the last.
    bool takesDrag(const CanvasPoint& at) const override { return spaceAt(at).has_value(); }
    void drag(const CanvasPoint& from, const CanvasPoint& to) override
    {
        for (const CanvasPoint& point : {from, to}) {
            const auto space = spaceAt(point);
            if (space && !std::ranges::contains(draft().track.grid, *space))
                editing().change(track::withGridTurned(draft(), *space), QStringLiteral("grid"));
        }
    }
    void drop() override { editing().endStep(); }

    void paint(QPainter& painter, const CanvasPoint& at, double pixel) const override
    {
        const std::vector<track::Space>& grid = draft().track.grid;
        painter.setFont(boldFont());
        for (std::size_t i = 0; i < grid.size(); ++i)
            paintNumber(painter, grid[i], static_cast<int>(i) + 1);
        if (const auto space = spaceAt(at))
            paintSpace(painter, *space, bright(), pixel);
    }

    QString tip(const CanvasPoint& at) const override
    {
        const auto space = spaceAt(at);
        if (!space)
            return tr("Click the spaces of the grid in order, or draw over them");
        const std::vector<track::Space>& grid = draft().track.grid;
        return std::ranges::contains(grid, *space)
                   ? tr("%1 is on the grid no more").arg(at.space)
                   : tr("%1 is number %2 of the grid")
                         .arg(at.space, QLocale().toString(static_cast<int>(grid.size()) + 1));
    }
    Qt::CursorShape cursor(const CanvasPoint& at) const override
    {
        return spaceAt(at) ? Qt::PointingHandCursor : Qt::ArrowCursor;
    }

private:
    void paintNumber(QPainter& painter, track::Space space, int number) const
    {
        constexpr double radius = 13;
        const QPointF centre = centreOf(space);
        painter.setPen(QPen(boardColours().ink, 1.2));
        painter.setBrush(boardColours().casing);
        painter.drawEllipse(centre, radius, radius);
        QFont font = painter.font();
        font.setPixelSize(14);
        painter.setFont(font);
        painter.setPen(boardColours().ink);
        painter.drawText(QRectF(centre - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)),
                         Qt::AlignCenter, QLocale().toString(number));
    }
};

class ChuteTool final : public TrackTool
{
    Q_DECLARE_TR_FUNCTIONS(ChuteTool)
public:
    using TrackTool::TrackTool;

    void click(const CanvasPoint& at) override
    {
        const auto chute = chuteAt(at);
        if (!chute)
            return;
        const bool isThere = draft().track.chute == chute;
        editing().change(isThere ? track::withoutChute(draft())
                                 : track::withChute(draft(), chute->entry.sector, chute->side));
    }

    void paint(QPainter& painter, const CanvasPoint& at, double pixel) const override
    {
        if (draft().track.chute)
            paintSpace(painter, draft().track.chute->entry, bright(), pixel);
        const auto chute = chuteAt(at);
        if (!chute)
            return;
        const track::Road& road = editing().road();
        const track::Edges edges = road.edgesAt(chute->entry.sector, 0.5);
        const bool in = chute->side == track::Side::In;
        paintSpace(painter, chute->entry, bright(), pixel);
        paintArrow(painter,
                   road.pointAt(chute->entry.sector, 0.5, in ? edges.front() - 1.2 : edges.back() + 1.2),
                   centreOf(chute->entry), bright(), pixel);
    }

    QString tip(const CanvasPoint& at) const override
    {
        const auto chute = chuteAt(at);
        if (!chute)
            return tr("Click where the chute leads in, on its side of the road");
        const QString entry = track::toText(chute->entry);
        if (draft().track.chute == chute)
            return tr("No chute");
        return chute->side == track::Side::In ? tr("The chute leads in at %1, from the inside").arg(entry)
                                              : tr("The chute leads in at %1, from the outside").arg(entry);
    }
    Qt::CursorShape cursor(const CanvasPoint& at) const override
    {
        return chuteAt(at) ? Qt::PointingHandCursor : Qt::ArrowCursor;
    }

private:
    // The side of the road that is nearer.
    std::optional<track::Chute> chuteAt(const CanvasPoint& at) const
    {
        const auto space = track::parseSpace(at.space);
        if (!space || space->sector >= draft().track.sectorCount())
            return std::nullopt;
        const int lanes = draft().lanesOf(space->sector);
        const bool in = 2 * space->lane + 1 < lanes || (lanes == 1 && !(at.modifiers & Qt::ShiftModifier));
        return track::Chute{{space->sector, in ? 0 : lanes - 1}, in ? track::Side::In : track::Side::Out};
    }
};

class CrossoverTool final : public TrackTool
{
    Q_DECLARE_TR_FUNCTIONS(CrossoverTool)
public:
    using TrackTool::TrackTool;

    void refresh() override
    {
        if (m_first && !draft().canDriveOn(*m_first))
            m_first.reset();
    }

    void click(const CanvasPoint& at) override
    {
        const auto space = spaceAt(at);
        if (!space || m_first == space) {
            m_first.reset();
        } else if (m_first) {
            editing().change(
                track::withCrossoverTurned(draft(), *std::exchange(m_first, std::nullopt), *space));
        } else if (track::twinOf(draft(), *space)) {
            editing().change(track::withoutCrossover(draft(), *space));
        } else {
            m_first = space;
        }
    }
    bool giveUp() override { return std::exchange(m_first, std::nullopt).has_value(); }

    void paint(QPainter& painter, const CanvasPoint& at, double pixel) const override
    {
        for (const auto& [a, b] : draft().track.crossovers) {
            paintSpace(painter, a, bright(), pixel);
            paintSpace(painter, b, bright(), pixel);
            painter.setPen(QPen(bright(), 2 * pixel, Qt::DashLine));
            painter.drawLine(centreOf(a), centreOf(b));
        }
        if (m_first)
            paintSpace(painter, *m_first, bright(), pixel);
        if (const auto space = spaceAt(at))
            paintSpace(painter, *space, bright(), pixel);
    }

    QString tip(const CanvasPoint& at) const override
    {
        const auto space = spaceAt(at);
        if (!space)
            return tr("Click two spaces that are one cell");
        if (m_first && *m_first != *space)
            return tr("%1 and %2 are one cell").arg(track::toText(*m_first), at.space);
        if (const auto twin = track::twinOf(draft(), *space); twin && !m_first)
            return tr("%1 and %2 are one cell no more").arg(at.space, track::toText(*twin));
        return tr("%1 is one cell with …").arg(at.space);
    }
    Qt::CursorShape cursor(const CanvasPoint& at) const override
    {
        return spaceAt(at) ? Qt::PointingHandCursor : Qt::ArrowCursor;
    }

private:
    std::optional<track::Space> m_first;
};

} // namespace

std::unique_ptr<TrackTool> makeFinishTool(TrackEditing& editing)
{
    return std::make_unique<FinishTool>(editing);
}

std::unique_ptr<TrackTool> makeGridTool(TrackEditing& editing)
{
    return std::make_unique<GridTool>(editing);
}

std::unique_ptr<TrackTool> makeChuteTool(TrackEditing& editing)
{
    return std::make_unique<ChuteTool>(editing);
}

std::unique_ptr<TrackTool> makeCrossoverTool(TrackEditing& editing)
{
    return std::make_unique<CrossoverTool>(editing);
}

} // namespace roadmarshal::views

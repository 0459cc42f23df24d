#include "svg.h"

#include <algorithm>

namespace roadmarshal::board {

namespace {

// Seen by nobody: so that scripts and style sheets find each space where no picture names it.
void nameSpaces(const Board& board, SvgPen& pen)
{
    pen.beginGroup(QStringLiteral("spaces"));
    for (const Space& space : board.spaces()) {
        if (!space.onlyIfOffered)
            pen.path(space.outline.strokes.empty() ? circle(space.centre, space.reach) : space.outline, {},
                     svgId(space.id));
    }
    pen.endGroup();
}

} // namespace

QString svgId(QStringView space)
{
    return QStringLiteral("space-") + space;
}

void draw(const Patch& patch, const Theme& theme, SvgPen& pen)
{
    const bool asDrawn = patch.at == Pose();
    if (!asDrawn)
        pen.beginGroup({}, patch.at.point, patch.at.heading);
    patch.picture->draw(pen, theme);
    if (!asDrawn)
        pen.endGroup();
}

void drawGround(const Board& board, const Theme& theme, SvgPen& pen)
{
    const auto coversAll = [&](const Patch& patch) { return patch.bounds.contains(board.bounds()); };
    if (std::ranges::none_of(board.patches(), coversAll))
        pen.rectangle(board.bounds(), {.fill = theme.ground});
}

void draw(const Board& board, const Theme& theme, SvgPen& pen)
{
    drawGround(board, theme, pen);
    for (const Patch& patch : board.patches())
        draw(patch, theme, pen);
    if (!std::ranges::all_of(board.patches(),
                             [](const Patch& patch) { return patch.picture->namesSpaces(); }))
        nameSpaces(board, pen);
}

QByteArray toSvg(const Board& board, const Theme& theme)
{
    QByteArray out;
    {
        SvgPen pen(out, board.bounds());
        pen.title(board.title());
        draw(board, theme, pen);
    }
    return out;
}

QByteArray toSvg(const Patch& patch, const Theme& theme)
{
    QByteArray out;
    {
        SvgPen pen(out, patch.bounds);
        draw(patch, theme, pen);
    }
    return out;
}

} // namespace roadmarshal::board

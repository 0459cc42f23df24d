// A board of a street that grows in front and is taken up behind: a tile with one space "0", "1" … each.
#pragma once

#include "board/svg.h"

#include <QHash>

namespace roadmarshal::test {

// Draws its number and counts how often it was drawn.
class TilePicture : public board::Picture
{
public:
    explicit TilePicture(int number) : m_number(number) {}

    void draw(board::SvgPen& pen, const board::Theme& theme) const override
    {
        ++times;
        pen.rectangle({0, 0, 100, 100}, {.fill = m_number % 2 ? theme.asphalt : theme.rough});
        pen.text({20, 20}, QString::number(m_number), {.size = 20, .colour = theme.label});
    }

    mutable int times = 0;

private:
    int m_number;
};

inline std::shared_ptr<const TilePicture> tilePicture(int number)
{
    static QHash<int, std::shared_ptr<const TilePicture>> pictures;
    auto& picture = pictures[number];
    if (!picture)
        picture = std::make_shared<const TilePicture>(number);
    return picture;
}

inline board::Shape boxAt(QPointF corner)
{
    board::Shape outline;
    outline.moveTo(corner).lineTo(corner + QPointF(100, 0));
    return outline.lineTo(corner + QPointF(100, 100)).lineTo(corner + QPointF(0, 100)).close();
}

// Tiles `from` up to, but without, `to`.
inline std::shared_ptr<const board::Board> street(int from, int to)
{
    board::Layout layout{.title = QStringLiteral("Street"),
                         .bounds = QRectF(100 * from, 0, 100 * (to - from), 100).adjusted(-20, -20, 20, 20)};
    for (int i = from; i < to; ++i) {
        const QPointF corner(100 * i, 0);
        board::Space space{.id = QString::number(i),
                           .outline = boxAt(corner),
                           .centre = corner + QPointF(50, 50),
                           .group = i - from};
        if (i + 1 < to)
            space.next = {i + 1 - from};
        layout.spaces.push_back(std::move(space));
        layout.groups.push_back({QStringLiteral("group-tile"), {{QStringLiteral("tile"), i}}});
        layout.patches.push_back(
            {QStringLiteral("tile-%1").arg(i), {corner, 0}, {corner, QSizeF(100, 100)}, tilePicture(i)});
    }
    return std::make_shared<const board::Board>(std::move(layout));
}

} // namespace roadmarshal::test

#include "show.h"

#include "board/svg.h"
#include "support/toy/movement/ways.h"
#include "support/toy/words/words.h"

#include <map>
#include <mutex>

namespace roadmarshal::test::toy {

using namespace Qt::StringLiterals;

namespace {

constexpr double side = 80;

QPointF cornerOf(const QString& space)
{
    return {side * (space[0].unicode() - u'a'), side * (space[1].unicode() - u'1')};
}

board::Shape boxAt(QPointF corner)
{
    board::Shape box;
    box.moveTo(corner).lineTo(corner + QPointF(side, 0)).lineTo(corner + QPointF(side, side));
    return box.lineTo(corner + QPointF(0, side)).close();
}

class Ground : public board::Picture
{
public:
    explicit Ground(QString landing) : m_landing(std::move(landing)) {}

    void draw(board::SvgPen& pen, const board::Theme& theme) const override
    {
        pen.rectangle({0, 0, 3 * side, 3 * side}, {.fill = theme.infield});
        for (const QString& space : allSpaces()) {
            const QPointF corner = cornerOf(space);
            pen.path(
                boxAt(corner),
                {.fill = space == m_landing ? theme.bay : theme.asphalt, .stroke = theme.line, .width = 2},
                board::svgId(space));
            pen.text(corner + QPointF(13, 11), space, {.size = 11, .colour = theme.label});
        }
    }
    bool namesSpaces() const override { return true; }

private:
    QString m_landing;
};

class Flood : public board::Picture
{
public:
    void draw(board::SvgPen& pen, const board::Theme& theme) const override
    {
        for (const double y : {28.0, 44.0, 60.0}) {
            const board::Shape wave =
                board::smoothLine({{12, y}, {26, y - 6}, {40, y}, {54, y + 6}, {68, y}});
            pen.path(wave, {.fill = u"none"_s, .stroke = theme.warning, .width = 4});
        }
    }
};

// The same picture each time, so that nothing is drawn again for nothing.
std::shared_ptr<const board::Picture> groundOf(const QString& landing)
{
    static std::map<QString, std::shared_ptr<const board::Picture>> grounds;
    static std::mutex mutex;
    const std::lock_guard guard(mutex);
    auto& ground = grounds[landing];
    if (!ground)
        ground = std::make_shared<const Ground>(landing);
    return ground;
}

} // namespace

std::shared_ptr<const board::Board> boardOf(const Yard& yard, const QStringList& flooded)
{
    static const auto water = std::make_shared<const Flood>();
    const QRectF ground(0, 0, 3 * side, 3 * side);
    board::Layout layout{.title = yard.name, .bounds = ground.adjusted(-16, -16, 16, 16)};
    for (const QString& id : allSpaces()) {
        board::Space space{
            .id = id, .outline = boxAt(cornerOf(id)), .centre = cornerOf(id) + QPointF(side, side) / 2};
        space.group = id[1].unicode() - u'1';
        space.order = id[0].unicode() - u'a';
        for (const QString& next : neighbours(id))
            space.next.push_back(static_cast<int>(allSpaces().indexOf(next)));
        layout.spaces.push_back(std::move(space));
    }
    for (int row = 1; row <= 3; ++row)
        layout.groups.push_back(message("group-row", {{u"row"_s, row}}));
    layout.patches.push_back({u"ground"_s, {}, ground, groundOf(yard.landing)});
    for (const QString& space : flooded)
        layout.patches.push_back(
            {u"flood-"_s + space, {cornerOf(space), 0}, {cornerOf(space), QSizeF(side, side)}, water});
    return std::make_shared<const board::Board>(std::move(layout));
}

} // namespace roadmarshal::test::toy

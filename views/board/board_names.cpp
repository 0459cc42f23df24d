#include "board_names.h"

#include "board/names.h"
#include "board_colours.h"
#include "counters/car.h"
#include "style/theme.h"

#include <QFontInfo>
#include <QPainter>

#include <cmath>

namespace roadmarshal::views {

namespace {

// On the board; on screen they are never smaller than other text.
constexpr double groupSize = 12;
constexpr double spaceSize = 11;
constexpr double apart = 3; // pixels between two of them

QFont fontAt(double scale, double size)
{
    QFont font = boldFont();
    font.setPixelSize(std::max(QFontInfo(font).pixelSize(), static_cast<int>(std::lround(size * scale))));
    return font;
}

// In pixels, round the origin.
QRectF boxOf(const QFont& font, const QString& text)
{
    const QFontMetricsF metrics(font);
    const QSizeF size(metrics.horizontalAdvance(text), metrics.height());
    return {QPointF(-size.width() / 2, -size.height() / 2), size};
}

void write(QPainter& painter, const QFont& font, const BoardNames::Name& name, double scale)
{
    painter.save();
    painter.translate(name.at);
    painter.scale(1 / scale, 1 / scale);
    painter.setFont(font);
    painter.drawText(boxOf(font, name.text), Qt::AlignCenter | Qt::TextDontClip, name.text);
    painter.restore();
}

// On a dark plate: the ground may have any colour.
void writeOnPlate(QPainter& painter, const QFont& font, const BoardNames::Name& name, double scale)
{
    const QRectF box = boxOf(font, name.text).adjusted(-4, 0, 4, 0);
    painter.save();
    painter.translate(name.at);
    painter.scale(1 / scale, 1 / scale);
    painter.setPen(Qt::NoPen);
    painter.setBrush(toColor(counters::charcoal));
    painter.drawRoundedRect(box, 4, 4);
    painter.restore();
    painter.setPen(toColor(counters::cream));
    write(painter, font, name, scale);
}

} // namespace

void BoardNames::setBoard(const board::Board& board)
{
    prepareGeometryChange();
    m_bounds = board.bounds();
    m_groups.clear();
    m_spaces.clear();
    const board::Names names = namesOf(board);
    const auto spots = nameSpots(board);
    for (std::size_t i = 0; i < spots.size(); ++i) {
        if (spots[i] && !names.groups[i].isEmpty())
            m_groups.push_back({names.groups[i], *spots[i]});
    }
    for (std::size_t i = 0; i < board.spaces().size(); ++i) {
        const board::Space& space = board.spaces()[i];
        if (names.spaces[i].isEmpty() || space.onlyIfOffered)
            continue;
        const QRectF ground = board::boundsOf(space.outline.flattened());
        const double room = ground.isEmpty() ? 2 * space.reach : std::min(ground.width(), ground.height());
        m_spaces.push_back({names.spaces[i], space.centre, room});
    }
    update();
}

void BoardNames::setSpacesNamed(bool on)
{
    m_spacesNamed = on;
    update();
}

void BoardNames::setInk(const QColor& ink)
{
    m_ink = ink;
    update();
}

// Where there is no room for all, every second is named, or every fifth, tenth …
std::vector<BoardNames::Name> BoardNames::groupsAt(double scale) const
{
    const QFont font = fontAt(scale, groupSize);
    const auto boxAt = [&](const Name& name) {
        return boxOf(font, name.text).translated(name.at * scale).adjusted(-apart, 0, apart, 0);
    };
    for (const std::size_t step : {1, 2, 5, 10, 20, 50}) {
        std::vector<Name> named;
        std::vector<QRectF> boxes;
        for (std::size_t i = 0; i < m_groups.size(); i += step) {
            named.push_back(m_groups[i]);
            boxes.push_back(boxAt(m_groups[i]));
        }
        bool overlap = false;
        for (std::size_t i = 0; i < boxes.size() && !overlap; ++i) {
            for (std::size_t j = i + 1; j < boxes.size() && !overlap; ++j)
                overlap = boxes[i].intersects(boxes[j]);
        }
        if (!overlap)
            return named;
    }
    return {};
}

void BoardNames::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    painter->setRenderHint(QPainter::Antialiasing);
    const double scale = painter->worldTransform().m11();
    painter->setPen(m_ink);
    for (const Name& name : groupsAt(scale))
        write(*painter, fontAt(scale, groupSize), name, scale);
    const QFont font = fontAt(scale, spaceSize);
    for (const Name& name : m_spacesNamed ? m_spaces : std::vector<Name>()) {
        const QRectF box = boxOf(font, name.text);
        if (std::max(box.width() + 8, box.height()) <= name.room * scale)
            writeOnPlate(*painter, font, name, scale);
    }
}

} // namespace roadmarshal::views

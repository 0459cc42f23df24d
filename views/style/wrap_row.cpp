#include "wrap_row.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace roadmarshal::views {

namespace {

// As wide as it wants to be, and never wider than there is room.
int widthOf(const QLayoutItem& item, int room)
{
    return std::min(std::max(item.sizeHint().width(), item.minimumSize().width()), room);
}

int heightOf(const QLayoutItem& item, int width)
{
    return item.hasHeightForWidth() ? item.heightForWidth(width) : item.sizeHint().height();
}

bool expands(const QLayoutItem& item)
{
    return item.expandingDirections() & Qt::Horizontal;
}

} // namespace

WrapRow::WrapRow(QWidget* parent) : QLayout(parent)
{
    setContentsMargins(0, 0, 0, 0);
}

WrapRow::~WrapRow() = default;

void WrapRow::addItem(QLayoutItem* item)
{
    m_items.emplace_back(item);
    invalidate();
}

QLayoutItem* WrapRow::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<size_t>(index)].get() : nullptr;
}

QLayoutItem* WrapRow::takeAt(int index)
{
    if (!itemAt(index))
        return nullptr;
    QLayoutItem* item = m_items[static_cast<size_t>(index)].release();
    m_items.erase(m_items.begin() + index);
    return item;
}

int WrapRow::heightForWidth(int width) const
{
    return layOut(QRect(0, 0, width, 0), false);
}

QSize WrapRow::sizeHint() const
{
    QSize size;
    for (const auto& item : m_items) {
        if (!item->isEmpty())
            size = {size.width() + item->sizeHint().width() + (size.width() > 0 ? spacing() : 0),
                    std::max(size.height(), item->sizeHint().height())};
    }
    return size.grownBy(contentsMargins());
}

QSize WrapRow::minimumSize() const
{
    QSize size;
    for (const auto& item : m_items) {
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    }
    return size.grownBy(contentsMargins());
}

void WrapRow::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    layOut(rect, true);
}

int WrapRow::layOut(const QRect& rect, bool move) const
{
    const QRect room = rect.marginsRemoved(contentsMargins());
    int y = room.top();
    int needed = 0;
    std::vector<QLayoutItem*> line;
    const auto endLine = [&] {
        if (line.empty())
            return;
        y += layOutLine(line, {room.left(), y, room.width(), room.height()}, needed, move) + spacing();
        line.clear();
        needed = 0;
    };
    for (const auto& item : m_items) {
        if (item->isEmpty())
            continue;
        const int width = widthOf(*item, room.width());
        if (!line.empty() && needed + spacing() + width > room.width())
            endLine();
        needed += width + (line.empty() ? 0 : spacing());
        line.push_back(item.get());
    }
    endLine();
    return std::max(0, y - room.top() - spacing()) + rect.height() - room.height();
}

int WrapRow::layOutLine(const std::vector<QLayoutItem*>& line, const QRect& room, int needed, bool move) const
{
    const auto expanding = static_cast<int>(
        std::ranges::count_if(line, [](const QLayoutItem* item) { return expands(*item); }));
    const int more = expanding > 0 ? (room.width() - needed) / expanding : 0;
    const auto wide = [&](const QLayoutItem& item) {
        return widthOf(item, room.width()) + (expands(item) ? more : 0);
    };
    int height = 0;
    for (const QLayoutItem* item : line)
        height = std::max(height, heightOf(*item, wide(*item)));
    int x = room.left();
    for (QLayoutItem* item : line) {
        const int own = std::min(height, heightOf(*item, wide(*item)));
        if (move)
            item->setGeometry(
                QStyle::visualRect(parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight, room,
                                   {x, room.top() + (height - own) / 2, wide(*item), own}));
        x += wide(*item) + spacing();
    }
    return height;
}

} // namespace roadmarshal::views

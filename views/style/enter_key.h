// Enter takes the current row of a view, wherever the mouse pointer happens to rest.
#pragma once

#include <functional>

class QAbstractItemView;
class QModelIndex;

namespace roadmarshal::views {

// Unlike QAbstractItemView::activated, which a double click emits too.
void onEnter(QAbstractItemView* view, std::function<void(const QModelIndex&)> take);

} // namespace roadmarshal::views

#include "mat.h"

#include <algorithm>

namespace roadmarshal::mats {

const Chart::Node* Chart::find(const QString& id) const
{
    const auto found = std::ranges::find(nodes, id, &Node::id);
    return found == nodes.end() ? nullptr : &*found;
}

QString subjectOf(const Mat& mat)
{
    return mat.subject.isEmpty() ? mat.team : mat.subject;
}

} // namespace roadmarshal::mats

// Words in the order of the alphabet, where theirs does not matter.
#pragma once

#include <QByteArrayList>

#include <algorithm>

namespace roadmarshal::test {

inline QByteArray sorted(const QByteArray& words)
{
    QByteArrayList list = words.split(' ');
    std::ranges::sort(list);
    return list.join(' ');
}

} // namespace roadmarshal::test

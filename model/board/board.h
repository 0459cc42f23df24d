// A board as a value: spaces where pieces lie, patches that are drawn, what lies where.
#pragma once

#include "patch.h"
#include "space.h"
#include "text/message.h"

#include <QHash>

#include <functional>

namespace roadmarshal::board {

// A board as a game lays it out.
struct Layout
{
    QString title = {};
    std::vector<Space> spaces = {};
    std::vector<table::Message> groups = {}; // titles, in reading order, said by the game: "Sector 12"
    std::vector<Patch> patches = {};
    QRectF bounds = {}; // all that is drawn, with a margin
};

// Derived from a state, never stored. Where a board grows, its origin stays.
class Board
{
public:
    explicit Board(Layout layout);

    const QString& title() const { return m_layout.title; }
    const std::vector<Space>& spaces() const { return m_layout.spaces; }
    const std::vector<table::Message>& groups() const { return m_layout.groups; }
    const std::vector<Patch>& patches() const { return m_layout.patches; }
    const QRectF& bounds() const { return m_layout.bounds; }

    // Nothing where the board has no such space.
    const Space* find(QStringView id) const;
    // The space at a point, or an empty name. Of spaces that lie on one another one that is preferred.
    using IsPreferred = std::function<bool(const QString&)>;
    QString at(QPointF point, const IsPreferred& isPreferred) const;
    // The shortest way over neighbouring spaces, forward or backward, with both ends; straight where there is
    // none, and nothing where one of them is not on the board.
    std::vector<QPointF> way(QStringView from, QStringView to) const;

private:
    // A space's outline flattened, for hit tests.
    struct Ground
    {
        std::vector<QPointF> corners;
        QRectF bounds;
    };
    bool covers(std::size_t space, QPointF point) const;
    int indexOf(QStringView id) const { return m_index.value(id.toString(), -1); }
    std::vector<int> forward(int from, int to) const;

    Layout m_layout;
    std::vector<Ground> m_grounds;
    QHash<QString, int> m_index;
};

// Whether one is what the other has become, by laying and lifting patches, and not another board altogether.
bool isContinued(const Board& before, const Board& now);

} // namespace roadmarshal::board

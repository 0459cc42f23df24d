// How a team stands, in whatever figures its game counts, for any view that tells.
#pragma once

#include "text/message.h"

#include <algorithm>

namespace roadmarshal::table {

// One number of a team, and what it is for. It may be negative.
struct Figure
{
    enum class Role {
        Score, // the more the better; the first of them is the one that counts
        Left,  // still to be had
        Lost,  // out of the game
        Wear,  // damage and the like
        ToGo,  // what may still be done, by how many
        Other
    };
    using enum Role;

    QString property; // what a correction sets; empty for what follows from the rest of the table
    Message label;
    int value = 0;
    int most = 0; // 0: without end
    Role role = Role::Other;
    bool asTokens = false; // lies on the table as tokens; those left, scored and lost are one heap
    Message unit = {};     // said beside the number where the label has no room: "VP"

    // Tokens that go from what is left to the score, or out of the game.
    bool isInHeap() const { return asTokens && (role == Score || role == Left || role == Lost); }
    bool operator==(const Figure&) const = default;
};

// What tells a figure from the others of its standing.
inline const QString& keyOf(const Figure& figure)
{
    return figure.property.isEmpty() ? figure.label.code : figure.property;
}

struct Standing
{
    QString team;
    int rank = 0;  // from 1, shared by those who are level; 0: nobody is ranked
    int order = 0; // on the road or in play, from 1; tells those of one rank apart; 0: there is none
    QList<Figure> figures = {};
    bool first = false;
    bool toAct = false;

    // The first of its role; null if the game counts none.
    const Figure* find(Figure::Role role) const
    {
        const auto found = std::ranges::find(figures, role, &Figure::role);
        return found == figures.end() ? nullptr : &*found;
    }
    int value(Figure::Role role) const
    {
        const Figure* found = find(role);
        return found ? found->value : 0;
    }
    // Whether there is a heap of tokens from which the score is taken.
    bool hasHeap() const
    {
        const Figure* left = find(Figure::Left);
        return left && left->asTokens;
    }
    bool operator==(const Standing&) const = default;
};

} // namespace roadmarshal::table

// A place or piece that answers the current question.
#pragma once

#include <QString>

namespace roadmarshal::views {

struct Choice
{
    enum class Of { Place, Piece };
    enum class Kind { Open, Objected, Picked }; // picked: one of several, so far
    // What a click on it does: it may answer in more than one way, and then the click asks which is meant.
    enum class Act { Choose, Attack, GoOn, Ask };

    Of of = Of::Place;
    QString name; // "12.0" or "21"
    Kind kind = Kind::Open;
    Act act = Act::Choose;
    bool operator==(const Choice&) const = default;

    static Choice place(const QString& name, Kind kind = Kind::Open)
    {
        return {Of::Place, name, kind, Act::Choose};
    }
    static Choice piece(const QString& name, Kind kind = Kind::Open)
    {
        return {Of::Piece, name, kind, Act::Choose};
    }
};

} // namespace roadmarshal::views

// A place or piece that answers the current question.
#pragma once

#include <QString>

namespace roadmarshal::views {

struct Choice
{
    enum class Of { Place, Piece };
    enum class Kind { Open, Objected };

    Of of = Of::Place;
    QString name; // "12.0" or "21"
    Kind kind = Kind::Open;
    bool operator==(const Choice&) const = default;

    static Choice place(const QString& name, Kind kind = Kind::Open) { return {Of::Place, name, kind}; }
    static Choice piece(const QString& name, Kind kind = Kind::Open) { return {Of::Piece, name, kind}; }
};

} // namespace roadmarshal::views

// What an answer would do on the board, for drawing.
#pragma once

#include "odds.h"
#include "text/message.h"

#include <QStringList>

#include <optional>

namespace roadmarshal::table {

struct Preview
{
    struct Move
    {
        QString piece;
        QStringList to = {};   // places, front first; empty if it goes where its carrier goes
        QString on = {};       // the piece that carries it then
        QStringList path = {}; // places that it enters, in order; empty if it does not go by itself
        bool operator==(const Move&) const = default;
    };
    // What a mark warns of, or promises.
    enum class Tone {
        Danger,  // it may go wrong here
        Dice,    // dice are rolled here
        Stop,    // it ends here, or can't go on
        Unknown, // nobody knows yet what lies beyond
        Plain
    };
    struct Mark
    {
        QStringList places;
        Tone tone = Tone::Plain;
        Message text = {}; // beside the sign, short: "2 dice"
        std::optional<Odds> odds = {};
        bool operator==(const Mark&) const = default;
    };

    QList<Move> moves;
    QList<Mark> marks = {};
    QList<Message> remarks = {}; // "crosses the line: +1 VP"
    std::optional<Odds> odds = {};

    // The way of the first piece that goes by itself.
    QStringList path() const;
    bool operator==(const Preview&) const = default;
};

QString toText(Preview::Tone tone);

} // namespace roadmarshal::table

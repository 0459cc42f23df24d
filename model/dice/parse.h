// Dice as people type them: "3,5,2", "352" or "3 5 2"; a total as "=10"; "app" if the app is to roll.
#pragma once

#include "roll.h"

#include <expected>

namespace roadmarshal::dice {

struct Wrong
{
    enum class What {
        NotAFace,
        TooMany,    // more faces than dice
        TooFew,     // less, in a word that has to hold them all
        NoTotal,    // every face is wanted
        OutOfReach, // no roll has that total
        NotInApp    // these dice are rolled on the table
    };
    What what = What::NotAFace;
    QString given;
    int due = 0; // dice that were still to fall
    bool operator==(const Wrong&) const = default;
};

// The first `used` words say it all.
struct Taken
{
    Roll roll;
    qsizetype used = 0;
};
// All words are faces, and some dice are still to fall.
struct Partial
{
    QStringList faces;
};
std::variant<Taken, Partial, Wrong> take(const Ask& ask, const QStringList& words);

// One word that holds the whole roll.
std::expected<Roll, Wrong> parse(const Ask& ask, const QString& word);
// A word that is read as this roll.
QString toWord(const Roll& roll);

} // namespace roadmarshal::dice

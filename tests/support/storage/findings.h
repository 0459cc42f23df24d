// What can be wrong with the game files that a fault has left.
#pragma once

#include "table/entry.h"

#include <QStringList>

#include <optional>

namespace roadmarshal::test {

using Journal = QList<table::Entry>;
// Entries but for the clock.
Journal withoutTimes(Journal journal);
// "12 entries"
QString entriesOf(const Journal& journal);

// In words; all empty is as it should be.
struct Findings
{
    QStringList lost;    // an acknowledged entry is not there, or half a line is
    QStringList damaged; // a sound file is called damaged, or can't be opened
    QStringList doubted; // a whole file says that it may be short
    QStringList locked;  // nobody has it open and still it can't be written
    QStringList strays;  // what nobody needs any more lies beside the game
    QStringList stuck;   // doing it again does not work

    bool isEmpty() const;
    QString toText() const;
    Findings& operator+=(const Findings& other);
};

// What a game holds, as far as it can be opened, and what is wrong with it.
struct Look
{
    Findings findings;
    std::optional<Journal> journal;
};
// Reads it, then opens it to write, as the next start of the program would: both see the same, and reading
// changes nothing.
Look lookAt(const QString& path);
// What lies in a folder beside the files that should.
Findings straysBeside(const QStringList& expected, const QString& folder);

// Words that call a file damaged, in whatever sentence.
bool callsItDamaged(const QString& sentence);

} // namespace roadmarshal::test

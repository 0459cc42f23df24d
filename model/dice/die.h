// A die of any game: its faces by name, what each counts, and which of them bring another die.
#pragma once

#include <QList>
#include <QString>

namespace roadmarshal::dice {

struct Face
{
    QString name;       // as it is typed and stored: "5", "boost"
    int value = 0;      // what it counts
    int sides = 1;      // of the die that bear it
    bool again = false; // brings another die of the kind
    bool operator==(const Face&) const = default;
};

struct Die
{
    QString id; // "d6", "effort"
    QList<Face> faces;

    int sides() const;
    const Face* find(QStringView name) const;
    // Counting from 0, through the sides of one face after the other.
    const Face& side(int number) const;
    bool operator==(const Die&) const = default;
};

// Faces 1 to `sides`, each counting what it shows.
Die plain(int sides);
// The same die with other values: of these faces as given, of all others 0. For counting one symbol.
Die counting(Die die, const QString& face);

// Whether it can be rolled to an end: faces with names of their own, and not all of them bring another die.
bool isSound(const Die& die);

} // namespace roadmarshal::dice

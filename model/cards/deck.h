// A deck as far as the table knows it: what lies outside the pile is counted by place, the pile is the rest.
#pragma once

#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace roadmarshal::cards {

struct Kind
{
    QString card;
    int copies = 0;
    int back = -1; // one of the sheet's backs; -1: the back that all others share
    bool operator==(const Kind&) const = default;
};

// The deck as it came out of the box. What no kind accounts for are cards whose faces nobody has written
// down.
struct DeckSheet
{
    bool byApp = false; // the app shuffles and draws
    int size = 0;
    std::vector<Kind> kinds;
    // Backs that tell unnamed cards apart: three levels in one deck.
    QStringList backs = {};
    // Sorts of places where unnamed cards lie as they were shuffled, because nobody has looked at them:
    // "box", "square".
    QStringList unseen = {};

    int kindOf(QStringView card) const; // -1 if there is none
    bool operator==(const DeckSheet&) const = default;
};

// Cards in one place: so many of each kind, and those nobody has named. No order: there is nothing to peek
// at.
struct Holding
{
    std::vector<int> known;      // as the kinds of the sheet
    int unknown = 0;             // with the back that most share
    std::vector<int> backs = {}; // unnamed ones by back, as the sheet's
    int size() const;
    int unnamed() const;
    bool operator==(const Holding&) const = default;
};

struct Deck
{
    QMap<QString, Holding> places; // outside the pile: "discard", "hand-red", "square-12"
    // Layers of the pile below the shuffled rest, the topmost first; each is shuffled in itself.
    std::vector<Holding> under = {};
    bool operator==(const Deck&) const = default;

    const Holding& at(const QString& place) const; // empty if there is no such place
};

// All in the pile, with these places to go to.
Deck newDeck(const DeckSheet& sheet, const QStringList& places);
Holding nothing(const DeckSheet& sheet);

// Counts of a holding by number: kinds first, then the unnamed cards of the common back, then those of the
// sheet's backs.
int slotOf(const DeckSheet& sheet, QStringView card); // of a kind or of a back; empty: the common one
int unnamedSlot(const DeckSheet& sheet, int kind);
int slotCount(const DeckSheet& sheet);
int& countAt(Holding& holding, int slot);
int countAt(const Holding& holding, int slot);
QString cardAt(const DeckSheet& sheet, int slot);

// The shuffled rest that lies on top of the layers: how many of each back.
Holding restOf(const DeckSheet& sheet, const Deck& deck);
// All cards of the pile, layers included.
int pileSize(const DeckSheet& sheet, const Deck& deck);
// Cards outside the pile that nobody has named.
int unknownOutside(const Deck& deck);
// Copies of a kind that are not known to be outside the pile.
int leftOf(const DeckSheet& sheet, const Deck& deck, int kind);
// Those of them that are in no layer either, as far as is known.
int unnamedOf(const DeckSheet& sheet, const Deck& deck, int kind);

// What is wrong with the counts, if anything: more copies seen than exist, more cards out than the deck has.
std::optional<QString> imbalance(const DeckSheet& sheet, const Deck& deck);

} // namespace roadmarshal::cards

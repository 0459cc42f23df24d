// A deck as far as the table knows it: what lies outside the pile is counted, the pile is the rest.
#pragma once

#include <QString>

#include <optional>
#include <vector>

namespace roadmarshal::cards {

struct Kind
{
    QString card;
    int copies = 0;
    bool operator==(const Kind&) const = default;
};

// The deck as it came out of the box. What no kind accounts for are cards whose faces nobody has written
// down.
struct DeckSheet
{
    bool byApp = false; // the app shuffles and draws
    int size = 0;
    std::vector<Kind> kinds;

    int kindOf(QStringView card) const; // -1 if there is none
    bool operator==(const DeckSheet&) const = default;
};

// Cards in one place: so many of each kind, and those nobody has named.
struct Holding
{
    std::vector<int> known; // as the kinds of the sheet
    int unknown = 0;
    int size() const;
    bool operator==(const Holding&) const = default;
};

struct Deck
{
    Holding discard;
    Holding open;               // beside the board, in force
    std::vector<Holding> hands; // by seat
    bool operator==(const Deck&) const = default;

    // All places outside the pile.
    std::vector<const Holding*> places() const;
};

Deck newDeck(const DeckSheet& sheet, int hands);

int pileSize(const DeckSheet& sheet, const Deck& deck);
// Cards outside the pile that nobody has named.
int unknownOutside(const Deck& deck);
// Copies of a kind that are not known to be elsewhere.
int leftOf(const DeckSheet& sheet, const Deck& deck, int kind);

// The chance that the next card is of one of some kinds: a range, because players keep what they like of the
// unnamed cards.
struct Odds
{
    double least = 0;
    double most = 0;
};
Odds oddsOf(const DeckSheet& sheet, const Deck& deck, const std::vector<int>& kinds);

// The kind of the card that number `draw` of `drawable(…)` stands for.
int drawable(const DeckSheet& sheet, const Deck& deck);
int kindDrawn(const DeckSheet& sheet, const Deck& deck, int draw);

// What is wrong with the counts, if anything: more copies seen than exist, more cards out than the deck has.
std::optional<QString> imbalance(const DeckSheet& sheet, const Deck& deck);

} // namespace roadmarshal::cards

#include "deck_menu.h"

#include <QCoreApplication>

namespace roadmarshal::views {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(DeckMenu)
};

} // namespace

QList<DeckCount> countsOf(const DecksModel::Row& row, const Wording& say)
{
    const table::DeckShow& deck = row.deck;
    const int movable = deck.pile + deck.discarded;
    QList<DeckCount> counts{
        {deck.id, QStringLiteral("pile"), Words::tr("Cards in the pile"), deck.pile, movable},
        {deck.id, QStringLiteral("discard"), Words::tr("Cards discarded"), deck.discarded, movable}};
    for (const table::DeckShow::Open& open : deck.open)
        counts.append({deck.id, open.id, Words::tr("Markers on %1").arg(say(open.card)), open.markers,
                       open.mostMarkers});
    for (qsizetype i = 0; i < deck.hands.size(); ++i) {
        const table::DeckShow::Hand& hand = deck.hands[i];
        const auto held = static_cast<int>(hand.known.size()) + hand.unknown;
        counts.append({hand.team, QStringLiteral("hand"),
                       Words::tr("Cards in the hand of %1").arg(shortName(row.holders[i])), held,
                       held + deck.pile});
    }
    return counts;
}

} // namespace roadmarshal::views

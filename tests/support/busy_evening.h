// A game with everything in its journal that a journal can hold: play, corrections, undo, redo, amendments,
// notes, rulings, objections, draws by the app.
#pragma once

#include "support/demo_game.h"

#include "table/journal/amendment.h"

namespace roadmarshal::test {

inline QJsonObject decksInTheApp()
{
    QJsonObject decks;
    for (const char* deck : {"race", "event", "combat"})
        decks[QLatin1StringView(deck)] = QStringLiteral("app");
    return {{QStringLiteral("decks"), decks}};
}

inline void playOn(DemoGame& game, int entries, unsigned seed)
{
    std::mt19937 random(seed);
    for (int tries = 0; game.session->last() < entries && tries < 20 * entries; ++tries)
        randomEntry(*game.session, random);
}

inline bool amendFirstCorrection(DemoGame& game)
{
    for (const table::Amended& item : game.session->history().standing()) {
        if (item.kind != table::EntryKind::Correction)
            continue;
        const auto amendment = game.session->beginAmendment(item.entry, table::Amendment::Removed{});
        return amendment && game.session->amend(*amendment, QStringLiteral("it never was")).has_value();
    }
    return false;
}

inline table::Ruling someRuling(const table::Game& game)
{
    table::Ruling ruling;
    ruling.id = QStringLiteral("1f0c");
    ruling.game = game.id();
    ruling.claim = {QStringLiteral("first"), {}};
    ruling.words = QStringLiteral("Who is first?");
    ruling.verdict = QStringLiteral("It is said so.");
    ruling.reasons = {{{QStringLiteral("7.13"), {}}, QStringLiteral("the road is rough")}};
    ruling.decision = table::Ruled::Overruled;
    ruling.text = QStringLiteral("it counts as paved");
    ruling.agreed = {QStringLiteral("Ann")};
    ruling.date = QDateTime::currentDateTimeUtc();
    return ruling;
}

// Asserts nothing itself: a journal without one of the kinds shows in the tests that count them.
inline std::unique_ptr<DemoGame> busyEvening(unsigned seed = 5, int entries = 120)
{
    auto game = std::make_unique<DemoGame>(seed, decksInTheApp());
    playOn(*game, entries / 2, seed);
    (void)game->take(QStringLiteral("set 36 damage 1 // a dent"));
    (void)amendFirstCorrection(*game);
    playOn(*game, entries, seed + 1);
    (void)game->take(QStringLiteral("set 17 damage 2"));
    (void)game->session->undo(QStringLiteral("no"));
    (void)game->session->redo();
    (void)amendFirstCorrection(*game);
    (void)game->session->rule(game->session->last(), someRuling(game->session->game()));
    return game;
}

} // namespace roadmarshal::test

#include "usual_cards.h"

#include "games/highway_heist/table/names.h"
#include "read_cards.h"
#include "json/built_in.h"

namespace roadmarshal::highway_heist {

namespace {

struct Cards
{
    std::map<QString, EnemyCard> enemy;
    std::map<QString, StuntCard> stunts;
};

const Cards& cards()
{
    static const Cards cards = [] {
        const QString file =
            json::builtInFolder(gameId, QStringLiteral("cards")) + QStringLiteral("/usual.json");
        const json::Reader reader{QJsonValue(json::readFile(file).value_or(QJsonObject()))};
        return Cards{readEnemyCards(reader[QStringLiteral("enemyCards")], Guide()),
                     readStunts(reader[QStringLiteral("stunts")])};
    }();
    return cards;
}

} // namespace

const std::map<QString, EnemyCard>& usualEnemyCards()
{
    return cards().enemy;
}

const std::map<QString, StuntCard>& usualStunts()
{
    return cards().stunts;
}

} // namespace roadmarshal::highway_heist

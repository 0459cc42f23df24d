#include "read_cards.h"

#include "games/highway_heist/table/names.h"

#include <array>

namespace roadmarshal::highway_heist {

namespace {

constexpr int mostDamage = 100;

// Which fields an effect has, and whom it may concern.
struct Shape
{
    Verb verb;
    const char* whom; // the field that says whom; null if none does
    std::array<Whom, 4> allowed;
    size_t choices;
    const char* amount; // null if there is none
    const char* heading;
};

using enum Whom;
constexpr std::array<Shape, 12> shapes{{
    {Verb::Suv, "of", {Active, Each}, 2, nullptr, nullptr},
    {Verb::SuvWest, nullptr, {}, 0, "count", nullptr},
    {Verb::Peg, "on", {Suvs, Active, Each}, 3, nullptr, nullptr},
    {Verb::Damage, "to", {Active, Each, NearSuv, Strongest}, 4, "amount", nullptr},
    {Verb::Suvs, nullptr, {}, 0, nullptr, nullptr},
    {Verb::Pegs, nullptr, {}, 0, nullptr, nullptr},
    {Verb::PegDamage, nullptr, {}, 0, nullptr, nullptr},
    {Verb::Approach, nullptr, {}, 0, nullptr, nullptr},
    {Verb::Shift, "which", {Active, Each, Manned, Suvs}, 4, "spaces", "way"},
    {Verb::Main, nullptr, {}, 0, nullptr, "way"},
    {Verb::Counter, nullptr, {}, 0, "by", nullptr},
    {Verb::Manual, nullptr, {}, 0, nullptr, nullptr},
}};

const Shape& shapeOf(Verb verb)
{
    return shapes[static_cast<size_t>(verb)];
}

QString text(const char* word)
{
    return QString::fromLatin1(word);
}

QString readText(const json::Reader& reader, const char* key, int longest)
{
    const json::Reader field = reader[text(key)];
    return isGiven(field) ? field.text(longest) : QString();
}

Whom readWhom(const json::Reader& reader, const Shape& shape)
{
    QStringList words;
    for (size_t i = 0; i < shape.choices; ++i)
        words.append(wordFor(whomWords, shape.allowed[i]));
    return shape.allowed[static_cast<size_t>(reader.word(words))];
}

int mostOf(Verb verb)
{
    switch (verb) {
    case Verb::SuvWest:
    case Verb::Shift:
        return mostColumns;
    default:
        return mostDamage;
    }
}

CardEffect readEffect(const json::Reader& reader, const Guide& guide)
{
    CardEffect effect;
    (void)reader.object();
    effect.verb = static_cast<Verb>(reader[QStringLiteral("do")].word(verbWords));
    if (reader.problem())
        return effect;
    const Shape& shape = shapeOf(effect.verb);
    if (shape.whom)
        effect.whom = readWhom(reader[text(shape.whom)], shape);
    if (shape.heading)
        effect.heading = static_cast<Heading>(reader[text(shape.heading)].word(headingWords));
    if (shape.amount) {
        const int least = effect.verb == Verb::Counter ? -mostDamage : 0;
        effect.amount = reader[text(shape.amount)].integer(least, mostOf(effect.verb));
    }
    if (effect.verb == Verb::Suv)
        effect.isInFront =
            reader[QStringLiteral("where")].word({QStringLiteral("behind"), QStringLiteral("front")}) == 1;
    if (effect.verb == Verb::Counter) {
        const json::Reader id = reader[QStringLiteral("id")];
        effect.counter = id.text(longestId);
        if (!reader.problem() && !guide.counters.contains(effect.counter))
            id.fail(QStringLiteral("is \"%1\", the guide has no such counter").arg(effect.counter));
    }
    effect.text = readText(reader, "text", longestText);
    return effect;
}

std::vector<CardEffect> readEffects(const json::Reader& reader, const Guide& guide)
{
    std::vector<CardEffect> effects;
    if (!isGiven(reader))
        return effects;
    for (qsizetype i = 0; i < reader.size(mostEffects) && !reader.problem(); ++i)
        effects.push_back(readEffect(reader[i], guide));
    return effects;
}

QJsonObject written(const CardEffect& effect)
{
    const Shape& shape = shapeOf(effect.verb);
    QJsonObject object{{QStringLiteral("do"), wordFor(verbWords, effect.verb)}};
    if (shape.whom)
        object[text(shape.whom)] = wordFor(whomWords, effect.whom);
    if (shape.heading)
        object[text(shape.heading)] = wordFor(headingWords, effect.heading);
    if (shape.amount)
        object[text(shape.amount)] = effect.amount;
    if (effect.verb == Verb::Suv)
        object[QStringLiteral("where")] =
            effect.isInFront ? QStringLiteral("front") : QStringLiteral("behind");
    if (effect.verb == Verb::Counter)
        object[QStringLiteral("id")] = effect.counter;
    if (!effect.text.isEmpty())
        object[QStringLiteral("text")] = effect.text;
    return object;
}

QJsonArray written(const std::vector<CardEffect>& effects)
{
    QJsonArray list;
    for (const CardEffect& effect : effects)
        list.append(written(effect));
    return list;
}

std::vector<StuntTest> readTests(const json::Reader& reader)
{
    std::vector<StuntTest> tests;
    if (!isGiven(reader))
        return tests;
    for (qsizetype i = 0; i < reader.size(stuntTestWords.size()) && !reader.problem(); ++i)
        tests.push_back(static_cast<StuntTest>(reader[i].word(stuntTestWords)));
    return tests;
}

StuntCard readStunt(const json::Reader& reader)
{
    constexpr int mostTokens = 20;
    StuntCard stunt;
    (void)reader.object();
    stunt.name = readText(reader, "name", longestName);
    stunt.condition = readText(reader, "condition", longestText);
    stunt.tests = readTests(reader[QStringLiteral("test")]);
    stunt.reward = readText(reader, "reward", longestText);
    stunt.level = reader[QStringLiteral("level")].integer(1, stuntLevels);
    stunt.tokens = reader[QStringLiteral("tokens")].integer(0, mostTokens, 0);
    stunt.skill = static_cast<Skill>(reader[QStringLiteral("skill")].word(skillWords));
    stunt.need = reader[QStringLiteral("need")].integer(0, mostTokens);
    stunt.wins = reader[QStringLiteral("wins")].boolean(false);
    return stunt;
}

// Each under its id, with `read` as what it is read by.
template <class Card, class Read>
std::map<QString, Card> readCards(const json::Reader& reader, Read read)
{
    std::map<QString, Card> cards;
    (void)reader.object();
    if (reader.keys().size() > mostCards)
        reader.fail(QStringLiteral("has %1 entries, at most %2 are allowed")
                        .arg(reader.keys().size())
                        .arg(mostCards));
    for (const QString& id : reader.keys()) {
        if (reader.problem())
            break;
        checkId(reader[id], id);
        cards[id] = read(reader[id]);
    }
    return cards;
}

void addText(QJsonObject& object, const char* key, const QString& value)
{
    if (!value.isEmpty())
        object[text(key)] = value;
}

} // namespace

std::map<QString, EnemyCard> readEnemyCards(const json::Reader& reader, const Guide& guide)
{
    return readCards<EnemyCard>(reader, [&](const json::Reader& card) {
        (void)card.object();
        return EnemyCard{readText(card, "name", longestName),
                         readEffects(card[QStringLiteral("reveal")], guide),
                         readEffects(card[QStringLiteral("activated")], guide)};
    });
}

std::map<QString, StuntCard> readStunts(const json::Reader& reader)
{
    return readCards<StuntCard>(reader, readStunt);
}

QJsonObject written(const EnemyCard& card)
{
    QJsonObject object{{QStringLiteral("reveal"), written(card.reveal)},
                       {QStringLiteral("activated"), written(card.activated)}};
    addText(object, "name", card.name);
    return object;
}

QJsonObject written(const StuntCard& card)
{
    QJsonObject object{{QStringLiteral("level"), card.level},
                       {QStringLiteral("tokens"), card.tokens},
                       {QStringLiteral("skill"), wordFor(skillWords, card.skill)},
                       {QStringLiteral("need"), card.need}};
    if (card.wins)
        object[QStringLiteral("wins")] = true;
    addText(object, "name", card.name);
    addText(object, "condition", card.condition);
    QJsonArray tests;
    for (const StuntTest test : card.tests)
        tests.append(wordFor(stuntTestWords, test));
    if (!tests.isEmpty())
        object[QStringLiteral("test")] = tests;
    addText(object, "reward", card.reward);
    return object;
}

} // namespace roadmarshal::highway_heist

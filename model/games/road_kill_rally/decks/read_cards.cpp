#include "read_cards.h"

#include "games/road_kill_rally/road/road_tile.h"

namespace roadmarshal::road_kill_rally {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostPoints = 99;
constexpr int mostCopies = 999;
constexpr int mostRange = 999;
constexpr int mostDice = 20;
constexpr qsizetype longestText = 400;
constexpr qsizetype mostColours = 12;

int readRange(const json::Reader& reader)
{
    const bool isAny = reader.value().isUndefined() || reader.value().isNull();
    return isAny ? anyRange : reader.integer(0, mostRange);
}

Arc readArc(const json::Reader& reader)
{
    return static_cast<Arc>(reader.word(arcWords(), static_cast<int>(Arc::Front)));
}

QStringList readWords(const json::Reader& reader, const QStringList& known)
{
    QStringList words;
    for (qsizetype i = 0; !reader.value().isUndefined() && i < reader.size(known.size()); ++i)
        words.append(known[reader[i].word(known)]);
    return words;
}

} // namespace

RallyCard readRallyCard(const json::Reader& reader)
{
    static const QStringList types{u"plain"_s, u"attack"_s, u"defence"_s, u"pit"_s, u"hazard"_s};
    RallyCard card;
    card.id = readId(reader[u"id"_s]);
    card.title = reader[u"title"_s].text(longestName, card.id);
    card.count = reader[u"count"_s].integer(0, mostCopies, card.count);
    card.ammo = reader[u"ammo"_s].integer(0, mostPoints, card.ammo);
    card.type = static_cast<RallyType>(reader[u"type"_s].word(types, 0));
    card.arc = readArc(reader[u"arc"_s]);
    card.range = readRange(reader[u"range"_s]);
    card.ammoCost = reader[u"ammoCost"_s].integer(0, mostPoints, card.ammoCost);
    card.dice = reader[u"dice"_s].integer(0, mostDice, card.dice);
    card.prevents = reader[u"prevents"_s].integer(0, mostPoints, card.prevents);
    card.effect = reader[u"effect"_s].text(longestText, {});
    if (card.type == RallyType::Hazard)
        card.hazard = readId(reader[u"hazard"_s]);
    return card;
}

Accessory readAccessory(const json::Reader& reader)
{
    static const QStringList kinds{u"weapon"_s, u"armour"_s, u"driver"_s, u"device"_s};
    static const QStringList flags{u"veteran"_s, u"jumpJets"_s};
    static const QStringList against{u"weapon"_s, u"attackCard"_s, u"check"_s, u"collision"_s};
    Accessory accessory;
    accessory.id = readId(reader[u"id"_s]);
    accessory.title = reader[u"title"_s].text(longestName, accessory.id);
    accessory.count = reader[u"count"_s].integer(0, mostCopies, accessory.count);
    const json::Reader covered = reader[u"colours"_s];
    for (qsizetype i = 0; i < covered.size(mostColours); ++i)
        accessory.colours.push_back(static_cast<SlotColour>(covered[i].word(slotColourWords())));
    if (accessory.colours.empty())
        covered.fail(u"has no entries, at least 1 is needed"_s);
    accessory.kind =
        static_cast<AccessoryKind>(reader[u"kind"_s].word(kinds, static_cast<int>(AccessoryKind::Device)));
    accessory.ammo = reader[u"ammo"_s].integer(0, mostPoints, accessory.ammo);
    accessory.range = readRange(reader[u"range"_s]);
    accessory.dice = reader[u"dice"_s].integer(0, mostDice, accessory.dice);
    accessory.arc = readArc(reader[u"arc"_s]);
    accessory.prevents = reader[u"prevents"_s].integer(0, mostPoints, accessory.prevents);
    if (const json::Reader applies = reader[u"appliesTo"_s]; !applies.value().isUndefined()) {
        accessory.appliesTo.clear();
        for (const QString& word : readWords(applies, against))
            accessory.appliesTo.push_back(static_cast<Against>(against.indexOf(word)));
    }
    accessory.pedDice = reader[u"pedDice"_s].integer(0, mostDice, accessory.pedDice);
    const QStringList set = readWords(reader[u"flags"_s], flags);
    accessory.veteran = set.contains(flags[0]);
    accessory.jumpJets = set.contains(flags[1]);
    accessory.text = reader[u"text"_s].text(longestText, {});
    return accessory;
}

Skill readSkill(const json::Reader& reader)
{
    constexpr int mostBoxes = 10;
    Skill skill;
    skill.id = readId(reader[u"id"_s]);
    skill.title = reader[u"title"_s].text(longestName, skill.id);
    skill.freeUp = reader[u"freeUp"_s].integer(0, mostBoxes, skill.freeUp);
    skill.freeDown = reader[u"freeDown"_s].integer(0, mostBoxes, skill.freeDown);
    skill.laneDie = reader[u"laneDie"_s].integer(0, mostBoxes, skill.laneDie);
    skill.text = reader[u"text"_s].text(longestText, {});
    return skill;
}

} // namespace roadmarshal::road_kill_rally

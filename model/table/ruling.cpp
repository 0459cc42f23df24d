#include "ruling.h"

#include "game.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QUuid>

namespace roadmarshal::table {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Ledger)
};

constexpr qsizetype longestText = 2000;
constexpr qsizetype longestName = 100;
constexpr qsizetype longestWord = 40;
constexpr qsizetype mostReasons = 40;
constexpr qsizetype mostPlayers = 20;
constexpr qsizetype largestClaim = 8000; // characters of its JSON

const QStringList standsWords{QStringLiteral("yes"), QStringLiteral("no"), QStringLiteral("depends")};
const QStringList decisionWords{QStringLiteral("upheld"), QStringLiteral("overruled"),
                                QStringLiteral("otherwise")};
const QStringList scopeWords{QStringLiteral("game"), QStringLiteral("house")};

Claim readClaim(const json::Reader& reader)
{
    const QJsonObject stored = reader.object();
    (void)reader[QStringLiteral("kind")].text(longestWord);
    if (QJsonDocument(stored).toJson(QJsonDocument::Compact).size() > largestClaim)
        reader.fail(QStringLiteral("is longer than %1 characters").arg(largestClaim));
    return restoreClaim(stored);
}

Ruling::Reason readReason(const json::Reader& reader)
{
    return {{reader[QStringLiteral("rule")].text(longestWord, {}),
             reader[QStringLiteral("ruling")].text(longestWord, {})},
            reader[QStringLiteral("text")].text(longestText)};
}

QStringList readPlayers(const json::Reader& reader)
{
    QStringList players;
    for (qsizetype i = 0; i < reader.size(mostPlayers); ++i)
        players.append(reader[i].text(longestName));
    return players;
}

QString scopeSaid(RulingScope scope)
{
    return scope == RulingScope::House ? Words::tr("the house") : Words::tr("this game");
}

} // namespace

Ruling rulingOn(const Game& game, const Claim& claim, const Verdict& verdict)
{
    Ruling ruling;
    ruling.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    ruling.game = game.id();
    ruling.claim = claim;
    ruling.words = game.say(claim);
    ruling.stands = verdict.stands;
    ruling.verdict = game.say(verdict.title);
    for (const Reason& reason : verdict.reasons)
        ruling.reasons.append({reason.citation, game.say(reason.message)});
    ruling.date = QDateTime::currentDateTimeUtc();
    return ruling;
}

QString toText(Ruled decision)
{
    return decisionWords[static_cast<int>(decision)];
}

QString toText(RulingScope scope)
{
    return scopeWords[static_cast<int>(scope)];
}

QString decisionText(const Ruling& ruling)
{
    const QString decided = ruling.decision == Ruled::Upheld      ? Words::tr("Upheld")
                            : ruling.decision == Ruled::Overruled ? Words::tr("Overruled")
                                                                  : Words::tr("Decided otherwise");
    QStringList parts{scopeSaid(ruling.scope)};
    if (!ruling.agreed.isEmpty())
        parts.append(ruling.agreed.join(QStringLiteral(", ")));
    const QString said = ruling.text.isEmpty() ? decided : Words::tr("%1: %2").arg(decided, ruling.text);
    return QStringLiteral("%1 (%2)").arg(said, parts.join(QStringLiteral("; ")));
}

QJsonObject store(const Ruling& ruling)
{
    QJsonArray reasons;
    for (const Ruling::Reason& reason : ruling.reasons)
        reasons.append(QJsonObject{{QStringLiteral("rule"), reason.citation.rule},
                                   {QStringLiteral("ruling"), reason.citation.ruling},
                                   {QStringLiteral("text"), reason.text}});
    QJsonObject stored{{QStringLiteral("id"), ruling.id},
                       {QStringLiteral("game"), ruling.game},
                       {QStringLiteral("claim"), store(ruling.claim)},
                       {QStringLiteral("words"), ruling.words},
                       {QStringLiteral("stands"), toText(ruling.stands)},
                       {QStringLiteral("verdict"), ruling.verdict},
                       {QStringLiteral("reasons"), reasons},
                       {QStringLiteral("decision"), toText(ruling.decision)},
                       {QStringLiteral("text"), ruling.text},
                       {QStringLiteral("agreed"), QJsonArray::fromStringList(ruling.agreed)},
                       {QStringLiteral("scope"), toText(ruling.scope)},
                       {QStringLiteral("date"), ruling.date.toUTC().toString(Qt::ISODateWithMs)}};
    if (!ruling.turns.isEmpty())
        stored[QStringLiteral("turns")] = QJsonObject{{ruling.turns, ruling.turnsTo}};
    return stored;
}

QJsonArray store(const Rulings& rulings)
{
    QJsonArray list;
    for (const Ruling& ruling : rulings)
        list.append(store(ruling));
    return list;
}

Ruling readRuling(const json::Reader& reader)
{
    const auto text = [&](const QString& key, qsizetype longest) { return reader[key].text(longest, {}); };
    Ruling ruling;
    ruling.id = reader[QStringLiteral("id")].text(longestName);
    ruling.game = text(QStringLiteral("game"), longestName);
    ruling.claim = readClaim(reader[QStringLiteral("claim")]);
    ruling.words = reader[QStringLiteral("words")].text(longestText);
    ruling.stands = static_cast<Stands>(reader[QStringLiteral("stands")].word(standsWords));
    ruling.verdict = text(QStringLiteral("verdict"), longestText);
    const json::Reader reasons = reader[QStringLiteral("reasons")];
    for (qsizetype i = 0; i < reasons.size(mostReasons); ++i)
        ruling.reasons.append(readReason(reasons[i]));
    ruling.decision = static_cast<Ruled>(reader[QStringLiteral("decision")].word(decisionWords));
    ruling.text = text(QStringLiteral("text"), longestText);
    ruling.agreed = readPlayers(reader[QStringLiteral("agreed")]);
    ruling.scope = static_cast<RulingScope>(reader[QStringLiteral("scope")].word(scopeWords));
    const json::Reader date = reader[QStringLiteral("date")];
    ruling.date = QDateTime::fromString(date.text(longestWord), Qt::ISODateWithMs);
    if (!ruling.date.isValid())
        date.fail(QStringLiteral("is no date like 2026-03-01T20:15:00.000Z"));
    if (reader.has(QStringLiteral("turns"))) {
        const json::Reader turns = reader[QStringLiteral("turns")];
        const QStringList keys = turns.keys();
        if (keys.size() != 1)
            turns.fail(QStringLiteral("has %1 entries, one ruling is turned at a time").arg(keys.size()));
        else
            ruling.turns = keys.first().left(longestWord);
        if (!ruling.turns.isEmpty())
            ruling.turnsTo = turns[ruling.turns].text(longestWord);
    }
    return ruling;
}

std::optional<Problem> unreadable(const Ruling& ruling)
{
    const json::Reader reader{QJsonValue(store(ruling))};
    (void)readRuling(reader);
    return reader.problem();
}

Rulings readRulings(const json::Reader& reader)
{
    Rulings rulings;
    const qsizetype count = reader.size(mostRulings);
    for (qsizetype i = 0; i < count && !reader.problem(); ++i)
        rulings.append(readRuling(reader[i]));
    return rulings;
}

} // namespace roadmarshal::table

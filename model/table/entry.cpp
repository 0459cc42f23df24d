#include "entry.h"

#include <QJsonArray>

#include <array>

namespace roadmarshal::table {

namespace {

constexpr std::array<QLatin1StringView, 7> kindNames{
    QLatin1StringView("action"), QLatin1StringView("correction"), QLatin1StringView("undo"),
    QLatin1StringView("redo"),   QLatin1StringView("amendment"),  QLatin1StringView("note"),
    QLatin1StringView("ruling")};

const QString ofKey = QStringLiteral("of");
const QString amendedKey = QStringLiteral("amended");
const QString rulingKey = QStringLiteral("ruling");

QJsonObject store(const Amended& amended)
{
    return {{QStringLiteral("entry"), amended.entry},
            {QStringLiteral("kind"), toText(amended.kind)},
            {QStringLiteral("action"), store(amended.action)},
            {QStringLiteral("effects"), store(amended.effects)},
            {QStringLiteral("objections"), store(amended.objections)},
            {QStringLiteral("draws"), store(amended.draws)}};
}

Amended restoreAmended(const QJsonObject& stored)
{
    return {stored[QStringLiteral("entry")].toInt(),
            parseEntryKind(stored[QStringLiteral("kind")].toString()).value_or(EntryKind::Action),
            restoreAction(stored[QStringLiteral("action")].toObject()),
            restoreEffects(stored[QStringLiteral("effects")].toArray()),
            restoreObjections(stored[QStringLiteral("objections")].toArray()),
            restoreDraws(stored[QStringLiteral("draws")].toArray())};
}

} // namespace

QString toText(EntryKind kind)
{
    return kindNames[static_cast<size_t>(kind)];
}

std::expected<EntryKind, QString> parseEntryKind(const QString& text)
{
    for (size_t i = 0; i < kindNames.size(); ++i) {
        if (text == kindNames[i])
            return static_cast<EntryKind>(i);
    }
    return std::unexpected(QStringLiteral("unknown kind \"%1\"").arg(text));
}

bool tellsOfThePast(const Entry& amendment)
{
    int before = amendment.target - 1;
    for (const Amended& item : amendment.amended) {
        if (item.entry <= before || item.entry >= amendment.number)
            return false;
        before = item.entry;
    }
    return true;
}

QJsonObject storeIntent(const Entry& entry)
{
    if (entry.kind == EntryKind::Action)
        return store(entry.action);
    if (entry.kind == EntryKind::Correction)
        return {};
    QJsonObject stored{{ofKey, entry.target}};
    if (entry.kind == EntryKind::Amendment) {
        QJsonArray list;
        for (const Amended& amended : entry.amended)
            list.append(store(amended));
        stored[amendedKey] = list;
    }
    if (entry.ruling)
        stored[rulingKey] = store(*entry.ruling);
    return stored;
}

std::optional<Problem> restoreIntent(const QJsonObject& stored, Entry& entry)
{
    if (entry.kind == EntryKind::Action) {
        entry.action = restoreAction(stored);
        return std::nullopt;
    }
    entry.target = stored[ofKey].toInt();
    for (const QJsonValue& value : stored[amendedKey].toArray())
        entry.amended.append(restoreAmended(value.toObject()));
    if (entry.kind != EntryKind::Ruling)
        return std::nullopt;
    const json::Reader ruling(stored[rulingKey]);
    entry.ruling = readRuling(ruling);
    return ruling.problem();
}

} // namespace roadmarshal::table

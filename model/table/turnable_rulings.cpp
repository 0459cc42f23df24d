#include "turnable_rulings.h"

namespace roadmarshal::table {

namespace {

QString text(const char* word)
{
    return QString::fromLatin1(word);
}

Message phrase(const TurnableRuling& one, const char* word)
{
    return {QStringLiteral("ruling-%1-%2").arg(text(one.ruling), text(word)), {}};
}

} // namespace

int positionOf(TurnableRulings table, const QString& ruling)
{
    for (size_t i = 0; i < table.size(); ++i) {
        if (ruling == QLatin1StringView(table[i].ruling))
            return static_cast<int>(i);
    }
    return -1;
}

TurnedPositions readTurned(TurnableRulings table, const json::Reader& reader)
{
    TurnedPositions turned;
    if (reader.value().isUndefined())
        return turned;
    (void)reader.object(); // which says so if it is none
    for (const QString& ruling : reader.keys()) {
        const int position = positionOf(table, ruling);
        if (position < 0) {
            QStringList known;
            for (const TurnableRuling& one : table)
                known.append(text(one.ruling));
            reader[ruling].fail(QStringLiteral("is no ruling that can be turned; these can: %1")
                                    .arg(known.join(QStringLiteral(", "))));
            return turned;
        }
        const TurnableRuling& one = table[static_cast<size_t>(position)];
        if (reader[ruling].word({text(one.usual), text(one.other)}) == 1)
            turned.insert(position);
    }
    return turned;
}

QJsonObject storeTurned(TurnableRulings table, const TurnedPositions& turned)
{
    QJsonObject stored;
    for (const int position : turned) {
        const TurnableRuling& one = table[static_cast<size_t>(position)];
        stored[text(one.ruling)] = text(one.other);
    }
    return stored;
}

QList<RulingChoice> choicesOf(TurnableRulings table)
{
    QList<RulingChoice> choices;
    for (const TurnableRuling& one : table)
        choices.append(
            {text(one.ruling),
             {QStringLiteral("ruling-") + text(one.ruling), {}},
             {{text(one.usual), phrase(one, one.usual)}, {text(one.other), phrase(one, one.other)}}});
    return choices;
}

Message turnedText(TurnableRulings table, const QString& ruling)
{
    const int position = positionOf(table, ruling);
    if (position < 0)
        return {};
    const TurnableRuling& one = table[static_cast<size_t>(position)];
    return phrase(one, one.other);
}

} // namespace roadmarshal::table

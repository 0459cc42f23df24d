#include "roll.h"

#include "match.h"

#include <QJsonArray>

#include <algorithm>

namespace roadmarshal::dice {

namespace {

const QString appWord = QStringLiteral("app");
constexpr int mostDice = 1000; // of one roll: a stored one that has more was not written by this program

} // namespace

Ask ask(const QString& what, const Die& die, int count)
{
    return {what, QList<Die>(count, die)};
}

QJsonValue storeValue(const Roll& roll)
{
    return std::visit(
        Match{[](const Faces& faces) { return QJsonValue(QJsonArray::fromStringList(faces.names)); },
              [](const Total& total) { return QJsonValue(total.value); },
              [](ByApp) { return QJsonValue(appWord); }},
        roll);
}

void restoreValue(const json::Reader& reader, Roll& roll)
{
    if (reader.value().isArray()) {
        Faces faces;
        for (qsizetype i = 0; i < reader.size(mostDice); ++i)
            faces.names.append(reader[i].text());
        roll = faces;
    } else if (reader.value().isDouble()) {
        constexpr int bound = 1'000'000;
        roll = Total{reader.integer(-bound, bound)};
    } else if (reader.value().toString() == appWord) {
        roll = ByApp{};
    } else {
        reader.fail(QStringLiteral("is neither faces nor a total nor \"app\""));
    }
}

std::optional<QList<Die>> stillDue(const Ask& ask, const QStringList& faces)
{
    QList<Die> due = ask.dice;
    for (const QString& name : faces) {
        const Face* face = due.isEmpty() ? nullptr : due.first().find(name);
        if (!face)
            return std::nullopt;
        if (face->again)
            due.append(due.first());
        due.removeFirst();
    }
    return due;
}

bool isComplete(const Ask& ask, const Roll& roll)
{
    return totalOf(ask, roll).has_value();
}

std::optional<int> totalOf(const Ask& ask, const Roll& roll)
{
    if (const auto* total = std::get_if<Total>(&roll))
        return ask.totals ? std::optional(total->value) : std::nullopt;
    const auto* faces = std::get_if<Faces>(&roll);
    if (!faces)
        return std::nullopt;
    QList<Die> due = ask.dice;
    int total = 0;
    for (const QString& name : faces->names) {
        const Face* face = due.isEmpty() ? nullptr : due.first().find(name);
        if (!face)
            return std::nullopt;
        total += face->value;
        if (face->again)
            due.append(due.first());
        due.removeFirst();
    }
    return due.isEmpty() ? std::optional(total) : std::nullopt;
}

int count(const Faces& faces, QStringView face)
{
    return static_cast<int>(std::ranges::count_if(
        faces.names, [&](const QString& name) { return face.compare(name, Qt::CaseInsensitive) == 0; }));
}

Faces rolledBy(const Ask& ask, const Draw& draw)
{
    Faces faces;
    QList<Die> due = ask.dice;
    while (!due.isEmpty()) {
        const Die die = due.takeFirst();
        const QString name = QStringLiteral("%1 %2").arg(ask.what).arg(faces.names.size() + 1);
        const Face& face = die.side(draw(die.sides(), name));
        faces.names.append(face.name);
        if (face.again)
            due.append(die);
    }
    return faces;
}

} // namespace roadmarshal::dice

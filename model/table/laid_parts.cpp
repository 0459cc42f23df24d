#include "laid_parts.h"

#include <QJsonArray>

#include <algorithm>

namespace roadmarshal::table {

namespace {

const QString idKey = QStringLiteral("id");

const SetupOption* readyFor(const LayParts& field, const QString& word)
{
    const auto found = std::ranges::find(field.ready, word, &SetupOption::word);
    return found == field.ready.end() ? nullptr : &*found;
}

// A complete set-up has its parts in full.
QString wordOf(const QJsonValue& part)
{
    return part.isObject() ? part[idKey].toString() : part.toString();
}

std::optional<LaidParts> read(const LayParts& field, const QJsonValue& value)
{
    if (!value.isObject() || !value[field.partsKey].isArray())
        return std::nullopt;
    LaidParts laid;
    for (const QJsonValue& part : value[field.partsKey].toArray())
        laid.parts.append(wordOf(part));
    laid.closed = !field.closedKey.isEmpty() && value[field.closedKey].toBool();
    for (const LayParts::Line& line : field.lines) {
        if (const QJsonValue row = value[line.key]; row.isDouble())
            laid.lines[line.key] = row.toInt();
    }
    return laid;
}

QJsonObject written(const LayParts& field, const LaidParts& laid)
{
    QJsonObject object = field.ofOwn;
    object[field.partsKey] = QJsonArray::fromStringList(laid.parts);
    if (!field.closedKey.isEmpty())
        object[field.closedKey] = laid.closed;
    for (const auto& [key, row] : laid.lines)
        object[key] = row;
    return object;
}

int rowsOf(const LayParts& field, const QString& word)
{
    const LayParts::Part* part = partFor(field, word);
    return part ? part->rows : 0;
}

// Where a line lies as seen from its part, so that it can go with it.
struct Pinned
{
    QString key;
    qsizetype part = 0;
    int behind = 0; // of the part's rows
};

std::vector<Pinned> pinnedLines(const LayParts& field, const LaidParts& laid)
{
    std::vector<Pinned> pinned;
    for (const auto& [key, row] : laid.lines) {
        const qsizetype part = partAt(field, laid, row - 1);
        if (part >= 0)
            pinned.push_back({key, part, row - firstRowOf(field, laid, part)});
    }
    return pinned;
}

void pin(const LayParts& field, LaidParts& laid, const std::vector<Pinned>& pinned)
{
    for (const Pinned& line : pinned) {
        const qsizetype part =
            std::clamp<qsizetype>(line.part, 0, std::max<qsizetype>(0, laid.parts.size() - 1));
        const int rows = laid.parts.isEmpty() ? 1 : rowsOf(field, laid.parts[part]);
        laid.lines[line.key] = firstRowOf(field, laid, part) + std::clamp(line.behind, 1, std::max(1, rows));
    }
}

bool goesAlong(const LayParts& field, const QString& key)
{
    const auto line = std::ranges::find(field.lines, key, &LayParts::Line::key);
    return line != field.lines.end() && line->atEnd;
}

// On the first part they lie at both its ends.
void layLines(const LayParts& field, LaidParts& laid)
{
    for (const LayParts::Line& line : field.lines)
        laid.lines[line.key] = line.atEnd ? std::max(1, rowsOf(field, laid.parts.first()) - 1) : 1;
}

} // namespace

const LayParts::Part* partFor(const LayParts& field, const QString& word)
{
    const auto found = std::ranges::find(field.parts, word, &LayParts::Part::word);
    return found == field.parts.end() ? nullptr : &*found;
}

int rowsOf(const LayParts& field, const LaidParts& laid)
{
    return firstRowOf(field, laid, laid.parts.size());
}

int firstRowOf(const LayParts& field, const LaidParts& laid, qsizetype part)
{
    int row = 0;
    for (qsizetype i = 0; i < std::min(part, laid.parts.size()); ++i)
        row += rowsOf(field, laid.parts[i]);
    return row;
}

qsizetype partAt(const LayParts& field, const LaidParts& laid, int row)
{
    if (row < 0)
        return -1;
    int end = 0;
    for (qsizetype i = 0; i < laid.parts.size(); ++i) {
        end += rowsOf(field, laid.parts[i]);
        if (row < end)
            return i;
    }
    return -1;
}

std::optional<LaidParts> laidParts(const LayParts& field, const QJsonValue& chosen)
{
    if (!chosen.isString())
        return read(field, chosen);
    const SetupOption* ready = readyFor(field, chosen.toString());
    return ready ? read(field, ready->value) : std::nullopt;
}

QJsonValue chosenAs(const LayParts& field, const LaidParts& laid)
{
    for (const SetupOption& ready : field.ready) {
        if (read(field, ready.value) == laid)
            return ready.word;
    }
    return written(field, laid);
}

QJsonValue settledParts(const LayParts& field, const QJsonValue& chosen)
{
    if (const SetupOption* ready = chosen.isString() ? readyFor(field, chosen.toString()) : nullptr)
        return ready->whyNot ? QJsonValue(QJsonValue::Undefined) : QJsonValue(ready->word);
    auto laid = chosen.isObject() ? read(field, chosen) : std::nullopt;
    if (!laid)
        return QJsonValue::Undefined;
    laid->parts.removeIf([&](const QString& word) { return !partFor(field, word); });
    laid->parts = laid->parts.first(std::min<qsizetype>(laid->parts.size(), field.most));
    for (const LayParts::Line& line : field.lines) {
        if (const auto row = laid->lines.find(line.key); row != laid->lines.end())
            row->second = std::clamp(row->second, line.least, std::max(line.least, line.most));
    }
    return chosenAs(field, *laid);
}

LaidParts withPart(const LayParts& field, LaidParts laid, qsizetype at, const QString& word)
{
    if (laid.parts.size() >= field.most || !partFor(field, word))
        return laid;
    std::vector<Pinned> pinned = pinnedLines(field, laid);
    const qsizetype last = laid.parts.size() - 1;
    at = std::clamp<qsizetype>(at, 0, laid.parts.size());
    const int longer = last < 0 ? 0 : rowsOf(field, word) - rowsOf(field, laid.parts[last]);
    laid.parts.insert(at, word);
    for (Pinned& line : pinned) {
        const bool isPushed = line.part >= at;
        const bool follows = at == last + 1 && line.part == last && goesAlong(field, line.key);
        if (isPushed || follows)
            ++line.part;
        if (follows)
            line.behind += longer; // as far from the end as before
    }
    pin(field, laid, pinned);
    if (laid.parts.size() == 1)
        layLines(field, laid);
    return laid;
}

LaidParts withoutPart(const LayParts& field, LaidParts laid, qsizetype at)
{
    if (at < 0 || at >= laid.parts.size())
        return laid;
    std::vector<Pinned> pinned = pinnedLines(field, laid);
    laid.parts.removeAt(at);
    for (Pinned& line : pinned) {
        if (line.part > at)
            --line.part;
    }
    pin(field, laid, pinned);
    return laid;
}

LaidParts withPartMoved(const LayParts& field, LaidParts laid, qsizetype from, qsizetype to)
{
    const qsizetype count = laid.parts.size();
    if (from < 0 || from >= count || to < 0 || to >= count)
        return laid;
    // Start and finish stay where they are on the table: it is the parts that change places.
    laid.parts.move(from, to);
    const int rows = rowsOf(field, laid);
    for (auto& [key, row] : laid.lines)
        row = std::clamp(row, 1, std::max(1, rows));
    return laid;
}

LaidParts withPartTurnedOver(const LayParts& field, LaidParts laid, qsizetype at)
{
    if (at < 0 || at >= laid.parts.size())
        return laid;
    const LayParts::Part* part = partFor(field, laid.parts[at]);
    if (!part || !partFor(field, part->otherSide))
        return laid;
    const std::vector<Pinned> pinned = pinnedLines(field, laid);
    laid.parts[at] = part->otherSide;
    pin(field, laid, pinned);
    return laid;
}

} // namespace roadmarshal::table

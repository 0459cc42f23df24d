#include "parse.h"

#include "distribution.h"
#include "match.h"

#include <algorithm>

namespace roadmarshal::dice {

namespace {

using What = Wrong::What;

bool isShort(const Die& die)
{
    return std::ranges::all_of(die.faces, [](const Face& face) { return face.name.size() == 1; });
}

// Faces that all have one letter may stand without anything between them.
bool mayJoin(const Ask& ask)
{
    return std::ranges::all_of(ask.dice, isShort) && (!ask.totals || ask.dice.size() < 2);
}

QStringList split(const Ask& ask, const QString& word)
{
    QString parted = word;
    parted.replace(u'+', u',');
    if (!parted.contains(u',') && mayJoin(ask))
        return parted.split(QString(), Qt::SkipEmptyParts);
    return parted.split(u',');
}

bool isApp(const QString& word)
{
    return word.compare(u"app", Qt::CaseInsensitive) == 0 || word.compare(u"roll", Qt::CaseInsensitive) == 0;
}

std::expected<Roll, Wrong> takeTotal(const Ask& ask, const QString& word, int value)
{
    const auto due = static_cast<int>(ask.dice.size());
    if (!ask.totals)
        return std::unexpected(Wrong{What::NoTotal, word, due});
    if (sum(ask).at(value) <= 0)
        return std::unexpected(Wrong{What::OutOfReach, word, due});
    return Total{value};
}

// What is not written in faces: the app, or a total. Nothing if it can only be faces.
std::optional<std::expected<Roll, Wrong>> takeWhole(const Ask& ask, const QString& word)
{
    if (isApp(word)) {
        if (ask.inApp)
            return ByApp{};
        return std::unexpected(Wrong{What::NotInApp, word, static_cast<int>(ask.dice.size())});
    }
    const bool marked = word.startsWith(u'=');
    bool isNumber = false;
    const int value = QStringView(word).sliced(marked ? 1 : 0).toInt(&isNumber);
    if (isNumber && (marked || (ask.totals && ask.dice.size() > 1)))
        return takeTotal(ask, word, value);
    return std::nullopt;
}

// The faces of one more word, behind those that have fallen.
std::expected<QStringList, Wrong> append(const Ask& ask, QStringList faces, const QString& word)
{
    for (const QString& name : split(ask, word)) {
        const auto due = stillDue(ask, faces);
        const auto left = static_cast<int>(due->size());
        if (due->isEmpty())
            return std::unexpected(Wrong{What::TooMany, word, left});
        const Face* face = due->first().find(name);
        if (!face)
            return std::unexpected(Wrong{What::NotAFace, name.isEmpty() ? word : name, left});
        faces.append(face->name);
    }
    return faces;
}

} // namespace

std::variant<Taken, Partial, Wrong> take(const Ask& ask, const QStringList& words)
{
    if (ask.dice.isEmpty())
        return Taken{Faces{}, 0};
    if (words.isEmpty())
        return Partial{};
    if (const auto whole = takeWhole(ask, words.first())) {
        if (*whole)
            return Taken{**whole, 1};
        return whole->error();
    }
    QStringList faces;
    for (qsizetype used = 1; used <= words.size(); ++used) {
        const auto more = append(ask, faces, words[used - 1]);
        if (!more)
            return more.error();
        faces = *more;
        if (stillDue(ask, faces)->isEmpty())
            return Taken{Faces{faces}, used};
    }
    return Partial{faces};
}

std::expected<Roll, Wrong> parse(const Ask& ask, const QString& word)
{
    return std::visit(
        Match{[](const Taken& taken) { return std::expected<Roll, Wrong>(taken.roll); },
              [&](const Partial& partial) {
                  const auto due = static_cast<int>(stillDue(ask, partial.faces)->size());
                  return std::expected<Roll, Wrong>(std::unexpected(Wrong{What::TooFew, word, due}));
              },
              [](const Wrong& wrong) { return std::expected<Roll, Wrong>(std::unexpected(wrong)); }},
        take(ask, {word}));
}

QString toWord(const Roll& roll)
{
    return std::visit(Match{[](const Faces& faces) { return faces.names.join(u','); },
                            [](const Total& total) { return QStringLiteral("=%1").arg(total.value); },
                            [](ByApp) { return QStringLiteral("app"); }},
                      roll);
}

} // namespace roadmarshal::dice

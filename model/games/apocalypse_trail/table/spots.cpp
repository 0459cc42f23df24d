#include "spots.h"

#include "table/correction.h"
#include "table/enum_words.h"

namespace roadmarshal::apocalypse_trail {

namespace {

const QString pilePrefix = QStringLiteral("pile-");
const QString modPrefix = QStringLiteral("mod-");
const QString rowPrefix = QStringLiteral("row-");
constexpr int mostNumbered = 9999;

} // namespace

QString pileSubject(int square)
{
    return pilePrefix + QString::number(square);
}

std::optional<int> squareOfPile(const QString& subject)
{
    return numberBehind(subject, pilePrefix);
}

QString modSlot(int number)
{
    return modPrefix + QString::number(number);
}

std::optional<int> numberOfMod(const QString& property)
{
    return numberBehind(property, modPrefix);
}

QString loadProperty(const LoadSpot& spot)
{
    return spot.mod + u'.' + table::wordFor(resourceWords, spot.resource);
}

std::optional<LoadSpot> loadIn(const QString& property)
{
    const qsizetype dot = property.lastIndexOf(u'.');
    const auto resource =
        dot > 0 ? table::enumFor<Resource>(resourceWords, property.mid(dot + 1)) : std::nullopt;
    return resource ? std::optional(LoadSpot{property.left(dot), *resource}) : std::nullopt;
}

QString rowSlot(int number)
{
    return rowPrefix + QString::number(number);
}

std::optional<int> numberInRow(const QString& property)
{
    return numberBehind(property, rowPrefix);
}

std::optional<int> numberBehind(const QString& word, const QString& prefix)
{
    return word.startsWith(prefix) ? table::numberIn(word.sliced(prefix.size()), 0, mostNumbered)
                                   : std::nullopt;
}

} // namespace roadmarshal::apocalypse_trail

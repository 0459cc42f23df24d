#include "amend_choices.h"

#include <algorithm>
#include <array>

namespace roadmarshal::cli {

using table::Amendment;
using Resolution = Amendment::Resolution;

namespace {

constexpr std::array resolutions{Resolution::KeepAsPlayed, Resolution::Revise, Resolution::Drop};
const QString allWord = QStringLiteral("all");

QString optionFor(Resolution resolution)
{
    return QStringLiteral("--") + toText(resolution);
}

std::unexpected<QString> wrong(Resolution resolution, const QString& reason)
{
    return std::unexpected(QStringLiteral("%1: %2").arg(optionFor(resolution), reason));
}

std::expected<void, QString> addAll(AmendChoices& choices, Resolution resolution)
{
    if (resolution == Resolution::Drop) {
        choices.dropsImpossible = true;
        return {};
    }
    if (choices.all)
        return wrong(resolution, QStringLiteral("all of them are to be treated otherwise already (%1)")
                                     .arg(optionFor(*choices.all)));
    choices.all = resolution;
    return {};
}

std::expected<void, QString> add(AmendChoices& choices, Resolution resolution, const QString& word)
{
    if (word == allWord)
        return addAll(choices, resolution);
    bool isNumber = false;
    const int entry = word.toInt(&isNumber);
    if (!isNumber)
        return wrong(resolution,
                     QStringLiteral("has \"%1\", allowed are numbers of entries, or all").arg(word));
    if (const auto [found, isNew] = choices.entries.try_emplace(entry, resolution);
        !isNew && found->second != resolution)
        return wrong(resolution,
                     QStringLiteral("has %1, which %2 has too").arg(entry).arg(optionFor(found->second)));
    return {};
}

} // namespace

QString toText(Resolution resolution)
{
    switch (resolution) {
    case Resolution::KeepAsPlayed:
        return QStringLiteral("keep");
    case Resolution::Revise:
        return QStringLiteral("revise");
    case Resolution::Drop:
        break;
    }
    return QStringLiteral("drop");
}

std::expected<AmendChoices, QString> choicesFrom(const Arguments& arguments)
{
    AmendChoices choices;
    for (const Resolution resolution : resolutions) {
        if (!arguments.has(optionFor(resolution)))
            continue;
        for (const QString& word : arguments.option(optionFor(resolution)).split(u',')) {
            if (const auto added = add(choices, resolution, word.trimmed()); !added)
                return std::unexpected(added.error());
        }
    }
    return choices;
}

Amendment::Choices wishes(const AmendChoices& choices, const Amendment::Past& past)
{
    Amendment::Choices wished = choices.entries;
    if (choices.all) {
        for (const table::Amended& later : past.standing.sliced(1))
            wished.try_emplace(later.entry, *choices.all);
    }
    return wished;
}

std::optional<QString> refusedChoice(const AmendChoices& choices, const Amendment& amendment)
{
    for (const auto& [entry, resolution] : choices.entries) {
        const auto ripple = std::ranges::find(
            amendment.ripples(), entry, [](const Amendment::Ripple& line) { return line.before.entry; });
        const auto refused = [&](const QString& reason) {
            return QStringLiteral("%1: %2").arg(optionFor(resolution), reason.arg(entry));
        };
        if (ripple == amendment.ripples().end())
            return refused(QStringLiteral("%1 is no entry that stands after the amended one"));
        if (resolution == Resolution::KeepAsPlayed && !ripple->canKeep)
            return refused(QStringLiteral("entry %1 can't stay as it was played"));
        if (resolution == Resolution::Revise && !ripple->canRevise)
            return refused(ripple->fate == Amendment::Fate::Same
                               ? QStringLiteral("entry %1 comes out as it was played")
                               : QStringLiteral("entry %1 can't be decided anew"));
    }
    return std::nullopt;
}

bool isDecided(const AmendChoices& choices, const Amendment::Ripple& ripple)
{
    if (ripple.fate == Amendment::Fate::Same || choices.entries.contains(ripple.before.entry))
        return true;
    if (ripple.fate == Amendment::Fate::Impossible)
        return choices.dropsImpossible;
    return choices.all && *choices.all == ripple.resolution;
}

} // namespace roadmarshal::cli

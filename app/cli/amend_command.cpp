#include "commands.h"

#include "amend_choices.h"
#include "open_game.h"
#include "spoken.h"

#include "log/lines.h"
#include "log/ripples.h"
#include "table/journal/replacement.h"
#include "text/one_line.h"

#include <algorithm>

namespace roadmarshal::cli {

using namespace table;

namespace {

const QString removeFlag = QStringLiteral("--remove");
const QString noteOption = QStringLiteral("--note");

// What the caller wants, before any game is looked at.
struct Wish
{
    QString path;
    int entry = 0;
    QString line; // empty: it did not happen
    bool insists = false;
    QString note;
    AmendChoices choices;
};

std::expected<QString, QString> noteFrom(const Arguments& arguments, const Draft& draft)
{
    constexpr qsizetype longest = 2000;
    if (!arguments.has(noteOption))
        return draft.note;
    if (!draft.note.isEmpty())
        return std::unexpected(QStringLiteral("%1: there is a note behind // already").arg(noteOption));
    const QString note = text::onOneLine(arguments.option(noteOption)).trimmed();
    if (note.size() > longest)
        return std::unexpected(
            QStringLiteral("%1: is longer than %2 characters").arg(noteOption).arg(longest));
    return note;
}

std::expected<Wish, QString> wishFrom(const Arguments& arguments)
{
    Wish wish;
    wish.path = arguments.plain[0];
    bool isNumber = false;
    wish.entry = arguments.plain[1].toInt(&isNumber);
    if (!isNumber)
        return std::unexpected(
            QStringLiteral("\"%1\" is not the number of an entry").arg(arguments.plain[1]));
    wish.line = arguments.plain.sliced(2).join(u' ').simplified();
    if (arguments.has(removeFlag) != wish.line.isEmpty())
        return std::unexpected(
            wish.line.isEmpty()
                ? QStringLiteral("say what happened instead, or %1 if nothing did").arg(removeFlag)
                : QStringLiteral("%1: and yet there is a line of what happened instead").arg(removeFlag));
    const auto draft = parse(wish.line);
    if (!draft)
        return std::unexpected(draft.error().reason);
    wish.insists = draft->insists;
    const auto note = noteFrom(arguments, *draft);
    if (!note)
        return std::unexpected(note.error());
    wish.note = *note;
    const auto choices = choicesFrom(arguments);
    if (!choices)
        return std::unexpected(choices.error());
    wish.choices = *choices;
    return wish;
}

std::expected<Amendment::Past, QString> pastOf(const Session& session, int entry)
{
    if (entry < 1 || entry > session.last())
        return std::unexpected(
            QStringLiteral("there is no entry %1, allowed is 1 to %2").arg(entry).arg(session.last()));
    const EntryKind kind = session.entries()[entry - 1].kind;
    if (kind != EntryKind::Action && kind != EntryKind::Correction)
        return std::unexpected(
            QStringLiteral("entry %1 is of the kind %2; what was played or set by hand can be amended")
                .arg(QString::number(entry), table::toText(kind)));
    return session.pastOf(entry).transform_error(
        [&](const Refused& refused) { return say(session.game(), refused); });
}

std::expected<Amendment::Replacement, QString> replacementFrom(const Amendment::Past& past, const Wish& wish)
{
    if (wish.line.isEmpty())
        return Amendment::Removed{};
    const Understood understood = understand(past, wish.line);
    if (const auto* prompt = std::get_if<Prompt>(&understood))
        return std::unexpected(QStringLiteral("more is needed: %1").arg(past.game->say(prompt->question)));
    if (const auto* refused = std::get_if<Refused>(&understood))
        return std::unexpected(say(*past.game, *refused));
    return std::get<Amendment::Replacement>(understood);
}

std::expected<Amendment, QString> amendmentFrom(const Session& session, const Wish& wish)
{
    const auto past = pastOf(session, wish.entry);
    if (!past)
        return std::unexpected(past.error());
    const auto replacement = replacementFrom(*past, wish);
    if (!replacement)
        return std::unexpected(replacement.error());
    Amendment amendment(*past, *replacement, wishes(wish.choices, *past));
    if (!amendment.outcome())
        return std::unexpected(say(session.game(), toRefused(amendment.outcome().error())));
    if (const auto refused = refusedChoice(wish.choices, amendment))
        return std::unexpected(*refused);
    if (!amendment.changesAnything())
        return std::unexpected(QStringLiteral("entry %1 reads like that already").arg(wish.entry));
    return amendment;
}

QString wordFor(Amendment::Fate fate)
{
    switch (fate) {
    case Amendment::Fate::Same:
        return QStringLiteral("unchanged");
    case Amendment::Fate::Differs:
        return QStringLiteral("differs");
    case Amendment::Fate::Objected:
        return QStringLiteral("objected");
    case Amendment::Fate::Impossible:
        break;
    }
    return QStringLiteral("impossible");
}

QJsonObject toJson(const Game& game, const Amendment::Ripple& ripple, const log::RippleLine& line)
{
    QJsonObject object{{QStringLiteral("entry"), line.entry},
                       {QStringLiteral("text"), line.title},
                       {QStringLiteral("verdict"), wordFor(line.fate)},
                       {QStringLiteral("choice"), toText(line.resolution)}};
    if (line.fate == Amendment::Fate::Same)
        return object;
    QStringList possible{toText(Amendment::Resolution::Drop)};
    if (line.canRevise)
        possible.prepend(toText(Amendment::Resolution::Revise));
    if (line.canKeep)
        possible.prepend(toText(Amendment::Resolution::KeepAsPlayed));
    object[QStringLiteral("possible")] = QJsonArray::fromStringList(possible);
    object[QStringLiteral("becomes")] = QJsonArray::fromStringList(line.becomes);
    object[QStringLiteral("ceases")] = QJsonArray::fromStringList(line.ceases);
    object[QStringLiteral("objections")] = spoken(game, ripple.objections);
    return object;
}

// The entry as it reads now; nothing if it did not happen.
const Amended* amendedEntry(const Amendment& amendment)
{
    const QList<Amended>& items = amendment.outcome()->items;
    const bool isThere = !items.isEmpty() && items.first().entry == amendment.target();
    return isThere ? &items.first() : nullptr;
}

Objections objectionsTo(const Amendment& amendment)
{
    const Amended* entry = amendedEntry(amendment);
    return entry ? entry->objections : Objections{};
}

QJsonObject reportOn(const Session& session, const Amendment& amendment)
{
    const Game& game = session.game();
    const QList<log::RippleLine> lines = log::ripplesOf(game, amendment);
    QJsonArray later;
    for (qsizetype i = 0; i < lines.size(); ++i)
        later.append(toJson(game, amendment.ripples()[i], lines[i]));
    Effects handsOn = amendment.handsOn(session.now());
    handsOn.removeIf([&](const Effect& effect) { return !game.isHandsOn(effect); });
    const QList<Amended> standing = session.history().standing();
    const auto was = std::ranges::find(standing, amendment.target(), &Amended::entry);
    QJsonObject report{{QStringLiteral("amends"), amendment.target()},
                       {QStringLiteral("was"), log::titleOf(game, *was)},
                       {QStringLiteral("later"), later},
                       {QStringLiteral("handsOn"), spoken(game, handsOn)}};
    if (const Amended* entry = amendedEntry(amendment)) {
        report[QStringLiteral("text")] = log::titleOf(game, *entry);
        report[QStringLiteral("effects")] = spoken(game, entry->effects);
        report[QStringLiteral("objections")] = spoken(game, entry->objections);
    }
    return report;
}

// Entries about which nobody has said what becomes of them.
QJsonArray undecided(const Amendment& amendment, const AmendChoices& choices)
{
    QJsonArray entries;
    for (const Amendment::Ripple& ripple : amendment.ripples()) {
        if (!isDecided(choices, ripple))
            entries.append(ripple.before.entry);
    }
    return entries;
}

// On the table that was looked at: whoever recorded something meanwhile is not written over.
std::expected<int, QString> record(const Wish& wish, int basis)
{
    const auto session = openGame(wish.path, Access::ReadWrite);
    if (!session)
        return std::unexpected(session.error());
    const auto amendment = amendmentFrom(**session, wish);
    if (!amendment || amendment->basis() != basis)
        return std::unexpected(
            Problem{{}, QStringLiteral("something was recorded meanwhile; look again")}.toLine(wish.path));
    const auto entry = (*session)->amend(*amendment, wish.note);
    if (!entry)
        return std::unexpected(Problem{{}, say((*session)->game(), entry.error())}.toLine(wish.path));
    return entry->number;
}

} // namespace

// It is read until all is said, so that a game which is only looked at stays as it is.
Result amend(const Arguments& arguments)
{
    const auto wish = wishFrom(arguments);
    if (!wish)
        return std::unexpected(wish.error());
    auto session = openGame(wish->path, Access::ReadOnly);
    if (!session)
        return std::unexpected(session.error());
    const auto amendment = amendmentFrom(**session, *wish);
    if (!amendment)
        return std::unexpected(Problem{{}, amendment.error()}.toLine(wish->path));
    QJsonObject report = reportOn(**session, *amendment);
    const QJsonArray open = undecided(*amendment, wish->choices);
    const bool isInsisted = wish->insists || objectionsTo(*amendment).isEmpty();
    if (!open.isEmpty())
        report[QStringLiteral("undecided")] = open;
    if (!isInsisted)
        report[QStringLiteral("insist")] = insistHint;
    const bool mayRecord = open.isEmpty() && isInsisted;
    if (mayRecord && !arguments.has(QStringLiteral("--dry-run"))) {
        session->reset();
        const auto entry = record(*wish, amendment->basis());
        if (!entry)
            return std::unexpected(entry.error());
        report[QStringLiteral("entry")] = *entry;
    }
    const Result printed = printJson(report);
    return printed ? Result(mayRecord ? 0 : 1) : printed;
}

} // namespace roadmarshal::cli

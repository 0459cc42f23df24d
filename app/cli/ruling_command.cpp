#include "commands.h"

#include "claim_words.h"
#include "open_game.h"

#include "ledger/house.h"
#include "table/journal/shorthand.h"
#include "text/one_line.h"

#include <algorithm>

namespace roadmarshal::cli {

using namespace table;
using table::Ruling;

namespace {

const QString decisionOption = QStringLiteral("--decision");
const QString textOption = QStringLiteral("--text");
const QString agreedOption = QStringLiteral("--agreed");
const QString turnsOption = QStringLiteral("--turns");
const QString withdrawOption = QStringLiteral("--withdraw");
const QString houseFlag = QStringLiteral("--house");

std::unexpected<QString> wrong(const QString& option, const QString& reason)
{
    return std::unexpected(QStringLiteral("%1: %2").arg(option, reason));
}

std::expected<ledger::House, QString> house()
{
    return ledger::House::load().transform_error(
        [](const Problem& problem) { return problem.toLine(ledger::housePath()); });
}

// Says which option has no business beside another one.
std::expected<void, QString> refuseAll(const Arguments& arguments, const QStringList& options,
                                       const QString& reason)
{
    for (const QString& option : options) {
        if (arguments.has(option))
            return wrong(option, reason);
    }
    return {};
}

std::expected<table::Ruled, QString> decisionFrom(const Arguments& arguments)
{
    using enum table::Ruled;
    QStringList words;
    for (const table::Ruled decision : {Upheld, Overruled, Otherwise}) {
        words.append(table::toText(decision));
        if (words.last() == arguments.option(decisionOption))
            return decision;
    }
    const QString allowed = QStringLiteral("allowed is %1").arg(words.join(QStringLiteral(", ")));
    return arguments.has(decisionOption)
               ? wrong(decisionOption,
                       QStringLiteral("is \"%1\", %2").arg(arguments.option(decisionOption), allowed))
               : wrong(decisionOption, QStringLiteral("is missing, %1").arg(allowed));
}

// By name, or by team where they have none.
std::expected<QStringList, QString> agreedFrom(const Arguments& arguments, const TableShow& show)
{
    if (!arguments.has(agreedOption))
        return QStringList{};
    QStringList players;
    for (const Team& team : show.teams)
        players.append(team.player.isEmpty() ? team.name : team.player);
    const QString given = arguments.option(agreedOption);
    if (given == QStringLiteral("all"))
        return players;
    QStringList agreed;
    for (const QString& part : given.split(u',')) {
        const QString name = part.trimmed();
        if (!players.contains(name))
            return wrong(agreedOption, QStringLiteral("has \"%1\", at the table are %2")
                                           .arg(name, players.join(QStringLiteral(", "))));
        if (!agreed.contains(name))
            agreed.append(name);
    }
    return agreed;
}

// "AR-51=no-points": a ruling that the verdict rests on, and a word that a house may choose for it.
std::expected<void, QString> turn(Ruling& ruling, const Game& game, const QString& given)
{
    const QString id = given.section(u'=', 0, 0);
    const QString word = given.section(u'=', 1);
    QStringList allowed;
    for (const RulingChoice& choice : game.rulingChoices()) {
        const bool isCited = std::ranges::any_of(ruling.reasons, [&](const Ruling::Reason& reason) {
            return reason.citation.ruling == choice.ruling;
        });
        for (const RulingChoice::Option& option : choice.options) {
            if (isCited)
                allowed.append(choice.ruling + u'=' + option.word);
        }
    }
    if (!allowed.contains(given))
        return wrong(
            turnsOption,
            allowed.isEmpty()
                ? QStringLiteral("the verdict rests on no ruling that a house may turn")
                : QStringLiteral("is \"%1\", allowed is %2").arg(given, allowed.join(QStringLiteral(", "))));
    ruling.turns = id;
    ruling.turnsTo = word;
    return {};
}

std::expected<Ruling, QString> rulingFrom(const Arguments& arguments, const OpenTable& table)
{
    const Game& game = table.session->game();
    const auto claim = claimIn(game, table.state, arguments.plain.sliced(1));
    if (!claim)
        return std::unexpected(QStringLiteral("%1: %2").arg(arguments.plain.first(), claim.error()));
    const auto decision = decisionFrom(arguments);
    if (!decision)
        return std::unexpected(decision.error());
    const auto agreed = agreedFrom(arguments, game.show(table.state));
    if (!agreed)
        return std::unexpected(agreed.error());
    Ruling ruling = table::rulingOn(game, *claim, game.judge(table.state, *claim).value());
    ruling.decision = *decision;
    ruling.text = text::onOneLine(arguments.option(textOption)).simplified();
    ruling.agreed = *agreed;
    if (arguments.has(houseFlag))
        ruling.scope = table::RulingScope::House;
    else if (arguments.has(turnsOption))
        return wrong(turnsOption, QStringLiteral("goes with %1").arg(houseFlag));
    if (arguments.has(turnsOption)) {
        if (const auto turned = turn(ruling, game, arguments.option(turnsOption)); !turned)
            return std::unexpected(turned.error());
    }
    if (const auto problem = table::unreadable(ruling))
        return std::unexpected(problem->toLine());
    return ruling;
}

Result record(const Arguments& arguments, OpenTable table)
{
    const QString path = arguments.plain.first();
    const auto ruling = rulingFrom(arguments, table);
    if (!ruling)
        return std::unexpected(ruling.error());
    // Read before anything is written: a ledger that can't be read is no reason for half a ruling.
    auto kept = house();
    if (ruling->scope == table::RulingScope::House && !kept)
        return std::unexpected(kept.error());
    table.session.reset();
    const auto session = openGame(path, Access::ReadWrite);
    if (!session)
        return std::unexpected(session.error());
    const auto entry = (*session)->rule(table.entry, *ruling);
    if (!entry)
        return std::unexpected(Problem{{}, say((*session)->game(), entry.error())}.toLine(path));
    const Result printed = printJson(
        {{QStringLiteral("entry"), entry->number}, {QStringLiteral("ruling"), table::store(*ruling)}});
    if (!printed || ruling->scope != table::RulingScope::House)
        return printed;
    if (const auto added = kept->add(*ruling); !added)
        return std::unexpected(added.error().toLine(ledger::housePath()));
    return 0;
}

Result list(const OpenTable& table)
{
    const auto kept = house();
    if (!kept)
        return std::unexpected(kept.error());
    return printJson({{QStringLiteral("game"), table::store(table.session->rulings())},
                      {QStringLiteral("house"), table::store(kept->rulingsFor(table.session->game().id()))}});
}

Result withdraw(const QString& id, const Game& game)
{
    auto kept = house();
    if (!kept)
        return std::unexpected(kept.error());
    if (!std::ranges::contains(kept->rulingsFor(game.id()), id, &Ruling::id))
        return wrong(withdrawOption, QStringLiteral("the house has no ruling \"%1\" of this game").arg(id));
    if (const auto done = kept->withdraw(id); !done)
        return std::unexpected(done.error().toLine(ledger::housePath()));
    return printJson({{QStringLiteral("withdrawn"), id}});
}

} // namespace

Result ruling(const Arguments& arguments)
{
    const bool hasClaim = arguments.plain.size() > 1;
    QStringList ofARecord{decisionOption, textOption, agreedOption, turnsOption, houseFlag};
    if (hasClaim && arguments.has(withdrawOption))
        return wrong(withdrawOption, QStringLiteral("and yet there is a claim to record"));
    if (!hasClaim) {
        if (const auto refused = refuseAll(arguments, ofARecord, QStringLiteral("the claim is missing"));
            !refused)
            return std::unexpected(refused.error());
    }
    auto table = openTable(arguments);
    if (!table)
        return std::unexpected(table.error());
    if (hasClaim)
        return record(arguments, *std::move(table));
    if (arguments.has(withdrawOption))
        return withdraw(arguments.option(withdrawOption), table->session->game());
    return list(*table);
}

} // namespace roadmarshal::cli

#include "audit_words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace roadmarshal::views {

using namespace table;
using Kind = AuditFact::Kind;
using Part = AuditLine::Part;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Audit)
};

const QString side = QStringLiteral("side");
const QString first = QStringLiteral("first");
const QString hand = QStringLiteral("hand");

} // namespace

AuditWords::AuditWords(const Game& game, const State& state) : m_game(game), m_table(game.show(state)) {}

const Team& AuditWords::team(const QString& id) const
{
    static const Team nobody;
    const auto found = std::ranges::find(m_table.teams, id, &Team::id);
    return found == m_table.teams.end() ? nobody : *found;
}

QString AuditWords::group(int number) const
{
    return m_game.say(m_table.board->groups().at(static_cast<std::size_t>(number)));
}

QString AuditWords::section(const AuditLine& line) const
{
    switch (line.part) {
    case Part::Board:
        return group(line.group);
    case Part::Beside:
        return Words::tr("Beside the board");
    case Part::Mat:
        return line.team.isEmpty() ? Words::tr("Mats of the table")
                                   : Words::tr("Mat of %1", "a team").arg(team(line.team).name);
    case Part::Score:
        return Words::tr("Score");
    case Part::Hand:
        return Words::tr("Hands");
    case Part::Marker:
        return Words::tr("Markers");
    }
    return {};
}

QString AuditWords::emptyBefore(const Audit& audit, int line) const
{
    const AuditLine& now = audit.lines()[line];
    if (now.part != Part::Board)
        return {};
    const int from = line == 0 ? 0 : audit.lines()[line - 1].group + 1;
    const int to = now.group - 1;
    if (from > to)
        return {};
    return from == to ? Words::tr("nothing on %1", "a row of spaces").arg(group(from))
                      : Words::tr("nothing from %1 to %2", "rows of spaces").arg(group(from), group(to));
}

QString AuditWords::allAgree(const AuditLine& line) const
{
    switch (line.part) {
    case Part::Board:
        return Words::tr("&All of this part agrees");
    case Part::Mat:
        return Words::tr("&All of this mat agrees");
    default:
        return Words::tr("&All of these agree");
    }
}

QString AuditWords::place(const Audit& audit, int line) const
{
    const AuditLine& of = audit.lines()[line];
    if (of.part == Part::Marker)
        return section(of);
    if (const AuditFact* at = of.fact(QStringLiteral("at")))
        return fact(audit, line, *at);
    return of.team.isEmpty() && !of.where.code.isEmpty() ? m_game.say(of.where) : team(of.team).name;
}

QString AuditWords::value(const AuditFact& fact, const AuditLine& line, const QString& value) const
{
    switch (fact.kind) {
    case Kind::Place:
        // The game's own word for what it read; what was typed stays as it is.
        return value == fact.value && !line.where.code.isEmpty() ? m_game.say(line.where) : value;
    case Kind::Switch:
        return value == QStringLiteral("on") ? m_game.say(fact.label)
                                             : Words::tr("not %1", "a token").arg(m_game.say(fact.label));
    case Kind::Choice:
        return choice(fact, value);
    case Kind::Number:
        break;
    }
    const QString number = QLocale().toString(value.toInt());
    if (fact.property == hand)
        return Words::tr("%1: %2 in hand", "a deck, a number of cards").arg(m_game.say(fact.label), number);
    return Words::tr("%1 %2", "a gauge or counter and its value").arg(m_game.say(fact.label), number);
}

QString AuditWords::fact(const Audit& audit, int line, const AuditFact& fact) const
{
    const AuditLine& of = audit.lines()[line];
    const QString now = value(fact, of, audit.valueOf(line, fact.property));
    if (!audit.differs(line, fact.property))
        return now;
    const QString before =
        fact.kind == Kind::Number ? QLocale().toString(fact.value.toInt()) : value(fact, of, fact.value);
    return Words::tr("%1, not %2", "what the table has, what the app thought").arg(now, before);
}

QString AuditWords::label(const AuditFact& fact) const
{
    if (fact.kind == Kind::Place)
        return Words::tr("Place");
    if (fact.property == hand)
        return Words::tr("Cards in hand");
    if (!fact.label.code.isEmpty())
        return m_game.say(fact.label);
    return fact.property == side    ? Words::tr("Side")
           : fact.property == first ? Words::tr("First player")
                                    : Words::tr("To act");
}

QString AuditWords::choice(const AuditFact& fact, const QString& value) const
{
    if (!fact.names.isEmpty()) {
        const Message name = fact.names.value(fact.choices.indexOf(value));
        return Words::tr("%1: %2", "a chart or a slot, what is there")
            .arg(m_game.say(fact.label),
                 name.code.isEmpty() ? Words::tr("nothing", "in a slot") : m_game.say(name));
    }
    if (fact.property == side)
        return m_game.say(Message{QStringLiteral("up-") + value, {}});
    const Team& who = team(value);
    const QString name =
        who.player.isEmpty() ? who.name : QStringLiteral("%1 (%2)").arg(who.name, who.player);
    return fact.property == first ? Words::tr("first player: %1").arg(name)
                                  : Words::tr("to act: %1").arg(name);
}

bool AuditWords::isReadOut(const Audit& audit, int line, const AuditFact& fact) const
{
    if (audit.differs(line, fact.property))
        return true;
    const AuditLine& of = audit.lines()[line];
    if (fact.kind == Kind::Switch)
        return fact.value == QStringLiteral("on");
    return of.part != Part::Mat || of.title.isEmpty() || fact.value != QStringLiteral("0");
}

QString AuditWords::line(const Audit& audit, int line) const
{
    const AuditLine& of = audit.lines()[line];
    QStringList rest;
    if (!of.title.isEmpty())
        rest = {of.title, team(of.team).name};
    for (const AuditFact& one : of.facts) {
        if (one.kind != Kind::Place && isReadOut(audit, line, one))
            rest.append(fact(audit, line, one));
    }
    return Words::tr("%1 — %2", "a place, what is there")
        .arg(place(audit, line), rest.join(QStringLiteral(", ")));
}

} // namespace roadmarshal::views

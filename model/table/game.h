// What a game is to the rest of the program: pure functions on values.
#pragma once

#include "carry.h"
#include "content/change.h"
#include "correction.h"
#include "counting.h"
#include "game_sheet.h"
#include "passage.h"
#include "prompt.h"
#include "query.h"
#include "random.h"
#include "show.h"
#include "state.h"
#include "told.h"
#include "verdict.h"
#include "ways.h"
#include "json/problem.h"

#include <expected>
#include <functional>
#include <stop_token>

namespace roadmarshal::table {

struct Decision
{
    Effects effects;
    Objections objections;
};

class Game;
// The game of an id; null for one that nobody knows. The kernel knows no game by name: who opens a file hands
// it in.
using GameFinder = std::function<const Game*(const QString& id)>;

// A table that stands already: a complete set-up with all its parts, and how they lie.
struct LaidTable
{
    QJsonObject setup;
    State state;
};

class Game
{
public:
    virtual ~Game() = default;

    // The same as long as the program runs.
    virtual const GameSheet& sheet() const = 0;
    const QString& id() const { return sheet().id; }
    const QString& name() const { return sheet().name; }
    int rulesVersion() const { return sheet().rulesVersion; }
    QList<content::Kind> contentKinds() const;
    QList<Team> knownTeams() const { return sheet().knownTeams(); }
    SetupForm setupForm(const SetupChoices& soFar) const { return sheet().setupForm(soFar); }
    QJsonObject demoSetup() const { return sheet().demoSetup(); }
    // What the command line can ask about a table.
    const QList<Query>& queries() const { return sheet().queries(); }
    Counting counting() const { return sheet().counting(); }
    QList<RulingChoice> rulingChoices() const { return sheet().rulingChoices(); }

    // A set-up as given by people, made complete (track and teams in full) and checked.
    virtual std::expected<QJsonObject, Problem> completeSetup(const QJsonObject& setup,
                                                              const QString& folder) const = 0;
    // The table before the first entry, from a complete set-up.
    virtual std::expected<State, Problem> begin(const QJsonObject& setup) const = 0;
    // The same for people whose pieces lie already: what the start would ask is answered, and nothing is
    // drawn or dealt. Where they lie is set by hand.
    virtual State standing(const State& begun) const = 0;
    // What the app does by itself at the start, if anything.
    virtual std::optional<Action> opening(const State& state) const = 0;

    // Whoever is stopped before the end answers `Stopped`, never that there is nothing to be found.
    virtual Asked ask(const State& state, const Answers& answers, std::stop_token stop = {}) const = 0;
    // Where what hands took up may be laid, after the answers so far, and why not elsewhere. Nothing for what
    // does not lie loose.
    virtual QList<Carry> carries(const State& state, const Answers& answers,
                                 const CarrySpot& taken) const = 0;
    // Effects even where the rules object: what the table gets if it insists. An objection is to nonsense.
    virtual std::expected<Decision, Undecided> decide(const State& state, const Action& action,
                                                      Random& random, std::stop_token stop = {}) const = 0;
    // Whether an action from elsewhere is one of this game, with fields of the right types.
    virtual std::expected<void, Problem> recognise(const Action& action) const = 0;
    virtual std::expected<State, Problem> evolve(const State& state, const Effect& effect) const = 0;
    // What somebody claims, asked for like everything else.
    virtual AskedClaim askClaim(const State& state, const Answers& answers,
                                std::stop_token stop = {}) const = 0;
    // Whether it stands on this table. Any claim gets a verdict, however odd it is.
    virtual std::expected<Verdict, Stopped> judge(const State& state, const Claim& claim,
                                                  std::stop_token stop = {}) const = 0;
    // A table as a position file describes it; what the file leaves out is as at the start.
    virtual std::expected<State, Problem> fromPosition(const QJsonObject& position,
                                                       const QString& folder) const = 0;
    // The same for a game that goes on from there.
    virtual std::expected<LaidTable, Problem> layOut(const QJsonObject& position,
                                                     const QString& folder) const = 0;
    // Those rulings that this table has turned.
    virtual QJsonObject rulingsOf(const State& state) const = 0;
    // Where in the library it stands what is printed on a card, piece, panel or space, or behind an answer,
    // by its id on this table. Nothing for what no box has printed.
    virtual std::optional<content::Printed> printed(const State& state, const QString& id) const = 0;
    // An item of the library as this table plays with it, whatever lies in the library now; empty if it does
    // not.
    virtual QJsonObject contentOf(const State& state, const content::Printed& of) const = 0;
    // The table goes on with the item like that; nothing where it does so already. The problem says where in
    // the item it is.
    virtual std::expected<Effects, Problem> changeContent(const State& state, const content::Printed& of,
                                                          const QJsonObject& item) const = 0;
    // What lies there without being printed anywhere any more, where a table plays with other content than
    // its set-up's.
    virtual std::optional<Problem> misfit(const State& state) const = 0;
    // Physical changes that lead from one state to the other, exactly.
    virtual Effects difference(const State& from, const State& to) const = 0;
    virtual std::expected<Effects, Objection> correct(const State& state,
                                                      const Correction& correction) const = 0;
    // What follows by itself from the table as it lies, however it came to lie so: who is to act now.
    virtual Effects consequences(const State& state) const = 0;
    // What can't lie on any table: two cars on one space.
    virtual std::optional<Objection> nonsense(const State& state) const = 0;

    // What does not add up, if anything: things on a table move, they do not come and go.
    virtual std::optional<QString> imbalance(const State& state) const = 0;

    virtual QJsonObject store(const State& state) const = 0;
    virtual std::expected<State, Problem> restore(const QJsonObject& setup,
                                                  const QJsonObject& stored) const = 0;

    virtual TableShow show(const State& state) const = 0;
    // What statistics count of one effect of an action (none: it was set by hand), on the table just before
    // it.
    virtual Fact fact(const State& before, const Action& action, const Effect& effect) const = 0;
    // What the pieces drove that an action has moved, as far as it tells.
    virtual Ways ways(const Action& action, const Effects& effects) const = 0;
    // Which part of the game an action belongs to, on the table just before it.
    virtual Passage passage(const State& before, const Action& action) const = 0;
    // Whether hands have to do something for it, or only the app keeps book.
    virtual bool isHandsOn(const Effect& effect) const = 0;
    // Nobody has to be told after an action: what hands do anyway when they play (moving the own car, turning
    // it over, drawing cards) and what the next question says.
    virtual bool isRoutine(const Effect& effect) const = 0;
    virtual QString say(const Message& message) const = 0;
    // Empty for what nobody needs to be told: the app's own bookkeeping.
    virtual QString say(const Effect& effect) const = 0;
    virtual QString say(const Action& action) const = 0;
    virtual QString say(const Claim& claim) const = 0;

    // The same in the words of a table: `say` keeps the ids that stand in files, here teams have their names.
    virtual QString tell(const State& table, const Effect& effect) const = 0;
    virtual QString tell(const State& table, const Action& action) const = 0;
    virtual QString tell(const State& table, const Claim& claim) const = 0;
    // An action on the table just before it, with what followed from it.
    virtual Telling tell(const State& before, const Action& action, const Effects& effects) const = 0;
    // What hands have to do, step by step, so that the table becomes what the effects say. What only the app
    // keeps book of is no step.
    virtual QStringList steps(const State& table, const Effects& effects) const = 0;
};

// Applies all effects in order. At their end, everything that lies there has to be printed somewhere.
std::expected<State, Problem> evolveAll(const Game& game, State state, const Effects& effects);
// The table after all effects, or why none can lie like that.
std::expected<State, Objection> reach(const Game& game, const State& state, const Effects& effects);
// What was set by hand, with what follows from it.
Effects withConsequences(const Game& game, const State& state, const Effects& effects);

} // namespace roadmarshal::table

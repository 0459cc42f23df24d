// Apocalypse Road as one of the games.
#pragma once

#include "table/game.h"

namespace roadmarshal::apocalypse_road {

class ApocalypseRoad : public table::Game
{
public:
    QString id() const override;
    QString name() const override;
    int rulesVersion() const override { return 3; }

    QList<table::Team> knownTeams() const override;
    QJsonObject demoSetup() const override;
    std::expected<QJsonObject, Problem> completeSetup(const QJsonObject& setup,
                                                      const QString& folder) const override;
    std::expected<table::State, Problem> begin(const QJsonObject& setup) const override;
    std::optional<table::Action> opening(const table::State& state) const override;

    table::Asked ask(const table::State& state, const table::Answers& answers,
                     std::stop_token stop) const override;
    std::expected<table::Decision, table::Objection>
    decide(const table::State& state, const table::Action& action, table::Random& random) const override;
    std::expected<void, Problem> recognise(const table::Action& action) const override;
    dispute::AskedClaim askClaim(const table::State& state, const table::Answers& answers,
                                 std::stop_token stop) const override;
    dispute::Verdict judge(const table::State& state, const dispute::Claim& claim,
                           std::stop_token stop) const override;
    std::expected<table::State, Problem> fromPosition(const QJsonObject& position,
                                                      const QString& folder) const override;
    QList<table::RulingChoice> rulingChoices() const override;
    QJsonObject rulingsOf(const table::State& state) const override;
    std::expected<table::State, Problem> evolve(const table::State& state,
                                                const table::Effect& effect) const override;
    table::Effects difference(const table::State& from, const table::State& to) const override;
    std::expected<table::Effects, table::Objection>
    correct(const table::State& state, const table::Correction& correction) const override;
    table::Effects consequences(const table::State& state) const override;
    std::optional<table::Objection> nonsense(const table::State& state) const override;

    QJsonObject store(const table::State& state) const override;
    std::expected<table::State, Problem> restore(const QJsonObject& setup,
                                                 const QJsonObject& stored) const override;

    table::TableShow show(const table::State& state) const override;
    table::Fact fact(const table::State& before, const table::Action& action,
                     const table::Effect& effect) const override;
    table::Passage passage(const table::State& before, const table::Action& action) const override;
    bool isHandsOn(const table::Effect& effect) const override;
    std::optional<QString> imbalance(const table::State& state) const override;
    bool isRoutine(const table::Effect& effect) const override;
    QString say(const table::Message& message) const override;
    QString say(const table::Effect& effect) const override;
    QString say(const table::Action& action) const override;
    QString say(const dispute::Claim& claim) const override;
};

} // namespace roadmarshal::apocalypse_road

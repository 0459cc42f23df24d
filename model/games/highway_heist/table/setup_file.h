// Set-ups out of files, tables at the start, and games that begin in the middle.
#pragma once

#include "state.h"
#include "table/game.h"

namespace roadmarshal::highway_heist {

// With the guide in full and copies of all boards, so that the game is complete on its own.
std::expected<QJsonObject, Problem> completeSetup(const QJsonObject& setup, const QString& folder);
std::expected<std::shared_ptr<const Setup>, Problem> readSetup(const QJsonObject& json);
// Section 2: cars on the starting row, the scenario's set-up, the first Stunt still to come.
State beginning(std::shared_ptr<const Setup> setup);

std::expected<table::LaidTable, Problem> layOut(const QJsonObject& position, const QString& folder);
std::expected<State, Problem> restore(const QJsonObject& setup, const QJsonObject& stored);

QJsonObject demoSetup();
table::SetupForm setupForm(const table::SetupChoices& soFar);

} // namespace roadmarshal::highway_heist

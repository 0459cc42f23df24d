// Set-ups as files: what was chosen, completed and read; and the tables that begin with one.
#pragma once

#include "state.h"
#include "table/game.h"
#include "table/setup_form.h"

namespace roadmarshal::road_kill_rally {

std::expected<QJsonObject, Problem> completeSetup(const QJsonObject& setup, const QString& folder);
std::expected<std::shared_ptr<const Setup>, Problem> readSetup(const QJsonObject& json);
// Cars wait beside the start tile; the youngest configures first.
State beginning(std::shared_ptr<const Setup> setup);
std::expected<table::LaidTable, Problem> layOut(const QJsonObject& position, const QString& folder);
std::expected<State, Problem> restore(const QJsonObject& setup, const QJsonObject& stored);

QList<table::Team> knownDrivers();
table::SetupForm setupForm(const table::SetupChoices& choices);
QJsonObject demoSetup();

} // namespace roadmarshal::road_kill_rally

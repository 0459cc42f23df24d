// A race as it is set up: who drives, on which course, by which rulings.
#pragma once

#include "state.h"
#include "table/game.h"
#include "table/setup_form.h"

namespace roadmarshal::rush_n_crush {

std::expected<QJsonObject, Problem> completeSetup(const QJsonObject& setup, const QString& folder);
// Of a complete one.
std::expected<std::shared_ptr<const Setup>, Problem> readSetup(const QJsonObject& setup);
// Before anybody is placed.
State beginning(std::shared_ptr<const Setup> setup);

std::expected<table::LaidTable, Problem> layOut(const QJsonObject& position, const QString& folder);
std::expected<State, Problem> restore(const QJsonObject& setup, const QJsonObject& stored);

QList<table::Team> knownDrivers();
QJsonObject demoSetup();
table::SetupForm setupForm(const table::SetupChoices& soFar);

} // namespace roadmarshal::rush_n_crush

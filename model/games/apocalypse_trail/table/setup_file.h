// A game as it is set up: who plays, which mode, on which trail, out of which box.
#pragma once

#include "content/library.h"
#include "state.h"
#include "table/game.h"
#include "table/setup_form.h"

namespace roadmarshal::apocalypse_trail {

std::expected<QJsonObject, Problem> completeSetup(const QJsonObject& setup, const QString& folder);
// Of a complete one.
std::expected<std::shared_ptr<const Setup>, Problem> readSetup(const QJsonObject& setup);
// Before the outfitting (AT-9 to AT-12).
State beginning(std::shared_ptr<const Setup> setup);

// What a set-up and a position have in common: mode, trail, box, settings, crews, dice, rulings.
std::expected<std::shared_ptr<Setup>, Problem> readCommon(const json::Reader& reader,
                                                          const content::Library& library);

std::expected<table::LaidTable, Problem> layOut(const QJsonObject& position, const QString& folder);
std::expected<State, Problem> restore(const QJsonObject& setup, const QJsonObject& stored);

// Crews that come with the program, to choose from; whoever else comes along is called by its id.
QList<table::Team> knownCrews();
QJsonObject demoSetup();
table::SetupForm setupForm(const table::SetupChoices& soFar);

} // namespace roadmarshal::apocalypse_trail

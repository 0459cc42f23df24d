// What was chosen last time for a game, as the settings keep it.
#pragma once

#include "table/setup_choices.h"

#include <QByteArray>

namespace roadmarshal::views {

// What is stored may come from anywhere: what makes no sense there is as usual, and nothing is left if there
// are too few seats in it that the game knows.
std::optional<table::SetupChoices> readChoices(const QByteArray& stored, const table::Game& game);
QByteArray storeChoices(const table::SetupChoices& choices, const table::Game& game);

} // namespace roadmarshal::views

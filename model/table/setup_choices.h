// Choices of a set-up form: as they usually are, made to fit the form, read and written.
#pragma once

#include "game.h"

namespace roadmarshal::table {

// What is done about several picks of another number than wanted: people change one after the other, but
// nobody wants to pick again because somebody else sat down.
enum class Counts { Keep, Fit };

// Made to fit: as many seats as may be, every field with something that can be chosen, unique ones unique.
// What makes no sense is as usual.
SetupChoices settled(const Game& game, const SetupChoices& choices, Counts counts = Counts::Fit);
// The form for them, with why they can't be wherever that can be told of the form alone.
SetupForm formFor(const Game& game, const SetupChoices& choices);

SetupChoices usualChoices(const Game& game);
// What is chosen for a field: as usual if nothing is said.
QJsonValue chosen(const SetupField& field, const QJsonObject& choices);
// The first field that can't be as it is, or null.
const SetupField* firstProblem(const SetupForm& form);

// As the game reads it, to be completed by it.
QJsonObject toSetup(const SetupForm& form, const SetupChoices& choices);
// The way back, from anywhere: what makes no sense there is as usual. Nothing if there are too few seats in
// it.
std::optional<SetupChoices> fromSetup(const Game& game, const QJsonObject& setup);

// What the house has ruled comes along; what it turned back does too.
void addRulings(SetupChoices& choices, const QJsonObject& turned, const SetupForm& form);
// A field for each ruling that the game lets a house turn.
SetupFields rulingFields(const QList<RulingChoice>& rulings);
inline const QString rulingPrefix = QStringLiteral("rulings.");

} // namespace roadmarshal::table

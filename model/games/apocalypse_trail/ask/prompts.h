// Questions with their answers, as a view shows them.
#pragma once

#include "games/apocalypse_trail/record/actions.h"
#include "games/apocalypse_trail/table/against.h"
#include "games/apocalypse_trail/table/state.h"

namespace roadmarshal::apocalypse_trail {

table::Message message(const char* code, const QJsonObject& args = {});
table::Prompt prompt(const State& state, const char* id, table::Asking asking, const table::Message& question,
                     QList<table::Option> options = {});
table::Option option(const QString& answer, const table::Message& label, const Objections& objections = {});

// A survivor, mod, vehicle or scenario by the name on its card, a crew by its own.
table::Option cardOption(const State& state, const QString& card, const Objections& objections = {});
table::Option crewOption(const State& state, const QString& crew, const Objections& objections = {});
table::Option appOption();
table::Option noneOption();
QString cardName(const State& state, const QString& card);

table::Ready ready(const Action& action, qsizetype used);
// Dice as people say them here: a number is their total; "app" leaves them to the app.
std::expected<dice::Roll, table::Message> rollIn(const dice::Ask& ask, const QString& word);
bool isAppWord(const QString& word);
// The word as a list: "ann,bo", or nothing for "none". Nothing at all if a name comes twice or is empty.
std::optional<QStringList> listIn(const QString& word);

} // namespace roadmarshal::apocalypse_trail

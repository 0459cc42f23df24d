// Words that answer with more than one of the options: several of them, a number, dice.
#pragma once

#include "dice/parse.h"
#include "prompt.h"

#include <expected>

namespace roadmarshal::table {

inline const QString noneWord = QStringLiteral("none");

// The options that a word such as "ann,bo" names; as many as the question wants.
std::expected<QList<Option>, Message> severalIn(const Prompt& prompt, const QString& word);
QString toWord(const QStringList& answers);
std::expected<int, Message> numberIn(const Number& number, const QString& word);
Message toMessage(const dice::Wrong& wrong);

// How far a word that is being typed gets.
enum class Fit { Yes, Begun, No };
Fit fit(const Prompt& prompt, const QString& word);

} // namespace roadmarshal::table

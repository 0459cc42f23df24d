// Phrases with places for arguments: "{team} has won".
#pragma once

#include <QString>

#include <functional>

namespace roadmarshal::text {

// Puts what is found under each name in braces into its place, in one pass: braces inside an argument stay
// what they are.
QString fill(const QString& phrase, const std::function<QString(const QString& name)>& argument);

} // namespace roadmarshal::text

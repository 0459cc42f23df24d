// Which languages the program speaks, and which of them it speaks now.
#pragma once

#include <QString>
#include <QStringList>

namespace roadmarshal::views {

// Codes like "de": English, in which the texts are written, and whatever has been translated.
QStringList languages();
// In the language itself.
QString languageName(const QString& code);

// The chosen language, or without one that the program speaks the first of the wanted ones that it does.
QString languageFor(const QString& chosen, const QStringList& wanted);

// Before the first text is shown; an empty choice follows the system.
void speak(const QString& chosen);

} // namespace roadmarshal::views

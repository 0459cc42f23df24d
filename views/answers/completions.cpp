#include "completions.h"

#include <QCompleter>
#include <QLineEdit>

namespace roadmarshal::views {

void offerCompletions(QLineEdit* line, const table::Answers& given, const table::Prompt& prompt)
{
    QStringList words;
    const QString prefix = given.join(u' ');
    for (const table::Option& option : prompt.options)
        words.append(prefix.isEmpty() ? option.answer : prefix + u' ' + option.answer);
    auto* completer = new QCompleter(words, line);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    delete line->completer();
    line->setCompleter(completer);
}

} // namespace roadmarshal::views

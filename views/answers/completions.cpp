#include "completions.h"

#include <QCompleter>
#include <QLineEdit>
#include <QStringListModel>

namespace roadmarshal::views {

void offerCompletions(QLineEdit* line, const table::Answers& given, const table::Prompt& prompt)
{
    QStringList words;
    const QString prefix = given.join(u' ');
    for (const table::Option& option : prompt.options)
        words.append(prefix.isEmpty() ? option.answer : prefix + u' ' + option.answer);
    // One for good: its list has the keyboard while it is on show, and would take a letter along when it
    // goes.
    if (!line->completer()) {
        auto* completer = new QCompleter(new QStringListModel(line), line);
        completer->setCaseSensitivity(Qt::CaseInsensitive);
        line->setCompleter(completer);
    }
    static_cast<QStringListModel*>(line->completer()->model())->setStringList(words);
}

} // namespace roadmarshal::views

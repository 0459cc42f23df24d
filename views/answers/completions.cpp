#include "completions.h"

#include "match.h"
#include "table/reading.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QLineEdit>
#include <QStringListModel>

namespace roadmarshal::views {

using namespace table;

namespace {

// What is picked already, with each answer that could come next behind it.
QStringList severalWords(const Prompt& prompt, const Several& several, const QString& typed)
{
    QStringList picked = typed.split(u',');
    picked.removeLast(); // it is still being typed
    QStringList words;
    if (picked.isEmpty() && several.least == 0)
        words.append(noneWord);
    if (picked.size() >= several.most)
        return words;
    for (const Option& option : prompt.options) {
        if (!picked.contains(option.answer, Qt::CaseInsensitive))
            words.append((picked + QStringList{option.answer}).join(u','));
    }
    return words;
}

QStringList wordsFor(const Prompt& prompt, const QString& typed)
{
    QStringList words;
    for (const Option& option : prompt.options)
        words.append(option.answer);
    return std::visit(Match{[&](One) { return words; },
                            [&](const Several& several) { return severalWords(prompt, several, typed); },
                            [&](const Number&) { return words; },
                            [&](const Dice& dice) {
                                const bool byApp = dice.ask.inApp && dice.fallen.isEmpty();
                                return byApp ? words + QStringList{dice::toWord(dice::ByApp{})} : words;
                            }},
                      prompt.takes);
}

} // namespace

void offerCompletions(QLineEdit* line, const Answers& given, const Prompt& prompt)
{
    QStringList words;
    const QString prefix = given.isEmpty() ? QString() : given.join(u' ') + u' ';
    const QString typed = line->text().startsWith(prefix) ? line->text().sliced(prefix.size()) : QString();
    for (const QString& word : wordsFor(prompt, typed))
        words.append(prefix + word);
    // One for good: its list has the keyboard while it is on show, and would take a letter along when it
    // goes.
    if (!line->completer()) {
        auto* completer = new QCompleter(new QStringListModel(line), line);
        completer->setCaseSensitivity(Qt::CaseInsensitive);
        line->setCompleter(completer);
    }
    auto* offered = static_cast<QStringListModel*>(line->completer()->model());
    if (offered->stringList() != words)
        offered->setStringList(words);
    // A line that was taken leaves no list behind.
    if (line->text().isEmpty())
        line->completer()->popup()->hide();
}

} // namespace roadmarshal::views

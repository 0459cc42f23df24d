#include "commands.h"

#include "rules/rule_book.h"
#include "table/game.h"

#include <QJsonArray>

namespace roadmarshal::cli {

namespace {

// How a house may play a ruling, the default first.
QJsonArray choicesOf(const table::Game& game, const QString& ruling)
{
    QJsonArray choices;
    for (const table::RulingChoice& choice : game.rulingChoices()) {
        if (choice.ruling != ruling)
            continue;
        for (const table::RulingChoice::Option& option : choice.options)
            choices.append(QJsonObject{{QStringLiteral("word"), option.word},
                                       {QStringLiteral("text"), game.say(option.text)}});
    }
    return choices;
}

QJsonObject toJson(const table::Game& game, const rules::RuleEntry& entry)
{
    QJsonObject object{{QStringLiteral("id"), entry.id},
                       {QStringLiteral("title"), entry.title},
                       {QStringLiteral("text"), entry.text},
                       {QStringLiteral("rulings"), QJsonArray::fromStringList(entry.rulings)}};
    if (entry.isRuling())
        object[QStringLiteral("sections")] = QJsonArray::fromStringList(entry.sections);
    if (const QJsonArray choices = choicesOf(game, entry.id); !choices.isEmpty())
        object[QStringLiteral("choices")] = choices;
    return object;
}

} // namespace

Result rules(const Arguments& arguments)
{
    const auto game = gameFor(arguments);
    if (!game)
        return std::unexpected(game.error());
    const auto book = rules::RuleBook::builtIn((*game)->id());
    if (!book)
        return std::unexpected(book.error().toLine(QStringLiteral("rules of %1").arg((*game)->id())));
    QJsonArray entries;
    for (const rules::Found& found : book->search(arguments.plain.join(u' '), book->entries().size()))
        entries.append(toJson(**game, book->entries()[found.entry]));
    return printJson({{QStringLiteral("entries"), entries}});
}

} // namespace roadmarshal::cli

#include "prompt_choices.h"

#include <algorithm>

namespace roadmarshal::views {

using namespace table;

namespace {

// Which answers are clicked on the board, and as what.
std::optional<Choice::Of> lyingOnTheBoard(const Prompt& prompt, const Option& option)
{
    if (!option.piece.isEmpty() || prompt.asking == Asking::Piece)
        return Choice::Of::Piece;
    return prompt.asking == Asking::Place ? std::optional(Choice::Of::Place) : std::nullopt;
}

const QString& nameOnTheBoard(const Option& option)
{
    return option.piece.isEmpty() ? option.answer : option.piece;
}

Choice::Act actOf(Role role)
{
    return role == Role::Target ? Choice::Act::Attack
           : role == Role::Next ? Choice::Act::GoOn
                                : Choice::Act::Choose;
}

} // namespace

QList<Choice> choicesFor(const Prompt& prompt, const QStringList& picked)
{
    QList<Choice> choices;
    for (const Option& option : prompt.options) {
        const auto of = lyingOnTheBoard(prompt, option);
        if (!of)
            continue;
        const auto kind = picked.contains(option.answer) ? Choice::Kind::Picked
                          : option.objections.isEmpty()  ? Choice::Kind::Open
                                                         : Choice::Kind::Objected;
        const Choice choice{*of, nameOnTheBoard(option), kind, actOf(option.role)};
        const auto same = std::ranges::find_if(
            choices, [&](const Choice& other) { return other.of == choice.of && other.name == choice.name; });
        if (same == choices.end()) {
            choices.append(choice);
            continue;
        }
        same->act = Choice::Act::Ask;
        if (choice.kind != Choice::Kind::Objected && same->kind != Choice::Kind::Picked)
            same->kind = choice.kind;
    }
    return choices;
}

QList<Option> optionsOn(const Prompt& prompt, const Choice& what)
{
    QList<Option> options;
    for (const Option& option : prompt.options) {
        if (lyingOnTheBoard(prompt, option) == what.of && nameOnTheBoard(option) == what.name)
            options.append(option);
    }
    return options;
}

} // namespace roadmarshal::views

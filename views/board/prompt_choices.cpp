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

// An answer that is no place itself ("^b4", "b3,b4,b5") lies where its piece gets to.
QString nameOnTheBoard(const Option& option)
{
    if (!option.piece.isEmpty() || !option.preview || option.preview->moves.isEmpty())
        return option.piece.isEmpty() ? option.answer : option.piece;
    const auto leads = [&](const Preview::Move& move) {
        return move.to.contains(option.answer) || move.path.contains(option.answer);
    };
    const QStringList& to = option.preview->moves.first().to;
    const bool isPlace = to.isEmpty() || std::ranges::any_of(option.preview->moves, leads);
    return isPlace ? option.answer : to.first();
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

// A game whose one question is whatever a test makes up, on the table of the demo game; and the real window
// in which it is asked.
#pragma once

#include "support/window/open_window.h"

#include "games/apocalypse_road/game.h"
#include "table/reading.h"
#include "table/rolled.h"
#include "table/shared_words.h"

namespace roadmarshal::test {

// Words as they are, without a code that a game would have to know.
inline table::Message words(const QString& text)
{
    return {QStringLiteral("made-up"), {{QStringLiteral("text"), text}}};
}

inline table::Option option(const QString& answer)
{
    return {answer, words(answer), {}, {}};
}

class MadeUpGame : public apocalypse_road::ApocalypseRoad
{
    using Demo = apocalypse_road::ApocalypseRoad;

public:
    table::Prompt prompt;

    table::Asked ask(const table::State&, const table::Answers& answers, std::stop_token) const override
    {
        if (answers.isEmpty())
            return prompt;
        const auto said = [&](qsizetype used) {
            const QString line = answers.first(used).join(u' ');
            return table::Ready{{QStringLiteral("made-up"), {{QStringLiteral("said"), line}}}, used};
        };
        const auto misfit = [](const table::Message& message) { return table::Misfit{0, message, {}}; };
        const QString& word = answers.first();
        if (std::holds_alternative<table::Several>(prompt.takes)) {
            const auto picked = table::severalIn(prompt, word);
            return picked ? table::Asked(said(1)) : misfit(picked.error());
        }
        if (std::ranges::contains(prompt.options, word, &table::Option::answer))
            return said(1);
        if (const auto* number = std::get_if<table::Number>(&prompt.takes)) {
            const auto given = table::numberIn(*number, word);
            return given ? table::Asked(said(1)) : misfit(given.error());
        }
        if (const auto* dice = std::get_if<table::Dice>(&prompt.takes))
            return askDice(*dice, answers, said);
        return misfit({QStringLiteral("pick-unknown"), {{QStringLiteral("given"), word}}});
    }

    std::expected<table::Decision, table::Undecided> decide(const table::State&, const table::Action&,
                                                            table::Random&, std::stop_token) const override
    {
        return table::Decision{};
    }

    using Demo::say;
    QString say(const table::Message& message) const override
    {
        if (message.code == QStringLiteral("made-up"))
            return message.args[QStringLiteral("text")].toString();
        return table::sayShared(message).value_or(Demo::say(message));
    }

private:
    template <class Said>
    table::Asked askDice(const table::Dice& dice, const table::Answers& answers, const Said& said) const
    {
        const auto taken = dice::take(dice.ask, answers);
        if (const auto* roll = std::get_if<dice::Taken>(&taken))
            return said(roll->used);
        if (const auto* wrong = std::get_if<dice::Wrong>(&taken))
            return table::Misfit{0, table::toMessage(*wrong), {}};
        table::Prompt more = prompt;
        std::get<table::Dice>(more.takes).fallen = std::get<dice::Partial>(taken).faces;
        return more;
    }
};

// Asks in the real window, and keeps what was answered.
class MadeUpWindow : public OpenWindow
{
public:
    MadeUpWindow() = default;
    ~MadeUpWindow() { desk().conversation()->setTopic({}); }
    Q_DISABLE_COPY_MOVE(MadeUpWindow)

    void ask(const table::Prompt& prompt)
    {
        game.prompt = prompt;
        game.prompt.id = QStringLiteral("made-up");
        if (game.prompt.question.code.isEmpty())
            game.prompt.question = words(QStringLiteral("What is it?"));
        state = session().now();
        board()->setWording([this](const table::Message& message) { return game.say(message); });
        begin();
        (void)waitFor(game.prompt.id);
    }
    views::AnswersView* answers() { return desk().marshalPanel()->answersView(); }

    // A thought that is not wanted any more may still read it: it stays, as games of the program do.
    MadeUpGame& game = *new MadeUpGame;
    QStringList said;

private:
    void begin()
    {
        const auto play = [this](const table::Rehearsal& rehearsal, bool,
                                 const QString&) -> std::expected<void, table::Refused> {
            for (const table::Rehearsal::Step& step : rehearsal.steps)
                said.append(step.action.args[QStringLiteral("said")].toString());
            desk().marshalPanel()->settle();
            begin();
            return {};
        };
        desk().conversation()->setTopic({&game, state, {}, {}, play});
    }

    table::State state;
};

} // namespace roadmarshal::test

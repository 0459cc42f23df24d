#include "debris.h"

#include "tell.h"

#include "games/apocalypse_road/events/kinds.h"
#include "games/apocalypse_road/words/objection.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road {

namespace {

// What each team is asked, clockwise; no answer changes a later question.
std::vector<table::Prompt> questionsTo(const State& drawn)
{
    std::vector<table::Prompt> questions;
    QStringList made;
    for (;;) {
        const table::Prompt prompt = events::askDebris(drawn, made, {});
        if (prompt.options.isEmpty())
            return questions;
        made.append(prompt.options.first().answer);
        questions.push_back(prompt);
    }
}

bool offers(const table::Prompt& prompt, const QString& car)
{
    return std::ranges::contains(prompt.options, car, &table::Option::answer);
}

// The one of the named cars that the team can choose; empty if none is named.
QString namedFor(const table::Prompt& prompt, const QStringList& named)
{
    const auto found = std::ranges::find_if(named, [&](const QString& car) { return offers(prompt, car); });
    return found == named.end() ? QString() : *found;
}

std::optional<WrongDebris> wrongIn(const State& drawn, const std::vector<table::Prompt>& questions,
                                   const QStringList& named)
{
    for (const QString& car : named) {
        const auto asked =
            std::ranges::find_if(questions, [&](const table::Prompt& prompt) { return offers(prompt, car); });
        if (asked == questions.end())
            return WrongDebris{car, events::whyNoDebris(drawn, {}, car)};
        if (const QString first = namedFor(*asked, named); first != car || named.count(car) > 1)
            return WrongDebris{
                car,
                {objection(QStringLiteral("why-debris-one"),
                           {{QStringLiteral("team"), asked->question.args[QStringLiteral("team")]},
                            {QStringLiteral("other"), first}},
                           sectionOfEvent(drawn.segment.event))}};
    }
    return std::nullopt;
}

} // namespace

std::variant<QStringList, table::Prompt, WrongDebris> debrisOf(const State& drawn, const QStringList& named)
{
    const std::vector<table::Prompt> questions = questionsTo(drawn);
    if (const auto wrong = wrongIn(drawn, questions, named))
        return *wrong;
    QStringList cars;
    for (const table::Prompt& prompt : questions) {
        const QString car = namedFor(prompt, named);
        if (car.isEmpty() && prompt.options.size() > 1)
            return prompt;
        cars.append(car.isEmpty() ? prompt.options.first().answer : car);
    }
    return cars;
}

} // namespace roadmarshal::apocalypse_road

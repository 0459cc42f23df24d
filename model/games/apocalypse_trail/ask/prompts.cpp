#include "prompts.h"

#include "table/reading.h"

namespace roadmarshal::apocalypse_trail {

using namespace Qt::StringLiterals;
using table::Asking;
using table::Message;
using table::Option;
using table::Prompt;

Message message(const char* code, const QJsonObject& args)
{
    return {QLatin1StringView(code), args};
}

Prompt prompt(const State& state, const char* id, Asking asking, const Message& question, QList<Option> options)
{
    Prompt made;
    made.id = QLatin1StringView(id);
    made.asking = asking;
    made.question = question;
    made.options = std::move(options);
    if (state.pawn(state.turn.pawn)) {
        made.active = state.turn.pawn;
        if (state.isRace())
            made.asks = state.turn.pawn;
    }
    return made;
}

Option option(const QString& answer, const Message& label, const Objections& objections)
{
    return {answer, label, objections, {}};
}

QString cardName(const State& state, const QString& card)
{
    const Box& box = state.box();
    const QString name = box.person(card)     ? box.person(card)->name
                         : box.mod(card)      ? box.mod(card)->name
                         : box.vehicle(card)  ? box.vehicle(card)->name
                         : box.scenario(card) ? box.scenario(card)->name
                                              : QString();
    return name.isEmpty() ? card : name;
}

Option cardOption(const State& state, const QString& card, const Objections& objections)
{
    return option(card, message("option-card", {{u"card"_s, cardName(state, card)}}), objections);
}

Option crewOption(const State&, const QString& crew, const Objections& objections)
{
    return option(crew, message("option-crew", {{u"crew"_s, crew}}), objections);
}

Option appOption()
{
    return option(u"app"_s, message("option-app"));
}

Option noneOption()
{
    return option(table::noneWord, message("option-none"));
}

table::Ready ready(const Action& action, qsizetype used)
{
    return {table::stored<table::Action>(action), used};
}

bool isAppWord(const QString& word)
{
    return word == u"app" || word == u"roll";
}

std::expected<dice::Roll, Message> rollIn(const dice::Ask& ask, const QString& word)
{
    if (isAppWord(word))
        return dice::ByApp{};
    bool isNumber = false;
    const int total = word.toInt(&isNumber);
    if (!isNumber) {
        return dice::parse(ask, word).transform_error([](const dice::Wrong& wrong) {
            return table::toMessage(wrong);
        });
    }
    const dice::Roll roll =
        ask.dice.size() == 1 ? dice::Roll(dice::Faces{{word}}) : dice::Roll(dice::Total{total});
    if (!dice::totalOf(ask, roll))
        return std::unexpected(table::toMessage({dice::Wrong::What::OutOfReach, word, 0}));
    return roll;
}

std::optional<QStringList> listIn(const QString& word)
{
    if (word == table::noneWord)
        return QStringList();
    const QStringList list = word.split(u',');
    std::set<QString> once(list.begin(), list.end());
    return once.contains({}) || std::ssize(once) != list.size() ? std::nullopt : std::optional(list);
}

} // namespace roadmarshal::apocalypse_trail

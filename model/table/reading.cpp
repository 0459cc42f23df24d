#include "reading.h"

#include "match.h"

#include <algorithm>

namespace roadmarshal::table {

namespace {

constexpr QChar separator = u',';

const Option* find(const Prompt& prompt, const QString& answer)
{
    const auto found = std::ranges::find_if(prompt.options, [&](const Option& option) {
        return option.answer.compare(answer, Qt::CaseInsensitive) == 0;
    });
    return found == prompt.options.end() ? nullptr : &*found;
}

bool begins(const Prompt& prompt, const QString& word)
{
    return std::ranges::any_of(prompt.options, [&](const Option& option) {
        return option.answer.startsWith(word, Qt::CaseInsensitive);
    });
}

Message about(const char* code, const QString& given, int count = 0)
{
    return {QString::fromLatin1(code), {{QStringLiteral("given"), given}, {QStringLiteral("count"), count}}};
}

// Answers of a game are taken as they are written.
Fit fitOne(const Prompt& prompt, const QString& word)
{
    if (std::ranges::contains(prompt.options, word, &Option::answer))
        return Fit::Yes;
    const bool begun = std::ranges::any_of(
        prompt.options, [&](const Option& option) { return option.answer.startsWith(word); });
    return begun ? Fit::Begun : Fit::No;
}

Fit fitSeveral(const Prompt& prompt, const QString& word)
{
    if (severalIn(prompt, word))
        return Fit::Yes;
    QStringList parts = word.split(separator);
    const QString last = parts.takeLast();
    const bool sound = std::ranges::all_of(parts, [&](const QString& part) { return find(prompt, part); });
    return sound && parts.size() < std::get<Several>(prompt.takes).most &&
                   (begins(prompt, last) || noneWord.startsWith(last))
               ? Fit::Begun
               : Fit::No;
}

Fit fitNumber(const Number& number, const QString& word)
{
    if (numberIn(number, word))
        return Fit::Yes;
    bool isNumber = false;
    const int value = word.toInt(&isNumber);
    const bool isSign = word == u"-" && number.least < 0;
    return isSign || (isNumber && value >= 0 && value < number.least) ? Fit::Begun : Fit::No;
}

Fit fitDice(const Dice& dice, const QString& word)
{
    const auto taken = dice::take(dice.ask, dice.fallen + QStringList{word});
    if (std::holds_alternative<dice::Taken>(taken))
        return Fit::Yes;
    const bool app = dice.ask.inApp && dice.fallen.isEmpty() &&
                     QStringLiteral("app").startsWith(word, Qt::CaseInsensitive);
    const bool total = dice.ask.totals && word == u"=";
    const bool face = !word.isEmpty() && std::ranges::any_of(dice.ask.dice, [&](const dice::Die& die) {
        return std::ranges::any_of(die.faces, [&](const dice::Face& f) {
            return f.name.startsWith(word.section(separator, -1), Qt::CaseInsensitive);
        });
    });
    return std::holds_alternative<dice::Partial>(taken) || app || total || face ? Fit::Begun : Fit::No;
}

} // namespace

std::expected<QList<Option>, Message> severalIn(const Prompt& prompt, const QString& word)
{
    const auto& wanted = std::get<Several>(prompt.takes);
    QList<Option> found;
    if (word != noneWord || find(prompt, word)) {
        for (const QString& part : word.split(separator)) {
            const Option* option = find(prompt, part);
            if (!option)
                return std::unexpected(about("pick-unknown", part));
            if (std::ranges::contains(found, option->answer, &Option::answer))
                return std::unexpected(about("pick-twice", part));
            found.append(*option);
        }
    }
    if (found.size() < wanted.least)
        return std::unexpected(about("pick-few", word, wanted.least));
    if (found.size() > wanted.most)
        return std::unexpected(about("pick-many", word, wanted.most));
    return found;
}

QString toWord(const QStringList& answers)
{
    return answers.isEmpty() ? noneWord : answers.join(separator);
}

std::expected<int, Message> numberIn(const Number& number, const QString& word)
{
    bool isNumber = false;
    const int value = word.toInt(&isNumber);
    if (!isNumber)
        return std::unexpected(about("number-none", word));
    if (value < number.least)
        return std::unexpected(about("number-small", word, number.least));
    if (value > number.most)
        return std::unexpected(about("number-great", word, number.most));
    return value;
}

Message toMessage(const dice::Wrong& wrong)
{
    using What = dice::Wrong::What;
    const auto code = [&] {
        switch (wrong.what) {
        case What::NotAFace:
            return "dice-no-face";
        case What::TooMany:
            return "dice-many";
        case What::TooFew:
            return "dice-few";
        case What::NoTotal:
            return "dice-no-total";
        case What::OutOfReach:
            return "dice-out-of-reach";
        case What::NotInApp:
            break;
        }
        return "dice-not-in-app";
    }();
    return about(code, wrong.given, wrong.due);
}

Fit fit(const Prompt& prompt, const QString& word)
{
    const bool isSuggested = find(prompt, word) != nullptr;
    const Fit fits = std::visit(Match{[&](One) { return fitOne(prompt, word); },
                                      [&](Several) { return fitSeveral(prompt, word); },
                                      [&](Number number) { return fitNumber(number, word); },
                                      [&](const Dice& dice) { return fitDice(dice, word); }},
                                prompt.takes);
    if (std::holds_alternative<One>(prompt.takes) || std::holds_alternative<Several>(prompt.takes))
        return fits;
    return isSuggested ? Fit::Yes : fits == Fit::No && begins(prompt, word) ? Fit::Begun : fits;
}

} // namespace roadmarshal::table

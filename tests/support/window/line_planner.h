// Somebody who thinks before speaking: the words of a whole entry that the rules allow, chosen with some
// sense.
#pragma once

#include "dice/distribution.h"
#include "dice/parse.h"
#include "table/journal/session.h"
#include "table/reading.h"

#include <cmath>
#include <random>

namespace roadmarshal::test {

// How far along the track it leads; shots rather than anything that could be said instead, and as many
// misses as combat cards have.
inline int appealToShooters(const table::Prompt&, const table::Option& option)
{
    if (option.answer.startsWith(u'@') || option.answer == QStringLiteral("miss"))
        return 1;
    QSet<QString> sectors;
    for (const QString& place : option.preview ? option.preview->path() : QStringList())
        sectors.insert(place.section(u'.', 0, 0));
    return static_cast<int>(sectors.size());
}

// How somebody chooses: so many times of ten what appeals most, else anything that the rules allow. Where
// several answers may be given, all that appeal most.
struct Manners
{
    int (*appeal)(const table::Prompt& prompt, const table::Option& option);
    unsigned carefulInTen = 4;
};

class LinePlanner
{
public:
    LinePlanner(unsigned seed, const Manners& manners) : m_random(seed), m_manners(manners) {}

    // What goes on from these words to a whole entry, with them; empty if nothing was found that does.
    table::Answers lineFrom(const table::Session& session, const table::Answers& said)
    {
        for (m_tries = 0; m_tries < mostTries; ++m_tries) {
            if (const table::Answers line = lineTried(session, said); !line.isEmpty())
                return line;
        }
        return {};
    }
    // Where the last try ended.
    const QString& lastQuestion() const { return m_lastQuestion; }

private:
    static constexpr int mostTries = 60;
    static constexpr int carefulTries = 4;

    table::Answers lineTried(const table::Session& session, const table::Answers& said)
    {
        table::Answers line = said;
        for (;;) {
            const table::Rehearsal rehearsal =
                table::rehearse(session.game(), session.now(), line, session.drawSource());
            if (rehearsal.isComplete())
                return rehearsal.saysNothingNew || !rehearsal.objections().isEmpty() ? table::Answers()
                                                                                     : line;
            const auto* prompt = std::get_if<table::Prompt>(&rehearsal.end);
            if (!prompt)
                return {};
            m_lastQuestion = prompt->id + u' ' + line.join(u' ');
            const QString word = wordFor(*prompt);
            if (word.isEmpty())
                return {};
            line.append(word);
        }
    }

    int below(qsizetype count) { return static_cast<int>(m_random() % static_cast<std::uint32_t>(count)); }
    bool isCareful() { return m_random() % 10 < m_manners.carefulInTen && m_tries < carefulTries; }

    static QList<const table::Option*> legalOf(const table::Prompt& prompt)
    {
        QList<const table::Option*> legal;
        for (const table::Option& option : prompt.options) {
            if (option.objections.isEmpty())
                legal.append(&option);
        }
        return legal;
    }

    void keepBest(const table::Prompt& prompt, QList<const table::Option*>& options) const
    {
        int most = std::numeric_limits<int>::min();
        for (const table::Option* option : std::as_const(options))
            most = std::max(most, m_manners.appeal(prompt, *option));
        options.removeIf(
            [&](const table::Option* option) { return m_manners.appeal(prompt, *option) < most; });
    }

    QString wordFor(const table::Prompt& prompt)
    {
        const QList<const table::Option*> legal = legalOf(prompt);
        if (const auto* dice = std::get_if<table::Dice>(&prompt.takes)) {
            if (legal.isEmpty() || below(4) > 0)
                return thrown(*dice);
        } else if (const auto* number = std::get_if<table::Number>(&prompt.takes)) {
            return numberFor(*number);
        } else if (const auto* several = std::get_if<table::Several>(&prompt.takes)) {
            return severalOf(prompt, legal, *several);
        }
        return oneOf(prompt, legal);
    }

    QString oneOf(const table::Prompt& prompt, QList<const table::Option*> legal)
    {
        if (legal.isEmpty())
            return {};
        if (isCareful())
            keepBest(prompt, legal);
        return legal[below(legal.size())]->answer;
    }

    // What is proposed, or a little more.
    QString numberFor(const table::Number& number)
    {
        constexpr int fewMore = 3;
        const int more = isCareful() ? 0 : below(fewMore);
        return QString::number(std::clamp(number.proposed + more, number.least, number.most));
    }

    QString severalOf(const table::Prompt& prompt, QList<const table::Option*> legal,
                      const table::Several& several)
    {
        std::ranges::shuffle(legal, m_random);
        const bool isAll = isCareful();
        if (isAll)
            keepBest(prompt, legal);
        const int most = std::min(several.most, static_cast<int>(legal.size()));
        if (most < several.least)
            return {};
        QStringList picked;
        const int count = isAll ? most : several.least + below(most - several.least + 1);
        for (const table::Option* option : std::as_const(legal).first(count))
            picked.append(option->answer);
        return table::toWord(picked);
    }

    // As they fell on the table, with those that they brought; now and then only what they count.
    QString thrown(const table::Dice& dice)
    {
        if (dice.ask.totals && dice.fallen.isEmpty() && below(4) == 0) {
            const dice::Distribution sum = dice::sum(dice.ask);
            return dice::toWord(dice::Total{static_cast<int>(std::lround(sum.mean()))});
        }
        QStringList faces = dice.fallen;
        for (;;) {
            const auto due = dice::stillDue(dice.ask, faces);
            if (!due || due->isEmpty())
                return dice::toWord(dice::Faces{faces.sliced(dice.fallen.size())});
            faces.append(due->first().side(below(due->first().sides())).name);
        }
    }

    std::mt19937 m_random;
    Manners m_manners;
    int m_tries = 0;
    QString m_lastQuestion;
};

} // namespace roadmarshal::test

// A line typed in a rally, played on a table without a file.
#pragma once

#include "games/games.h"
#include "table/game.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace roadmarshal::test::rally {

using namespace Qt::StringLiterals;

struct Played
{
    table::State state;
    QString refused; // the rule of a misfit, "?" without one
    QString objection;
    QString open; // the question that is left in the middle of an action
};

inline const table::Game& game()
{
    return *games::find(u"road-kill-rally"_s);
}

inline bool carryOut(Played& played, const table::Action& action, bool insists)
{
    table::Random random(1, 0);
    const auto decided = game().decide(played.state, action, random);
    if (!decided) {
        played.refused = u"?"_s;
        return false;
    }
    if (!decided->objections.isEmpty() && !insists) {
        played.objection = decided->objections.first().citation.rule;
        return false;
    }
    for (const table::Effect& effect : decided->effects)
        played.state = game().evolve(played.state, effect).value();
    return true;
}

inline Played play(const table::State& state, QString line)
{
    Played played{.state = state, .refused = {}, .objection = {}, .open = {}};
    const bool insists = line.startsWith(u'!');
    table::Answers words = line.mid(insists ? 1 : 0).split(u' ', Qt::SkipEmptyParts);
    while (!words.isEmpty()) {
        const table::Asked asked = game().ask(played.state, words, {});
        if (const auto* ready = std::get_if<table::Ready>(&asked)) {
            if (!carryOut(played, ready->action, insists))
                return played;
            words = words.sliced(ready->used);
        } else if (const auto* misfit = std::get_if<table::Misfit>(&asked)) {
            played.refused = misfit->citation.rule.isEmpty() ? u"?"_s : misfit->citation.rule;
            return played;
        } else if (const auto* prompt = std::get_if<table::Prompt>(&asked)) {
            played.open = prompt->id;
            return played;
        } else {
            words = words.sliced(std::get<table::Said>(asked).used);
        }
    }
    return played;
}

// The first field that is not as expected; of lists every entry counts, of cars those that are named.
inline QString differs(const QString& at, const QJsonValue& expected, const QJsonValue& found)
{
    if (!expected.isObject())
        return expected == found
                   ? QString()
                   : at + u" is "_s +
                         QString::fromUtf8(QJsonDocument(QJsonArray{found}).toJson(QJsonDocument::Compact));
    const QJsonObject fields = expected.toObject();
    for (auto field = fields.begin(); field != fields.end(); ++field) {
        QJsonValue inner = found[field.key()];
        if (found.isArray()) {
            for (const QJsonValue& one : found.toArray()) {
                if (one[u"id"_s] == field.key())
                    inner = one;
            }
        }
        if (const QString wrong = differs(at + u'.' + field.key(), field.value(), inner); !wrong.isEmpty())
            return wrong;
    }
    return {};
}

} // namespace roadmarshal::test::rally

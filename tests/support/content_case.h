// A value of a card in the middle of the demo game of each game: where it stands, and how the game uses it.
#pragma once

#include "demo_game.h"

#include "content/place.h"
#include "games/apocalypse_road/table/state.h"
#include "games/apocalypse_trail/table/state.h"
#include "games/highway_heist/actions/rating.h"
#include "games/road_kill_rally/table/state.h"
#include "games/rush_n_crush/table/state.h"
#include "table/content_changed.h"

#include <QTest>

namespace roadmarshal::test::content_case {

// One word that the question takes without an objection; empty if there is none.
inline QString someAnswer(const table::Prompt& prompt, std::mt19937& random)
{
    if (const auto* number = std::get_if<table::Number>(&prompt.takes))
        return QString::number(number->proposed);
    QStringList open;
    for (const table::Option& option : prompt.options) {
        if (option.objections.isEmpty())
            open.append(option.answer);
    }
    if (open.isEmpty())
        return std::holds_alternative<table::Several>(prompt.takes) ? QStringLiteral("none") : QString();
    return open[static_cast<qsizetype>(random() % open.size())];
}

inline void play(DemoGame& demo, int entries)
{
    std::mt19937 random(11);
    const table::Game& game = demo.session->game();
    const int until = demo.session->last() + entries;
    for (int tries = 0; demo.session->last() < until && tries < 20 * entries; ++tries) {
        table::Answers answers;
        for (int words = 0; words < 30; ++words) {
            const table::Asked asked = game.ask(demo.session->now(), answers);
            if (const auto* ready = std::get_if<table::Ready>(&asked)) {
                (void)demo.session->play(ready->action);
                break;
            }
            const auto* prompt = std::get_if<table::Prompt>(&asked);
            const QString word = prompt ? someAnswer(*prompt, random) : QString();
            if (word.isEmpty())
                break;
            answers.append(word);
        }
    }
}

// A value of a card that the demo game of a game plays with, and how the game uses it.
struct Case
{
    const char* game;
    QJsonObject changes;
    QString id; // on the table; found by `find` where the seed decides it
    std::function<QString(const table::State&)> find;
    QString at; // behind the place of the card
    QJsonValue value;
    QJsonValue hostile; // for the same field
    std::function<int(const table::State&, const QString& id)> used;
};

inline int speedOf(const table::State& state, const QString& vehicle)
{
    return state.as<apocalypse_trail::State>().box().vehicle(vehicle)->speed;
}

inline const std::vector<Case>& cases()
{
    static const std::vector<Case> all{
        {"apocalypse-trail", {}, QStringLiteral("van"), {}, QStringLiteral("speed"), 12, 0, speedOf},
        {"road-kill-rally",
         {},
         QStringLiteral("mg"),
         {},
         QStringLiteral("dice"),
         5,
         QStringLiteral("many"),
         [](const table::State& state, const QString& id) {
             return state.as<road_kill_rally::State>().setup->data.accessory(id)->dice;
         }},
        {"highway-heist",
         {},
         {},
         [](const table::State& state) { return state.as<highway_heist::State>().players.front().id; },
         QStringLiteral("speed"),
         4,
         -1,
         [](const table::State& state, const QString&) {
             return highway_heist::ratingOf(state.as<highway_heist::State>(), 0, highway_heist::Skill::Speed)
                 .character;
         }},
        {"rush-n-crush",
         {},
         QStringLiteral("b3"),
         {},
         QStringLiteral("rocks"),
         QJsonArray{QStringLiteral("a4")},
         QStringLiteral("z99"),
         [](const table::State& state, const QString&) {
             const auto& course = state.as<rush_n_crush::State>().setup->course;
             return static_cast<int>(course.at(course.indexOf(u"a4")).rock);
         }},
        {"apocalypse-road",
         {},
         QStringLiteral("36"),
         {},
         QStringLiteral("speed"),
         9,
         99,
         [](const table::State& state, const QString& id) {
             const auto& setup = *state.as<apocalypse_road::State>().setup;
             return setup.cars[setup.carIndex(id)].speed;
         }},
    };
    return all;
}

// In the middle of its demo game.
struct Played
{
    DemoGame demo;
    QString id;
    content::Printed printed;

    explicit Played(const Case& one) : demo(7, one.changes, *games::find(QString::fromLatin1(one.game)))
    {
        play(demo, 25);
        id = one.find ? one.find(now()) : one.id;
        printed = game().printed(now(), id).value_or(content::Printed());
    }
    const table::Game& game() const { return demo.session->game(); }
    const table::State& now() const { return demo.session->now(); }
    QString place(const Case& one) const { return content::placeOf(printed.place, one.at); }
    QJsonObject with(const Case& one, const QJsonValue& value) const
    {
        return content::withValue(game().contentOf(now(), printed), place(one), value);
    }
    std::expected<table::Entry, table::Refused> record(const QJsonObject& item)
    {
        const auto effects = game().changeContent(now(), printed, item);
        if (!effects)
            return std::unexpected(table::Refused{effects.error().toLine(), {}, false});
        return demo.session->correct(*effects, {});
    }
};

// Of the one item of a kind that has everything in it.
inline QString idOf(const Played& played, const QString& kind)
{
    const table::State& now = played.now();
    if (played.game().id() == u"apocalypse-trail" && kind == u"box")
        return now.as<apocalypse_trail::State>().box().id;
    if (played.game().id() == u"highway-heist" && kind == u"guide")
        return now.as<highway_heist::State>().guide().id;
    return kind == u"data" ? QStringLiteral("default") : QString();
}

inline void eachGame()
{
    QTest::addColumn<int>("number");
    for (size_t i = 0; i < cases().size(); ++i)
        QTest::newRow(cases()[i].game) << static_cast<int>(i);
}
inline const Case& wanted()
{
    QFETCH(int, number);
    return cases()[static_cast<size_t>(number)];
}

} // namespace roadmarshal::test::content_case

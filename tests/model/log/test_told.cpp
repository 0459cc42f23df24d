// What people are told: names instead of ids, a shot with its damage, steps for hands, and one or several.
#include "support/apocalypse_road/case_table.h"
#include "support/demo_game.h"
#include "support/one_of_many.h"

#include "cards/by_hand.h"
#include "games/apocalypse_road/record/actions.h"
#include "log/export.h"
#include "text/phrase_book.h"

using namespace roadmarshal;
using namespace roadmarshal::test;
using apocalypse_road::DrawEvent;
using apocalypse_road::Shoot;

namespace {

QString w(const char* words)
{
    return QString::fromUtf8(words);
}

// Teams whose names are not their ids.
class NamedTable : public CaseTable
{
public:
    explicit NamedTable(const QJsonObject& decks = {}) : CaseTable(road(20, 3), decks)
    {
        auto setup = std::make_shared<apocalypse_road::Setup>(*state.setup);
        const char* names[] = {"Cinder Kings", "Salt Flat Sharks", "Dust Devils", "Turbine Sisters"};
        for (size_t seat = 0; seat < setup->teams.size(); ++seat)
            setup->teams[seat].name = w(names[seat]);
        state.setup = setup;
    }

    // Plays the line and tells it as this action.
    table::Telling tell(const char* line, const apocalypse_road::Action& action)
    {
        const table::State before = table::State::of(state);
        return play(line) ? game().tell(before, stored(action), effects) : table::Telling{refused};
    }
};

QStringList textsOf(const table::Telling& telling)
{
    QStringList texts{telling.title};
    for (const table::Told& told : telling.then)
        texts.append(told.text);
    return texts;
}

} // namespace

class TestTold : public QObject
{
    Q_OBJECT
private slots:
    void aPhraseTakesListsAndMessages()
    {
        static constexpr roadmarshal::text::Phrase phrases[] = {
            {"needs", "{who} needs {parts|, }"}, {"part", "{count} {what}"}, {"deep", "({in})"}};
        const roadmarshal::text::PhraseBook book("Test", {phrases}, {w("who")});
        const auto part = [](int count, const char* what) {
            return QJsonValue(store(table::Message{w("part"), {{w("count"), count}, {w("what"), w(what)}}}));
        };
        const QJsonObject args{{w("who"), w("@part")},
                               {w("parts"), QJsonArray{part(2, "fuel"), part(1, "{who}"), w("luck")}}};
        QCOMPARE(book.say({w("needs"), args}), w("@part needs 2 fuel, 1 {who}, luck"));
        QCOMPARE(book.say({w("needs"), {{w("who"), w("Ann")}}}), w("Ann needs "));
        // Messages come from files, too: what lies deeper than any of ours says nothing.
        table::Message deep{w("part"), {}};
        for (int depth = 0; depth < 500; ++depth)
            deep = {w("deep"), {{w("in"), store(deep)}}};
        QCOMPARE(book.say(deep), w("((((()))))"));
    }
    void aPhraseKnowsOneAndSeveral()
    {
        static constexpr roadmarshal::text::Phrase phrases[] = {
            {"cards", "{count} unseen {count|card|cards}, {count|it goes|they go}"}};
        const roadmarshal::text::PhraseBook book("TestTold", {phrases}, {});
        const auto say = [&](int count) { return book.say({w("cards"), {{w("count"), count}}}); };
        QCOMPARE(say(1), w("1 unseen card, it goes"));
        QCOMPARE(say(2), w("2 unseen cards, they go"));
        QCOMPARE(say(0), w("0 unseen cards, they go"));
    }

    void aShotIsToldWithItsDamage()
    {
        NamedTable t;
        t.put("R1", "5.1").put("B1", "6.1", 1);
        const table::Telling hit = t.tell("R1 @B1 2/2", Shoot{w("R1"), w("B1"), w("2/2")});
        QCOMPARE(hit.title, w("R1 hits B1: 2 damage"));
        QVERIFY(textsOf(hit).contains(w("B1 has 3 damage now")));
        QCOMPARE(hit.then.first().citation.rule, w("8.0"));

        NamedTable missing;
        missing.put("R1", "5.1").put("B1", "6.1");
        QCOMPARE(missing.tell("R1 @B1 1/miss", Shoot{w("R1"), w("B1"), w("1/miss")}).title,
                 w("R1 misses B1"));
    }

    void aKillIsToldWithItsPoint()
    {
        NamedTable t;
        t.put("R1", "5.1").put("B1", "6.1", 5);
        const table::Telling kill = t.tell("R1 @B1 2/2", Shoot{w("R1"), w("B1"), w("2/2")});
        QCOMPARE(kill.title, w("R1 hits B1: 1 damage")); // the sixth marker is the last
        const auto found =
            std::ranges::find(kill.then, w("R1 destroys B1, +1 for Cinder Kings"), &table::Told::text);
        QVERIFY(found != kill.then.end());
        QVERIFY(found->isNotable);
        QCOMPARE(found->citation.rule, w("11.3"));
        QVERIFY(!textsOf(kill).join(u' ').contains(w("claims")));
    }

    void anEventThatTheAppDrewIsToldWithWhatItDid()
    {
        const QJsonObject card{{w("card"), w("outta-gas")}, {w("count"), 3}};
        NamedTable t({{w("event"), QJsonObject{{w("by"), w("app")}, {w("cards"), QJsonArray{card}}}}});
        t.put("R1", "5.1");
        const table::State before = table::State::of(t.state);
        PLAY(t, "R1 solo+3* 9.1");
        const table::Telling told = t.game().tell(
            before, stored(apocalypse_road::Activate{w("R1"), w("solo+3*"), {}, {{w("R1"), w("9.1")}}, {}}),
            t.effects);
        QVERIFY2(textsOf(told).contains(w("Movement event: Outta Gas")),
                 qPrintable(textsOf(told).join(u'\n')));
        QVERIFY(textsOf(told).contains(w("R1 takes 2 damage")));
    }

    void handsTakeTheCardBackThatWasPlayed()
    {
        DemoGame game(7, {{w("decks"), QJsonObject{{w("race"), w("table")}}}});
        const QString car =
            std::get<table::Prompt>(game.session->game().ask(game.session->now(), {})).options.first().answer;
        QVERIFY(game.session->last() == 1);
        const table::State before = game.session->now();
        const auto ends =
            std::get<table::Prompt>(game.session->game().ask(before, {car, w("solo+3")})).options;
        QVERIFY(!ends.isEmpty());
        const QString line = QStringLiteral("%1 solo+3 %2").arg(car, ends.first().answer);
        QVERIFY(game.take(line) || game.take(line + w(" 1"))); // several ways may lead there
        QVERIFY(game.session->undo());
        const table::Effects& effects = game.session->entries().last().effects;
        const QStringList steps = game.session->game().steps(game.session->now(), effects);
        QVERIFY2(std::ranges::any_of(steps,
                                     [](const QString& step) {
                                         return step.endsWith(w(" takes Solo +3 back into the hand"));
                                     }),
                 qPrintable(steps.join(u'\n')));
        for (const QString& step : steps) {
            QVERIFY2(!step.contains(w("unseen")) && !step.contains(w("pile")), qPrintable(step));
            QVERIFY2(!step.contains(w("red")), qPrintable(step));
        }
    }

    void cardsPassThePileByOnlyWithoutDoubt()
    {
        using cards::Move;
        const QString red = cards::handOf(w("red"));
        const QString blue = cards::handOf(w("blue"));
        const Move back{w("a"), cards::discard, cards::pile, 1, false};
        const Move drawn{{}, cards::pile, red, 2, false};
        const std::vector<Move> one = cards::asHandsMove({back, drawn});
        QCOMPARE(one, (std::vector<Move>{{{}, cards::pile, red, 1, false},
                                         {w("a"), cards::discard, red, 1, false}}));
        const std::vector<Move> doubtful{back, drawn, {{}, cards::pile, blue, 1, false}};
        QCOMPARE(cards::asHandsMove(doubtful), doubtful);
    }

    void whatTheAppDealsIsNoStep()
    {
        DemoGame game; // events and combat cards are the app's
        std::mt19937 random(5);
        for (int i = 0; i < 40; ++i)
            randomEntry(*game.session, random);
        for (const table::Entry& entry : game.session->entries()) {
            for (const QString& step : game.session->game().steps(game.session->now(), entry.effects))
                QVERIFY2(!step.contains(w("combat deck")) && !step.contains(w("event deck")),
                         qPrintable(step));
        }
    }

    void aStoryHasNamesAndTheRecordHasIds()
    {
        DemoGame game(7, {{w("decks"), QJsonObject{{w("race"), w("table")}}}});
        std::mt19937 random(11);
        for (int i = 0; i < 30; ++i)
            randomEntry(*game.session, random);
        const auto exported = [&](log::Style style) {
            return QString::fromUtf8(log::exportAs(log::Format::Text, *game.session, style));
        };
        QVERIFY(exported(log::Style::Record).contains(w("hand of red")));
        const QString story = exported(log::Style::Story);
        for (const char* id : {"hand of red", " red claims", "red is to act", "unseen"})
            QVERIFY2(!story.contains(w(id)), id);
        // Data is data, whoever asks for it.
        QCOMPARE(log::exportAs(log::Format::Csv, *game.session, log::Style::Story),
                 log::exportAs(log::Format::Csv, *game.session, log::Style::Record));
    }

    void aTimeIsWrittenAsTheLocaleWritesIt()
    {
        const QLocale usual;
        const auto restore = qScopeGuard([&] { QLocale::setDefault(usual); });
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        DemoGame game;
        const log::Chronicle story = log::chronicleOf(*game.session, log::Style::Story);
        QCOMPARE(timeOf(story, story.lines.first()),
                 QLocale().toString(story.lines.first().time.toLocalTime(), QLocale::ShortFormat));
        QVERIFY(timeOf(story, story.lines.first()).contains(u'.'));
    }

    void ownCarsAreTheLastTargetsAndMarked()
    {
        NamedTable t;
        t.put("R1", "5.1").put("R2", "6.1").put("B1", "6.0").put("A1", "4.1");
        QStringList targets;
        for (const table::Option& option : t.prompt(w("R1")).options) {
            if (option.role != table::Role::Target)
                continue;
            targets.append(option.answer);
            QCOMPARE(!option.badge.code.isEmpty(), option.answer == w("@R2"));
        }
        QCOMPARE(targets.size(), 3);
        QCOMPARE(targets.last(), w("@R2"));
    }

    void everyEventSaysWhatItDoes()
    {
        NamedTable t;
        t.put("R1", "5.1");
        PLAY(t, "R1 solo+3* 9.1");
        const table::Prompt prompt = t.prompt();
        QCOMPARE(prompt.options.size(), 28);
        for (const table::Option& option : prompt.options) {
            const QString does = t.game().say(option.detail);
            QVERIFY2(does != option.detail.code && does.size() > 15, qPrintable(option.answer));
        }
    }

    void aReplacementShowsWhatItCanDo()
    {
        NamedTable t;
        t.put("R1", "5.1").put("B1", "6.1", 5);
        PLAY(t, "R1 @B1 2/2");
        const table::Prompt prompt = t.prompt();
        QCOMPARE(prompt.id, w("replacement"));
        QVERIFY(!prompt.options.isEmpty());
        const QString detail = t.game().say(prompt.options.first().detail);
        QVERIFY2(detail.contains(w("speed 1")) && detail.contains(w("machine gun")) &&
                     detail.contains(w("defence 2")),
                 qPrintable(detail));
    }
};

ONE_OF_MANY(TestTold)
#include "test_told.moc"

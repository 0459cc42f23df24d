#include "support/one_of_many.h"
#include "support/quick_folder.h"
#include "support/tiny_game.h"
#include "table/journal/session.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::table;
namespace tiny = roadmarshal::test::tiny;

namespace {

const tiny::Game game;

const Game* findTiny(const QString& id)
{
    return id == game.id() ? &game : nullptr;
}

QString said(const char* words)
{
    return QString::fromLatin1(words);
}

State start()
{
    return game.begin({}).value();
}

const tiny::State& in(const State& state)
{
    return state.as<tiny::State>();
}

Action act(const tiny::Action& action)
{
    return stored<Action>(action);
}

State after(const State& state, const Effects& effects)
{
    return evolveAll(game, state, effects).value();
}

State corrected(const State& state, const char* subject, const char* property, const char* value)
{
    return after(state, game.correct(state, {said(subject), said(property), said(value)}).value());
}

} // namespace

class TestTypedGame : public QObject
{
    Q_OBJECT
private slots:
    void actionsOfOtherGamesAreNotRecognised()
    {
        QVERIFY(game.recognise(act(tiny::Drive{said("21"), said("a2")})));
        QCOMPARE(game.recognise({said("fly"), {}}).error().place, said("kind"));
        QCOMPARE(game.recognise({said("test"), {{said("cars"), 7}}}).error().place, said("cars"));
        Random random(1, 0);
        QCOMPARE(objectionIn(game.decide(start(), {said("fly"), {}}, random, {}).error()).message.code,
                 said("impossible"));
    }

    void anActionIsDecidedByTheRulesOfItsType()
    {
        Random random(1, 0);
        const Decision decision =
            game.decide(start(), act(tiny::Drive{said("21"), said("a2")}), random, {}).value();
        QCOMPARE(decision.effects.size(), 3);
        QCOMPARE(decision.effects[0].kind, said("changed"));
        QCOMPARE(decision.effects[0].citation.rule, said("2"));
        const State now = after(start(), decision.effects);
        QCOMPARE(in(now).cars[0], (tiny::Car{said("21"), said("a2"), 3, 0}));
        QCOMPARE(in(now).owed, (OwedSteps{{said("test"), said("21")}}));
        const Decision again = game.decide(now, act(tiny::Drive{said("21"), said("a3")}), random, {}).value();
        QCOMPARE(again.objections.first().message.code, said("no-boost"));
    }

    void aPropertyStaysWithinItsBounds()
    {
        const auto changed = [](const char* subject, const char* property, int to) {
            return game.evolve(start(),
                               stored<Effect>(tiny::Effect(Changed{said(subject), said(property), 3, to})));
        };
        QCOMPARE(in(changed("36", "armour", 6).value()).cars[1].armour, 6);
        QCOMPARE(changed("36", "armour", 7).error().reason, said("armour would be 7, allowed is 0 to 6"));
        QVERIFY(!changed("36", "armour", -1));
        QCOMPARE(changed("36", "wings", 1).error().reason, said("has nothing called \"wings\""));
        QVERIFY(!changed("99", "armour", 1));
    }

    void theDifferenceLeadsExactlyThere()
    {
        State there = corrected(start(), "21", "armour", "1");
        there = corrected(there, "36", "boost", "3");
        there = corrected(there, "36", "at", "c4");
        for (const auto& [from, to] : {std::pair(start(), there), std::pair(there, start())}) {
            const Effects effects = game.difference(from, to);
            QCOMPARE(effects.size(), 3);
            QCOMPARE(in(after(from, effects)), in(to));
        }
        QVERIFY(game.difference(there, there).isEmpty());
    }

    void whatIsSetByHandIsCheckedByItsDeclaration()
    {
        const auto refusal = [](const char* subject, const char* property, const char* value) {
            return game.correct(start(), {said(subject), said(property), said(value)}).error().message.code;
        };
        QCOMPARE(in(corrected(start(), "21", "boost", "2")).cars[0].boost, 2);
        QCOMPARE(refusal("21", "boost", "4"), said("no-such-value"));
        QCOMPARE(refusal("21", "boost", "many"), said("no-such-value"));
        QCOMPARE(refusal("21", "wings", "1"), said("no-such-property"));
        QCOMPARE(refusal("99", "boost", "1"), said("no-such-subject"));
        QCOMPARE(refusal("21", "at", "b1"), said("two-on-one"));
    }

    void aStateIsStoredByItsFields()
    {
        const State there = corrected(start(), "36", "armour", "5");
        const QJsonObject stored = game.store(there);
        QCOMPARE(stored[said("cars")][1][said("armour")], QJsonValue(5));
        QCOMPARE(in(game.restore({}, stored).value()), in(there));

        QJsonObject odd = stored;
        QJsonArray cars = odd[said("cars")].toArray();
        QJsonObject car = cars[1].toObject();
        car[said("armour")] = 9;
        cars[1] = car;
        odd[said("cars")] = cars;
        QCOMPARE(game.restore({}, odd).error().place, said("36.armour"));
        odd[said("cars")] = said("none");
        QCOMPARE(game.restore({}, odd).error().place, said("cars"));
    }

    void countersComeFromTheDeclaration()
    {
        const auto items = countersOf(in(start()).cars[0]);
        QCOMPARE(items.size(), 2);
        const auto& armour = std::get<mats::Counter>(items[0]);
        QCOMPARE(armour.property, said("armour"));
        QCOMPARE(armour.value, 3);
        QCOMPARE(armour.most, 6);
    }

    void effectsSayThemselvesWhetherHandsOrEarsAreNeeded()
    {
        const Effect placed =
            stored<Effect>(tiny::Effect(tiny::CarPlaced{said("21"), said("a1"), said("a2")}));
        const Effect owed = stored<Effect>(tiny::Effect(OwedChanged{}));
        QVERIFY(game.isHandsOn(placed) && game.isRoutine(placed));
        QVERIFY(!game.isHandsOn(owed) && !game.isRoutine(owed));
        QVERIFY(!game.isHandsOn({said("fly"), {}, {}}));
    }

    void aSentenceIsOneLine()
    {
        QCOMPARE(game.say(act(tiny::Drive{said("21"), said("a2")})), said("drive 21"));
        QCOMPARE(game.say(Claim{said("odd"), {}}).contains(u'\n'), false);
    }

    void aGameIsPlayedUndoneAndOpenedAgain()
    {
        const test::QuickFolder folder;
        const QString path = folder.filePath(said("tiny.roadmarshal"));
        auto session = Session::create(path, game, QJsonObject(), 3).value();
        QVERIFY(session->play(act(tiny::Drive{said("21"), said("a2")})));
        QVERIFY(session->play(act(tiny::Test{{said("21"), said("36")}})));
        const tiny::State now = in(session->now());
        QVERIFY(session->undo());
        QCOMPARE(in(session->now()).owed.first()->whom, said("21"));
        QVERIFY(session->redo());
        QCOMPARE(in(session->now()), now);
        session.reset();
        QCOMPARE(in(Session::open(findTiny, path, Access::ReadOnly).value()->now()), now);
        QCOMPARE(Session::open([](const QString&) { return nullptr; }, path, Access::ReadOnly).error().place,
                 said("meta.game"));
    }

    void anAmendedRollKeepsTheDieOfEachCar()
    {
        const test::QuickFolder folder;
        for (quint64 seed = 1; seed <= 12; ++seed) {
            const QString path = folder.filePath(QStringLiteral("%1.roadmarshal").arg(seed));
            auto session = Session::create(path, game, QJsonObject(), seed).value();
            const Entry rolled = session->play(act(tiny::Test{{said("21"), said("36")}})).value();
            const int armour = in(session->now()).cars[1].armour;
            const auto amendment =
                session->beginAmendment(rolled.number, act(tiny::Test{{said("36")}})).value();
            QVERIFY(amendment.outcome()->freshDraws.isEmpty());
            QCOMPARE(in(amendment.outcome()->state).cars[0].armour, 3);
            QCOMPARE(in(amendment.outcome()->state).cars[1].armour, armour);
        }
    }
};

ONE_OF_MANY(TestTypedGame)
#include "test_typed_game.moc"

// A journey of three crews and a race of four from the shop to the end of the road, each once with the mouse
// alone and once with the keyboard alone.
#include "support/one_of_many.h"
#include "support/window/whole_evening.h"

#include "games/apocalypse_trail/table/state.h"

#include <kddockwidgets/KDDockWidgets.h>

using namespace roadmarshal;
using namespace Qt::StringLiterals;

namespace {

// On and on; everybody helps, everybody eats, and nothing is moved about for its own sake.
int appealToTravellers(const table::Prompt& prompt, const table::Option& option)
{
    static const QStringList onward{u"drive"_s, u"drive-back"_s, u"done"_s};
    static const QStringList aside{u"stow"_s, u"take"_s, u"leave"_s, u"eat"_s, u"medicine"_s, u"pass"_s};
    if (option.answer == u"app")
        return -1; // it all lies on the table
    if (prompt.id == u"shop")
        return option.answer == u"stow" ? 0 : 1;
    if (prompt.id == u"before" || prompt.id == u"after" || prompt.id == u"option")
        return onward.contains(option.answer) ? 2 : aside.contains(option.answer) ? 0 : 1;
    return option.answer == u"all" ? 2 : option.answer == u"pass" ? 0 : 1;
}

QString turnOf(const table::State& state)
{
    const auto& now = state.as<apocalypse_trail::State>();
    return u"%1 %2"_s.arg(now.turn.number).arg(now.turn.pawn);
}

test::Evening journey()
{
    return {.game = u"apocalypse-trail"_s,
            .changes = {{u"dice"_s, u"table"_s}},
            .manners = {appealToTravellers, 8},
            .turn = turnOf};
}

test::Evening race()
{
    test::Evening evening = journey();
    QJsonArray crews;
    for (const QString& crew : {u"red"_s, u"blue"_s, u"green"_s, u"yellow"_s})
        crews.append(QJsonObject{{u"id"_s, crew}});
    evening.changes[u"mode"_s] = u"race"_s;
    evening.changes[u"crews"_s] = crews;
    return evening;
}

} // namespace

class TestWholeTrail : public QObject
{
    Q_OBJECT

    test::SettingsSandbox m_sandbox;

private slots:
    void initTestCase() { KDDockWidgets::initFrontend(KDDockWidgets::FrontendType::QtWidgets); }

    void aJourneyWithTheMouseAlone()
    {
        QCOMPARE(test::WholeEvening(journey()).play(test::Hands::Mouse, 4), QString());
    }
    void aJourneyWithTheKeyboardAlone()
    {
        QCOMPARE(test::WholeEvening(journey()).play(test::Hands::Keyboard, 5), QString());
    }
    void aRaceWithTheMouseAlone()
    {
        QCOMPARE(test::WholeEvening(race()).play(test::Hands::Mouse, 6), QString());
    }
    void aRaceWithTheKeyboardAlone()
    {
        QCOMPARE(test::WholeEvening(race()).play(test::Hands::Keyboard, 7), QString());
    }
};

ONE_OF_MANY(TestWholeTrail)
#include "test_whole_trail.moc"

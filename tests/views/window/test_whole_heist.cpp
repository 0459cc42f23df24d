// A heist of three from the first turn to its end, once with the mouse alone and once with the keyboard
// alone.
#include "support/one_of_many.h"
#include "support/window/whole_evening.h"

#include "games/highway_heist/table/state.h"

#include <kddockwidgets/KDDockWidgets.h>

using namespace roadmarshal;

namespace {

// What is likely to succeed, and no die of the enemies before both actions are taken.
int appealToDrivers(const table::Prompt& prompt, const table::Option& option)
{
    if (option.answer == QStringLiteral("app"))
        return -2; // it all lies on the table
    if (prompt.id == QStringLiteral("action") &&
        (option.answer == QStringLiteral("die") || option.answer == QStringLiteral("other")))
        return -1;
    const bool isAction = prompt.id == QStringLiteral("action") || prompt.id == QStringLiteral("target");
    return isAction && option.odds ? static_cast<int>(10 * option.odds->least) : 0;
}

QString turnOf(const table::State& state)
{
    const auto& now = state.as<highway_heist::State>();
    return QStringLiteral("%1 %2").arg(now.round).arg(now.active);
}

test::Evening evening()
{
    const QString table = QStringLiteral("table");
    return {.game = QStringLiteral("highway-heist"),
            .changes = {{QStringLiteral("dice"), table}, {QStringLiteral("cards"), table}},
            .manners = {appealToDrivers, 8},
            .turn = turnOf};
}

} // namespace

class TestWholeHeist : public QObject
{
    Q_OBJECT

    test::SettingsSandbox m_sandbox;

private slots:
    void initTestCase() { KDDockWidgets::initFrontend(KDDockWidgets::FrontendType::QtWidgets); }

    void withTheMouseAlone()
    {
        QCOMPARE(test::WholeEvening(evening()).play(test::Hands::Mouse, 4), QString());
    }
    void withTheKeyboardAlone()
    {
        QCOMPARE(test::WholeEvening(evening()).play(test::Hands::Keyboard, 5), QString());
    }
};

ONE_OF_MANY(TestWholeHeist)
#include "test_whole_heist.moc"

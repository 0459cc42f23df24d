// A rally of four from the poles to its end, once with the mouse alone and once with the keyboard alone.
#include "support/one_of_many.h"
#include "support/window/whole_evening.h"

#include "games/road_kill_rally/table/state.h"

#include <kddockwidgets/KDDockWidgets.h>

using namespace roadmarshal;

namespace {

// Fast, but not into anything; shots are fired; nobody mounts things all evening.
int appealToRacers(const table::Prompt& prompt, const table::Option& option)
{
    constexpr int fastEnough = 6;
    const int dice = option.badge.args[QStringLiteral("count")].toInt();
    if (prompt.id == QStringLiteral("speed"))
        return -std::abs(option.answer.toInt() - fastEnough);
    if (prompt.id == QStringLiteral("mount"))
        return option.answer == QStringLiteral("done") ? 1 : 0;
    if (prompt.id == QStringLiteral("combat"))
        return option.answer == QStringLiteral("pass") ? 0 : 1;
    if (option.role == table::Role::Target)
        return option.piece.isEmpty() ? -2 : 0;
    return -dice;
}

QString turnOf(const table::State& state)
{
    const auto& now = state.as<road_kill_rally::State>();
    return QStringLiteral("%1 %2 %3")
        .arg(now.turn)
        .arg(static_cast<int>(now.phase))
        .arg(now.move ? now.move->car : -1);
}

// Dice and tiles come from the table.
test::Evening evening()
{
    const QString table = QStringLiteral("table");
    return {.game = QStringLiteral("road-kill-rally"),
            .changes = {{QStringLiteral("dice"), table}, {QStringLiteral("tileDeck"), table}},
            .manners = {appealToRacers, 9},
            .turn = turnOf};
}

} // namespace

class TestWholeRally : public QObject
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

ONE_OF_MANY(TestWholeRally)
#include "test_whole_rally.moc"

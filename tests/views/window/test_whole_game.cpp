// A game of four from the grid to the winner, once with the mouse alone and once with the keyboard alone; a
// combat card that was entered wrong is noticed and amended three turns later. SAMPLE_LOG=FILE keeps the log.
#include "support/demo_game.h"
#include "support/one_of_many.h"
#include "support/window/window_player.h"

#include "games/apocalypse_road/table/state.h"
#include "log/export.h"
#include "table/journal/verify.h"
#include "window/docks.h"
#include "window/main_window.h"

#include <kddockwidgets/KDDockWidgets.h>

#include <QFile>

using namespace roadmarshal;
using namespace roadmarshal::views;

namespace {

// The real window with a game in it; the file stays with the demo.
struct Window
{
    // Cards come from the boxes on the table, so that every one of them can be entered wrong.
    static QJsonObject evening()
    {
        const QString table = QStringLiteral("table");
        return {{QStringLiteral("length"), QStringLiteral("long")},
                {QStringLiteral("decks"),
                 QJsonObject{{QStringLiteral("event"), table}, {QStringLiteral("combat"), table}}}};
    }

    test::DemoGame demo{7, evening()};
    MainWindow window;

    Window()
    {
        demo.session.reset();
        window.resize(1280, 800);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QVERIFY(window.openGame(demo.path()));
        window.findChild<Docks*>()->drawerActions()[2]->trigger(); // the log lies open
        window.desk()->boardPanel()->view()->setAnimated(false);
        QTRY_COMPARE(window.desk()->conversation()->prompt().id, QStringLiteral("car"));
    }
    table::Session& session() { return *window.desk()->session(); }
};

constexpr int mostAnswers = 4000;
constexpr int turnsUntilNoticed = 3;
const QString miss = QStringLiteral("miss");

// A hit that will turn out to have been a miss, of a car that is still in the race by then.
class Mistake
{
public:
    // True when the time has come to amend it.
    bool isNoticed(const table::Session& session)
    {
        const table::Entry& last = session.entries().last();
        const auto& now = session.now().as<apocalypse_road::State>();
        if (last.action.kind == QStringLiteral("shoot") && !last.effects.isEmpty() && result(last) != miss &&
            (m_hits.isEmpty() || m_hits.last().shot.number != last.number))
            m_hits.append({now.turn, last});
        if (m_amended || now.segment.isOpen() || now.phase != apocalypse_road::Phase::Race)
            return false;
        for (const Hit& hit : std::as_const(m_hits)) {
            const int target = now.setup->carIndex(hit.shot.action.args[QStringLiteral("target")].toString());
            if (now.turn == hit.turn + turnsUntilNoticed && now.cars[static_cast<size_t>(target)].inRace()) {
                m_shot = hit.shot;
                return true;
            }
        }
        return false;
    }
    const table::Entry& shot() const { return m_shot; }
    void setAmended() { m_amended = true; }
    bool isAmended() const { return m_amended; }

private:
    struct Hit
    {
        int turn = 0;
        table::Entry shot;
    };
    static QString result(const table::Entry& shot)
    {
        return shot.action.args[QStringLiteral("result")].toString();
    }

    QList<Hit> m_hits;
    table::Entry m_shot;
    bool m_amended = false;
};

void expectAWinner(Window& set, const Mistake& mistake)
{
    QVERIFY(mistake.isAmended());
    const auto show = set.session().game().show(set.session().now());
    QVERIFY(show.outcome.isOver());
    const auto verified = table::verify(set.session());
    QVERIFY(verified.unsound.isEmpty());
    QVERIFY2(verified.differences.isEmpty(), "an entry would be decided otherwise");
    QVERIFY2(!verified.imbalance, qPrintable(verified.imbalance ? verified.imbalance->reason : QString()));
}

void keepTheLog(const table::Session& session)
{
    QFile file(qEnvironmentVariable("SAMPLE_LOG"));
    if (file.fileName().isEmpty())
        return;
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(log::exportAs(log::Format::Json, session));
}

} // namespace

class TestWholeGame : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { KDDockWidgets::initFrontend(KDDockWidgets::FrontendType::QtWidgets); }

    void withTheMouseAlone()
    {
        Window set;
        test::WindowPlayer player(*set.window.desk(), 21);
        Mistake mistake;
        for (int i = 0; i < mostAnswers && !player.isOver(); ++i) {
            QVERIFY2(player.click(), qPrintable(player.prompt().id));
            if (mistake.isNoticed(set.session())) {
                QVERIFY(player.amendWithTheMouse(mistake.shot(), miss));
                mistake.setAmended();
            }
        }
        keepTheLog(set.session());
        expectAWinner(set, mistake);
        qInfo("%d clicks, %d entries", player.clicks(), set.session().last());
    }

    void withTheKeyboardAlone()
    {
        Window set;
        test::WindowPlayer player(*set.window.desk(), 12);
        Mistake mistake;
        for (int i = 0; i < mostAnswers && !player.isOver(); ++i) {
            QVERIFY2(player.type(), qPrintable(player.prompt().id));
            if (mistake.isNoticed(set.session())) {
                QVERIFY(player.amendWithTheKeyboard(mistake.shot(), miss));
                mistake.setAmended();
            }
        }
        expectAWinner(set, mistake);
        qInfo("%d keys, %d entries", player.keys(), set.session().last());
    }
};

ONE_OF_MANY(TestWholeGame)
#include "test_whole_game.moc"

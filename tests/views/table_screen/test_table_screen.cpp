#include "support/demo_game.h"
#include "support/one_of_many.h"
#include "support/strict.h"
#include "support/window/contrast.h"

#include "table_screen/table_screen.h"
#include "window/desk.h"
#include "window/main_window.h"

#include <kddockwidgets/KDDockWidgets.h>

#include <QAction>
#include <QApplication>
#include <QFontMetricsF>
#include <QMenu>
#include <QSettings>

#include <cmath>

using namespace roadmarshal;
using namespace roadmarshal::views;
using table::Figure;
using table::Outcome;
using Kind = ScreenPart::Kind;

namespace {

Figure figure(const char* label, int value, Figure::Role role)
{
    return {.property = {}, .label = {QString::fromLatin1(label), {}}, .value = value, .role = role};
}

ScreenFacts factsFor(int teams)
{
    const QStringList players{QStringLiteral("Ann"),        QStringLiteral("Ben"), QString(),
                              QStringLiteral("Dan"),        QStringLiteral("Eva"), QStringLiteral("Fay"),
                              QStringLiteral("Maximilian"), QStringLiteral("Gus"), QStringLiteral("Hilde"),
                              QStringLiteral("Ivo")};
    ScreenFacts facts;
    for (int i = 0; i < teams; ++i) {
        ScreenFacts::Row row;
        row.team = {QString::number(i), i == 2 ? QStringLiteral("Devils") : QStringLiteral("Turbine Sisters"),
                    players[i], i};
        row.standing.figures = {figure("VP", i, Figure::Score), figure("left", 15 - i, Figure::Left),
                                figure("damage", 3 * i, Figure::Wear), figure("to go", 5, Figure::ToGo)};
        facts.rows.append(row);
    }
    for (const Figure& kind : facts.rows.first().standing.figures)
        facts.columns.append({table::keyOf(kind), kind.label.code, kind.role});
    facts.toAct = teams - 1;
    facts.first = 0;
    facts.headline = QStringLiteral("Turn 12 · Turbine Sisters to act");
    facts.entry = QStringLiteral("21 plays Diagonal Lead +3 to 14.1");
    for (int i = 0; i < 12; ++i)
        facts.consequences.append(QStringLiteral("%1 goes from 18.0 to 24.1").arg(i));
    return facts;
}

bool hasWords(const ScreenPart& part)
{
    return part.kind == Kind::Text || part.kind == Kind::Paragraph || part.kind == Kind::Disc ||
           part.kind == Kind::Ring;
}

// Whether nothing of the words is cut off or shortened.
bool fits(const ScreenPart& part)
{
    const QFontMetricsF metrics(screenFont(part.pixels, part.bold || part.kind == Kind::Disc));
    if (part.kind == Kind::Paragraph) {
        const QRectF needed =
            metrics.boundingRect(QRectF(0, 0, part.rect.width(), 1e6), Qt::TextWordWrap, part.text);
        return needed.height() <= part.rect.height() && needed.width() <= part.rect.width();
    }
    return metrics.horizontalAdvance(part.text) <= part.rect.width() &&
           metrics.capHeight() <= part.rect.height();
}

class TableScreenTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QCoreApplication::setOrganizationName(QStringLiteral("roadmarshal-test"));
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
        KDDockWidgets::initFrontend(KDDockWidgets::FrontendType::QtWidgets);
    }
    void init()
    {
        test::failOnUnexpectedWarnings();
        QSettings().clear();
    }

    void everythingIsLargeInsideAndUncut_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(800, 600), QSize(1280, 720), QSize(1920, 1080), QSize(3840, 2160),
                                 QSize(2560, 1080), QSize(1024, 768)}) {
            QTest::addRow("%dx%d", size.width(), size.height()) << size;
            QTest::addRow("%dx%d", size.height(), size.width()) << size.transposed();
        }
    }
    void everythingIsLargeInsideAndUncut()
    {
        QFETCH(QSize, size);
        const double smallest = std::min(size.width(), size.height()) / 28.0;
        for (int teams = 2; teams <= 10; ++teams) {
            for (const bool over : {false, true}) {
                ScreenFacts facts = factsFor(teams);
                facts.how = over ? Outcome::Won : Outcome::Open;
                facts.winners = over ? QList<int>{1} : QList<int>{};
                const ScreenLayout layout = layOutScreen(facts, size, colours(false));
                for (const ScreenPart& part : layout.parts) {
                    const QByteArray where =
                        QStringLiteral("%1 teams: %2").arg(teams).arg(part.text).toUtf8();
                    QVERIFY2(QRectF(QPointF(), layout.size).contains(part.rect), where);
                    if (!hasWords(part))
                        continue;
                    QVERIFY2(part.pixels >= smallest - 0.01, where);
                    QVERIFY2(fits(part), where);
                }
                compareWithFacts(layout, facts);
            }
        }
    }

    void rowsDoNotLieOnOneAnother()
    {
        for (int teams = 2; teams <= 10; ++teams) {
            const ScreenLayout layout = layOutScreen(factsFor(teams), QSize(800, 600), colours(true));
            QList<QRectF> grounds;
            for (const ScreenPart& part : layout.parts) {
                if (part.kind == Kind::Ground)
                    grounds.append(part.rect);
            }
            QCOMPARE(grounds.size(), teams + 1); // and the banner
            for (qsizetype i = 0; i < grounds.size(); ++i) {
                for (qsizetype k = 0; k < i; ++k)
                    QVERIFY(!grounds[i].intersects(grounds[k]));
            }
        }
    }

    void wordsHaveContrast()
    {
        for (const bool dark : {false, true}) {
            ScreenFacts facts = factsFor(10);
            for (int team = 0; team < 10; ++team) { // every livery has its turn
                facts.toAct = team;
                for (const ScreenPart& part : layOutScreen(facts, QSize(1920, 1080), colours(dark)).parts) {
                    if (hasWords(part) || part.kind == Kind::Icon)
                        QVERIFY2(test::contrast(part.ink, part.ground) >= 4.5, qPrintable(part.text));
                }
            }
        }
    }

    void whoseTurnIsShownInColourAndPattern()
    {
        const ScreenLayout layout = layOutScreen(factsFor(4), QSize(1920, 1080), colours(false));
        QCOMPARE(layout.parts[0].kind, Kind::Ground);
        QCOMPARE(layout.parts[0].ground, livery(3).colour);
        QCOMPARE(layout.parts[1].kind, Kind::Livery);
        QCOMPARE(layout.parts[1].livery, 3);
        QCOMPARE(layout.parts[2].text, QStringLiteral("Dan"));
        QVERIFY(layout.parts[2].pixels > 1080 / 10.0);
    }

    void longNamesAreShortenedNotTheRest()
    {
        ScreenFacts facts = factsFor(10);
        facts.rows[4].team.player = QString(300, u'W');
        const ScreenLayout layout = layOutScreen(facts, QSize(800, 600), colours(false));
        for (const ScreenPart& part : layout.parts)
            QVERIFY(QRectF(QPointF(), layout.size).contains(part.rect));
        for (const ScreenPart& part : layout.parts)
            QVERIFY(!hasWords(part) || part.text.startsWith(u'W') || fits(part));
    }

    void factsComeFromTheSession()
    {
        test::DemoGame demo;
        (void)demo.take(QStringLiteral("set marker first blue"));
        (void)demo.take(QStringLiteral("set red claimed 4"));
        ScreenFacts facts = factsOf(*demo.session);
        QCOMPARE(facts.rows.size(), 4);
        QCOMPARE(facts.rows[facts.first].team.id, QStringLiteral("blue"));
        QCOMPARE(facts.rows[0].standing.value(Figure::Score), 4);
        QVERIFY(facts.toAct >= 0);
        QVERIFY(!facts.isOver());
        QVERIFY2(facts.entry.startsWith(QStringLiteral("Set by hand:")), qPrintable(facts.entry));
        QVERIFY(facts.consequences.isEmpty());
        std::mt19937 random(3);
        const auto action = test::randomAction(*demo.session, random);
        const table::State before = demo.session->now();
        QVERIFY(demo.session->play(*action));
        facts = factsOf(*demo.session);
        // As people tell it, with all that followed.
        const table::Telling told =
            demo.session->game().tell(before, *action, demo.session->entries().last().effects);
        QCOMPARE(facts.entry, told.title);
        QVERIFY(!told.then.isEmpty());
        QCOMPARE(facts.consequences.size(), told.then.size());
        QVERIFY(demo.take(QStringLiteral("set marker winner red")));
        QCOMPARE(factsOf(*demo.session).winners, QList<int>{0});
    }

    void keysTurnAndCloseIt()
    {
        TableScreen screen;
        screen.resize(1000, 600);
        screen.setFacts(factsFor(4));
        screen.show();
        QVERIFY(QTest::qWaitForWindowExposed(&screen));
        const QColor red = livery(3).colour;
        QCOMPARE(screen.grab().toImage().pixelColor(960, 30), red);
        QTest::keyClick(&screen, Qt::Key_R);
        QCOMPARE(screen.rotation(), 90);
        QCOMPARE(screen.drawing().size, QSizeF(600, 1000));
        // What was on top is at the right, and its right end below.
        QCOMPARE(screen.grab().toImage().pixelColor(970, 570), red);
        QTest::keyClick(&screen, Qt::Key_R);
        QCOMPARE(screen.grab().toImage().pixelColor(40, 570), red);
        QTest::keyClick(&screen, Qt::Key_R);
        QTest::keyClick(&screen, Qt::Key_R);
        QCOMPARE(screen.rotation(), 0);
        QTest::keyClick(&screen, Qt::Key_F11);
        QVERIFY(screen.isFullScreen());
        QTest::keyClick(&screen, Qt::Key_F11);
        QVERIFY(!screen.isFullScreen());
        screen.setRotation(270);
        QTest::keyClick(&screen, Qt::Key_Escape);
        QVERIFY(!screen.isVisible());
        QCOMPARE(TableScreen().rotation(), 270);
    }

    void theMenuTurnsItToo()
    {
        TableScreen screen;
        const QList<QAction*> actions = screen.findChild<QMenu*>()->actions();
        const auto turned = std::ranges::find_if(actions, [](const QAction* action) {
            return action->text() == QStringLiteral("Turned by 180°");
        });
        QVERIFY(turned != actions.end());
        (*turned)->trigger();
        QCOMPARE(screen.rotation(), 180);
        QVERIFY((*turned)->isChecked());
    }

    void itFollowsThePresent()
    {
        QTemporaryDir folder;
        MainWindow window;
        window.show();
        QVERIFY(window.openDemo(folder.filePath(QStringLiteral("demo.roadmarshal"))));
        for (QAction* action : window.findChildren<QAction*>()) {
            if (action->shortcut() == QKeySequence(QStringLiteral("Ctrl+T")))
                action->trigger();
        }
        const TableScreen* screen = nullptr;
        for (QWidget* widget : QApplication::topLevelWidgets()) {
            if (auto* found = qobject_cast<TableScreen*>(widget))
                screen = found;
        }
        QVERIFY(screen && screen->isVisible());
        Desk* desk = window.desk();
        desk->correct(QStringLiteral("red"), QStringLiteral("claimed"), QStringLiteral("3"));
        QTRY_COMPARE(screen->facts().rows[0].standing.value(Figure::Score), 3);
        desk->lookAt(1);
        QVERIFY(desk->isInThePast());
        QCOMPARE(screen->facts().rows[0].standing.value(Figure::Score), 3);
        window.close();
        QVERIFY(!screen->isVisible());
    }

private:
    // Every team's name and figures are there.
    static void compareWithFacts(const ScreenLayout& layout, const ScreenFacts& facts)
    {
        QStringList texts;
        for (const ScreenPart& part : layout.parts)
            texts.append(part.text);
        QVERIFY(texts.contains(facts.entry));
        QVERIFY(texts.contains(facts.headline));
        for (const ScreenFacts::Row& row : facts.rows) {
            QVERIFY(texts.contains(row.team.player.isEmpty() ? row.team.name : row.team.player));
            QVERIFY(texts.contains(QString::number(row.standing.value(Figure::Left))));
        }
    }

    QTemporaryDir m_folder;
};

} // namespace

ONE_OF_MANY(TableScreenTest)
#include "test_table_screen.moc"

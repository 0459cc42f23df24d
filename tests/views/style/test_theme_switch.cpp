// Switched to dark or to light, the open window and its table screen are drawn as if they had been opened
// like that: nothing keeps a colour of the other theme, and all that is written can be read.
#include "support/one_of_many.h"
#include "support/sample_game.h"
#include "support/window/settings_sandbox.h"
#include "support/window/written_text.h"

#include "board/board_view.h"
#include "settings/settings_dialog.h"
#include "style/theme.h"
#include "table_screen/table_screen.h"
#include "window/desk.h"
#include "window/docks.h"
#include "window/finishing.h"
#include "window/main_window.h"

#include "finish/finish_page.h"

#include <kddockwidgets/KDDockWidgets.h>

#include <QAction>
#include <QComboBox>
#include <QMenuBar>
#include <QTest>
#include <QTimer>

#include <cstdlib>

using namespace roadmarshal;
using namespace roadmarshal::views;

namespace {

// What is written in each part of the program, with its colours; and what it looks like.
struct Seen
{
    QStringList written;
    QImage picture;
};
using Sights = std::map<QString, Seen>;

Settings settingsFor(Appearance appearance)
{
    Settings settings;
    settings.appearance = appearance;
    settings.animate = false;
    settings.moments = false;
    settings.layout = LayoutChoice::Laptop;
    return settings;
}

// More than a shade: the edges of large letters come out a little otherwise from one painting to the next.
bool differ(QRgb one, QRgb other)
{
    constexpr int shade = 8;
    return std::abs(qRed(one) - qRed(other)) > shade || std::abs(qGreen(one) - qGreen(other)) > shade ||
           std::abs(qBlue(one) - qBlue(other)) > shade;
}

// The share of the points that have another colour.
double difference(const QImage& one, const QImage& other)
{
    if (one.size() != other.size())
        return 1;
    qint64 different = 0;
    for (int y = 0; y < one.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(one.constScanLine(y));
        const auto* otherLine = reinterpret_cast<const QRgb*>(other.constScanLine(y));
        for (int x = 0; x < one.width(); ++x)
            different += line[x] != otherLine[x] && differ(line[x], otherLine[x]);
    }
    return static_cast<double>(different) / (static_cast<double>(one.width()) * one.height());
}

class Opened
{
public:
    Opened(const QString& path, Appearance appearance)
    {
        settingsFor(appearance).save();
        m_window = std::make_unique<MainWindow>();
        m_window->resize(1280, 800);
        m_window->show();
        if (!m_window->openGame(path))
            qFatal("the game does not open");
        (void)QTest::qWaitFor([this] { return !m_window->desk()->conversation()->prompt().id.isEmpty(); });
        for (QAction* action : m_window->findChildren<QAction*>()) {
            if (action->shortcut() == QKeySequence(QStringLiteral("Ctrl+T")))
                action->trigger();
        }
        for (QWidget* top : QApplication::topLevelWidgets()) {
            if (auto* screen = qobject_cast<TableScreen*>(top); screen && screen->isVisible())
                m_screen = screen;
        }
        m_screen->setShowsBoard(true);
        m_screen->resize(1280, 720);
        m_finishing = m_window->findChild<Finishing*>();
    }

    // By hand: the settings are opened, another one is chosen, OK.
    void switchTo(Appearance appearance)
    {
        QTimer::singleShot(0, m_window.get(), [appearance] {
            auto* dialog = qobject_cast<SettingsDialog*>(QApplication::activeModalWidget());
            dialog->findChild<QComboBox*>()->setCurrentIndex(static_cast<int>(appearance));
            dialog->accept();
        });
        for (QAction* action : m_window->findChildren<QAction*>()) {
            if (action->shortcut() == QKeySequence(QStringLiteral("Ctrl+,")))
                action->trigger();
        }
    }

    // So that all of it has been painted once.
    void glance()
    {
        for (QAction* visit : m_window->findChild<Docks*>()->visits()) {
            visit->trigger();
            m_window->desk()->boardPanel()->view()->settle();
            QCoreApplication::processEvents();
            (void)m_window->grab();
        }
    }
    Sights look()
    {
        Sights sights;
        for (QAction* visit : m_window->findChild<Docks*>()->visits()) {
            visit->trigger();
            m_window->desk()->boardPanel()->view()->settle();
            sights[visit->text()] = see(*m_window);
        }
        m_window->desk()->lookAt(20);
        sights[QStringLiteral("the past")] = see(*m_window);
        m_window->desk()->backToNow();
        m_window->desk()->startWhatIf();
        m_window->desk()->boardPanel()->view()->settle();
        sights[QStringLiteral("what if")] = see(*m_window);
        m_window->desk()->backToNow();
        sights[QStringLiteral("table screen")] = see(*m_screen);
        return sights;
    }
    // Open while the colours change, as everything else.
    void openTheEnd() { m_finishing->show(); }
    Seen seeTheEnd() { return see(*m_finishing->page()); }
    void closeTheEnd() { m_finishing->page()->hide(); }

private:
    // When it has come to rest: searches are done, and the board is drawn sharply.
    static QImage restingPicture(QWidget& widget)
    {
        QImage picture;
        const auto rests = [&] {
            QTest::qWait(150);
            for (BoardView* board : widget.findChildren<BoardView*>())
                board->settle();
            const QImage before = std::exchange(picture, widget.grab().toImage());
            return before == picture;
        };
        (void)QTest::qWaitFor(rests, 5000);
        return picture.convertToFormat(QImage::Format_RGB32);
    }

    static Seen see(QWidget& widget)
    {
        Seen seen{{}, restingPicture(widget)};
        for (const test::Writing& writing : test::writingsOf(widget)) {
            const QWidget* part = widget.childAt(writing.place.center());
            const bool isDimmed = part && !part->isEnabled();
            seen.written.append(QStringLiteral("%1 \"%2\" %3 on %4")
                                    .arg(writing.contrast() >= 4.5 || isDimmed ? QStringLiteral("clear")
                                                                               : QStringLiteral("FAINT"),
                                         writing.text, writing.ink.name(), writing.ground.name()));
        }
        return seen;
    }

    std::unique_ptr<MainWindow> m_window;
    TableScreen* m_screen = nullptr;
    Finishing* m_finishing = nullptr;
};

} // namespace

class TestThemeSwitch : public QObject
{
    Q_OBJECT

    test::SettingsSandbox m_sandbox;

    static void keep(const QString& name, const Seen& switched, const Seen& fresh)
    {
        const QString folder = qEnvironmentVariable("KEEP_PICTURES");
        if (folder.isEmpty())
            return;
        const QString stem = QString::fromUtf8(QTest::currentDataTag()) + u' ' + name;
        switched.picture.save(QDir(folder).filePath(stem + QStringLiteral(" switched.png")));
        fresh.picture.save(QDir(folder).filePath(stem + QStringLiteral(" fresh.png")));
    }

    static QStringList compare(const QString& name, const Seen& switched, const Seen& fresh)
    {
        QStringList wrong;
        for (const QString& line : switched.written) {
            if (line.startsWith(QStringLiteral("FAINT")))
                wrong.append(name + QStringLiteral(": ") + line);
            else if (!fresh.written.contains(line))
                wrong.append(name + QStringLiteral(": of the other theme: ") + line);
        }
        constexpr double most = 0.001; // a cursor that blinks
        if (const double share = difference(switched.picture, fresh.picture); share > most)
            wrong.append(QStringLiteral("%1: %2 % of it are drawn otherwise").arg(name).arg(share * 100));
        if (!wrong.isEmpty())
            keep(name, switched, fresh);
        return wrong;
    }

private slots:
    void initTestCase()
    {
        KDDockWidgets::initFrontend(KDDockWidgets::FrontendType::QtWidgets);
        QApplication::setCursorFlashTime(0);
    }
    void cleanup() { QApplication::setPalette(paletteFor(false)); }

    void everythingChangesAtOnce_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<Appearance>("from");
        QTest::addColumn<Appearance>("to");
        for (const table::Game* game : games::all()) {
            const QByteArray id = game->id().toUtf8();
            QTest::addRow("%s to dark", id.constData())
                << game->id() << Appearance::Light << Appearance::Dark;
            QTest::addRow("%s to light", id.constData())
                << game->id() << Appearance::Dark << Appearance::Light;
        }
    }
    void everythingChangesAtOnce()
    {
        QFETCH(const QString, game);
        QFETCH(const Appearance, from);
        QFETCH(const Appearance, to);
        if (games::samplesOf(*games::find(game)).isEmpty())
            QSKIP("no game of it comes with the program");
        Sights switched;
        Sights fresh;
        {
            QSettings().clear();
            const test::SampleGame sample(*games::find(game), 0.5);
            Opened open(sample.path(), from);
            open.glance();
            open.openTheEnd();
            (void)open.seeTheEnd();
            open.switchTo(to);
            switched[QStringLiteral("the end")] = open.seeTheEnd();
            open.closeTheEnd();
            switched.merge(open.look());
        }
        {
            QSettings().clear();
            const test::SampleGame sample(*games::find(game), 0.5);
            Opened open(sample.path(), to);
            open.glance();
            open.openTheEnd();
            fresh[QStringLiteral("the end")] = open.seeTheEnd();
            open.closeTheEnd();
            fresh.merge(open.look());
        }
        QStringList wrong;
        for (const auto& [name, seen] : switched)
            wrong += compare(name, seen, fresh[name]);
        for (const QString& line : std::as_const(wrong))
            qWarning("%s", qPrintable(line)); // one message has no room for all
        QCOMPARE(wrong.size(), 0);
    }
};

ONE_OF_MANY(TestThemeSwitch)
#include "test_theme_switch.moc"

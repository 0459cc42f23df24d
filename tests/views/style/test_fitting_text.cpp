// No text is cut off or written over other text, in any dock and dialog of any game, whatever the size of the
// window and of the text, in the longest language, light and dark. KEEP_PICTURES=FOLDER keeps what was seen.
#include "support/one_of_many.h"
#include "support/window/cut_text.h"
#include "support/window/every_screen.h"
#include "support/window/settings_sandbox.h"

#include "style/theme.h"

#include <kddockwidgets/KDDockWidgets.h>

#include <QTranslator>

using namespace roadmarshal;
using namespace roadmarshal::views;

class TestFittingText : public QObject
{
    Q_OBJECT

    static QString withoutSpaces(QString name) { return name.replace(u' ', u'-').remove(u','); }

    static void keepPicture(QWidget& widget, const QString& name)
    {
        const QString folder = qEnvironmentVariable("KEEP_PICTURES");
        if (folder.isEmpty())
            return;
        const QString row = withoutSpaces(QString::fromUtf8(QTest::currentDataTag()));
        QDir(folder).mkpath(row);
        widget.grab().save(QStringLiteral("%1/%2/%3.png").arg(folder, row, withoutSpaces(name)));
    }

    test::SettingsSandbox m_sandbox;
    QTranslator m_german;
    QFont m_font;

private slots:
    void initTestCase()
    {
        KDDockWidgets::initFrontend(KDDockWidgets::FrontendType::QtWidgets);
        m_font = QApplication::font();
        QVERIFY(m_german.load(QStringLiteral(":/i18n/roadmarshal_de.qm")));
    }
    void cleanup()
    {
        QCoreApplication::removeTranslator(&m_german);
        QLocale::setDefault(QLocale::c());
        QApplication::setFont(m_font);
        QApplication::setPalette(paletteFor(false));
    }

    // Each value of each column with each value of every other one.
    void everythingFits_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("points");
        QTest::addColumn<QString>("game");
        QTest::addColumn<bool>("german");
        QTest::addColumn<Appearance>("appearance");
        // The last one is 2560 x 1440 on a screen with two pixels for one.
        const QSize sizes[] = {{1024, 640}, {1280, 800}, {1920, 1080}, {1280, 720}};
        const int points[] = {9, 14, 24};
        const QString road = QStringLiteral("apocalypse-road");
        const QString rush = QStringLiteral("rush-n-crush");
        for (int i = 0; i < 4; ++i) {
            for (int j = 0; j < 3; ++j) {
                const bool isRush = (i + j) % 2 == 1;
                const bool german = (i / 2 + j) % 2 == 0;
                const bool dark = (i + i / 2 + j / 2) % 2 == 1;
                QTest::addRow("%dx%d, %d pt, %s, %s, %s", sizes[i].width(), sizes[i].height(), points[j],
                              isRush ? "rush" : "road", german ? "German" : "English",
                              dark ? "dark" : "light")
                    << sizes[i] << points[j] << (isRush ? rush : road) << german
                    << (dark ? Appearance::Dark : Appearance::Light);
            }
        }
    }
    void everythingFits()
    {
        QFETCH(const QSize, size);
        QFETCH(const int, points);
        QFETCH(const QString, game);
        QFETCH(const bool, german);
        QFETCH(const Appearance, appearance);
        QSettings().clear();
        Settings settings;
        settings.appearance = appearance;
        settings.fontPoints = points;
        settings.save();
        if (german) {
            QCoreApplication::installTranslator(&m_german);
            QLocale::setDefault(QLocale(QStringLiteral("de_DE")));
        }
        QStringList findings;
        QSet<QString> known; // a dock is seen again with every other one
        test::EveryScreen screens(*games::find(game), size, [&](QWidget& widget, const QString& name) {
            keepPicture(widget, name);
            // What pops up goes by the screen itself.
            const QSize room = widget.windowFlags().testFlag(Qt::Popup)
                                   ? size.expandedTo(widget.screen()->availableSize())
                                   : size;
            if (widget.width() > room.width() || widget.height() > room.height())
                findings.append(QStringLiteral("%1: larger than the screen: %2x%3")
                                    .arg(name)
                                    .arg(widget.width())
                                    .arg(widget.height()));
            for (const QString& finding : test::cutOrOverlapping(widget)) {
                if (!known.contains(finding))
                    findings.append(name + QStringLiteral(": ") + finding);
                known.insert(finding);
            }
        });
        screens.walk(settings);
        for (const QString& finding : std::as_const(findings))
            qWarning("%s", qPrintable(finding)); // one message has no room for all
        QCOMPARE(findings.size(), 0);
    }
};

ONE_OF_MANY(TestFittingText)
#include "test_fitting_text.moc"

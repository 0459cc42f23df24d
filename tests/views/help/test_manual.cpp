// The manual in its window: chapters, links, search, the way back, in every language that the program speaks.
#include "support/one_of_many.h"
#include "support/strict.h"
#include "support/window/open_window.h"
#include "support/window/settings_sandbox.h"

#include "audit/audit_dialog.h"
#include "games/games.h"
#include "help/help_popup.h"
#include "help/manual_page.h"
#include "help/manual_window.h"
#include "settings/languages.h"
#include "style/theme.h"

#include <kddockwidgets/KDDockWidgets.h>

#include <QAction>
#include <QDialog>
#include <QListWidget>
#include <QMenuBar>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextTable>
#include <QUrl>

using namespace roadmarshal;
using namespace roadmarshal::views;
using test::OpenWindow;

namespace {

const QString english = QStringLiteral("en");

QStringList allGames()
{
    QStringList ids;
    for (const table::Game* game : games::all())
        ids.append(game->id());
    return ids;
}

QStringList matches(const QString& text, const char* pattern)
{
    const QRegularExpression expression(QString::fromLatin1(pattern), QRegularExpression::MultilineOption);
    QStringList found;
    for (const QRegularExpressionMatch& match : expression.globalMatch(text))
        found.append(match.captured(1));
    return found;
}

QStringList titles(const QList<Chapter>& chapters)
{
    QStringList titles;
    for (const Chapter& chapter : chapters)
        titles.append(chapter.title);
    return titles;
}

const Chapter& chapterOf(const QList<Chapter>& chapters, const QString& id)
{
    return *std::ranges::find(chapters, id, &Chapter::id);
}

// Keys as a person of that country reads them, as the program names them.
QString inEnglish(QString keys)
{
    const std::pair<const char*, const char*> words[] = {{"Strg", "Ctrl"},  {"Umschalt", "Shift"},
                                                         {"Links", "Left"}, {"Rechts", "Right"},
                                                         {"Ende", "End"},   {"−", "-"}};
    for (const auto& [from, to] : words)
        keys.replace(QString::fromUtf8(from), QString::fromLatin1(to));
    return keys;
}

// The first column of the rows that do (not) say where they work.
QSet<QString> keysIn(const QString& markdown, bool anywhere)
{
    static const QRegularExpression between(
        QStringLiteral("(?<![^+]\\+), | · | or | oder | and | und | … | "));
    QSet<QString> keys;
    for (const QString& row : matches(markdown, "^\\| ([^|]+) \\|")) {
        if (anywhere && row.startsWith(u'*'))
            continue;
        for (const QString& word : row.split(between))
            keys.insert(inEnglish(word));
    }
    return keys;
}

void addKeys(QSet<QString>& keys, const QMenu& menu)
{
    for (const QAction* action : menu.actions()) {
        if (action->menu())
            addKeys(keys, *action->menu());
        else if (!action->shortcut().isEmpty())
            keys.insert(action->shortcut().toString(QKeySequence::PortableText));
    }
}

QSet<QString> menuKeys(const MainWindow& window)
{
    QSet<QString> keys;
    for (const QAction* menu : window.menuBar()->actions())
        addKeys(keys, *menu->menu());
    return keys;
}

struct Reader
{
    ManualWindow window{english};

    Reader()
    {
        window.setGames(allGames());
        window.show();
        window.activateWindow();
        (void)QTest::qWaitForWindowActive(&window);
        window.open({});
    }
    QString text() { return window.page()->toPlainText(); }
    QStringList listed()
    {
        QStringList rows;
        for (int row = 0; row < window.contents()->count(); ++row)
            rows.append(window.contents()->item(row)->text());
        return rows;
    }
    void type(const QString& words)
    {
        window.search()->setFocus();
        window.search()->clear();
        QTest::keyClicks(window.search(), words);
    }
    QString chosenWord() { return window.page()->textCursor().block().text(); }
};

ManualWindow* openManual()
{
    for (QWidget* window : QApplication::topLevelWidgets()) {
        if (auto* manual = qobject_cast<ManualWindow*>(window); manual && manual->isVisible())
            return manual;
    }
    return nullptr;
}

void pressF1(QWidget* window)
{
    window->activateWindow();
    QTRY_COMPARE(QApplication::activeWindow(), window); // and not the one that it belongs to
    QTest::keyClick(window->focusWidget() ? window->focusWidget() : window, Qt::Key_F1);
}

} // namespace

class TestManual : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { KDDockWidgets::initFrontend(KDDockWidgets::FrontendType::QtWidgets); }
    void init() { test::failOnUnexpectedWarnings(); }

    void everyChapterIsInTheProgram()
    {
        const QDir folder(QDir::cleanPath(QStringLiteral(TEST_DATA "/../../resources/manual")));
        QStringList files = folder.entryList({QStringLiteral("*.md")});
        QStringList ids;
        for (const Chapter& chapter : manual(english, {})) {
            ids.append(chapter.id + QStringLiteral(".md"));
            QVERIFY2(!chapter.title.isEmpty() && chapter.markdown.size() > 200, qPrintable(chapter.id));
        }
        ids.sort();
        QCOMPARE(ids, files);
    }

    void everyLanguageHasTheSameManual_data()
    {
        QTest::addColumn<QString>("language");
        for (const QString& language : languages())
            QTest::newRow(qPrintable(language)) << language;
    }
    void everyLanguageHasTheSameManual()
    {
        QFETCH(QString, language);
        const QList<Chapter> there = manual(language, allGames());
        const QList<Chapter> here = manual(english, allGames());
        QCOMPARE(there.size(), here.size());
        QVERIFY(language == english || titles(there) != titles(here));
        for (qsizetype i = 0; i < here.size(); ++i) {
            QCOMPARE(there[i].id, here[i].id);
            const auto same = [&](const char* pattern) {
                return matches(there[i].markdown, pattern).size() ==
                       matches(here[i].markdown, pattern).size();
            };
            QVERIFY2(same("^(#+) "), qPrintable(here[i].id + QStringLiteral(": headings")));
            QVERIFY2(same("^(\\|)"), qPrintable(here[i].id + QStringLiteral(": rows")));
            QVERIFY2(same("(\\]\\()"), qPrintable(here[i].id + QStringLiteral(": links")));
            // What is typed is the same in every language.
            QCOMPARE(matches(there[i].markdown, "^(roadmarshal [^#\\n]+)"),
                     matches(here[i].markdown, "^(roadmarshal [^#\\n]+)"));
            QCOMPARE(matches(there[i].markdown, "^\\| *`([^`]+)`"),
                     matches(here[i].markdown, "^\\| *`([^`]+)`"));
        }
    }

    void everyLinkLeadsSomewhere_data() { everyLanguageHasTheSameManual_data(); }
    void everyLinkLeadsSomewhere()
    {
        QFETCH(QString, language);
        const QList<Chapter> chapters = manual(language, allGames());
        int links = 0;
        for (const Chapter& chapter : chapters) {
            for (const QString& link : matches(chapter.markdown, "\\]\\(([^)]+)\\)")) {
                ++links;
                const QString file = link.section(u'#', 0, 0);
                const QString id = file.isEmpty() ? chapter.id : file.chopped(3);
                const QString anchor = link.section(u'#', 1);
                const auto found = std::ranges::find(chapters, id, &Chapter::id);
                QVERIFY2(found != chapters.end(), qPrintable(chapter.id + u' ' + link));
                const QList<Section> sections = sectionsOf(*found);
                QVERIFY2(anchor.isEmpty() || std::ranges::contains(sections, anchor, &Section::anchor),
                         qPrintable(chapter.id + u' ' + link));
            }
        }
        QVERIFY(links > 15);
    }

    void linksToWhatIsNotShippedAreWords()
    {
        for (const Chapter& chapter : manual(english, {}))
            QVERIFY2(!chapter.markdown.contains(QStringLiteral("](..")), qPrintable(chapter.id));
        // The words of a link stay, also of one to a game that is not on the table.
        const QList<Chapter> chapters = manual(english, {});
        QVERIFY(chapterOf(chapters, QStringLiteral("shorthand"))
                    .markdown.contains(QStringLiteral("Apocalypse Road")));
    }

    void aGameAddsItsOwnWords()
    {
        const QString shorthand = QStringLiteral("shorthand");
        const QString line = QStringLiteral("21 solo+3 14.1");
        QVERIFY(!chapterOf(manual(english, {}), shorthand).markdown.contains(line));
        const QList<Chapter> chapters = manual(english, {QStringLiteral("apocalypse-road")});
        QVERIFY(chapterOf(chapters, shorthand).markdown.contains(line));
        QVERIFY(chapterOf(chapters, shorthand)
                    .markdown.contains(QStringLiteral("\n## Shorthand of Apocalypse Road")));
        QCOMPARE(exampleLine(QStringLiteral("apocalypse-road"), shorthand), line);
        QCOMPARE(exampleLine(QStringLiteral("unheard-of"), shorthand), QStringLiteral("…"));
    }

    void theLineSaysWhatTheGameWouldHaveTyped()
    {
        OpenWindow set;
        QCOMPARE(set.line()->placeholderText(), QStringLiteral("Type: 21 solo+3 14.1"));
    }

    void theKeysOfTheMenusAreThoseOfTheManual_data() { everyLanguageHasTheSameManual_data(); }
    void theKeysOfTheMenusAreThoseOfTheManual()
    {
        QFETCH(QString, language);
        const test::SettingsSandbox sandbox;
        OpenWindow set;
        const QString markdown = chapterOf(manual(language, {}), QStringLiteral("keys")).markdown;
        QSet<QString> told = keysIn(markdown, false);
        for (int dock = 2; dock <= 6; ++dock) // "Ctrl+1 … Ctrl+7"
            told.insert(QStringLiteral("Ctrl+%1").arg(dock));
        const QSet<QString> working = menuKeys(set.window);
        QVERIFY(working.size() > 30);
        for (const QString& keys : working)
            QVERIFY2(told.contains(keys), qPrintable(keys));
        for (const QString& keys : keysIn(markdown, true)) {
            const bool isKey = keys.contains(u'+') || keys == QStringLiteral("F1");
            // A second one for the same thing.
            QVERIFY2(!isKey || working.contains(keys) || keys == QStringLiteral("Alt+End"), qPrintable(keys));
        }
    }

    void tablesAreTables()
    {
        Reader reader;
        reader.window.open(QStringLiteral("keys"));
        int tables = 0;
        for (QTextFrame* frame : reader.window.page()->document()->rootFrame()->childFrames())
            tables += qobject_cast<QTextTable*>(frame) != nullptr;
        QCOMPARE(tables, 1);
        QVERIFY(!reader.text().contains(u'|'));
    }

    void aLinkLeadsToItsHeadingAndBack()
    {
        Reader reader;
        ManualWindow& window = reader.window;
        QCOMPARE(window.chapter(), QStringLiteral("manual"));
        QVERIFY(!window.backAction()->isEnabled());
        emit window.page()->anchorClicked(QUrl(QStringLiteral("conversation.md")));
        QCOMPARE(window.chapter(), QStringLiteral("conversation"));
        emit window.page()->anchorClicked(QUrl(QStringLiteral("log.md#amending")));
        QCOMPARE(window.chapter(), QStringLiteral("log"));
        QCOMPARE(reader.chosenWord(), QStringLiteral("Amending"));
        QCOMPARE(window.contents()->currentItem()->text(), QStringLiteral("The log"));
        QTest::keyClick(window.page(), Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(window.chapter(), QStringLiteral("conversation"));
        QTest::keyClick(window.page(), Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(window.chapter(), QStringLiteral("manual"));
        QVERIFY(!window.backAction()->isEnabled());
        QTest::keyClick(window.page(), Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(window.chapter(), QStringLiteral("conversation"));
        QVERIFY(window.forwardAction()->isEnabled());
        // Elsewhere from here, and what lay ahead is gone.
        emit window.page()->anchorClicked(QUrl(QStringLiteral("shorthand.md")));
        QVERIFY(!window.forwardAction()->isEnabled());
    }

    void linksAreFollowedWithTheKeyboard()
    {
        Reader reader;
        reader.window.page()->setFocus();
        QTest::keyClick(reader.window.page(), Qt::Key_Tab);
        QTest::keyClick(reader.window.page(), Qt::Key_Return);
        QCOMPARE(reader.window.chapter(), QStringLiteral("window"));
    }

    void searchGoesOverAllChaptersAsOneTypes()
    {
        Reader reader;
        const QStringList chapters = reader.listed();
        reader.type(QStringLiteral("salvag"));
        const QStringList found = reader.listed();
        QVERIFY(found.size() >= 2);
        QVERIFY2(
            std::ranges::any_of(
                found, [](const QString& row) { return row.startsWith(QStringLiteral("Game files\n")); }),
            qPrintable(found.join(u'\n')));
        QVERIFY(found.first().contains(QStringLiteral("alvage")));
        QVERIFY(reader.text().contains(QStringLiteral("alvage")));
        QVERIFY(reader.window.page()->marks() > 0);
        QVERIFY(!reader.window.page()->extraSelections().isEmpty());
        // Down to what was found, and the next place on the page.
        QTest::keyClick(reader.window.search(), Qt::Key_Down);
        QVERIFY(reader.window.contents()->hasFocus());
        const QString before = reader.window.chapter();
        QTest::keyClick(reader.window.contents(), Qt::Key_Down);
        QVERIFY(reader.window.contents()->currentRow() == 1);
        QTest::keyClick(reader.window.contents(), Qt::Key_F3);
        // All that was typed is one step of the way.
        QTest::keyClick(reader.window.contents(), Qt::Key_Escape);
        QCOMPARE(reader.listed(), chapters);
        QCOMPARE(reader.window.page()->marks(), 0);
        QTest::keyClick(reader.window.page(), Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(reader.window.chapter(), QStringLiteral("manual"));
        QTest::keyClick(reader.window.page(), Qt::Key_Escape);
        QVERIFY(!reader.window.isVisible());
    }

    void whatIsNowhereIsSaid()
    {
        Reader reader; // not even a word that begins so
        reader.type(QStringLiteral("ørn"));
        QCOMPARE(reader.listed(), QStringList{QStringLiteral("Nothing found. Try fewer words.")});
        QCOMPARE(reader.window.chapter(), QStringLiteral("manual"));
        reader.type(QStringLiteral("!"));
        QCOMPARE(reader.listed().size(), 1);
    }

    void itIsReadableInTheDark()
    {
        Reader reader;
        reader.window.open(QStringLiteral("conversation"));
        for (const bool dark : {true, false}) {
            const QPalette palette = paletteFor(dark);
            reader.window.setPalette(palette);
            int links = 0;
            const QTextDocument* document = reader.window.page()->document();
            for (QTextBlock block = document->begin(); block.isValid(); block = block.next()) {
                for (auto it = block.begin(); !it.atEnd(); ++it) {
                    if (!it.fragment().charFormat().isAnchor())
                        continue;
                    ++links;
                    QCOMPARE(it.fragment().charFormat().foreground().color(), palette.color(QPalette::Link));
                }
            }
            QCOMPARE(links, 3);
        }
    }

    void f1LeadsFromADockToItsChapter()
    {
        const test::SettingsSandbox sandbox;
        OpenWindow set;
        set.line()->setFocus();
        QTest::keyClick(set.line(), Qt::Key_F1);
        auto* popup = qobject_cast<HelpPopup*>(QApplication::activePopupWidget());
        QVERIFY(popup);
        QTest::keyClick(popup, Qt::Key_F1);
        QTRY_VERIFY(openManual());
        QCOMPARE(openManual()->chapter(), QStringLiteral("conversation"));
        // With the words of the game on the table.
        openManual()->open(QStringLiteral("shorthand"));
        QVERIFY(openManual()->page()->toPlainText().contains(QStringLiteral("solo+3")));
    }

    void menusLeadToTheManual()
    {
        const test::SettingsSandbox sandbox;
        OpenWindow set;
        QTest::keyClick(set.keyboard(), Qt::Key_F1, Qt::ControlModifier);
        QVERIFY(openManual());
        QCOMPARE(openManual()->chapter(), QStringLiteral("manual"));
        set.activate();
        QTest::keyClick(set.keyboard(), Qt::Key_H, Qt::ControlModifier);
        QCOMPARE(openManual()->chapter(), QStringLiteral("shorthand"));
    }

    void f1InAnotherWindowOpensItsChapter()
    {
        const test::SettingsSandbox sandbox;
        OpenWindow set;
        set.desk().audit();
        QTRY_VERIFY(set.desk().auditing());
        pressF1(set.desk().auditing());
        QVERIFY(openManual());
        QCOMPARE(openManual()->chapter(), QStringLiteral("window"));
        set.desk().auditing()->close();
        set.desk().dispute();
        auto* dispute = set.window.findChild<QDialog*>(QStringLiteral("dispute"));
        QVERIFY(dispute);
        pressF1(dispute);
        QCOMPARE(openManual()->chapter(), QStringLiteral("disputes"));
        dispute->close();
    }
};

ONE_OF_MANY(TestManual)
#include "test_manual.moc"

// The library's window: found, confirmed, imported, deleted.
#include "support/one_of_many.h"
#include "support/strict.h"
#include "support/window/opened_library.h"
#include "support/window/settings_sandbox.h"

#include "content/marks.h"
#include "library/entries_model.h"
#include "library/import_dialog.h"
#include "library/item_sheet.h"
#include "library/library_model.h"
#include "library/unconfirmed_model.h"
#include "library/unconfirmed_page.h"
#include "library/uses.h"
#include "new_game/board_picture.h"
#include "style/theme.h"

#include <QComboBox>
#include <QElapsedTimer>
#include <QJsonArray>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTemporaryDir>

using namespace roadmarshal;
using namespace roadmarshal::views;
using namespace roadmarshal::test;

class TestLibrary : public QObject
{
    Q_OBJECT

    SettingsSandbox m_sandbox;

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init()
    {
        failOnUnexpectedWarnings();
        emptyTheLibrary();
    }
    void cleanupTestCase() { emptyTheLibrary(); }

    void everythingIsListedAndFound()
    {
        OpenedLibrary library;
        QVERIFY(library.rows() > 60);
        QCOMPARE(library.found("rust bowl"), 1);
        QVERIFY(library.found("team apocalypse") >= 10);
        QCOMPARE(library.found("nothing-like-this"), 0);
        QVERIFY(library.found("") > 60);
        library.page().games()->setCurrentIndex(library.page().games()->findData(latin("highway-heist")));
        library.page().kinds()->setCurrentIndex(library.page().kinds()->findData(latin("guide")));
        QCOMPARE(library.rows(), 3);
    }

    // What tells least gives way, and only as far as has to be.
    void namesHaveTheRoomTheyNeed()
    {
        OpenedLibrary library;
        library.window.resize(1152, 720);
        QTableView* table = library.page().table();
        const auto cutNames = [&] {
            QStringList cut;
            for (int row = 0; row < table->model()->rowCount(); ++row) {
                const QString name = table->model()->index(row, LibraryModel::NameColumn).data().toString();
                if (table->fontMetrics().horizontalAdvance(name) + gap >
                    table->columnWidth(LibraryModel::NameColumn))
                    cut.append(name);
            }
            return cut.join(u'|');
        };
        QTRY_COMPARE(cutNames(), QString());
        QCOMPARE(table->textElideMode(), Qt::ElideMiddle);
        const auto sumOfWidths = [&] {
            int sum = 0;
            for (int column = 0; column < LibraryModel::ColumnCount; ++column)
                sum += table->columnWidth(column);
            return sum;
        };
        QCOMPARE(sumOfWidths(), table->viewport()->width());
        library.page().games()->setCurrentIndex(1); // which nobody has to be told on each line
        QVERIFY(table->isColumnHidden(LibraryModel::GameColumn));
        QCOMPARE(sumOfWidths(), table->viewport()->width());
        QCOMPARE(cutNames(), QString());
        library.page().games()->setCurrentIndex(0);
        QVERIFY(!table->isColumnHidden(LibraryModel::GameColumn));
        // However narrow the window: the others are not cut to nothing.
        library.window.resize(900, 600);
        for (int column = 0; column < LibraryModel::ColumnCount; ++column)
            QVERIFY(table->columnWidth(column) > table->fontMetrics().averageCharWidth() * 8);
    }

    void boardsHavePictures()
    {
        OpenedLibrary library;
        QTest::keyClick(library.page().search(), Qt::Key_Down);
        for (const char* name : {"rust bowl", "long road", "tank assault"}) {
            QCOMPARE(library.found(name) > 0, true);
            library.page().table()->selectRow(0);
            QTRY_VERIFY(library.page().sheet()->picture()->isVisible());
        }
    }

    void theListToConfirmIsWorkedThrough()
    {
        OpenedLibrary library;
        library.window.tabs()->setCurrentWidget(library.window.unconfirmedPage());
        library.settle();
        UnconfirmedPage& page = *library.window.unconfirmedPage();
        page.showGame(latin("apocalypse-road"));
        page.search()->setText(latin("speed"));
        QTableView* table = page.table();
        const int before = table->model()->rowCount();
        QVERIFY(before > 50);
        QTest::keyClick(page.search(), Qt::Key_Return);
        const LibraryEntry first = page.model()->entryOf(
            static_cast<QSortFilterProxyModel*>(table->model())->mapToSource(table->currentIndex()).row());
        QTest::keyClick(table, Qt::Key_Return);
        QCOMPARE(table->model()->rowCount(), before - 1);
        QVERIFY(content::OwnersLibrary().has(first.of->kind, first.item.id));
        QTest::keyClick(table, Qt::Key_Return);
        QCOMPARE(table->model()->rowCount(), before - 2);
        // Another value than ours.
        QTest::keyClick(table, Qt::Key_F2);
        auto* line = table->findChild<QLineEdit*>();
        QVERIFY(line);
        line->setText(latin("6"));
        QTest::keyClick(line, Qt::Key_Return);
        QTRY_COMPARE(table->model()->rowCount(), before - 3);
        const content::Item kept = content::Library::standard().find(first.of->kind, first.item.id).value();
        QCOMPARE(kept.source, content::Source::Owner);
        QCOMPARE(kept.json[latin("cars")][2][latin("speed")].toInt(), 6);
        QCOMPARE(first.item.invented.size() - kept.invented.size(), 3);
        QTest::keyClick(table, Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(content::Library::standard().find(first.of->kind, first.item.id)->invented.isEmpty());
    }

    void whatIsImportedIsShownFirst()
    {
        const QTemporaryDir folder;
        const content::Item red = content::Library::builtIn().find(teamKind(), latin("red")).value();
        QJsonObject own = content::copyOf(teamKind(), red.json, latin("own"), latin("Own"));
        QJsonObject bad = own;
        bad.remove(latin("cars"));
        QFile file(folder.filePath(latin("x.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content::fileText(teamKind(), {red.json, own, bad}));
        file.close();
        OpenedLibrary library;
        ImportDialog dialog(file.fileName(), library.page().model()->entries());
        QCOMPARE(dialog.found(), 2);
        QCOMPARE(dialog.wanted().size(), 2U);
        QCOMPARE(dialog.problems().size(), 1);
        QVERIFY(dialog.problems().front().contains(latin("teams[2].cars")));
        QVERIFY(!content::OwnersLibrary().has(teamKind(), latin("own")));
    }

    void whatIsNoContentSaysSo()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(latin("x.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"format\": \"else/1\"}");
        file.close();
        OpenedLibrary library;
        library.window.importFile(file.fileName());
        QVERIFY(library.window.message().contains(latin("x.json")));
        library.window.importFile(folder.filePath(latin("none.json")));
        QVERIFY(library.window.message().contains(latin("no such file")));
    }

    void whatIsDeletedIsAskedForAndOursComesBack()
    {
        const content::Item red = content::Library::builtIn().find(teamKind(), latin("red")).value();
        QVERIFY(content::OwnersLibrary().save(
            teamKind(), content::copyOf(teamKind(), red.json, latin("red"), latin("Ash Kings"))));
        OpenedLibrary library;
        QCOMPARE(library.found("ash kings"), 1);
        library.page().table()->selectRow(0);
        QVERIFY(library.page().current()->covers);
        QTimer::singleShot(0, &library.window,
                           [] { QTest::keyClick(QApplication::activeModalWidget(), Qt::Key_Escape); });
        QTest::keyClick(library.page().table(), Qt::Key_Delete);
        QVERIFY(content::OwnersLibrary().has(teamKind(), latin("red")));
        QTimer::singleShot(0, &library.window, [] {
            for (QAbstractButton* button :
                 qobject_cast<QMessageBox*>(QApplication::activeModalWidget())->buttons()) {
                if (button->text().remove(u'&') == latin("Delete"))
                    return button->click();
            }
        });
        QTest::keyClick(library.page().table(), Qt::Key_Delete);
        QVERIFY(!content::OwnersLibrary().has(teamKind(), latin("red")));
        library.settle();
        QCOMPARE(library.found("ash kings"), 0);
    }

    void whatUsesAModuleIsTold()
    {
        OpenedLibrary library;
        const auto& entries = library.page().model()->entries();
        const auto module = std::ranges::find_if(
            entries, [](const LibraryEntry& each) { return each.key() == latin("rush-n-crush/module/7B"); });
        QVERIFY(module != entries.end());
        QVERIFY(!usesOf(*module, entries).isEmpty());
    }

    // Two thousand of one's own.
    void aLargeLibraryOpensAndFilters()
    {
        const content::Item red = content::Library::builtIn().find(teamKind(), latin("red")).value();
        QDir().mkpath(content::Library::ownersFolder(teamKind()));
        for (int file = 0; file < 20; ++file) {
            std::vector<QJsonObject> teams;
            for (int team = 0; team < 100; ++team)
                teams.push_back(content::copyOf(teamKind(), red.json, latin("t%1-%2").arg(file).arg(team),
                                                latin("Team %1 of %2").arg(team).arg(file)));
            QFile out(content::Library::ownersFolder(teamKind()) + latin("/f%1.teams.json").arg(file));
            QVERIFY(out.open(QIODevice::WriteOnly));
            out.write(content::fileText(teamKind(), teams));
        }
        QElapsedTimer time;
        time.start();
        OpenedLibrary library;
        qInfo("2,000 items are listed after %lld ms", time.elapsed());
        QVERIFY(library.rows() > 2000);
        time.restart();
        for (const char* words : {"t", "te", "tea", "team", "team 7", "team 77", "team 77 of 1"})
            (void)library.found(words);
        qInfo("a key filters them in %.1f ms", static_cast<double>(time.nsecsElapsed()) / 7e6);
        QCOMPARE(library.rows(), 11); // of 1, of 10 … of 19
    }
};

ONE_OF_MANY(TestLibrary)
#include "test_library.moc"

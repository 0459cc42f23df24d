// The library's window: found, made and typed by keyboard alone, pasted, answered at the field, confirmed,
// imported and deleted.
#include "support/one_of_many.h"
#include "support/settings_sandbox.h"
#include "support/strict.h"

#include "content/marks.h"
#include "content/owners_library.h"
#include "counters/livery.h"
#include "games/games.h"
#include "library/entries_model.h"
#include "library/entries_table.h"
#include "library/field_text.h"
#include "library/import_dialog.h"
#include "library/item_dialog.h"
#include "library/item_sheet.h"
#include "library/library_model.h"
#include "library/library_page.h"
#include "library/library_window.h"
#include "library/record_page.h"
#include "library/unconfirmed_model.h"
#include "library/unconfirmed_page.h"
#include "library/uses.h"
#include "new_game/board_picture.h"
#include "style/livery_name.h"
#include "style/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QUndoStack>

using namespace roadmarshal;
using namespace roadmarshal::views;

namespace {

QString latin(const char* text)
{
    return QString::fromLatin1(text);
}

std::shared_ptr<const Shelved> shelved(const char* game, const char* kind)
{
    for (const auto& each : allKinds()) {
        if (each->kind.game == latin(game) && each->kind.id == latin(kind))
            return each;
    }
    return nullptr;
}

const content::Kind& teamKind()
{
    return shelved("apocalypse-road", "team")->kind;
}

struct Opened
{
    LibraryWindow window;

    Opened()
    {
        window.show();
        window.activateWindow();
        read();
    }
    void read()
    {
        QSignalSpy ended(window.reader(), &LibraryReader::ended);
        window.read();
        QVERIFY(ended.wait(60'000));
    }
    void settle() { QTRY_VERIFY_WITH_TIMEOUT(!window.reader()->isReading(), 60'000); }
    LibraryPage& page() { return *window.page(); }
    int rows() { return page().table()->model()->rowCount(); }
    int found(const char* words)
    {
        page().search()->setText(latin(words));
        return rows();
    }
    ItemDialog* dialog() { return window.findChild<ItemDialog*>(); }
};

// What fingers do: a value, then on to the next.
void type(const QString& text, Qt::Key then = Qt::Key_Return)
{
    for (const QChar letter : text) {
        QVERIFY(QApplication::focusWidget());
        QTest::keyClick(QApplication::focusWidget(), letter.toLatin1()); // a cell opens its line at the first
    }
    QVERIFY2(QApplication::focusWidget(), qPrintable(text));
    QTest::keyClick(QApplication::focusWidget(), then);
    QApplication::processEvents();
}

void activate(QWidget& window)
{
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
}

void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
{
    QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    QApplication::processEvents();
}

} // namespace

class TestLibrary : public QObject
{
    Q_OBJECT

    test::SettingsSandbox m_sandbox;

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init()
    {
        test::failOnUnexpectedWarnings();
        for (const auto& each : allKinds())
            QDir(content::Library::ownersFolder(each->kind)).removeRecursively();
    }
    void cleanupTestCase() { init(); }

    void everythingIsListedAndFound()
    {
        Opened library;
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
        Opened library;
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
        Opened library;
        QTest::keyClick(library.page().search(), Qt::Key_Down);
        for (const char* name : {"rust bowl", "long road", "tank assault"}) {
            QCOMPARE(library.found(name) > 0, true);
            library.page().table()->selectRow(0);
            QTRY_VERIFY(library.page().sheet()->picture()->isVisible());
        }
    }

    // Nothing but keys, from the list to the file.
    void aTeamIsTypedByKeyboardAlone()
    {
        Opened library;
        emit library.page().newWanted(shelved("apocalypse-road", "team"));
        QTRY_VERIFY(library.dialog() && library.dialog()->isVisible());
        ItemDialog* dialog = library.dialog();
        activate(*dialog);
        dialog->page()->focusFirst();
        press(Qt::Key_A, Qt::ControlModifier);
        type(latin("aardvarks"));
        type(latin("Aardvarks"));
        type(latin("Ant Hill"));
        auto* colours = qobject_cast<QComboBox*>(QApplication::focusWidget());
        QVERIFY(colours);
        type(latin("Teal"));
        QCOMPARE(colours->currentText(), latin("Teal"));
        QVERIFY(!colours->itemIcon(colours->currentIndex()).isNull()); // what it looks like
        for (int car = 0; car < 8; ++car) {
            QVERIFY2(QApplication::focusWidget(), qPrintable(QString::number(car)));
            type(QString::number(600 + car), Qt::Key_Return);
            type(latin("Driver %1").arg(car), Qt::Key_Tab);
            type(latin("7"), Qt::Key_Tab);
            type(latin("3"));
            type(latin("mach")); // completed
            type(latin("turret"));
            type(latin("2"));
        }
        const QJsonArray cars = dialog->document().json()[latin("cars")].toArray();
        QCOMPARE(dialog->document().at(latin("livery")).toInt(-1), 3);
        QCOMPARE(cars.size(), 8);
        QCOMPARE(cars[7][latin("id")].toString(), latin("607"));
        QCOMPARE(cars[7][latin("driver")].toString(), latin("Driver 7"));
        QCOMPARE(cars[7][latin("weapon")].toString(), latin("machine-gun"));
        QCOMPARE(cars[7][latin("mount")].toString(), latin("turret"));
        QVERIFY(!dialog->document().problem());
        QTest::keyClick(dialog, Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(content::OwnersLibrary().has(teamKind(), latin("aardvarks")));
        library.settle();
        QCOMPARE(library.found("aardvarks"), 1);
        QVERIFY(library.page().current()); // what was saved is selected
        QCOMPARE(library.page().current()->item.name, latin("Aardvarks"));
        QVERIFY(library.page().current()->isOwners());
    }

    // The 52 cards of the event deck, 28 kinds of them.
    void aDeckIsTypedByKeyboardAlone()
    {
        const auto of = shelved("apocalypse-road", "deck");
        const content::Item built = content::Library::builtIn().find(of->kind, latin("event")).value();
        ItemDialog dialog(*of->game, of->kind, {{latin("format"), of->kind.format}});
        activate(dialog);
        dialog.page()->focusFirst();
        type(latin("event"));
        const QJsonArray cards = built.json[latin("cards")].toArray();
        for (const QJsonValue& card : cards) {
            type(card[latin("card")].toString());
            type(QString::number(card[latin("count")].toInt()));
            press(Qt::Key_Down);
            press(Qt::Key_Home);
        }
        QVERIFY2(!dialog.document().problem(),
                 qPrintable(dialog.document().problem().value_or(Problem{}).reason));
        QCOMPARE(dialog.document().json()[latin("cards")].toArray().size(), cards.size());
        QCOMPARE(dialog.document().totals().front().found, 52);
        QSignalSpy saved(&dialog, &ItemDialog::saveWanted);
        QTest::keyClick(&dialog, Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(saved.count(), 1);
    }

    void aDeckIsPastedInOneStep()
    {
        const auto of = shelved("apocalypse-road", "deck");
        ItemDialog dialog(*of->game, of->kind,
                          {{latin("format"), of->kind.format}, {latin("deck"), latin("combat")}});
        activate(dialog);
        auto* table = qobject_cast<EntriesTable*>(dialog.page()->editorAt(latin("cards")));
        QVERIFY(table);
        // With a line of labels, one of them by its key, in another order.
        QString cells = latin("How many\tcard\tValue\n");
        for (int card = 0; card < 52; ++card)
            cells += latin("1\tC%1\t%2\n").arg(card).arg(card % 4);
        QApplication::clipboard()->setText(cells);
        table->setFocus();
        QTest::keyClick(table, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(dialog.document().json()[latin("cards")].toArray().size(), 52);
        QCOMPARE(dialog.document().at(latin("cards[51].card")).toString(), latin("C51"));
        QCOMPARE(dialog.document().at(latin("cards[3].value")).toInt(), 3);
        QCOMPARE(dialog.document().totals().front().found, 52);
        QCOMPARE(dialog.document().totals().front().wanted, 48);
        QCOMPARE(dialog.document().steps()->count(), 1);
        dialog.document().steps()->undo();
        QVERIFY(dialog.document().json()[latin("cards")].toArray().isEmpty());
        QCOMPARE(table->entries()->entries(), 0);
        // Without one: from the cell on.
        QApplication::clipboard()->setText(latin("\"a \"\"b\"\"\"\t2\r\nx\t3\r\n"));
        QTest::keyClick(table, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(dialog.document().at(latin("cards[0].card")).toString(), latin("a \"b\""));
        QCOMPARE(dialog.document().at(latin("cards[1].count")).toInt(), 3);
    }

    void aWrongValueIsAnsweredAtItsField()
    {
        const auto of = shelved("apocalypse-road", "team");
        const content::Item red = content::Library::builtIn().find(of->kind, latin("red")).value();
        ItemDialog dialog(*of->game, of->kind, content::marked(red.json, red.invented));
        activate(dialog);
        QSignalSpy saved(&dialog, &ItemDialog::saveWanted);
        auto* table = qobject_cast<EntriesTable*>(dialog.page()->editorAt(latin("cars")));
        const QModelIndex cell = table->entries()->indexOf(latin("cars[3].speed"));
        table->entries()->setData(cell, latin("99"), Qt::EditRole);
        QCOMPARE(dialog.document().problem()->place, latin("cars[3].speed"));
        QVERIFY(cell.data(Qt::BackgroundRole).isValid());
        QVERIFY(cell.data(Qt::ToolTipRole).toString().contains(latin("allowed is 0 to 20")));
        table->setCurrentIndex(table->entries()->index(0, 0));
        QTest::keyClick(&dialog, Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(saved.size(), 0);
        QCOMPARE(table->currentIndex(), cell);
        // Words are kept as they were typed until they are right.
        table->entries()->setData(cell, latin("fast"), Qt::EditRole);
        QCOMPARE(cell.data().toString(), latin("fast"));
        QVERIFY(dialog.document().problem());
        table->entries()->setData(cell, latin("9"), Qt::EditRole);
        QVERIFY(!dialog.document().problem());
        QTest::keyClick(&dialog, Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(saved.size(), 1);
    }

    // In files it stays the number, and a number is understood.
    void aColourIsChosenByItsName()
    {
        const auto of = shelved("apocalypse-road", "team");
        const content::Field field = *fieldAt(of->kind, latin("livery"));
        QCOMPARE(suggestionsFor(*of->game, field).size(), 10);
        QCOMPARE(textOf(*of->game, field, 5), latin("Lime"));
        QCOMPARE(valueOf(*of->game, field, latin("lime")), QJsonValue(5));
        QCOMPARE(valueOf(*of->game, field, latin("5")), QJsonValue(5));
        QCOMPARE(valueOf(*of->game, field, latin("beige")), QJsonValue(latin("beige")));
        QCOMPARE(textOf(*of->game, field, 12), latin("12"));
        QCOMPARE(liveryNames().size(), counters::liveryCount);
        // One that is none is shown as the file says it, with the reason at its field.
        QJsonObject red = content::Library::builtIn().find(of->kind, latin("red")).value().json;
        red[latin("livery")] = 12;
        ItemDialog dialog(*of->game, of->kind, red);
        QCOMPARE(qobject_cast<QComboBox*>(dialog.page()->editorAt(latin("livery")))->currentText(),
                 latin("12"));
        QCOMPARE(dialog.document().problem()->place, latin("livery"));
    }

    // A value that somebody types is their word; what nobody touches keeps its mark.
    void whatIsTypedBearsNoMark()
    {
        const auto of = shelved("apocalypse-road", "team");
        const content::Item red = content::Library::builtIn().find(of->kind, latin("red")).value();
        ItemDocument document(*of->game, of->kind, content::marked(red.json, red.invented));
        const qsizetype all = document.invented();
        QVERIFY(all > 20);
        document.set({}, latin("cars[0].speed"), 3);
        QVERIFY(!document.isInvented(latin("cars[0].speed")));
        QCOMPARE(document.invented(), all - 1);
        document.confirm(latin("cars[1].speed"));
        QCOMPARE(document.invented(), all - 2);
        document.steps()->undo();
        document.steps()->undo();
        QCOMPARE(document.invented(), all);
        document.confirm({});
        QCOMPARE(document.invented(), 0);
    }

    void aBoxIsTypedPageByPage()
    {
        const auto of = shelved("apocalypse-trail", "box");
        const content::Item home = content::Library::builtIn().list(of->kind).items.front();
        ItemDialog dialog(*of->game, of->kind, home.json);
        activate(dialog);
        dialog.goTo(latin("scenarios[0].options[1].outcomes[0].do[0].n"));
        QWidget* deep = dialog.page()->editorAt(latin("scenarios[0].options[1].outcomes[0].do[0].n"));
        QVERIFY(deep);
        auto* table = qobject_cast<EntriesTable*>(deep);
        QVERIFY(table);
        QCOMPARE(table->entries()->place(), latin("scenarios[0].options[1].outcomes[0].do"));
        QVERIFY(!dialog.document().problem());
        table->entries()->setData(table->entries()->index(0, 0), latin("explode"), Qt::EditRole);
        QCOMPARE(dialog.document().problem()->place, latin("scenarios[0].options[1].outcomes[0].do[0].do"));
        dialog.document().steps()->undo();
        QVERIFY(!dialog.document().problem());
    }

    void aGuideHasItsThingsById()
    {
        const auto of = shelved("highway-heist", "guide");
        const content::Item tank = content::Library::builtIn().find(of->kind, latin("tank")).value();
        ItemDialog dialog(*of->game, of->kind, content::marked(tank.json, tank.invented));
        activate(dialog);
        auto* counters = qobject_cast<EntriesTable*>(dialog.page()->editorAt(latin("counters")));
        QVERIFY(counters);
        EntriesModel* model = counters->entries();
        model->setData(model->index(model->entries(), 0), latin("morale"), Qt::EditRole);
        QCOMPARE(dialog.document().at(latin("counters.morale")).toInt(-1), 0);
        model->setData(model->index(0, 1), latin("5"), Qt::EditRole);
        QCOMPARE(dialog.document().at(latin("counters.morale")).toInt(), 5);
        QVERIFY(!dialog.document().problem());
        QApplication::clipboard()->setText(latin("Id\tCounters\nfuel\t7\nmorale\t1\n"));
        counters->setFocus();
        QTest::keyClick(counters, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(dialog.document().at(latin("counters")),
                 QJsonValue(QJsonObject{{latin("fuel"), 7}, {latin("morale"), 1}, {latin("tank"), 4}}));
        auto* vehicles = qobject_cast<EntriesTable*>(dialog.page()->editorAt(latin("vehicles")));
        const QModelIndex footprint = vehicles->entries()->indexOf(latin("vehicles.tank.footprint"));
        QCOMPARE(footprint.data().toString(), latin("2, 1"));
        vehicles->entries()->setData(footprint, latin("3, 1, 7"), Qt::EditRole);
        QCOMPARE(dialog.document().problem()->place, latin("vehicles.tank.footprint"));
    }

    void theListToConfirmIsWorkedThrough()
    {
        Opened library;
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
        Opened library;
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
        Opened library;
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
        Opened library;
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
        Opened library;
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
        Opened library;
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

// Forms of the library: typed by keyboard alone, pasted, answered at the field, marked.
#include "support/one_of_many.h"
#include "support/strict.h"
#include "support/window/opened_library.h"
#include "support/window/settings_sandbox.h"

#include "content/marks.h"
#include "counters/livery.h"
#include "library/entries_model.h"
#include "library/entries_table.h"
#include "library/field_text.h"
#include "style/livery_name.h"

#include <QClipboard>
#include <QComboBox>
#include <QJsonArray>
#include <QStandardPaths>
#include <QUndoStack>

using namespace roadmarshal;
using namespace roadmarshal::views;
using namespace roadmarshal::test;

namespace {

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

void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
{
    QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    QApplication::processEvents();
}

} // namespace

class TestItemForms : public QObject
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

    // Nothing but keys, from the list to the file.
    void aTeamIsTypedByKeyboardAlone()
    {
        OpenedLibrary library;
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
};

ONE_OF_MANY(TestItemForms)
#include "test_item_forms.moc"

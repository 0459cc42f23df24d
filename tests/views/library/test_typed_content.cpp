// A whole guide and a whole box, from an empty form to a game that is played with them, by keyboard alone;
// and the guide's lists once more, pasted from a spreadsheet.
#include "support/one_of_many.h"
#include "support/strict.h"
#include "support/window/content_typist.h"
#include "support/window/opened_library.h"
#include "support/window/settings_sandbox.h"

#include "games/games.h"
#include "library/entries_table.h"
#include "json/built_in.h"

#include <QClipboard>
#include <QDir>
#include <QMenu>
#include <QSignalSpy>
#include <QStandardPaths>

using namespace roadmarshal;
using namespace roadmarshal::views;
using namespace roadmarshal::test;

namespace {

QJsonObject builtIn(const Shelved& of, const char* id)
{
    return content::Library::builtIn().find(of.kind, latin(id)).value().json;
}

// The Tank with cards of its own: those that a guide without any has.
QJsonObject wholeGuide(const Shelved& of)
{
    QJsonObject demo = of.game->demoSetup();
    demo[latin("guide")] = latin("tank");
    return of.game->completeSetup(demo, {}).value()[latin("guide")].toObject();
}

// As many of each deck as a game of two crews asks for.
QJsonObject smallBox(const Shelved& of)
{
    QJsonObject box = builtIn(of, "home");
    const auto cut = [&](const char* deck, qsizetype most) {
        QJsonArray cards = box[latin(deck)].toArray();
        while (cards.size() > most)
            cards.removeLast();
        box[latin(deck)] = cards;
    };
    cut("vehicles", 6);
    cut("leaders", 4);
    cut("survivors", 8);
    cut("mods", 6);
    QJsonArray scenarios;
    QMap<QString, int> wanted{{latin("+"), 2}, {latin("="), 4}, {latin("-"), 4}};
    for (const QJsonValue& scenario : box[latin("scenarios")].toArray()) {
        if (wanted[scenario[latin("marker")].toString()]-- > 0)
            scenarios.append(scenario);
    }
    box[latin("scenarios")] = scenarios;
    return box;
}

// Chooses in the menu of what is new, once it is open.
void chooseInMenus(const QString& game, const QString& kind)
{
    const auto typeInto = [](const QString& word) {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        for (int steps = 0; steps < 20; ++steps) {
            QTest::keyClick(menu, Qt::Key_Down);
            if (menu->activeAction() && menu->activeAction()->text().remove(u'&') == word)
                break;
        }
        QCOMPARE(menu->activeAction()->text().remove(u'&'), word);
        QTest::keyClick(menu, Qt::Key_Return);
    };
    typeInto(game);
    typeInto(kind);
}

struct Library : OpenedLibrary
{
    ItemDialog* begin(const Shelved& of)
    {
        QTimer::singleShot(50, &window, [&of] { chooseInMenus(of.gameName, of.kindName); });
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_N, Qt::AltModifier);
        ItemDialog* dialog = nullptr;
        (void)QTest::qWaitFor([&] { return (dialog = window.findChild<ItemDialog*>()) != nullptr; });
        if (dialog && !QTest::qWaitForWindowActive(dialog))
            return nullptr;
        return dialog;
    }
};

// As it lies in the library, ready for a game.
QJsonObject used(const Shelved& of, const char* key, const QString& id)
{
    QJsonObject setup = of.game->demoSetup();
    setup[latin(key)] = id;
    const auto complete = of.game->completeSetup(setup, {});
    return complete ? *complete : QJsonObject();
}

// What nobody types: marks, and lists with nothing in them.
QJsonValue said(const QJsonValue& value)
{
    if (value.isArray()) {
        QJsonArray list;
        for (const QJsonValue& each : value.toArray())
            list.append(said(each));
        return list.isEmpty() ? QJsonValue(QJsonValue::Undefined) : QJsonValue(list);
    }
    if (!value.isObject())
        return value;
    QJsonObject object;
    for (const QString& key : value.toObject().keys()) {
        if (const QJsonValue each = said(value[key]); key != latin("invented") && !each.isUndefined())
            object[key] = each;
    }
    return object.isEmpty() ? QJsonValue(QJsonValue::Undefined) : QJsonValue(object);
}

QJsonObject withoutNames(QJsonObject item)
{
    for (const char* key : {"id", "name", "invented", "system", "format", "game"})
        item.remove(latin(key));
    return item;
}

} // namespace

class TestTypedContent : public QObject
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

    void aGuideIsTypedByKeyboardAlone()
    {
        const auto of = shelved("highway-heist", "guide");
        QJsonObject guide = wholeGuide(*of);
        guide[latin("id")] = latin("our-tank");
        guide[latin("name")] = latin("Our Tank");
        Library library;
        ItemDialog* dialog = library.begin(*of);
        QVERIFY(dialog);
        ContentTypist typist(*dialog, {{latin("road.columns"), latin("9999")},
                                       {latin("counters.tank"), latin("four")},
                                       {latin("vehicles.tank.footprint"), latin("2")},
                                       {latin("enemyCards.E02.activated[0].to"), latin("nobody")},
                                       {latin("stunts.S1a.skill"), latin("flying")}});
        typist.press(Qt::Key_A, Qt::ControlModifier);
        typist.typePage(of->kind.fields, guide);
        QVERIFY2(!dialog->document().problem(),
                 qPrintable(dialog->document().problem().value_or(Problem{}).toLine({})));
        QVERIFY(typist.slipsLeft().isEmpty());
        qInfo("a guide with its cards takes %d keys", typist.keys());
        typist.press(Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(content::OwnersLibrary().has(of->kind, latin("our-tank")));
        const QJsonObject setup = used(*of, "guide", latin("our-tank"));
        QCOMPARE(withoutNames(setup[latin("guide")].toObject()), withoutNames(guide));
        const auto begun = of->game->begin(setup);
        QVERIFY(begun);
        const table::TableShow show = of->game->show(*begun);
        QVERIFY(std::ranges::contains(show.pieces, latin("tank"), &table::Piece::id));
    }

    void aBoxIsTypedByKeyboardAlone()
    {
        const auto of = shelved("apocalypse-trail", "box");
        QJsonObject box = smallBox(*of);
        box[latin("id")] = latin("our-box");
        box[latin("name")] = latin("Our Box");
        Library library;
        ItemDialog* dialog = library.begin(*of);
        QVERIFY(dialog);
        ContentTypist typist(*dialog, {{latin("settings[0].prices.ration"), latin("cheap")},
                                       {latin("settings[0].catastrophe[0].who"), latin("everybody")},
                                       {latin("scenarios[0].options[0].outcomes[0].on"), latin("1, 9")}});
        typist.press(Qt::Key_A, Qt::ControlModifier);
        typist.typePage(of->kind.fields, box);
        QVERIFY2(!dialog->document().problem(),
                 qPrintable(dialog->document().problem().value_or(Problem{}).toLine({})));
        QVERIFY(typist.slipsLeft().isEmpty());
        qInfo("a box with %lld scenarios takes %d keys",
              static_cast<long long>(box[latin("scenarios")].toArray().size()), typist.keys());
        typist.press(Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(content::OwnersLibrary().has(of->kind, latin("our-box")));
        const QJsonObject setup = used(*of, "box", latin("our-box"));
        QCOMPARE(said(withoutNames(setup[latin("box")].toObject())), said(withoutNames(box)));
        QVERIFY(of->game->begin(setup));
    }

    // Things by id are sorted: the keyboard stays with the one that is typed, wherever it goes.
    void aRowIsFollowedWhereItGoes()
    {
        const auto of = shelved("highway-heist", "guide");
        ItemDialog dialog(*of->game, of->kind,
                          {{latin("format"), of->kind.format}, {latin("id"), latin("ours")}});
        activate(dialog);
        auto* table = tableAt(dialog, "stunts");
        ContentTypist typist(dialog, {});
        for (const char* id : {"S3", "S1", "S2"}) {
            table->setCurrentIndex(table->entries()->index(table->entries()->entries(), 0));
            typist.write(latin(id));
            typist.press(Qt::Key_Return);
            typist.write(latin("Stunt %1").arg(latin(id)));
            typist.press(Qt::Key_Return);
        }
        for (const char* id : {"S1", "S2", "S3"})
            QCOMPARE(dialog.document().at(latin("stunts.%1.name").arg(latin(id))).toString(),
                     latin("Stunt %1").arg(latin(id)));
        // One that is there already is gone to.
        table->setCurrentIndex(table->entries()->index(3, 0));
        typist.write(latin("S1"));
        typist.press(Qt::Key_Return);
        typist.write(latin("Slipstream"));
        typist.press(Qt::Key_Return);
        QCOMPARE(dialog.document().at(latin("stunts.S1.name")).toString(), latin("Slipstream"));
        QCOMPARE(table->entries()->entries(), 3);
        // What a place can't name is left out of an id.
        table->setCurrentIndex(table->entries()->index(3, 0));
        typist.write(latin("S.4[a]"));
        typist.press(Qt::Key_Return);
        QVERIFY(dialog.document().at(latin("stunts")).toObject().contains(latin("S4a")));
    }

    // Alt+Left leads back to the cell, not to the first value of the form.
    void whatWasOpenedLeadsBackToItsCell()
    {
        const auto of = shelved("highway-heist", "guide");
        ItemDialog dialog(*of->game, of->kind, wholeGuide(*of));
        activate(dialog);
        EntriesTable* table = tableAt(dialog, "enemyCards");
        const QModelIndex cell = table->entries()->indexOf(latin("enemyCards.E03.reveal"));
        table->setCurrentIndex(cell);
        ContentTypist typist(dialog, {});
        typist.press(Qt::Key_Return);
        QVERIFY(dialog.page()->editorAt(latin("enemyCards.E03.reveal")) != table);
        typist.press(Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(QApplication::focusWidget(), table);
        QCOMPARE(table->currentIndex(), cell);
        // As a form: behind its last value comes the next cell.
        typist.press(Qt::Key_Return, Qt::AltModifier);
        QVERIFY(qobject_cast<QLineEdit*>(QApplication::focusWidget()));
        typist.press(Qt::Key_Return); // behind the name
        typist.press(Qt::Key_Down);   // behind the one effect of the first list
        typist.press(Qt::Key_Return); // the second list
        QCOMPARE(tableInFocus()->entries()->place(), latin("enemyCards.E03.activated"));
        typist.press(Qt::Key_Down);
        typist.press(Qt::Key_Return);
        QCOMPARE(QApplication::focusWidget(), table);
        QCOMPARE(table->currentIndex(), cell.siblingAtColumn(cell.column() + 1));
    }

    void theListsOfAGuideArePasted()
    {
        const auto of = shelved("highway-heist", "guide");
        QJsonObject guide = wholeGuide(*of);
        guide[latin("id")] = latin("pasted");
        QJsonObject begun{{latin("format"), of->kind.format}};
        for (const content::Field& field : of->kind.fields) {
            if (isOneLine(field) || std::holds_alternative<content::Record>(field.type))
                begun[field.key] = guide[field.key];
        }
        begun.remove(latin("main")); // which has to be there first
        ItemDialog dialog(*of->game, of->kind, begun);
        activate(dialog);
        for (const char* list : {"counters", "vehicles", "win", "enemyCards", "stunts"})
            pasteInto(tableAt(dialog, list), guide[latin(list)]);
        for (const QString& card : guide[latin("enemyCards")].toObject().keys()) {
            for (const char* list : {"reveal", "activated"})
                pasteAt(dialog, latin("enemyCards.%1.%2").arg(card, latin(list)),
                        guide[latin("enemyCards")][card][latin(list)]);
        }
        dialog.document().set({}, latin("main"), guide[latin("main")]);
        QVERIFY2(!dialog.document().problem(),
                 qPrintable(dialog.document().problem().value_or(Problem{}).toLine({})));
        QVERIFY(content::OwnersLibrary().save(of->kind, dialog.document().json()));
        const QJsonObject setup = used(*of, "guide", latin("pasted"));
        QCOMPARE(withoutNames(setup[latin("guide")].toObject()), withoutNames(guide));
        QVERIFY(of->game->begin(setup));
    }

private:
    static EntriesTable* tableAt(const ItemDialog& dialog, const char* place)
    {
        auto* table = qobject_cast<EntriesTable*>(dialog.page()->editorAt(latin(place)));
        table->setFocus();
        return table;
    }

    static EntriesTable* tableInFocus() { return qobject_cast<EntriesTable*>(QApplication::focusWidget()); }

    // As a spreadsheet puts it on the clipboard: a line of names, then a line for each entry.
    static void pasteInto(EntriesTable* table, const QJsonValue& list)
    {
        EntriesModel& model = *table->entries();
        QStringList names;
        for (int column = 0; column < model.columnCount(); ++column)
            names.append(model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
        QStringList lines{names.join(u'\t')};
        const auto of = shelved("highway-heist", "guide");
        ItemDocument document(*of->game, of->kind,
                              content::withValue({{latin("id"), latin("x")}}, model.place(), list));
        EntriesModel filled(document, model.place(), model.field());
        for (int row = 0; row < filled.entries(); ++row) {
            QStringList cells;
            for (int column = 0; column < filled.columnCount(); ++column)
                cells.append(filled.isOpened(filled.index(row, column))
                                 ? QString()
                                 : filled.index(row, column).data(Qt::EditRole).toString());
            lines.append(cells.join(u'\t'));
        }
        QApplication::clipboard()->setText(lines.join(u'\n'));
        QTest::keyClick(table, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(model.entries(), filled.entries());
    }

    static void pasteAt(ItemDialog& dialog, const QString& place, const QJsonValue& list)
    {
        if (list.toArray().isEmpty())
            return;
        EntriesTable* cards = tableAt(dialog, "enemyCards");
        cards->setCurrentIndex(cards->entries()->indexOf(place));
        QTest::keyClick(cards, Qt::Key_Return);
        QCOMPARE(tableInFocus()->entries()->place(), place);
        pasteInto(tableInFocus(), list);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(QApplication::focusWidget(), cards);
    }
};

ONE_OF_MANY(TestTypedContent)
#include "test_typed_content.moc"

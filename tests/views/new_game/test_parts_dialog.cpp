// A board laid of parts in the New game dialog: added, turned over, moved, removed and closed, with the mouse
// and with keys, and seen as it grows.
#include "support/new_game.h"
#include "support/one_of_many.h"

#include "board/board.h"
#include "content/library.h"
#include "games/apocalypse_road/game.h"
#include "games/rush_n_crush/course/module.h"
#include "games/rush_n_crush/table/course_field.h"
#include "games/rush_n_crush/words/course_words.h"
#include "new_game/board_picture.h"
#include "new_game/part_list.h"
#include "new_game/parts_dialog.h"
#include "new_game/parts_picker.h"

#include <QSpinBox>
#include <QToolButton>

using namespace roadmarshal;
using namespace roadmarshal::test;
using namespace roadmarshal::views;

namespace {

QString latin(const char* letters)
{
    return QString::fromLatin1(letters);
}

const QString courseKey = latin("course");
const QString startKey = latin("start");
const QString finishKey = latin("finish");

table::SetupForm courseForm(const table::SetupChoices& soFar)
{
    table::SetupForm form{.fewestSeats = 1, .mostSeats = 6, .usualSeats = 2, .seatsKey = latin("cars")};
    for (qsizetype i = 0; i < soFar.seats.size(); ++i)
        form.seats.append({{latin("player"), {}, table::WriteText{20}}});
    form.forAll = {rush_n_crush::courseField(soFar.forAll[courseKey])};
    if (const auto laps = rush_n_crush::lapsField(soFar.forAll[courseKey]))
        form.forAll.append(*laps);
    return form;
}

// Any game whose board is laid of parts.
class LayingGame final : public apocalypse_road::ApocalypseRoad
{
public:
    const table::GameSheet& sheet() const override
    {
        static const table::GameSheet sheet = [] {
            table::GameSheet made;
            made.id = latin("laying-game");
            made.name = latin("Laying Game");
            made.setupForm = courseForm;
            return made;
        }();
        return sheet;
    }
    std::expected<QJsonObject, Problem> completeSetup(const QJsonObject& setup, const QString&) const override
    {
        return setup;
    }
    QString say(const table::Message& message) const override { return rush_n_crush::sayCourse(message); }
    using apocalypse_road::ApocalypseRoad::say;
};

QStringList words(std::initializer_list<const char*> list)
{
    QStringList made;
    for (const char* word : list)
        made.append(latin(word));
    return made;
}

// What a person sees, kept where somebody asks for it.
void keepPicture(QWidget& widget, const char* name)
{
    if (const QString folder = qEnvironmentVariable("KEEP_PICTURES"); !folder.isEmpty())
        widget.grab().save(folder + u'/' + latin(name) + latin(".png"));
}

} // namespace

class TestPartsDialog : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        test::failOnUnexpectedWarnings();
        m_sandbox = std::make_unique<test::SettingsSandbox>();
        m_newGame = std::make_unique<NewGameDialog>(m_game, nullptr);
        m_newGame->resize(1180, 720);
        m_newGame->show();
        m_picker = qobject_cast<PartsPicker*>(m_newGame->options()->editor(courseKey));
        QVERIFY(m_picker);
    }

    void cleanup()
    {
        m_newGame.reset();
        QApplication::setPalette(paletteFor(false));
    }

    void aReadyBoardIsPickedByName()
    {
        QCOMPARE(m_picker->list()->count(), 3);
        pick("dust-bowl");
        QCOMPARE(m_newGame->setup()[courseKey].toString(), latin("dust-bowl"));
        QVERIFY(m_newGame->options()->editor(latin("laps")));
        QVERIFY(m_picker->facts().contains(latin("closed")));
        pick("gorge");
        QVERIFY(!m_newGame->options()->editor(latin("laps")));
        QVERIFY(m_picker->facts().contains(latin("10 modules")));
        keepPicture(*m_newGame, "new-game-course");
    }

    void itGrowsUnderTheMouse()
    {
        PartsDialog& dialog = open();
        QCOMPARE(dialog.laid().parts.size(), 10);
        while (!dialog.laid().parts.isEmpty())
            dialog.removeButton()->click();
        QCOMPARE(dialog.state(), latin("No module is laid yet (RNC-2)."));
        QVERIFY(!m_newGame->startButton()->isEnabled());
        offer("1A");
        QCOMPARE(m_newGame->problem(), QString()); // the lines lie at both its ends
        offer("3B");
        QCOMPARE(dialog.laid().parts, words({"1A", "3B"}));
        QCOMPARE(dialog.current(), 1);
        dialog.turnOverButton()->click();
        QCOMPARE(dialog.laid().parts, words({"1A", "3A"}));
        dialog.earlierButton()->click();
        QCOMPARE(dialog.laid().parts, words({"3A", "1A"}));
        QCOMPARE(dialog.current(), 0);
        offer("9A"); // behind the one that was moved
        QCOMPARE(dialog.laid().parts, words({"3A", "9A", "1A"}));
        dialog.laterButton()->click();
        QCOMPARE(dialog.laid().parts, words({"3A", "1A", "9A"}));
        QVERIFY(!dialog.laterButton()->isEnabled());
        dialog.rowBox(finishKey)->setValue(20);
        keepPicture(dialog, "builder-growing");
        dialog.accept();
        QCOMPARE(m_newGame->problem(), QString());
        const QJsonObject course = m_newGame->setup()[courseKey].toObject();
        QCOMPARE(course[latin("modules")].toArray(), (QJsonArray{latin("3A"), latin("1A"), latin("9A")}));
        QCOMPARE(course[finishKey].toInt(), 20);
        QCOMPARE(m_picker->list()->currentText(), latin("Laid by yourselves"));
        QVERIFY(!m_picker->dialog());
    }

    void itGrowsUnderTheKeys()
    {
        PartsDialog& dialog = open();
        QTest::keyClick(dialog.offered(), Qt::Key_Home);
        QTest::keyClick(dialog.offered(), Qt::Key_Down);
        QTest::keyClick(dialog.offered(), Qt::Key_Return); // 1B
        QCOMPARE(dialog.laid().parts.size(), 11);
        QCOMPARE(dialog.laid().parts.last(), latin("1B"));
        QVERIFY(dialog.isVisible()); // Enter lays a part; it does not close
        QTest::keyClick(dialog.laidList(), Qt::Key_Space);
        QCOMPARE(dialog.laid().parts.last(), latin("1A"));
        QTest::keyClick(dialog.laidList(), Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(dialog.laid().parts[9], latin("1A"));
        QCOMPARE(dialog.current(), 9);
        QTest::keyClick(dialog.laidList(), Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(dialog.laid().parts[10], latin("1A"));
        QTest::keyClick(dialog.laidList(), Qt::Key_Left);
        QCOMPARE(dialog.current(), 9);
        QTest::keyClick(dialog.laidList(), Qt::Key_Delete);
        QCOMPARE(dialog.laid().parts.size(), 10);
        QCOMPARE(dialog.laid().parts.last(), latin("1A"));
        QTest::keyClick(&dialog, Qt::Key_Escape);
        QTRY_VERIFY(!m_picker->dialog());
        // As it was before.
        QCOMPARE(m_newGame->setup()[courseKey].toString(), latin("gorge"));
    }

    void itIsClosedAndSaysWhereItDoesNotMeet()
    {
        PartsDialog& dialog = open();
        dialog.closedBox()->click();
        QVERIFY(dialog.laid().closed);
        QVERIFY(dialog.state().contains(latin("don't meet")));
        QVERIFY(m_newGame->options()->editor(latin("laps")));
        keepPicture(dialog, "builder-seam");
        while (dialog.laid().parts.size() > 2)
            dialog.removeButton()->click();
        QVERIFY(dialog.state().startsWith(latin("A closed course needs 40 rows")));
        keepPicture(dialog, "builder-problem");
    }

    void aLineIsSetOnTheBoard()
    {
        PartsDialog& dialog = open();
        QCOMPARE(dialog.rowBox(startKey)->value(), 3);
        dialog.placeButton(startKey)->click();
        clickSpace("c7");
        QCOMPARE(dialog.laid().lines.at(startKey), 7);
        QCOMPARE(dialog.rowBox(startKey)->value(), 7);
        QVERIFY(!dialog.placeButton(startKey)->isChecked());
        // Without it a click picks a part.
        clickSpace("b25");
        QCOMPARE(dialog.current(), 2);
        QCOMPARE(dialog.laid().lines.at(startKey), 7);
        // One of them is put down at a time.
        dialog.placeButton(startKey)->click();
        dialog.placeButton(finishKey)->click();
        QVERIFY(!dialog.placeButton(startKey)->isChecked());
        clickSpace("a4");
        QCOMPARE(dialog.laid().lines.at(finishKey), 4);
        QVERIFY(dialog.state().startsWith(latin("On an open course the start line lies before")));
        dialog.rowBox(startKey)->setValue(0);
        QVERIFY(!dialog.laid().lines.contains(startKey));
        QCOMPARE(dialog.rowBox(startKey)->text(), latin("none"));
    }

    void repeatedPartsAreWarnedOf() // RNC-A26
    {
        PartsDialog& dialog = open();
        offer("2A");
        QVERIFY(dialog.state().contains(latin("RNC-A26")));
        QVERIFY(m_newGame->startButton()->isEnabled()); // the table has the last word
        dialog.removeButton()->click();
        QVERIFY(!dialog.state().contains(latin("RNC-A26")));
    }

    void whatDoesNotFitSaysWhyAndCantBeLaid()
    {
        const QString folder = content::Library::ownersFolder(rush_n_crush::moduleKind());
        QVERIFY(QDir().mkpath(folder));
        QFile file(folder + latin("/narrow.module.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"format": "roadmarshal-module/1", "id": "narrow", "lanes": 3, "rows": 8})");
        file.close();
        m_newGame->lastTime()->reset()->click();
        pick("dust-bowl");
        PartsDialog& dialog = open();
        QListWidgetItem* item = itemFor("narrow");
        QVERIFY(item);
        QVERIFY(!item->flags().testFlag(Qt::ItemIsEnabled));
        QVERIFY(item->toolTip().contains(latin("narrow has 3 lanes, the course has 4")));
        offer("narrow");
        QCOMPARE(dialog.laid().parts.size(), 5);
        QVERIFY(file.remove());
    }

    void whatWasLaidIsOfferedNextTime()
    {
        PartsDialog& dialog = open();
        dialog.removeButton()->click();
        dialog.accept();
        m_newGame->accept();
        const NewGameDialog again(m_game, nullptr);
        QCOMPARE(again.choices(), m_newGame->choices());
        QCOMPARE(again.lastTime()->state(), LastTimeStrip::State::Same);
    }

    void itIsLegibleInTheDark()
    {
        QApplication::setPalette(paletteFor(true));
        pick("two-flags");
        keepPicture(*m_newGame, "new-game-course-dark");
        PartsDialog& dialog = open();
        QVERIFY(dialog.laidList()->item(0)->icon().availableSizes().size() > 0);
        keepPicture(dialog, "builder-dark");
    }

private:
    PartsDialog& open()
    {
        m_picker->layButton()->click();
        PartsDialog* dialog = m_picker->dialog();
        Q_ASSERT(dialog);
        if (!QTest::qWaitForWindowExposed(dialog))
            qWarning("the dialog is not shown");
        return *dialog;
    }

    void pick(const char* id)
    {
        QComboBox* list = m_picker->list();
        list->setCurrentIndex(list->findData(latin(id)));
        emit list->activated(list->currentIndex());
    }

    QListWidgetItem* itemFor(const char* word)
    {
        PartList* offered = m_picker->dialog()->offered();
        for (int i = 0; i < offered->count(); ++i) {
            if (offered->item(i)->data(Qt::UserRole) == latin(word))
                return offered->item(i);
        }
        return nullptr;
    }

    void offer(const char* word)
    {
        PartList* offered = m_picker->dialog()->offered();
        QListWidgetItem* item = itemFor(word);
        offered->scrollToItem(item);
        QTest::mouseClick(offered->viewport(), Qt::LeftButton, {}, offered->visualItemRect(item).center());
    }

    void clickSpace(const char* id)
    {
        BoardPicture* picture = m_picker->dialog()->picture();
        const auto& field = std::ranges::find(m_newGame->form().forAll, courseKey, &table::SetupField::key);
        const auto board = std::get<table::LayParts>(field->kind).picture();
        QTest::mouseClick(picture, Qt::LeftButton, {},
                          picture->shownAt(board->find(latin(id))->centre).toPoint());
    }

    LayingGame m_game;
    std::unique_ptr<test::SettingsSandbox> m_sandbox;
    std::unique_ptr<NewGameDialog> m_newGame;
    PartsPicker* m_picker = nullptr;
};

ONE_OF_MANY(TestPartsDialog)
#include "test_parts_dialog.moc"

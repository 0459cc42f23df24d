// The track editor: a track made from nothing with the mouse alone, and another by keys alone; saved, played
// on, changed by hand and read again; what is wrong told at its place; and what an edit costs.
#include "support/apocalypse_road/random_race.h"
#include "support/one_of_many.h"
#include "support/strict.h"
#include "support/window/settings_sandbox.h"

#include "canvas/canvas.h"
#include "content/library.h"
#include "new_game/new_game_dialog.h"
#include "style/theme.h"
#include "track/draft/marks.h"
#include "track/draft/sections.h"
#include "track_editor/flaw_words.h"
#include "track_editor/new_track_dialog.h"
#include "track_editor/section_box.h"
#include "track_editor/sections_table.h"
#include "track_editor/track_box.h"
#include "track_editor/track_editor_window.h"
#include "track_editor/track_shelf.h"

#include <QAction>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QStandardPaths>
#include <QStyleOptionSpinBox>
#include <QTabWidget>
#include <QTimer>
#include <QToolButton>

#include <ctime>

using namespace roadmarshal;
using namespace roadmarshal::views;

namespace {

QString latin(const char* letters)
{
    return QString::fromLatin1(letters);
}

// A hand on the mouse, which counts its clicks; a drag is one.
class Mouse
{
public:
    explicit Mouse(TrackEditorWindow& window) : m_window(window) {}

    int clicks() const { return m_clicks; }
    void click(QWidget* widget, QPoint at)
    {
        ++m_clicks;
        QTest::mouseClick(widget, Qt::LeftButton, {}, at);
    }
    void press(const char* button)
    {
        QToolButton* on = m_window.button(latin(button));
        QVERIFY2(on && on->isVisible() && on->isEnabled(), button);
        click(on, on->rect().center());
    }
    void on(const char* space) { click(m_window.canvas(), m_window.canvas()->shownAt(latin(space))); }
    void drag(QPoint from, QPoint to)
    {
        ++m_clicks;
        Canvas* canvas = m_window.canvas();
        QTest::mousePress(canvas, Qt::LeftButton, {}, from);
        for (int step = 1; step <= 8; ++step)
            move(from + (to - from) * step / 8);
        QTest::mouseRelease(canvas, Qt::LeftButton, {}, to);
    }
    // One press of the arrow that points up or down.
    void step(QAbstractSpinBox* box, bool up)
    {
        QStyleOptionSpinBox option;
        option.initFrom(box);
        option.subControls = QStyle::SC_All;
        option.frame = box->hasFrame();
        const QRect arrow = box->style()->subControlRect(
            QStyle::CC_SpinBox, &option, up ? QStyle::SC_SpinBoxUp : QStyle::SC_SpinBoxDown, box);
        click(box, arrow.center());
    }
    // The list of a box drops down under the first click; the second is on one of its lines.
    void pick(QComboBox* box, int line)
    {
        m_clicks += 2;
        box->setCurrentIndex(line);
        emit box->activated(line);
    }

private:
    void move(QPoint point)
    {
        Canvas* canvas = m_window.canvas();
        QMouseEvent moved(QEvent::MouseMove, point, canvas->mapToGlobal(QPointF(point)), Qt::NoButton,
                          Qt::LeftButton, {});
        QApplication::sendEvent(canvas, &moved);
    }

    TrackEditorWindow& m_window;
    int m_clicks = 0;
};

QPoint handle(const TrackEditorWindow& window, const char* name)
{
    for (const CanvasHandle& each : window.canvas()->tool()->handles()) {
        if (each.name == latin(name))
            return window.canvas()->shownAt(each.at).toPoint();
    }
    return {};
}

void keepPicture(QWidget& widget, const QString& name)
{
    if (const QString folder = qEnvironmentVariable("KEEP_PICTURES"); !folder.isEmpty())
        widget.grab().save(folder + u'/' + name + latin(".png"));
}

QJsonObject readFile(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

// Some entries of a game on it; empty if nothing went wrong.
QString raceOn(const QString& id)
{
    const table::Game& game = *games::find(trackKind().game);
    const auto setup = game.completeSetup(
        {{latin("track"), id},
         {latin("teams"), QJsonArray{latin("red"), latin("blue"), latin("amber"), latin("teal")}}},
        {});
    if (!setup)
        return setup.error().toLine();
    return test::RandomRace(7).playOn(game.begin(*setup).value(), 60);
}

} // namespace

class TestTrackEditor : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        test::failOnUnexpectedWarnings();
        m_sandbox = std::make_unique<test::SettingsSandbox>();
        QStandardPaths::setTestModeEnabled(true);
        QDir(content::Library::ownersFolder(trackKind())).removeRecursively();
        m_window = std::make_unique<TrackEditorWindow>();
        m_window->resize(1280, 780);
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }

    void cleanup()
    {
        m_window.reset();
        QApplication::setPalette(paletteFor(false));
        QDir(content::Library::ownersFolder(trackKind())).removeRecursively();
    }

    void aTrackIsMadeFromNothingWithTheMouseAlone()
    {
        Mouse mouse(*m_window);
        TrackEditing& editing = m_window->editing();
        SectionBox* box = m_window->sectionBox();
        // A new oval of 30 sectors.
        QTimer::singleShot(0, this, [&] {
            auto* dialog = qobject_cast<NewTrackDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            for (int i = 0; i < 6; ++i)
                mouse.step(dialog->sectorBox(), false);
            mouse.click(dialog->buttons()->button(QDialogButtonBox::Ok), {5, 5});
        });
        mouse.press("new");
        QCOMPARE(editing.draft().track.sectorCount(), 30);
        QCOMPARE(editing.drawn(), track::Drawn::AsDescribed);

        // A section is added behind the first, and one of the bends loses a lane.
        mouse.on("2.1");
        mouse.click(box->addButton(), box->addButton()->rect().center());
        QCOMPARE(editing.draft().track.sectorCount(), 33);
        QCOMPARE(editing.section(), 1);
        mouse.on("12.1");
        mouse.step(box->lanes(), false);
        QCOMPARE(editing.draft().track.sections[editing.section()].lanes, 3);

        // The end of a straight is dragged aside, and drawn so.
        mouse.on("8.1");
        const double before = editing.draft().track.sections[1].turn;
        const QPoint end = handle(*m_window, "bend");
        mouse.drag(end, end + QPoint(0, 60));
        QVERIFY(editing.draft().track.sections[1].turn != before);
        QVERIFY(!track::isRing(editing.drawn()));
        const int sectors = editing.draft().track.sections[1].sectors;
        const QPointF along =
            board::direction(editing.road().headingAt(editing.draft().firstSectorOf(2) - 1, 1));
        const QPoint count = handle(*m_window, "count");
        mouse.drag(count, count + (along * 75 * m_window->canvas()->camera().scale()).toPoint());
        QVERIFY(editing.draft().track.sections[1].sectors > sectors);

        // Parted, and the part made rough; another becomes a jump.
        mouse.press("split");
        mouse.on("3.1");
        QCOMPARE(editing.draft().track.sections[0].sectors, 3);
        mouse.pick(box->surface(), 1);
        QCOMPARE(editing.draft().track.sections[1].surface, track::Surface::Rough);

        // A lane more at the join, and one less.
        mouse.press("join");
        mouse.on("2.0");
        mouse.on("3.1");
        QCOMPARE(editing.draft().track.sections[0].next[0], (std::vector<int>{0, 1}));
        mouse.on("3.1");

        mouse.press("crossover");
        mouse.on("1.1");
        mouse.on("20.1");
        QCOMPARE(editing.draft().track.crossovers.size(), 1U);
        mouse.on("1.1");
        QCOMPARE(editing.draft().track.crossovers.size(), 0U);

        mouse.press("finish");
        mouse.on("5.0");
        QCOMPARE(editing.draft().track.grid.size(), 0U);
        mouse.press("chute");
        mouse.on("2.0");
        QCOMPARE(editing.draft().track.chute, (track::Chute{{2, 0}, track::Side::In}));

        mouse.press("grid");
        const QString last = QString::number(editing.draft().track.sectorCount() - 1);
        mouse.click(m_window->canvas(), m_window->canvas()->shownAt(last + latin(".0")));
        mouse.drag(m_window->canvas()->shownAt(last + latin(".1")),
                   m_window->canvas()->shownAt(last + latin(".3")));
        QCOMPARE(editing.draft().track.grid.size(), 4U);
        mouse.press("fill-grid");
        QCOMPARE(editing.draft().track.grid.size(), 40U);
        if (m_window->action(latin("close-loop"))->isEnabled())
            mouse.press("close-loop");
        QVERIFY2(editing.flaws().empty(),
                 qPrintable(editing.flaws().empty() ? QString() : inWords(editing.flaws().front())));

        mouse.press("save");
        QVERIFY(editing.isSaved());
        qInfo("a track of %d sectors made with %d clicks", editing.draft().track.sectorCount(),
              mouse.clicks());
        QCOMPARE(raceOn(editing.draft().track.id), QString());
        m_window->canvas()->settle();
        keepPicture(*m_window, latin("track-editor"));
    }

    void aTrackIsMadeWithKeysAlone()
    {
        TrackEditing& editing = m_window->editing();
        m_window->pages()->setCurrentIndex(1);
        QLineEdit* name = m_window->trackBox()->name();
        name->setFocus();
        name->selectAll();
        QTest::keyClicks(name, latin("Harbor Loop"));
        QCOMPARE(editing.draft().track.id, latin("harbor-loop"));
        QCOMPARE(idFor(QString::fromUtf8(" Große Ölspur, 2 ")), latin("groe-olspur-2"));
        QLineEdit* chute = m_window->trackBox()->chute();
        chute->setFocus();
        QTest::keyClicks(chute, latin("2.out"));
        QTest::keyClick(chute, Qt::Key_Return);
        QCOMPARE(editing.draft().track.chute->entry, (track::Space{2, 3}));
        QLineEdit* grid = m_window->trackBox()->grid();
        grid->setFocus();
        QTest::keyClicks(grid, latin("23.0, 23.1 23.1 99.0"));
        QTest::keyClick(grid, Qt::Key_Return);
        QCOMPARE(grid->text(), latin("23.0 23.1"));
        QTest::keyClick(m_window.get(), Qt::Key_G, Qt::ControlModifier);
        QCOMPARE(editing.draft().track.grid.size(), 40U);

        // In the list: a number is typed over.
        m_window->pages()->setCurrentIndex(0);
        SectionsTable* table = m_window->table();
        table->setFocus();
        table->setCurrentIndex(table->model()->index(1, SectionsModel::Sectors));
        QCOMPARE(editing.section(), 1);
        QTest::keyClick(table, Qt::Key_Return);
        QWidget* cell = QApplication::focusWidget();
        QTest::keyClicks(cell, latin("9"));
        QTest::keyClick(cell, Qt::Key_Return);
        QTRY_COMPARE(editing.draft().track.sections[1].sectors, 9);

        // On the canvas: the joins behind the first section.
        Canvas* canvas = m_window->canvas();
        QTest::keyClick(m_window.get(), Qt::Key_3, Qt::ControlModifier);
        canvas->setFocus();
        canvas->setKeySpace(latin("5.0"));
        QTest::keyClick(canvas, Qt::Key_Return);
        QTest::keyClick(canvas, Qt::Key_Right);
        QTest::keyClick(canvas, Qt::Key_Up);
        QCOMPARE(canvas->keySpace(), latin("6.1"));
        QTest::keyClick(canvas, Qt::Key_Return);
        QCOMPARE(editing.draft().track.sections[0].next[0], (std::vector<int>{0, 1}));
        QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(editing.draft().track.sections[0].next[0], (std::vector<int>{0}));
        QTest::keyClick(m_window.get(), Qt::Key_S, Qt::ControlModifier);
        QVERIFY2(editing.isSaved(), qPrintable(m_window->message()));
        QCOMPARE(raceOn(latin("harbor-loop")), QString());
    }

    void whatIsWrongStandsAtItsPlaceAndLeadsThere()
    {
        TrackEditing& editing = m_window->editing();
        editing.change(track::withJoinTurned(editing.draft(), 0, 2, 2));
        const QString words = latin("Lane 2 of sector 5 leads nowhere");
        const auto& marks = m_window->canvas()->marks();
        QVERIFY(std::ranges::contains(marks, words, &CanvasMark::text));
        QListWidget* list = m_window->flawList();
        const QList<QListWidgetItem*> found = list->findItems(words, Qt::MatchExactly);
        QCOMPARE(found.size(), 1);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(found.first()).center());
        QCOMPARE(m_window->canvas()->keySpace(), latin("5.2"));
        QVERIFY(m_window->action(latin("join"))->isChecked());
        m_window->canvas()->settle();
        keepPicture(*m_window, latin("track-editor-flaws"));
        // Every kind has words of its own.
        QStringList said;
        for (int kind = 0; kind <= static_cast<int>(track::Flaw::Kind::RunsIntoItself); ++kind)
            said.append(inWords({static_cast<track::Flaw::Kind>(kind), track::Space{1, 2}, 3}));
        QCOMPARE(QSet<QString>(said.begin(), said.end()).size(), said.size());
        QVERIFY(!said.contains(QString()));
    }

    void aFileChangedByHandIsReadAgain()
    {
        TrackEditing& editing = m_window->editing();
        editing.change(track::withGridFilled(track::withChute(editing.draft(), 2, track::Side::In)));
        QVERIFY(m_window->save());
        const QString path = content::Library::ownersFolder(trackKind()) + u'/' + editing.draft().track.id +
                             trackKind().ending;
        QJsonObject file = readFile(path);
        QCOMPARE(track::readDraft(file)->draft.track, editing.draft().track);
        file[latin("by")] = latin("Ann");
        QJsonArray sections = file[latin("sections")].toArray();
        QJsonObject first = sections[0].toObject();
        first[latin("sectors")] = 8;
        first[latin("pits")] = true;
        sections[0] = first;
        file[latin("sections")] = sections;
        file[latin("grid")] = QJsonArray{latin("25.0"), latin("25.1")};
        QFile written(path);
        QVERIFY(written.open(QIODevice::WriteOnly));
        written.write(QJsonDocument(file).toJson());
        written.close();
        m_window->action(latin("reload"))->trigger();
        QCOMPARE(editing.draft().track.sections[0].sectors, 8);
        QCOMPARE(editing.draft().track.grid.size(), 2U);
        QVERIFY(editing.isSaved());
        // What nobody can race on is kept, too, and what the format does not know stays in it.
        editing.change(track::withSectors(editing.draft(), 0, 9));
        QVERIFY(m_window->save());
        QVERIFY(m_window->message().contains(latin("unfinished")));
        const auto shelved = shelvedTracks();
        const auto unfinished = std::ranges::find(shelved, false, &ShelvedTrack::isFinished);
        QVERIFY(unfinished != shelved.end());
        QCOMPARE(unfinished->json[latin("by")].toString(), latin("Ann"));
        QVERIFY(unfinished->json[latin("sections")][0][latin("pits")].toBool());
        // Finished again, it stands in the library alone.
        editing.change(track::withGridFilled(editing.draft()));
        QVERIFY(m_window->save());
        QVERIFY(std::ranges::all_of(shelvedTracks(), &ShelvedTrack::isFinished));
        QCOMPARE(readFile(path)[latin("by")].toString(), latin("Ann"));
    }

    void aBadFileIsToldAndReadAsFarAsItGoes()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(latin("half.track.json"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"format": "roadmarshal-track/1", "id": "half", "name": "Half",
                       "sections": [{"sectors": 6, "lanes": 4}, {"sectors": 7, "lanes": 3, "turn": 360}]})");
        file.close();
        QVERIFY(m_window->open(path));
        QCOMPARE(m_window->editing().draft().track.name, latin("Half"));
        QVERIFY(m_window->message().startsWith(latin("half.track.json: sections[0].next is missing")));
        QVERIFY(!m_window->open(folder.filePath(latin("nothing.track.json"))));
        QVERIFY(!m_window->message().isEmpty());
        QCOMPARE(m_window->editing().draft().track.name, latin("Half"));
    }

    void oneTrackDoesNotTakeThePlaceOfAnother()
    {
        TrackEditing& editing = m_window->editing();
        editing.change(track::withGridFilled(track::withChute(editing.draft(), 2, track::Side::In)));
        QVERIFY(m_window->save());
        const QString id = editing.draft().track.id;
        m_window->beginOval(30, 3);
        QVERIFY(editing.draft().track.id != id);
        track::Draft same = track::withGridFilled(track::withChute(editing.draft(), 2, track::Side::In));
        same.track.id = id;
        editing.change(same);
        QVERIFY(!m_window->save());
        QVERIFY(m_window->message().contains(id));
    }

    void playOnItOpensNewGameWithIt()
    {
        TrackEditing& editing = m_window->editing();
        QVERIFY(!m_window->action(latin("play"))->isEnabled());
        editing.change(track::withGridFilled(track::withChute(editing.draft(), 2, track::Side::In)));
        QStringList wanted;
        connect(m_window.get(), &TrackEditorWindow::playWanted, this,
                [&](const QString& game, const QString& board) { wanted = {game, board}; });
        m_window->action(latin("play"))->trigger();
        QCOMPARE(wanted.size(), 2);
        NewGameDialog dialog(*games::find(wanted[0]), nullptr);
        QVERIFY(dialog.pickBoard(wanted[1]));
        QCOMPARE(dialog.problem(), QString());
        QCOMPARE(dialog.setup()[latin("track")][latin("id")].toString(), wanted[1]);
        QVERIFY(!dialog.pickBoard(latin("nowhere")));
    }

    void whatIsNotSavedIsAskedAbout()
    {
        QVERIFY(m_window->close()); // nothing to lose
        m_window->show();
        m_window->editing().change(track::withTurn(m_window->editing().draft(), 0, 10));
        const auto answer = [this](QMessageBox::StandardButton button) {
            QTimer::singleShot(0, this, [button] {
                auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
                QVERIFY(box);
                box->button(button)->click();
            });
        };
        answer(QMessageBox::Cancel);
        QVERIFY(!m_window->close());
        answer(QMessageBox::Save);
        QVERIFY(m_window->close());
        QVERIFY(m_window->editing().isSaved());
    }

    void itLooksRightInLightAndDark()
    {
        for (const bool dark : {false, true}) {
            for (const QSize size : {QSize(1280, 800), QSize(2560, 1440)}) {
                QApplication::setPalette(paletteFor(dark));
                m_window->resize(size);
                QVERIFY(m_window->open(latin(":/games/apocalypse-road/tracks/crows-knot.track.json")));
                m_window->action(latin("section"))->trigger();
                m_window->editing().setSection(2);
                QTest::qWait(50);
                m_window->canvas()->settle();
                QVERIFY(m_window->canvas()->isSharp());
                QVERIFY(m_window->canvas()->width() > size.width() / 2);
                keepPicture(
                    *m_window,
                    latin("track-editor-%1-%2").arg(size.width()).arg(dark ? latin("dark") : latin("light")));
            }
        }
    }

    // Figures to look at: an edit and its redraw fit into a frame.
    void anEditIsDrawnAtOnce()
    {
        m_window->beginOval(40, 4);
        TrackEditing& editing = m_window->editing();
        constexpr int edits = 30;
        std::clock_t edited = 0;
        std::clock_t drawn = 0;
        for (int i = 1; i <= edits; ++i) {
            const std::clock_t before = std::clock();
            editing.change(track::withBend(editing.draft(), 0, i));
            const std::clock_t between = std::clock();
            m_window->canvas()->grab();
            edited += between - before;
            drawn += std::clock() - between;
        }
        const auto each = [](std::clock_t time) {
            return 1000.0 * static_cast<double>(time) / CLOCKS_PER_SEC / edits;
        };
        qInfo("of 40 sectors, in processor time: an edit %.2f ms, its redraw %.2f ms", each(edited),
              each(drawn));
    }

private:
    std::unique_ptr<test::SettingsSandbox> m_sandbox;
    std::unique_ptr<TrackEditorWindow> m_window;
};

ONE_OF_MANY(TestTrackEditor)
#include "test_track_editor.moc"

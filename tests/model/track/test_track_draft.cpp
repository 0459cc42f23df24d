// A track while it is edited: every edit leaves a draft that can be drawn, undo brings back what was, and
// what has no flaws can be raced on.
#include "support/apocalypse_road/random_race.h"
#include "support/apocalypse_road/random_track.h"
#include "support/one_of_many.h"
#include "track/board_of.h"
#include "track/draft/flaws.h"
#include "track/draft/joins.h"
#include "track/draft/loop.h"
#include "track/draft/marks.h"
#include "track/draft/read.h"
#include "track/draft/revisions.h"
#include "track/draft/sections.h"
#include "track/load.h"

#include <QElapsedTimer>
#include <QTest>

#include <cmath>

using namespace roadmarshal;
using namespace roadmarshal::track;
using Kind = Flaw::Kind;

namespace {

Drawn drawnAs(const Draft& draft)
{
    return track::drawnAs(draft.track, layRoad(draft.track));
}

std::vector<Flaw> flawsOf(const Draft& draft)
{
    return track::flawsOf(draft, drawnAs(draft));
}

bool has(const std::vector<Flaw>& flaws, Kind kind)
{
    return std::ranges::contains(flaws, kind, &Flaw::kind);
}

// Named, with chute and grid: nothing is missing.
Draft finished(Draft draft)
{
    draft.track.id = draft.track.name = QStringLiteral("made");
    draft.track.system = QStringLiteral("apocalypse-road");
    return withGridFilled(withChute(std::move(draft), 1, Side::In));
}

// What `draft.h` promises.
bool isSound(const Draft& draft)
{
    const Track& track = draft.track;
    if (track.sections.empty() || draft.sectionRests.size() != track.sections.size() ||
        track.sections.size() > mostSections || track.sectorCount() > mostSectors)
        return false;
    for (int i = 0; i < draft.sectionCount(); ++i) {
        const Section& section = track.sections[i];
        if (section.sectors < 1 || section.lanes < 1 || section.lanes > mostLanes ||
            (section.surface == Surface::Jump && section.lanes != 3) ||
            section.next != soundJoin(section.next, section, track.following(i)))
            return false;
    }
    for (const auto& [a, b] : track.crossovers) {
        if (!draft.canDriveOn(a) || !draft.canDriveOn(b))
            return false;
    }
    for (std::size_t i = 0; i < track.grid.size(); ++i) {
        if (!draft.canDriveOn(track.grid[i]) || std::ranges::count(track.grid, track.grid[i]) != 1)
            return false;
    }
    if (!track.chute)
        return true;
    const Space entry = track.chute->entry;
    return draft.canDriveOn(entry) &&
           entry.lane == (track.chute->side == Side::In ? 0 : draft.lanesOf(entry.sector) - 1);
}

Space randomSpace(const Draft& draft)
{
    return {*rc::gen::inRange(-1, draft.track.sectorCount() + 1), *rc::gen::inRange(-1, 8)};
}

Draft randomEdit(const Draft& draft)
{
    const int section = *rc::gen::inRange(-1, draft.sectionCount() + 1);
    const int sector = *rc::gen::inRange(-1, draft.track.sectorCount() + 1);
    const Side side = *rc::gen::element(Side::In, Side::Out);
    switch (*rc::gen::inRange(0, 17)) {
    case 0:
        return withSection(draft, section, *rc::gen::inRange(0, 6));
    case 1:
        return withoutSection(draft, section);
    case 2:
        return withSplit(draft, sector);
    case 3:
        return withSectors(draft, section, *rc::gen::inRange(0, 9));
    case 4:
        return withLanes(draft, section, *rc::gen::inRange(0, 8), side);
    case 5:
        return withSurface(draft, section, *rc::gen::element(Surface::Paved, Surface::Rough, Surface::Jump));
    case 6:
        return withTurn(draft, section, *rc::gen::inRange(-200, 200));
    case 7:
        return withLength(draft, section, *rc::gen::element(0.0, 0.7, 1.5, 99.0));
    case 8:
        return withFinishBefore(draft, sector);
    case 9:
        return withJoinTurned(draft, section, *rc::gen::inRange(-1, 6), *rc::gen::inRange(-1, 6));
    case 10:
        return withUsualJoin(draft, section);
    case 11:
        return withCrossoverTurned(draft, randomSpace(draft), randomSpace(draft));
    case 12:
        return withChute(draft, sector, side);
    case 13:
        return withGridTurned(draft, randomSpace(draft));
    case 14:
        return withGridFilled(draft);
    case 15:
        return withLoopClosed(draft);
    default:
        return withBend(draft, section, *rc::gen::inRange(-200, 200));
    }
}

Draft randomDraft()
{
    if (*rc::gen::arbitrary<bool>())
        return newOval(*rc::gen::inRange(3, 40), *rc::gen::inRange(1, 6));
    Draft draft;
    draft.track = randomTrack();
    draft.sectionRests.resize(draft.track.sections.size());
    for (Section& section : draft.track.sections) {
        for (std::vector<int>& targets : section.next)
            std::ranges::sort(targets);
    }
    if (auto& chute = draft.track.chute) // as its file could not say
        draft = withChute(draft, chute->entry.sector, chute->side);
    return draft;
}

QJsonObject parsed(const char* text)
{
    return QJsonDocument::fromJson(text).object();
}

} // namespace

class TestTrackDraft : public QObject
{
    Q_OBJECT
private slots:
    void anOvalToBeginWithIsALoop()
    {
        for (const int sectors : {8, 9, 24, 31, 200}) {
            const Draft oval = newOval(sectors, 4);
            QCOMPARE(oval.track.sectorCount(), sectors);
            QCOMPARE(drawnAs(oval), Drawn::AsDescribed);
            const auto flaws = flawsOf(oval);
            QVERIFY(has(flaws, Kind::NoName) && has(flaws, Kind::BadId) && has(flaws, Kind::NoChute) &&
                    has(flaws, Kind::GridTooSmall));
            QVERIFY(flawsOf(finished(oval)).size() <= 1); // few sectors have no room for forty cars
        }
    }

    void lanesLeadToThoseThatTheyTouch()
    {
        const auto wide = [](int lanes, Surface surface = Surface::Paved) {
            return Section{.lanes = lanes, .surface = surface, .next = {}};
        };
        QCOMPARE(usualJoin(wide(3), wide(3)), (Joins{{0}, {1}, {2}}));
        QCOMPARE(usualJoin(wide(4), wide(3)), (Joins{{0}, {0, 1}, {1, 2}, {2}}));
        QCOMPARE(usualJoin(wide(3), wide(4)), (Joins{{0, 1}, {1, 2}, {2, 3}}));
        QCOMPARE(usualJoin(wide(3), wide(3, Surface::Jump)), (Joins{{0}, {0, 2}, {2}}));
        QCOMPARE(usualJoin(wide(3, Surface::Jump), wide(4)), (Joins{{0, 1}, {}, {2, 3}}));
        QCOMPARE(usualJoin(wide(1), wide(2)), (Joins{{0, 1}}));
    }

    void aSectionIsAddedSplitAndTakenAway()
    {
        const Draft oval = finished(newOval(24, 4));
        const Draft longer = withSection(oval, 0, 3);
        QCOMPARE(longer.track.sectorCount(), 27);
        QCOMPARE(longer.track.chute->entry, (Space{1, 0}));
        QCOMPARE(longer.track.grid.front(), (Space{26, 0})); // the same place as before
        QCOMPARE(withoutSection(longer, 1), oval);

        const Draft split = withSplit(oval, 8);
        QCOMPARE(split.sectionCount(), 5);
        QCOMPARE(split.firstSectorOf(2), 8);
        QCOMPARE(split.track.sections[1].turn + split.track.sections[2].turn, 180.0);
        QCOMPARE(split.track.grid, oval.track.grid);
        QCOMPARE(withSplit(split, 8), split);
    }

    void lanesComeAndGoOnBothSides()
    {
        Draft draft = finished(newOval(24, 3));
        draft = withLanes(draft, 1, 4, Side::In);
        QCOMPARE(draft.track.sections[0].next, (Joins{{0, 1}, {1, 2}, {2, 3}}));
        QCOMPARE(draft.track.sections[1].next, (Joins{{0}, {0, 1}, {1, 2}, {2}}));
        // What was joined by hand stays as far as it can be.
        draft = withJoinTurned(draft, 0, 0, 3);
        draft = withLanes(draft, 1, 5, Side::Out);
        QVERIFY(std::ranges::contains(draft.track.sections[0].next[0], 3));
        QVERIFY(canBeRacedOn(flawsOf(draft)));
        draft = withLanes(draft, 1, 2, Side::Out);
        QVERIFY(!has(flawsOf(draft), Kind::LeadsNowhere));
        QVERIFY(!has(flawsOf(draft), Kind::ReachedByNone));
    }

    void aJumpHasThreeLanesAndATrough()
    {
        Draft draft = withCrossoverTurned(finished(newOval(24, 4)), {7, 1}, {20, 1});
        QCOMPARE(draft.track.crossovers.size(), 1U);
        draft = withSurface(draft, 1, Surface::Jump);
        QCOMPARE(draft.track.sections[1].lanes, 3);
        QCOMPARE(draft.track.crossovers.size(), 0U);
        QCOMPARE(withLanes(draft, 1, 5, Side::Out), draft);
        QVERIFY(canBeRacedOn(flawsOf(draft)));
        draft = withSurface(draft, 1, Surface::Rough);
        QVERIFY(canBeRacedOn(flawsOf(draft)));
    }

    void theFinishLineMovesAndThePaperStays()
    {
        const Draft oval = finished(newOval(24, 4));
        const Draft moved = withFinishBefore(oval, 9);
        QCOMPARE(moved.track.sectorCount(), 24);
        QCOMPARE(moved.track.chute->entry, (Space{16, 0}));
        QCOMPARE(moved.track.grid.front(), (Space{14, 0}));
        const Road before = layRoad(oval.track);
        const Road after = layRoad(moved.track);
        QVERIFY(std::abs(std::remainder(before.headingAt(12, 0.5) - after.headingAt(3, 0.5), 360)) < 0.1);
        // Back again, and the section that the line has split is one again.
        const Draft back = withFinishBefore(moved, 15);
        QCOMPARE(back.sectionCount(), 4);
        QCOMPARE(back.track.grid, oval.track.grid);
        QCOMPARE(back.track.sections, oval.track.sections);
    }

    void everythingThatIsWrongIsToldWithItsPlace()
    {
        Draft draft = finished(newOval(24, 4));
        draft = withJoinTurned(draft, 0, 2, 2);
        draft = withJoinTurned(draft, 1, 0, 0);
        draft.track.name.clear();
        const auto flaws = flawsOf(draft);
        QCOMPARE(flaws.size(), 5U);
        QCOMPARE(flaws[0], (Flaw{Kind::NoName}));
        QCOMPARE(flaws[1], (Flaw{Kind::LeadsNowhere, Space{5, 2}}));
        QCOMPARE(flaws[2], (Flaw{Kind::LeadsNowhere, Space{11, 0}}));
        QCOMPARE(flaws[3], (Flaw{Kind::ReachedByNone, Space{6, 2}}));
        QCOMPARE(flaws[4], (Flaw{Kind::ReachedByNone, Space{12, 0}}));
        QVERIFY(!canBeRacedOn(flaws));
        QVERIFY(has(flawsOf(withGrid(draft, {{1, 1}})), Kind::GridTooSmall));
        const Space grid = draft.track.grid.front();
        const Space other = draft.track.grid.back();
        QVERIFY(has(flawsOf(withCrossoverTurned(draft, grid, other)), Kind::GridOnOneCell));
    }

    void aLoopIsClosedHoweverItWasBent()
    {
        const Draft oval = newOval(24, 4);
        const Draft stretched = withTurn(oval, 1, 150);
        QCOMPARE(drawnAs(stretched), Drawn::Stretched);
        QCOMPARE(missingTurn(stretched.track), 30.0);
        const Draft closed = withLoopClosed(stretched);
        QCOMPARE(drawnAs(closed), Drawn::AsDescribed);
        QVERIFY(std::abs(missingTurn(closed.track)) < 1e-6);
        QCOMPARE(withLoopClosed(closed), closed);
        // One bend is dragged, the others give way.
        const Draft bent = withBend(oval, 0, 60);
        QCOMPARE(bent.track.sections[0].turn, 60.0);
        QVERIFY(std::abs(missingTurn(bent.track)) < 0.01);
        QCOMPARE(bent.track.sections[2].turn, 0.0);
        Draft straight = oval;
        for (int i = 0; i < 4; ++i)
            straight = withTurn(straight, i, 0);
        QCOMPARE(drawnAs(straight), Drawn::TurnsMissRing);
        QVERIFY(!isRing(drawnAs(withLoopClosed(straight))));
    }

    void anyLoopCloses()
    {
        QVERIFY(rc::check([] {
            const Draft closed = withLoopClosed(randomDraft());
            RC_ASSERT(std::abs(missingTurn(closed.track)) < 0.05 || !closed.track.crossovers.empty());
            RC_CLASSIFY(!isRing(drawnAs(closed)), "as described");
        }));
    }

    void whatTheFormatDoesNotKnowStays()
    {
        const QJsonObject file =
            parsed(R"({"format": "roadmarshal-track/1", "id": "mine", "name": "Mine", "by": "Ann",
            "sections": [{"sectors": 6, "lanes": 3, "note": "pits"}, {"sectors": 6, "lanes": 3, "turn": 180},
                         {"sectors": 6, "lanes": 3}, {"sectors": 6, "lanes": 3, "turn": 180}],
            "chute": {"entry": "2.0", "side": "in"}, "grid": ["23.0", "23.1"]})");
        const auto read = readDraft(file);
        QVERIFY(read && !read->problem);
        QCOMPARE(storeDraft(read->draft), file);
        const QJsonObject moved = storeDraft(withFinishBefore(read->draft, 6));
        QCOMPARE(moved[QStringLiteral("by")].toString(), QStringLiteral("Ann"));
        QCOMPARE(moved[QStringLiteral("sections")][3][QStringLiteral("note")].toString(),
                 QStringLiteral("pits"));
    }

    void aFileThatIsNotFinishedIsReadAsFarAsItGoes()
    {
        const auto read = readDraft(parsed(R"({"format": "roadmarshal-track/1", "id": "", "name": "Half",
            "sections": [{"sectors": 6, "lanes": 4, "next": [[0], [], [9], [1, 1]]}, {"sectors": 7, "lanes": 3, "turn": 360}],
            "crossovers": [["1.0", "99.0"], ["1.1", "8.1"]], "chute": {"entry": "2.3", "side": "in"},
            "grid": ["5.0", "5.0", "5.9", 7]})"));
        QVERIFY(read && read->problem);
        QVERIFY(isSound(read->draft));
        QCOMPARE(read->draft.track.sections[0].next, (Joins{{0}, {}, {}, {1}}));
        QCOMPARE(read->draft.track.crossovers.size(), 1U);
        QCOMPARE(read->draft.track.chute, (Chute{{2, 0}, Side::In}));
        QCOMPARE(read->draft.track.grid.size(), 1U);
        // What was not finished is stored as such and read again.
        const auto again = readDraft(storeDraft(read->draft));
        QVERIFY(again);
        QCOMPARE(again->draft, read->draft);
        QVERIFY(!readDraft(parsed(R"({"sections": []})")));
        QVERIFY(!readDraft(parsed(R"({"sections": [7]})")));
        QVERIFY(!readDraft(parsed("{}")));
    }

    void aTrackOfASisterGameNeedsNeitherChuteNorGrid()
    {
        Draft draft = newOval(24, 4);
        draft.track.id = draft.track.name = QStringLiteral("alley");
        draft.track.system = QStringLiteral("thunder-alley");
        QVERIFY(flawsOf(draft).empty());
        const auto track = load(storeDraft(draft));
        QVERIFY(track && track->chute);
        QCOMPARE(readDraft(storeDraft(draft))->draft, draft);
    }

    void stepsAreTakenBackAndDoneAgain()
    {
        Revisions steps(newOval(24, 4));
        QVERIFY(steps.isSaved() && !steps.canUndo());
        const Draft first = steps.now();
        for (const double turn : {150, 140, 130})
            steps.add(withTurn(steps.now(), 1, turn), QStringLiteral("drag"));
        const Draft dragged = steps.now();
        QVERIFY(!steps.isSaved());
        steps.endStep();
        steps.add(withTurn(steps.now(), 1, 120), QStringLiteral("drag"));
        steps.undo();
        QCOMPARE(steps.now(), dragged);
        steps.markSaved();
        steps.undo(); // the whole drag
        QCOMPARE(steps.now(), first);
        QVERIFY(!steps.isSaved() && !steps.canUndo() && steps.canRedo());
        steps.redo();
        QVERIFY(steps.isSaved());
    }

    void anyEditLeavesASoundDraft()
    {
        QVERIFY(rc::check([] {
            Revisions steps(randomDraft());
            RC_ASSERT(isSound(steps.now()));
            std::vector<Draft> before{steps.now()};
            for (int i = *rc::gen::inRange(1, 12); i > 0; --i) {
                steps.add(randomEdit(steps.now()));
                if (steps.now() != before.back())
                    before.push_back(steps.now());
                RC_ASSERT(isSound(steps.now()));
            }
            const LaidTrack laid = laidOut(steps.now().track);
            RC_ASSERT(std::isfinite(laid.geometry->bounds().width()));
            const auto flaws =
                track::flawsOf(steps.now(), track::drawnAs(steps.now().track, laid.geometry->road()));
            const auto loaded = load(storeDraft(steps.now())).and_then([](Track track) {
                return withChute(std::move(track));
            });
            if (canBeRacedOn(flaws))
                RC_ASSERT(loaded.has_value());
            const auto read = readDraft(storeDraft(steps.now()));
            RC_ASSERT(read.has_value());
            if (loaded && !steps.now().track.isOfSisterGame())
                RC_ASSERT(read->draft == steps.now());
            for (std::size_t i = before.size(); i-- > 0;) {
                RC_ASSERT(steps.now() == before[i]);
                steps.undo();
            }
        }));
    }

    void whatHasNoFlawsCanBeRacedOn()
    {
        const table::Game& game = *games::find(QStringLiteral("apocalypse-road"));
        int raced = 0;
        QVERIFY(rc::check([&] {
            Draft draft = finished(newOval(*rc::gen::inRange(16, 40), *rc::gen::inRange(2, 5)));
            for (int i = *rc::gen::inRange(1, 10); i > 0; --i)
                draft = randomEdit(draft);
            if (!canBeRacedOn(flawsOf(draft)))
                RC_DISCARD("not finished");
            if (raced == 12) // a race takes longer than an edit
                return;
            ++raced;
            const QJsonObject setup{
                {QStringLiteral("track"), storeDraft(draft)},
                {QStringLiteral("teams"), QJsonArray{QStringLiteral("red"), QStringLiteral("blue")}}};
            const auto complete = game.completeSetup(setup, {});
            RC_ASSERT(complete.has_value());
            test::RandomRace race(static_cast<unsigned>(raced));
            RC_ASSERT(race.playOn(game.begin(*complete).value(), 60).toStdString() == "");
        }));
        QCOMPARE(raced, 12);
    }

    // A figure to look at: what an edit of a usual track costs before anything is drawn.
    void anEditIsLaidOutQuickly()
    {
        Draft draft = finished(newOval(40, 4));
        QElapsedTimer timer;
        timer.start();
        constexpr int edits = 50;
        for (int i = 0; i < edits; ++i) {
            draft = withBend(draft, 0, i % 30);
            const LaidTrack laid = laidOut(draft.track);
            QVERIFY(canBeRacedOn(track::flawsOf(draft, track::drawnAs(draft.track, laid.geometry->road()))));
        }
        qInfo("an edit of 40 sectors is laid out in %.2f ms",
              static_cast<double>(timer.nsecsElapsed()) / edits / 1e6);
    }
};

ONE_OF_MANY(TestTrackDraft)
#include "test_track_draft.moc"

// Who can be shot at from where: 8.1 with AR-20, and the spray of AR-22.
#include "games/apocalypse_road/combat/targeting.h"
#include "games/apocalypse_road/combat/why_not.h"
#include "support/apocalypse_road/random_movement.h"
#include "support/one_of_many.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test;
using namespace roadmarshal::apocalypse_road;
using combat::Arc;
using combat::Arcs;

namespace {

// Cars by letters in order: "a" is the first.
class Standing
{
public:
    Standing(track::Track track, std::initializer_list<const char*> cars)
        : m_track(std::move(track)), m_graph(m_track), m_pack{&m_graph, m_track.chute, places(cars)}
    {
    }

    Arcs arcs(char from, char to) const { return combat::arcsBetween(m_pack, car(from), car(to)); }
    QString targets(char shooter, Mount mount) const
    {
        return letters(combat::targetsOf(m_pack, car(shooter), mount));
    }
    QString sprayed(char shooter, Mount mount, char target) const
    {
        return letters(combat::sprayedBy(m_pack, car(shooter), mount, car(target)));
    }
    QStringList whyNot(char shooter, Mount mount, char target) const
    {
        QStringList names;
        for (std::size_t i = 0; i < m_pack.cars.size(); ++i)
            names.append(QString(QChar(static_cast<char16_t>(u'a' + i))));
        QStringList codes;
        for (const auto& objection :
             combat::objectionsToTarget(m_pack, names, car(shooter), mount, car(target)))
            codes.append(objection.message.code);
        return codes;
    }

private:
    static movement::Car car(char letter) { return static_cast<movement::Car>(letter - 'a'); }
    static QString letters(const std::vector<movement::Car>& cars)
    {
        QString text;
        for (const movement::Car car : cars)
            text += QChar(static_cast<char16_t>(u'a' + car));
        return text;
    }

    track::Track m_track;
    track::Graph m_graph;
    movement::Pack m_pack;
};

QString text(const char* latin)
{
    return QString::fromLatin1(latin);
}

// Four lanes into three and back: 2.* leads to 3.*, 5.* to 6.*.
track::Track waist()
{
    return trackOf({section(3, 4, track::Surface::Paved, {{0}, {0, 1}, {1, 2}, {2}}),
                    section(3, 3, track::Surface::Paved, {{0, 1}, {1, 2}, {2, 3}}), section(3, 4)});
}

// Sectors 3 to 5 are a jump between three lanes before and `lanesAfter` after it.
track::Track jump(int lanesAfter, const Joins& out)
{
    Joins home;
    for (int lane = 0; lane < lanesAfter; ++lane)
        home.push_back({std::min(lane, 2)});
    return trackOf({section(3, 3, track::Surface::Paved, {{0}, {0, 2}, {2}}),
                    section(3, 3, track::Surface::Jump, out),
                    section(3, lanesAfter, track::Surface::Paved, home)});
}

// Two roads of two lanes that cross in four cells, as on Crow's Knot: 1.0=5.1, 1.1=6.1, 2.0=5.0, 2.1=6.0.
track::Track knot()
{
    track::Track track = oval(8, 2);
    track.crossovers = {{space("1.0"), space("5.1")},
                        {space("1.1"), space("6.1")},
                        {space("2.0"), space("5.0")},
                        {space("2.1"), space("6.0")}};
    return track;
}

} // namespace

class TestTargeting : public QObject
{
    Q_OBJECT
private slots:
    // The yellow car is b, with the others all around it as in the rulebook's picture: A to H are c to j.
    void theExampleOf_8_1()
    {
        const Standing around(oval(8, 5), {"0.0", "3.2", "4.1", "4.2", "4.3", "3.1", "3.3", "2.1", "2.2",
                                           "2.3", "5.2", "1.2", "3.0", "3.4", "4.0", "2.4"});
        QCOMPARE(around.targets('b', Mount::Front), text("cde"));
        QCOMPARE(around.targets('b', Mount::Rear), text("hij"));
        QCOMPARE(around.targets('b', Mount::Turret), text("cdefghij"));
        QCOMPARE(around.arcs('b', 'd'), Arcs(Arc::Front));
        QCOMPARE(around.arcs('b', 'f'), Arcs(Arc::Side));
        QCOMPARE(around.arcs('b', 'h'), Arcs(Arc::Rear));
        QCOMPARE(around.arcs('b', 'b'), Arcs());
    }

    void overTheFinishLine_AR20()
    {
        const Standing line(oval(6, 2), {"5.0", "0.1", "4.0"});
        QCOMPARE(line.targets('a', Mount::Front), text("b"));
        QCOMPARE(line.targets('b', Mount::Rear), text("a"));
    }

    void whereLanesConverge_AR20()
    {
        // 2.1 leads to 3.0 and 3.1, diagonal to them is 3.2.
        const Standing into(waist(), {"2.1", "3.0", "3.1", "3.2", "2.3"});
        QCOMPARE(into.targets('a', Mount::Front), text("bcd"));
        QCOMPARE(into.targets('e', Mount::Front), text("cd"));
        QCOMPARE(into.targets('d', Mount::Rear), text("ae")); // 3.2 is a diagonal of 2.1, a next of 2.3
        const Standing inner(waist(), {"2.0", "3.0", "3.1", "3.2"});
        QCOMPARE(inner.targets('a', Mount::Front), text("bc"));
        QCOMPARE(inner.targets('d', Mount::Rear), QString());
    }

    void whereLanesDiverge_AR20()
    {
        // 5.0 leads to 6.0 and 6.1, diagonal to them is 6.2.
        const Standing out(waist(), {"5.0", "6.0", "6.1", "6.2", "6.3"});
        QCOMPARE(out.targets('a', Mount::Front), text("bcd"));
        QCOMPARE(out.targets('e', Mount::Rear), QString());
    }

    void aCellIsMetThroughEitherSpace_AR20()
    {
        // On 6.1 and so on the cell of 1.1.
        const Standing met(knot(), {"6.1", "0.1", "0.0", "1.0", "2.0", "3.1", "5.0", "7.1", "7.0"});
        QCOMPARE(met.targets('b', Mount::Front), text("ad")); // straight on, and diagonally 1.0
        QCOMPARE(met.targets('c', Mount::Front), text("ad"));
        QCOMPARE(met.arcs('d', 'a'), Arcs(Arc::Side)); // 1.0 is beside 1.1
        QCOMPARE(met.arcs('e', 'a'), Arcs(Arc::Rear)); // 2.0 has 1.1 diagonally behind it
        QCOMPARE(met.arcs('f', 'a'), Arcs());          // two sectors on
        QCOMPARE(met.arcs('h', 'a'), Arcs(Arc::Rear)); // along its own road
        QCOMPARE(met.arcs('i', 'a'), Arcs(Arc::Rear));
    }

    void theShooterOnACellLooksAlongItsOwnRoad_AR20()
    {
        const Standing met(knot(), {"6.1", "0.1", "0.0", "7.1", "7.0", "4.1"});
        QCOMPARE(met.targets('a', Mount::Front), text("de"));
        QCOMPARE(met.targets('a', Mount::Turret), text("de"));
        QCOMPARE(met.targets('b', Mount::Front), text("a"));
        QCOMPARE(met.whyNot('a', Mount::Turret, 'b'), QStringList{text("shot-across")});
        // A car on another cell is met through both of its spaces from there.
        const Standing two(knot(), {"6.1", "1.0"});
        QCOMPARE(two.arcs('a', 'b'), Arcs(Arc::Rear)); // 5.1
        QCOMPARE(two.arcs('b', 'a'), Arcs(Arc::Side)); // 1.1
        QCOMPARE(two.whyNot('b', Mount::Front, 'a'), QStringList{text("shot-front-side")});
    }

    void besideTheTrackIsOneLaneMore_AR20()
    {
        const Standing in(oval(8, 3), {"3.in", "3.0", "3.1", "4.0", "4.1", "2.0", "4.in", "2.in", "4.out",
                                       "5.in", "2.1", "3.out"});
        QCOMPARE(in.targets('a', Mount::Front), text("dg"));
        QCOMPARE(in.targets('a', Mount::Rear), text("fh"));
        QCOMPARE(in.targets('a', Mount::Turret), text("bdfgh"));
        for (const char seen : {'b', 'd', 'f', 'g', 'h'})
            QVERIFY(in.arcs(seen, 'a'));
        QCOMPARE(in.arcs('b', 'a'), Arcs(Arc::Side));
        QCOMPARE(in.arcs('d', 'a'), Arcs(Arc::Rear));
        QCOMPARE(in.arcs('f', 'a'), Arcs(Arc::Front));
        const Standing out(oval(8, 3), {"3.out", "3.2", "3.1", "4.2", "2.2", "4.out", "2.out", "3.in"});
        QCOMPARE(out.targets('a', Mount::Turret), text("bdefg"));
    }

    void besideTheTrackWhereTheLanesChange_AR20()
    {
        // 3.0 is ahead of 2.0 and 2.1, and so 3.in is diagonal to both.
        const Standing in(waist(), {"3.in", "2.0", "2.1", "2.2", "2.in"});
        QCOMPARE(in.targets('a', Mount::Rear), text("bce"));
        const Standing out(waist(), {"5.out", "6.3", "6.2", "6.out", "5.2"});
        QCOMPARE(out.targets('a', Mount::Front), text("bd"));
        QCOMPARE(out.arcs('e', 'd'), Arcs(Arc::Front));
        // The edge lanes of two sectors are neighbours also where the road bends away from the edge.
        const Standing bent(trackOf({section(3, 3, track::Surface::Paved, {{1}, {1}, {2}}), section(3, 3)}),
                            {"3.in", "2.0", "2.1"});
        QCOMPARE(bent.targets('a', Mount::Rear), text("b"));
        QCOMPARE(bent.arcs('b', 'a'), Arcs(Arc::Front));
        // One lane wide: inside and outside are two lanes apart.
        const Standing narrow(oval(5, 1), {"1.in", "1.out", "1.0", "2.out", "2.in"});
        QCOMPARE(narrow.targets('a', Mount::Turret), text("ce"));
        QCOMPARE(narrow.targets('c', Mount::Turret), text("abde"));
    }

    void theTroughIsLaneOne_AR20()
    {
        // a and b lie in the Trough, in the middle and at the end of the jump.
        const Standing in(jump(3, {{0}, {}, {2}}),
                          {"4.1", "5.1", "5.0", "5.2", "4.0", "4.2", "3.0", "3.1", "3.2", "4.in"});
        QCOMPARE(in.targets('a', Mount::Front), text("bcd"));
        QCOMPARE(in.targets('a', Mount::Rear), text("ghi"));
        QCOMPARE(in.targets('a', Mount::Turret), text("bcdefghi"));
        QCOMPARE(in.targets('e', Mount::Front), text("bc")); // the Trough is diagonal to the Jump Section
    }

    void theTroughAdjoinsTheLanesAtTheEndsOfTheJump_AR20()
    {
        const Standing ends(jump(3, {{0}, {}, {2}}),
                            {"5.1", "6.0", "6.1", "6.2", "3.1", "2.0", "2.1", "2.2", "7.1"});
        QCOMPARE(ends.targets('a', Mount::Front), text("bcd"));
        QCOMPARE(ends.targets('c', Mount::Rear), text("a"));
        QCOMPARE(ends.targets('e', Mount::Rear), text("fgh"));
        QCOMPARE(ends.targets('g', Mount::Front), text("e"));
        const Standing wide(jump(4, {{0, 1}, {}, {2, 3}}), {"5.1", "6.0", "6.1", "6.2", "6.3", "6.in"});
        QCOMPARE(wide.targets('a', Mount::Front), text("bcd"));
        const Standing narrow(jump(1, {{0}, {}, {0}}), {"5.1", "6.0"});
        QCOMPARE(narrow.targets('a', Mount::Front), text("b"));
    }

    void oneAndTheSamePlaceIsNotAdjacent_AR20()
    {
        const Standing stacked(jump(3, {{0}, {}, {2}}), {"4.1", "4.1", "1.in", "1.in", "4.0"});
        QCOMPARE(stacked.targets('a', Mount::Turret), text("e"));
        QCOMPARE(stacked.targets('c', Mount::Turret), QString());
        QCOMPARE(stacked.targets('e', Mount::Turret), text("ab"));
        QCOMPARE(stacked.whyNot('a', Mount::Turret, 'b'), QStringList{text("shot-same-place")});
        QCOMPARE(stacked.sprayed('e', Mount::Turret, 'a'), QString());
    }

    void nobodyShootsInTheChute_AR20()
    {
        track::Track track = oval(6, 2);
        track.chute = track::Chute{space("2.0"), track::Side::In};
        const Standing chute(track, {"chute", "chute", "2.0", "2.in"});
        QCOMPARE(chute.targets('a', Mount::Turret), QString());
        QCOMPARE(chute.targets('c', Mount::Turret), text("d"));
        QCOMPARE(chute.whyNot('a', Mount::Turret, 'b'),
                 (QStringList{text("shot-from-chute"), text("shot-into-chute")}));
        QCOMPARE(chute.whyNot('c', Mount::Turret, 'a'), QStringList{text("shot-into-chute")});
    }

    void sprayHitsWhomTheWeaponReaches_AR22()
    {
        // a fires at c; b and d are next to c; e beside a, f ahead of c, g behind a.
        const Standing ahead(oval(8, 4), {"3.1", "4.0", "4.1", "4.2", "3.0", "5.1", "2.1", "4.3"});
        QCOMPARE(ahead.sprayed('a', Mount::Front, 'c'), text("bd"));
        QCOMPARE(ahead.sprayed('a', Mount::Front, 'b'), text("c"));
        QCOMPARE(ahead.sprayed('a', Mount::Turret, 'c'), text("bde"));
        // 8.5: with a rear weapon the car in the shooter's own sector is safe.
        const Standing rear(oval(8, 3), {"3.1", "2.1", "3.0", "2.0"});
        QCOMPARE(rear.sprayed('a', Mount::Rear, 'b'), text("d"));
        QCOMPARE(rear.sprayed('a', Mount::Turret, 'b'), text("cd"));
    }

    void sprayAtACrossover_AR22()
    {
        // b on the cell of 1.1 is hit along the road that crosses its own.
        const Standing cell(knot(), {"0.0", "6.1", "1.0", "0.1"});
        QCOMPARE(cell.sprayed('a', Mount::Front, 'b'), text("c"));
        QCOMPARE(cell.sprayed('a', Mount::Turret, 'b'), text("cd"));
    }

    void theReasonsFitThePlaces_AR20()
    {
        const Standing far(oval(9, 4), {"3.1", "4.1", "3.2", "2.1", "6.1", "8.0", "3.3", "4.3", "2.3"});
        const auto why = [&](Mount mount, char target) { return far.whyNot('a', mount, target).join(u' '); };
        QCOMPARE(why(Mount::Front, 'b'), QString());
        QCOMPARE(why(Mount::Rear, 'b'), text("shot-rear-front"));
        QCOMPARE(why(Mount::Front, 'c'), text("shot-front-side"));
        QCOMPARE(why(Mount::Rear, 'c'), text("shot-rear-side"));
        QCOMPARE(why(Mount::Front, 'd'), text("shot-front-rear"));
        QCOMPARE(why(Mount::Turret, 'e'), text("shot-ahead"));
        QCOMPARE(why(Mount::Turret, 'f'), text("shot-behind"));
        QCOMPARE(why(Mount::Turret, 'g'), text("shot-lanes"));
        QCOMPARE(why(Mount::Turret, 'h'), text("shot-one-ahead"));
        QCOMPARE(why(Mount::Turret, 'i'), text("shot-one-behind"));
    }

    // On plain lanes the arcs are what the track's joins say, read here without the graph; and whoever is in
    // front of one has it behind.
    void plainLanesFollowTheJoins_AR20()
    {
        int adjacent = 0;
        for (unsigned seed = 0; seed < 600; ++seed) {
            Chance chance{std::mt19937(seed)};
            const track::Track track = randomTrack(chance);
            const track::Graph graph(track);
            const movement::Pack pack{&graph, {}, randomCars(chance, graph)};
            for (std::size_t i = 0; i < pack.cars.size(); ++i) {
                for (std::size_t j = 0; j < pack.cars.size(); ++j) {
                    const auto* from = std::get_if<track::Space>(&pack.cars[i]);
                    const auto* to = std::get_if<track::Space>(&pack.cars[j]);
                    if (i == j || !from || !to || graph.isTrough(graph.indexOf(*from)) ||
                        graph.isTrough(graph.indexOf(*to)))
                        continue;
                    const Arcs arcs = combat::arcsBetween(pack, static_cast<movement::Car>(i),
                                                          static_cast<movement::Car>(j));
                    const Arcs back = combat::arcsBetween(pack, static_cast<movement::Car>(j),
                                                          static_cast<movement::Car>(i));
                    QCOMPARE(arcs.testFlag(Arc::Front), leadsNear(track, *from, *to));
                    QCOMPARE(arcs.testFlag(Arc::Side),
                             from->sector == to->sector && std::abs(from->lane - to->lane) == 1);
                    QCOMPARE(back.testFlag(Arc::Rear), arcs.testFlag(Arc::Front));
                    QCOMPARE(back.testFlag(Arc::Front), arcs.testFlag(Arc::Rear));
                    QCOMPARE(back.testFlag(Arc::Side), arcs.testFlag(Arc::Side));
                    adjacent += bool(arcs);
                }
            }
        }
        QVERIFY(adjacent > 1000);
    }

    // With everything that a track can have: spray stays within the targets and leaves out the two cars.
    void sprayStaysWithinTheTargets_AR22()
    {
        int sprayed = 0;
        for (unsigned seed = 0; seed < 400; ++seed) {
            Chance chance{std::mt19937(seed)};
            const track::Track track = randomWholeTrack(chance);
            const track::Graph graph(track);
            const movement::Pack pack{&graph, track.chute, randomCars(chance, graph)};
            for (const Mount mount : {Mount::Front, Mount::Rear, Mount::Turret}) {
                const auto targets = combat::targetsOf(pack, 0, mount);
                for (const movement::Car target : targets) {
                    for (const movement::Car car : combat::sprayedBy(pack, 0, mount, target)) {
                        QVERIFY(car != 0 && car != target && std::ranges::contains(targets, car));
                        QVERIFY(combat::canTarget(pack, target, Mount::Turret, car) ||
                                combat::canTarget(pack, car, Mount::Turret, target));
                        ++sprayed;
                    }
                }
            }
        }
        QVERIFY(sprayed > 100);
    }

private:
    // `to` is in the sector after `from`, and a space that `from` leads to is `to` or beside it.
    static bool leadsNear(const track::Track& track, track::Space from, track::Space to)
    {
        if ((from.sector + 1) % track.sectorCount() != to.sector)
            return false;
        int first = 0;
        for (const track::Section& section : track.sections) {
            const int last = first + section.sectors - 1;
            if (from.sector <= last) {
                const std::vector<int> lanes =
                    from.sector == last ? section.next[from.lane] : std::vector<int>{from.lane};
                return std::ranges::any_of(lanes, [&](int lane) { return std::abs(lane - to.lane) <= 1; });
            }
            first = last + 1;
        }
        return false;
    }
};

ONE_OF_MANY(TestTargeting)
#include "test_targeting.moc"

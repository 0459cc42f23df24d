#include "support/apocalypse_road/random_track.h"
#include "support/one_of_many.h"
#include "track/graph.h"
#include "track/place.h"

#include <QTest>

using namespace roadmarshal::track;

class TestGraph : public QObject
{
    Q_OBJECT
private slots:
    void namesAreReadAsWritten()
    {
        QCOMPARE(parseSpace(u"12.0"), (Space{12, 0}));
        QCOMPARE(toText(Space{12, 0}), QStringLiteral("12.0"));
        for (QStringView bad :
             {u"", u"12", u"12.", u".0", u"-1.0", u"1.0.0", u" 1.0", u"01.0", u"1.+0", u"99999999.0"})
            QVERIFY(!parseSpace(bad));
    }

    void placesAreReadAsWritten()
    {
        for (const Place& place :
             {Place(InChute{}), Place(Beside{12, Side::In}), Place(Beside{0, Side::Out}), Place(Space{3, 1})})
            QCOMPARE(parsePlace(toText(place)), place);
        for (QStringView bad : {u"", u"in", u".in", u"12.inn", u"Chute", u"-1.out", u"1.0.in"})
            QVERIFY(!parsePlace(bad));
    }

    void behindIsTheInverseOfNext()
    {
        QVERIFY(rc::check([] {
            const Track track = randomTrack();
            const Graph graph(track);
            for (Index a = 0; a < graph.size(); ++a) {
                for (Index b = 0; b < graph.size(); ++b)
                    RC_ASSERT(std::ranges::contains(graph.next(a), b) ==
                              std::ranges::contains(graph.behind(b), a));
            }
        }));
    }

    void everyStepGoesOneSectorOnAndNeverThroughATrough()
    {
        QVERIFY(rc::check([] {
            const Track track = randomTrack();
            const Graph graph(track);
            for (Index a = 0; a < graph.size(); ++a) {
                RC_ASSERT(graph.next(a).empty() == graph.isTrough(a));
                for (Index b : graph.next(a)) {
                    RC_ASSERT(!graph.isTrough(b));
                    RC_ASSERT(graph.spaceAt(b).sector == (graph.spaceAt(a).sector + 1) % graph.sectorCount());
                    RC_ASSERT(graph.crossesFinish(a, b) == (graph.spaceAt(b).sector == 0));
                }
            }
        }));
    }

    void diagonalIsBesideWhatIsAhead()
    {
        QVERIFY(rc::check([] {
            const Track track = randomTrack();
            const Graph graph(track);
            for (Index a = 0; a < graph.size(); ++a) {
                for (Index b = 0; b < graph.size(); ++b) {
                    const bool ahead = std::ranges::contains(graph.next(a), b);
                    const bool besideAhead = std::ranges::any_of(graph.next(a), [&](Index c) {
                        return graph.beside(c, Side::In) == b || graph.beside(c, Side::Out) == b;
                    });
                    RC_ASSERT(std::ranges::contains(graph.diagonal(a), b) == (besideAhead && !ahead));
                }
            }
        }));
    }

    void twinsKnowEachOther()
    {
        QVERIFY(rc::check([] {
            const Track track = randomTrack();
            const Graph graph(track);
            int twins = 0;
            for (Index a = 0; a < graph.size(); ++a) {
                if (graph.twin(a) == none)
                    continue;
                ++twins;
                RC_ASSERT(graph.twin(graph.twin(a)) == a);
            }
            RC_ASSERT(twins == 2 * static_cast<int>(track.crossovers.size()));
        }));
    }
};

ONE_OF_MANY(TestGraph)
#include "test_graph.moc"

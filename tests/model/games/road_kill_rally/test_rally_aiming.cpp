// What is drawn of a weapon: its arc and range, and the line to a target with whoever is in the way.
#include "games/road_kill_rally/ask/aiming.h"
#include "support/one_of_many.h"
#include "support/road_kill_rally/table.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test;
using namespace roadmarshal::road_kill_rally;

namespace {

QString marked(const table::Preview& preview, table::Preview::Tone tone)
{
    QStringList places;
    for (const table::Preview::Mark& mark : preview.marks) {
        if (mark.tone == tone)
            places += mark.places;
    }
    return places.join(u' ');
}

State tableOf(const QStringList& cars)
{
    return rally::read(rally::position(rally::strip(), cars)).value();
}

} // namespace

class TestRallyAiming : public QObject
{
    Q_OBJECT

private slots:
    void arcAndRangeAreMarked()
    {
        const State state = tableOf({text("red b2 mounted=R1:shotgun"), text("blue b3")});
        const table::Preview preview =
            reachPreview(state, 0, weaponOf(state.setup->data, text("shotgun")).value());
        QCOMPARE(marked(preview, table::Preview::Tone::Plain), text("a3 b3 c3"));
        QCOMPARE(marked(preview, table::Preview::Tone::Stop), text("a4 b4 c4"));
    }
    void lineIsDrawnWithWhoIsInTheWay()
    {
        const State state = tableOf({text("red b2"), text("blue b4"), text("green b6")});
        const table::Preview preview = sightPreview(state, 0, state.car(2).at);
        QCOMPARE(marked(preview, table::Preview::Tone::Plain), text("b3 b5"));
        QCOMPARE(marked(preview, table::Preview::Tone::Stop), text("b4"));
    }
};

ONE_OF_MANY(TestRallyAiming)
#include "test_rally_aiming.moc"

#include "games/apocalypse_road/table/setup.h"
#include "games/apocalypse_road/table/state.h"
#include "support/one_of_many.h"
#include "support/window/seen_board.h"
#include "track/trace/trace.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::track;

namespace {

QByteArray pngOf(int width, int height)
{
    QByteArray data("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0", 18);
    data += static_cast<char>(width >> 8);
    data += static_cast<char>(width & 0xFF);
    data += QByteArray("\0\0", 2);
    data += static_cast<char>(height >> 8);
    data += static_cast<char>(height & 0xFF);
    return data + QByteArray(100, 'x');
}

QJsonObject setupOn(const Track& track)
{
    return {{QStringLiteral("track"), store(track)},
            {QStringLiteral("teams"), QJsonArray{QStringLiteral("red"), QStringLiteral("blue")}}};
}

} // namespace

class TestTracedGame : public QObject
{
    Q_OBJECT
private slots:
    void aGameHasThePictureOnceInItsSetup()
    {
        const Track original = shipped(QStringLiteral("rust-bowl"));
        const SeenBoard seen(original, board::cornersOf({1600, 1200}), {1600, 1200});
        Trace trace = traceOn(seen.photo);
        for (int sector = 0; sector < original.sectorCount(); ++sector)
            accept(trace, seen.lineOf(sector), seen.lanesOf(std::max(0, sector - 1)), 1);
        QVERIFY(close(trace, seen.lanesOf(original.sectorCount() - 1), 1));
        Track track = *trackOf(trace, QStringLiteral("ours"), QStringLiteral("Ours"), 1600);
        track.traced->photo = Photo{QStringLiteral("image/png"), pngOf(1600, 1200), {1600, 1200}, true};

        const auto setup = apocalypse_road::completeSetup(setupOn(track), {});
        QVERIFY2(setup, setup ? "" : qPrintable(setup.error().toLine()));
        const QString picture = QStringLiteral("picture");
        QVERIFY(setup->value(QStringLiteral("track"))[QStringLiteral("traced")].toObject().contains(picture));
        const auto read = apocalypse_road::readSetup(*setup);
        QVERIFY(read);
        const QJsonObject stored = store(apocalypse_road::beginning(*read));
        const QJsonObject traced = stored[QStringLiteral("track")][QStringLiteral("traced")].toObject();
        QVERIFY(traced.contains(QStringLiteral("lines")));
        QVERIFY(!traced.contains(picture));
    }
};

ONE_OF_MANY(TestTracedGame)
#include "test_traced_game.moc"

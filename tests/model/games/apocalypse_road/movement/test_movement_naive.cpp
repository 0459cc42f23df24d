#include "games/apocalypse_road/movement/search.h"
#include "support/apocalypse_road/random_movement.h"
#include "support/one_of_many.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test;

// The engine against a plain transcription of the rules, on random tracks and packs.
class TestMovementNaive : public QObject
{
    Q_OBJECT
private slots:
    void findsTheSameOutcomes()
    {
        const int rounds = qEnvironmentVariable("MOVEMENT_ROUNDS", QStringLiteral("1500")).toInt();
        const int first = qEnvironmentVariableIntValue("MOVEMENT_SEED");
        int compared = 0;
        qint64 outcomes = 0;
        for (int seed = first; seed < first + rounds; ++seed) {
            Chance chance{std::mt19937(static_cast<unsigned>(seed))};
            const track::Track track = randomWholeTrack(chance);
            const track::Graph graph(track);
            const ar::Pack pack{&graph, track.chute, randomCars(chance, graph)};
            const int points = 1 + chance.upTo(chance.oneIn(5) ? 9 : 6);
            for (const auto& [type, diagonal] : allKinds()) {
                const naive::Enumeration expected(track, pack.cars, 0, type, diagonal, points);
                if (expected.gaveUp())
                    continue;
                const auto found = ar::findOutcomes(pack, {0, type, diagonal, points});
                QVERIFY(found.has_value());
                std::set<std::string> texts;
                for (int i = 0; i < found->size(); ++i)
                    texts.insert(naiveText(found->at(i)));
                QVERIFY2(texts == expected.outcomes,
                         difference(seed, type, points, texts, expected.outcomes));
                // Nothing is listed twice.
                QCOMPARE(found->size(), static_cast<int>(texts.size()));
                ++compared;
                outcomes += found->size();
            }
        }
        qInfo("%d activations, %lld outcomes", compared, outcomes);
    }

private:
    static QByteArray difference(int seed, ar::Type type, int points, const std::set<std::string>& found,
                                 const std::set<std::string>& expected)
    {
        QByteArray text = "seed " + QByteArray::number(seed) + ' ' + ar::toText(type).toLatin1() + ' ' +
                          QByteArray::number(points) + " MP";
        for (const std::string& outcome : found) {
            if (!expected.contains(outcome))
                text += "\n  only the engine: " + QByteArray::fromStdString(outcome);
        }
        for (const std::string& outcome : expected) {
            if (!found.contains(outcome))
                text += "\n  only the naive: " + QByteArray::fromStdString(outcome);
        }
        return text;
    }
};

ONE_OF_MANY(TestMovementNaive)
#include "test_movement_naive.moc"

#include "games/apocalypse_road/movement/check.h"
#include "games/apocalypse_road/movement/wording.h"
#include "support/apocalypse_road/random_movement.h"
#include "support/one_of_many.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test;

namespace {

naive::Spots spots(const std::vector<track::Space>& path, std::size_t count)
{
    naive::Spots spots;
    for (std::size_t i = 0; i < count; ++i)
        spots.push_back({path[i].sector, path[i].lane});
    return spots;
}

// The first step that none of these ways makes; the one after the last if all are made.
int firstStepNobodyMakes(const naive::Enumeration& known, const std::vector<track::Space>& path)
{
    const auto begins = [&](std::size_t count) {
        const naive::Spots beginning = spots(path, count);
        return std::ranges::any_of(known.ways, [&](const auto& way) {
            return way.first.size() >= count &&
                   std::equal(beginning.begin(), beginning.end(), way.first.begin());
        });
    };
    std::size_t made = 0;
    while (made < path.size() && begins(made + 1))
        ++made;
    return static_cast<int>(made) + 1;
}

} // namespace

class TestMovementCheck : public QObject
{
    Q_OBJECT
private slots:
    void everyPathOfThePreviewIsLegal()
    {
        for (int seed = 0; seed < 150; ++seed) {
            Chance chance{std::mt19937(static_cast<unsigned>(seed))};
            const track::Track track = randomWholeTrack(chance);
            const track::Graph graph(track);
            const ar::Pack pack{&graph, track.chute, randomCars(chance, graph)};
            const int points = chance.upTo(6);
            for (const auto& [type, diagonal] : allKinds()) {
                const ar::Activation activation{0, type, diagonal, points};
                const auto found = ar::findOutcomes(pack, activation);
                QVERIFY(found.has_value());
                const int stride = 1 + found->size() / 40;
                for (int i = 0; i < found->size(); i += stride) {
                    const ar::Outcome outcome = found->at(i);
                    const auto verdict = ar::judgePath(pack, activation, outcome.path);
                    QVERIFY(std::holds_alternative<ar::Outcomes>(*verdict));
                    QVERIFY(texts(std::get<ar::Outcomes>(*verdict)).contains(naiveText(outcome)));
                }
            }
        }
    }

    // A path is cut, prolonged or bent: judged as a naive enumeration of all ways says, and a refusal says
    // why.
    void mutatedPathsAreJudgedRight()
    {
        int legal = 0;
        int refused = 0;
        for (int seed = 0; seed < 250; ++seed) {
            Chance chance{std::mt19937(static_cast<unsigned>(seed))};
            const track::Track track = randomWholeTrack(chance);
            const track::Graph graph(track);
            const ar::Pack pack{&graph, track.chute, randomCars(chance, graph)};
            const int points = 1 + chance.upTo(5);
            for (const auto& [type, diagonal] : allKinds()) {
                const ar::Activation activation{0, type, diagonal, points};
                const naive::Enumeration known(track, pack.cars, 0, type, diagonal, points);
                if (known.gaveUp())
                    continue;
                const auto found = ar::findOutcomes(pack, activation);
                for (int tries = 0; tries < 4; ++tries) {
                    std::vector<track::Space> path = found->at(chance.upTo(found->size() - 1)).path;
                    mutate(chance, graph, path);
                    const auto verdict = ar::judgePath(pack, activation, path);
                    QVERIFY(verdict.has_value());
                    const auto way = known.ways.find(spots(path, path.size()));
                    if (const auto* outcomes = std::get_if<ar::Outcomes>(&*verdict)) {
                        QVERIFY(way != known.ways.end());
                        QVERIFY(texts(*outcomes) == way->second);
                        ++legal;
                        continue;
                    }
                    QVERIFY(way == known.ways.end());
                    const auto& illegal = std::get<ar::Illegal>(*verdict);
                    QCOMPARE(illegal.step, firstStepNobodyMakes(known, path));
                    checkReasons(illegal.reasons);
                    ++refused;
                }
            }
        }
        qInfo("%d legal, %d refused", legal, refused);
    }

private:
    static std::set<std::string> texts(const ar::Outcomes& outcomes)
    {
        std::set<std::string> texts;
        for (int i = 0; i < outcomes.size(); ++i)
            texts.insert(naiveText(outcomes.at(i)));
        return texts;
    }

    static void checkReasons(const std::vector<ar::Reason>& reasons)
    {
        QVERIFY(!reasons.empty());
        for (const ar::Reason& reason : reasons) {
            const QString text = ar::text(reason, {});
            QVERIFY2(!text.contains(u'%'), qPrintable(text));
            QVERIFY(!ar::citation(reason).rule.isEmpty());
        }
    }

    static void mutate(Chance& chance, const track::Graph& graph, std::vector<track::Space>& path)
    {
        switch (path.empty() ? 1 : chance.upTo(3)) {
        case 0:
            path.pop_back();
            break;
        case 1:
            path.push_back(randomSpace(chance, graph));
            break;
        case 2:
            path[chance.upTo(static_cast<int>(path.size()) - 1)] = randomSpace(chance, graph);
            break;
        default:
            path[chance.upTo(static_cast<int>(path.size()) - 1)].lane += chance.oneIn(2) ? 1 : -1;
        }
    }
};

ONE_OF_MANY(TestMovementCheck)
#include "test_movement_check.moc"

// Positions that no race would reach by itself: tiny tracks, full rings, cells everywhere, wrecks in the
// making. Every question has an answer, every answer is carried out, and nothing is lost.
#include "support/apocalypse_road/case_table.h"
#include "support/apocalypse_road/random_movement.h"
#include "support/apocalypse_road/random_race.h"
#include "support/one_of_many.h"

using namespace roadmarshal;
using namespace roadmarshal::test;
using apocalypse_road::Bonus;
using apocalypse_road::Token;

namespace {

// Cars of all four teams in turn, Red's first.
void placeCars(CaseTable& t, Chance& chance, const std::vector<track::Place>& places)
{
    constexpr size_t seats = 4;
    for (size_t i = 0; i < std::min<size_t>(places.size(), 20); ++i) {
        apocalypse_road::Car& car = t.state.cars[i % seats * apocalypse_road::carsPerTeam + i / seats];
        car.at =
            std::visit([](const auto& place) -> apocalypse_road::Whereabouts { return place; }, places[i]);
        car.damage = chance.oneIn(2) ? 5 : chance.upTo(5);
        car.dark = i > 0 && chance.oneIn(3);
        for (const Token token : {Token::Suppressed, Token::Reloading, Token::SpinAround, Token::Lapped}) {
            if (chance.oneIn(6))
                car.tokens |= 1U << static_cast<int>(token);
        }
        car.crossings = chance.upTo(2);
    }
}

CaseTable oddTable(Chance& chance)
{
    const track::Track track = randomWholeTrack(chance);
    const auto by = [&] { return chance.oneIn(2) ? QStringLiteral("app") : QStringLiteral("table"); };
    CaseTable t(
        track::store(track),
        {{QStringLiteral("race"), by()}, {QStringLiteral("event"), by()}, {QStringLiteral("combat"), by()}});
    placeCars(t, chance, randomCars(chance, t.state.setup->graph));
    for (apocalypse_road::Pool& pool : t.state.pools) {
        const int claimed = 2 + chance.upTo(9);
        pool = {12 - claimed, claimed, 0};
    }
    return t;
}

} // namespace

class TestOddPositions : public QObject
{
    Q_OBJECT
private slots:
    void everyQuestionHasAnAnswer()
    {
        const int cases =
            qEnvironmentVariableIsSet("ODD_POSITIONS") ? qEnvironmentVariableIntValue("ODD_POSITIONS") : 400;
        const int first = qEnvironmentVariableIntValue("ODD_POSITIONS_FROM");
        for (int seed = first + 1; seed <= first + cases; ++seed) {
            Chance chance{std::mt19937(static_cast<unsigned>(seed))};
            const CaseTable t = oddTable(chance);
            RandomRace race(static_cast<unsigned>(seed));
            const QString problem = race.playOn(table::State::of(t.state), 40);
            QVERIFY2(problem.isEmpty(), qPrintable(QStringLiteral("case %1, %2").arg(seed).arg(problem)));
        }
    }
};

ONE_OF_MANY(TestOddPositions)
#include "test_odd_positions.moc"

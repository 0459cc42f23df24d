// What `resolve` says of random roads of Highway Heist, against a second engine that goes every way.
#include "support/highway_heist/naive.h"
#include "support/highway_heist/random.h"
#include "support/one_of_many.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test;
using namespace roadmarshal::test::heist;

namespace {

struct Question
{
    QString symbol = {}; // empty: the end of a round
    QString roller = {};
    int defense = -1;
    QString drawn = {};

    QString text() const
    {
        QString words = symbol.isEmpty() ? QStringLiteral("resolve --end-of-round")
                                         : QStringLiteral("resolve --die %1 --player %2").arg(symbol, roller);
        if (defense >= 0)
            words += QStringLiteral(" --defense %1").arg(defense);
        return drawn.isEmpty() ? words : words + QStringLiteral(" --draw ") + drawn;
    }
};

Question anyQuestion(RandomRoad& road, const highway_heist::State& state)
{
    static const QStringList symbols{{},
                                     {},
                                     text("suv"),
                                     text("suv"),
                                     text("peg"),
                                     text("peg"),
                                     text("card"),
                                     text("main-n"),
                                     text("main-s"),
                                     text("main-e"),
                                     text("main-w")};
    Question question{.symbol = symbols[road.below(static_cast<int>(symbols.size()))]};
    question.roller =
        state.players[static_cast<size_t>(road.below(static_cast<int>(state.players.size())))].id;
    question.defense = road.below(5) - 1;
    const bool draws = question.symbol == text("card") || question.symbol.startsWith(text("main"));
    if (draws && !road.oneIn(4))
        question.drawn = QStringLiteral("E%1").arg(1 + road.below(12), 2, 10, QLatin1Char('0'));
    if (question.symbol.isEmpty() && road.oneIn(2))
        question.drawn = QStringList{text("S1b"), text("S2b"), text("S3")}[road.below(3)];
    return question;
}

QJsonValue patched(const QJsonValue& table, const QJsonValue& patch)
{
    if (!patch.isObject())
        return patch;
    QJsonObject result = table.toObject();
    const QJsonObject changes = patch.toObject();
    for (auto field = changes.begin(); field != changes.end(); ++field) {
        if (field.value().isNull())
            result.remove(field.key());
        else
            result[field.key()] = patched(result.value(field.key()), field.value());
    }
    return result;
}

// The outcomes as the second engine writes them. Each has to be a table again.
std::expected<std::set<std::string>, QString> linesOf(const highway_heist::State& before,
                                                      const QJsonObject& answer)
{
    std::set<std::string> lines;
    const QJsonObject table = highway_heist::canonicalOf(before);
    for (const QJsonValue& outcome : answer[text("outcomes")].toArray()) {
        QJsonObject after = patched(table, outcome[text("after")]).toObject();
        after[text("guide")] = before.guide().json;
        const auto read = heist::read(after);
        if (!read)
            return std::unexpected(read.error().toLine());
        std::string line;
        for (const QJsonValue& dealt : outcome[text("damage")].toArray()) {
            line += dealt[text("vehicle")].toString().toStdString() + " " +
                    std::to_string(dealt[text("amount")].toInt()) + " " +
                    std::to_string(dealt[text("dice")].toInt());
            if (dealt.toObject().contains(text("taken")))
                line += " " + std::to_string(dealt[text("taken")].toInt());
            line += ";";
        }
        lines.insert(line + " => " +
                     naive_heist::Engine::lineOf(naive_heist::Engine(*read, {}, 0, {}).tableOf()) +
                     " open=" + outcome[text("open")].toString().toStdString());
    }
    return lines;
}

naive_heist::Engine engineFor(const highway_heist::State& state, const Question& question)
{
    return {state, question.symbol.isEmpty() ? std::string() : question.roller.toStdString(),
            question.defense, question.drawn.toStdString()};
}

std::set<std::string> goEveryWay(naive_heist::Engine& engine, const Question& question)
{
    return question.symbol.isEmpty() ? engine.endOfRound() : engine.die(question.symbol.toStdString());
}

std::string firstOf(const std::set<std::string>& these, const std::set<std::string>& butNot)
{
    for (const std::string& one : these) {
        if (!butNot.contains(one))
            return one;
    }
    return "none";
}

} // namespace

class TestHeistNaive : public QObject
{
    Q_OBJECT

private slots:
    void randomRoads()
    {
        const int rounds = qEnvironmentVariableIntValue("HEIST_ROUNDS") > 0
                               ? qEnvironmentVariableIntValue("HEIST_ROUNDS")
                               : 4000;
        const unsigned first = static_cast<unsigned>(qEnvironmentVariableIntValue("HEIST_SEED"));
        int compared = 0;
        int several = 0;
        int mattered = 0;
        for (unsigned seed = first; compared < rounds && seed < first + 20U * static_cast<unsigned>(rounds);
             ++seed) {
            RandomRoad road(seed);
            const QJsonObject position = road.position();
            const auto state = heist::read(position);
            if (!state)
                continue;
            const Question question = anyQuestion(road, *state);
            const auto answer = heist::ask(*state, question.text());
            if (!answer)
                continue; // a card that can't come up
            const QJsonObject told = toObject(*answer);
            naive_heist::Engine engine = engineFor(*state, question);
            const auto expected = goEveryWay(engine, question);
            if (engine.gaveUp())
                continue;
            const auto found = linesOf(*state, told);
            const QByteArray where =
                QByteArray::number(seed) + ": " + question.text().toUtf8() + "\n" + toText(position);
            QVERIFY2(found, found ? "" : qPrintable(found.error() + text(" of ") + QString::fromUtf8(where)));
            QVERIFY2(*found == expected, (where + "\nlacks " + firstOf(expected, *found).c_str() + "\nhas " +
                                          firstOf(*found, expected).c_str())
                                             .constData());
            QCOMPARE(told[text("count")].toInt(), static_cast<int>(expected.size()));
            naive_heist::Engine other = engineFor(*state, question);
            other.otherOrder();
            goEveryWay(other, question);
            const bool matters = other.nameless() != engine.nameless();
            QVERIFY2(other.gaveUp() || told[text("orderMatters")].toBool() == matters, where.constData());
            ++compared;
            several += expected.size() > 1;
            mattered += matters;
        }
        QCOMPARE(compared, rounds);
        qInfo("%d roads, %d with several outcomes, the order mattered on %d", compared, several, mattered);
    }
};

ONE_OF_MANY(TestHeistNaive)
#include "test_heist_naive.moc"

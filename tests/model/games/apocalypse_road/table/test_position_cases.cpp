// Questions about positions, with the answers that the rulebook gives.
//
// A file below data/apocalypse_road/positions has `tracks` by name and `cases`: the rule, a track, cars as
// short lines (speed 0, so that a card's number is its points), what else lies on the table, the question as
// on the command line, and the answer. Outcomes are written "ram A 21@6.1 x:21 b:A d:A*1": how it ends, who
// stands where, who crossed the line forward and backward, who took damage ("A*1"). A dispute is answered by
// the verdict, a citation, words of a reason or the title, and what changes ("-…": what does not).
#include "support/apocalypse_road/dispute_table.h"
#include "support/one_of_many.h"

#include "games/apocalypse_road/queries/movement_report.h"
#include "games/apocalypse_road/queries/standing_report.h"
#include "games/apocalypse_road/table/position.h"
#include "games/apocalypse_road/table/track_library.h"
#include "json/reader.h"

#include <QDir>
#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test;

namespace {

struct Case
{
    QString rule;
    QJsonObject position;
    QStringList question;
    QStringList answer;
};

QJsonObject positionOf(const QJsonObject& track, const QJsonObject& one)
{
    QJsonArray cars;
    for (const QJsonValue& line : one[text("cars")].toArray()) {
        QJsonObject car{{text("speed"), 0}};
        const QJsonObject typed = typedCar(line.toString());
        for (auto field = typed.begin(); field != typed.end(); ++field)
            car[field.key()] = field.value();
        cars.append(car);
    }
    QJsonObject position = one[text("table")].toObject();
    position[text("format")] = text("roadmarshal-position/1");
    position[text("game")] = text("apocalypse-road");
    position[text("track")] = track;
    position[text("cars")] = cars;
    return position;
}

QList<Case> cases()
{
    QList<Case> all;
    const QDir folder(text(TEST_DATA "/apocalypse_road/positions"));
    for (const QString& name : folder.entryList({text("*.json")}, QDir::Files, QDir::Name)) {
        const auto read = json::readFile(folder.filePath(name));
        if (!read)
            qFatal("%s", qPrintable(read.error().toLine(name)));
        const QJsonObject tracks = (*read)[text("tracks")].toObject();
        for (const QJsonValue& value : (*read)[text("cases")].toArray()) {
            const QJsonObject one = value.toObject();
            all.append({one[text("rule")].toString(),
                        positionOf(tracks[one[text("track")].toString()].toObject(), one),
                        one[text("ask")].toString().split(u' '), toTexts(one[text("answer")])});
        }
    }
    return all;
}

QJsonObject parsed(const std::expected<QByteArray, Problem>& report)
{
    return report ? QJsonDocument::fromJson(*report).object()
                  : QJsonObject{{text("problem"), report.error().toLine()}};
}

QString marked(const char* mark, const QStringList& words)
{
    return words.isEmpty() ? QString() : u' ' + text(mark) + words.join(u',');
}

// "spent 21@7.1 A@8.1 x:21"
QString outcomeText(const QJsonObject& outcome)
{
    QString line = outcome[text("ends")].toString();
    if (outcome.contains(text("target")))
        line += u' ' + outcome[text("target")].toString();
    const QJsonObject moved = outcome[text("moved")].toObject();
    for (auto car = moved.begin(); car != moved.end(); ++car)
        line += text(" %1@%2").arg(car.key(), car.value().toString());
    QStringList hurt;
    const QJsonObject damage = outcome[text("damage")].toObject();
    for (auto car = damage.begin(); car != damage.end(); ++car)
        hurt.append(text("%1*%2").arg(car.key()).arg(car.value().toInt()));
    return line + marked("x:", toTexts(outcome[text("crossed")])) +
           marked("b:", toTexts(outcome[text("crossedBack")])) + marked("d:", hurt);
}

QStringList outcomesIn(const QJsonObject& report)
{
    QStringList lines;
    for (const QJsonValue& outcome : report[text("outcomes")].toArray())
        lines.append(outcomeText(outcome.toObject()));
    lines.sort();
    return lines;
}

QString citationOf(const QJsonObject& reason)
{
    return (reason[text("rule")].toString() + u' ' + reason[text("ruling")].toString()).trimmed();
}

// "no 2 7.13 AR-16": not legal, at which step, and the first rule that says so.
QStringList checked(const QJsonObject& report)
{
    if (report[text("legal")].toBool())
        return outcomesIn(report);
    const QJsonObject reason = report[text("reasons")][0].toObject();
    return {text("no %1 %2").arg(report[text("step")].toInt()).arg(citationOf(reason))};
}

QStringList answered(const Case& one)
{
    const auto position =
        apocalypse_road::tableFrom(one.position, apocalypse_road::TrackLibrary(QStringList{}));
    if (!position)
        return {position.error().toLine()};
    const QString kind = one.question[0];
    const QString car = one.question.value(1);
    const QString card = one.question.value(2);
    if (kind == text("preview"))
        return outcomesIn(parsed(apocalypse_road::previewReport(*position, car, card, false)));
    if (kind == text("check"))
        return checked(parsed(apocalypse_road::checkReport(*position, car, card, one.question.value(3))));
    if (kind == text("shoot"))
        return toTexts(parsed(apocalypse_road::shootReport(*position, car))[text("targets")]);
    return {parsed(apocalypse_road::firstPlayerReport(*position))[text("firstPlayer")].toString()};
}

// What of the expected answer to a dispute is not in the verdict.
QStringList missing(const table::Game& game, const table::Verdict& verdict, const QStringList& answer)
{
    QStringList citations;
    QStringList said{game.say(verdict.title)};
    for (const table::Reason& reason : verdict.reasons) {
        citations.append((reason.citation.rule + u' ' + reason.citation.ruling).trimmed());
        citations.append(reason.citation.rule);
        said.append(game.say(reason.message));
    }
    QStringList changes;
    for (const table::Effect& effect : verdict.effects)
        changes.append(game.say(effect));
    const auto isIn = [](const QStringList& texts, const QString& words) {
        return std::ranges::any_of(texts, [&](const QString& one) { return one.contains(words); });
    };
    QStringList wrong;
    if (table::toText(verdict.stands) != answer[0])
        wrong.append(answer[0]);
    if (!citations.contains(answer[1]))
        wrong.append(answer[1]);
    if (!isIn(said, answer[2]))
        wrong.append(answer[2]);
    for (const QString& change : answer.sliced(3)) {
        const bool isUnwanted = change.startsWith(u'-');
        if (isIn(changes, isUnwanted ? change.sliced(1) : change) == isUnwanted)
            wrong.append(change);
    }
    return wrong;
}

} // namespace

class TestPositionCases : public QObject
{
    Q_OBJECT
private slots:
    void answers_data()
    {
        QTest::addColumn<int>("number");
        const QList<Case> all = cases();
        for (int i = 0; i < all.size(); ++i)
            QTest::newRow(qPrintable(all[i].rule + text(": ") + all[i].question.join(u' '))) << i;
    }
    void answers()
    {
        QFETCH(int, number);
        const Case one = cases()[number];
        if (one.question[0] != text("dispute")) {
            QStringList expected = one.answer;
            expected.sort();
            QStringList found = answered(one);
            found.sort();
            QCOMPARE(found, expected);
            return;
        }
        const table::Game& game = *games::find(text("apocalypse-road"));
        const auto state = game.fromPosition(one.position, {});
        QVERIFY2(state, state ? "" : qPrintable(state.error().toLine()));
        const table::Verdict verdict = DisputeTable(*state).verdict(one.question.sliced(1).join(u' '));
        QCOMPARE(missing(game, verdict, one.answer), QStringList());
        QVERIFY(!verdict.reasons.isEmpty());
    }
};

ONE_OF_MANY(TestPositionCases)
#include "test_position_cases.moc"

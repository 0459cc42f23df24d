// Stretches of play in Rush'n'Crush, as people type them, with what the rules page says comes of it.
//
// A file below data/rush_n_crush/turns has `cases`: the rule, a table as in data/rush_n_crush, and `lines`. A
// line is taken; or it is an object with the rule `against` it, that it is `refused`, or what that `says`.
// `is` says what the table has then, cars by their ids. A case whose table has turned a ruling fails where it
// is not turned.
#include "games/games.h"
#include "support/one_of_many.h"
#include "support/rush_n_crush/table.h"
#include "table/journal/rehearsal.h"
#include "table/journal/shorthand.h"

#include <QDir>
#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test::rush;

namespace {

const table::Game& game()
{
    return *games::find(QStringLiteral("rush-n-crush"));
}

// A table on which lines are played.
class Race
{
public:
    explicit Race(const QJsonObject& one)
    {
        const QJsonObject course = one[text("course")].isObject()
                                       ? one[text("course")].toObject()
                                       : strip(toTexts(one[text("rocks")]), toTexts(one[text("gaps")]));
        const auto laid =
            game().layOut(position(course, toTexts(one[text("cars")]), one[text("more")].toObject()), {});
        if (!laid)
            problem = laid.error().toLine();
        else
            m_state = laid->state;
    }

    // What is wrong with how the line is taken; empty if nothing is.
    QString play(const QJsonValue& line)
    {
        const QString typed = line.isObject() ? line[text("line")].toString() : line.toString();
        const bool insists = typed.endsWith(u'!');
        const table::Draft draft = table::parseAnswers(insists ? typed.chopped(1) : typed);
        const table::Rehearsal rehearsal = table::rehearse(game(), m_state, draft.answers, {1, 0});
        const table::Objections objections = rehearsal.objections();
        const QString rule = objections.isEmpty() ? QString() : objections.front().citation.rule;
        const QString end = endOf(rehearsal);
        if (line.isObject() && line[text("says")].isString())
            return end == line[text("says")].toString() ? QString()
                                                        : QStringLiteral("%1: says \"%2\"").arg(typed, end);
        if (line.isObject() && line[text("refused")].toBool())
            return end.isEmpty() ? typed + QStringLiteral(": was taken") : QString();
        if (line.isObject())
            return rule == line[text("against")].toString()
                       ? QString()
                       : QStringLiteral("%1: against it is \"%2\", %3").arg(typed, rule, end);
        if (!end.isEmpty() || (!rule.isEmpty() && !insists))
            return QStringLiteral("%1: %2 %3").arg(typed, end, rule);
        m_state = rehearsal.state;
        return {};
    }

    QString mismatch(const QJsonObject& expected) const
    {
        const QJsonObject now = game().store(m_state);
        for (const QString& key : expected.keys()) {
            const QJsonValue found =
                key == text("cars") ? mismatchOfCars(expected[key].toObject(), now) : now[key];
            const bool fits = key == text("cars") ? found.toString().isEmpty() : found == expected[key];
            if (!fits)
                return QStringLiteral("%1: %2").arg(key,
                                                    QString::fromUtf8(toText(QJsonObject{{key, found}})));
        }
        return {};
    }

    QString problem;

private:
    static QString endOf(const table::Rehearsal& rehearsal)
    {
        if (const auto* prompt = std::get_if<table::Prompt>(&rehearsal.end))
            return QStringLiteral("more is needed: ") + game().say(prompt->question);
        if (const auto* misfit = std::get_if<table::Misfit>(&rehearsal.end))
            return game().say(misfit->message);
        if (const auto* nonsense = std::get_if<table::Objection>(&rehearsal.end))
            return game().say(nonsense->message);
        return {};
    }

    static QJsonValue mismatchOfCars(const QJsonObject& expected, const QJsonObject& now)
    {
        for (const QJsonValue& car : now[text("cars")].toArray()) {
            const QJsonObject wanted = expected[car[text("id")].toString()].toObject();
            for (const QString& key : wanted.keys()) {
                if (car[key] != wanted[key])
                    return QString::fromUtf8(toText(car.toObject()));
            }
        }
        return QString();
    }

    table::State m_state;
};

QString playedThrough(const QJsonObject& one)
{
    Race race(one);
    if (!race.problem.isEmpty())
        return race.problem;
    for (const QJsonValue& line : one[text("lines")].toArray()) {
        if (const QString wrong = race.play(line); !wrong.isEmpty())
            return wrong;
    }
    return race.mismatch(one[text("is")].toObject());
}

QJsonObject asOnTheRulesPage(QJsonObject one)
{
    QJsonObject more = one[text("more")].toObject();
    more.remove(text("rulings"));
    one[text("more")] = more;
    return one;
}

} // namespace

class TestRushTurns : public QObject
{
    Q_OBJECT
private slots:
    void linesDoWhatTheRulesSay_data()
    {
        QTest::addColumn<QJsonObject>("one");
        const QDir folder(QStringLiteral(TEST_DATA "/rush_n_crush/turns"));
        for (const QFileInfo& file : folder.entryInfoList({QStringLiteral("*.json")})) {
            QFile open(file.filePath());
            QVERIFY(open.open(QIODevice::ReadOnly));
            const QJsonArray cases = QJsonDocument::fromJson(open.readAll())[text("cases")].toArray();
            QVERIFY2(!cases.isEmpty(), qPrintable(file.fileName()));
            for (const QJsonValue& one : cases)
                QTest::addRow("%s", qPrintable(one[text("rule")].toString())) << one.toObject();
        }
    }
    void linesDoWhatTheRulesSay()
    {
        QFETCH(const QJsonObject, one);
        const QString wrong = playedThrough(one);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        if (one[text("more")][text("rulings")].isObject())
            QVERIFY(!playedThrough(asOnTheRulesPage(one)).isEmpty());
    }
};

ONE_OF_MANY(TestRushTurns)
#include "test_rush_turns.moc"

// What is typed in a rally, and what lies on the table then: a data file of cases, each named after its rule.
#include "games/games.h"
#include "support/one_of_many.h"
#include "table/game.h"
#include "table/journal/session.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace roadmarshal;
using namespace Qt::StringLiterals;

namespace {

struct Played
{
    table::State state;
    QString refused; // the rule of a misfit, "?" without one
    QString objection;
    QString open; // the question that is left in the middle of an action
};

const table::Game& rally()
{
    return *games::find(u"road-kill-rally"_s);
}

bool carryOut(Played& played, const table::Action& action, bool insists)
{
    table::Random random(1, 0);
    const auto decided = rally().decide(played.state, action, random);
    if (!decided) {
        played.refused = u"?"_s;
        return false;
    }
    if (!decided->objections.isEmpty() && !insists) {
        played.objection = decided->objections.first().citation.rule;
        return false;
    }
    for (const table::Effect& effect : decided->effects)
        played.state = rally().evolve(played.state, effect).value();
    return true;
}

Played play(const table::State& state, QString line)
{
    Played played{.state = state, .refused = {}, .objection = {}, .open = {}};
    const bool insists = line.startsWith(u'!');
    table::Answers words = line.mid(insists ? 1 : 0).split(u' ', Qt::SkipEmptyParts);
    while (!words.isEmpty()) {
        const table::Asked asked = rally().ask(played.state, words, {});
        if (const auto* ready = std::get_if<table::Ready>(&asked)) {
            if (!carryOut(played, ready->action, insists))
                return played;
            words = words.sliced(ready->used);
        } else if (const auto* misfit = std::get_if<table::Misfit>(&asked)) {
            played.refused = misfit->citation.rule.isEmpty() ? u"?"_s : misfit->citation.rule;
            return played;
        } else if (const auto* prompt = std::get_if<table::Prompt>(&asked)) {
            played.open = prompt->id;
            return played;
        } else {
            words = words.sliced(std::get<table::Said>(asked).used);
        }
    }
    return played;
}

// The first field that is not as expected; of lists every entry counts, of cars those that are named.
QString differs(const QString& at, const QJsonValue& expected, const QJsonValue& found)
{
    if (!expected.isObject())
        return expected == found
                   ? QString()
                   : at + u" is "_s +
                         QString::fromUtf8(QJsonDocument(QJsonArray{found}).toJson(QJsonDocument::Compact));
    const QJsonObject fields = expected.toObject();
    for (auto field = fields.begin(); field != fields.end(); ++field) {
        QJsonValue inner = found[field.key()];
        if (found.isArray()) {
            for (const QJsonValue& one : found.toArray()) {
                if (one[u"id"_s] == field.key())
                    inner = one;
            }
        }
        if (const QString wrong = differs(at + u'.' + field.key(), field.value(), inner); !wrong.isEmpty())
            return wrong;
    }
    return {};
}

QString judge(const QJsonObject& one)
{
    const auto laid = rally().layOut(one[u"position"_s].toObject(), {});
    if (!laid)
        return laid.error().toLine();
    // A game that begins with it stands the same.
    if (const auto entry = table::firstEntry(rally(), *laid); !entry)
        return entry.error().toLine();
    const Played played = play(laid->state, one[u"line"_s].toString());
    if (one.contains(u"refused"_s)) {
        const QString rule = one[u"refused"_s].toString();
        return played.refused.isEmpty() || (!rule.isEmpty() && rule != played.refused)
                   ? u"refused by '%1'"_s.arg(played.refused)
                   : QString();
    }
    if (played.objection != one[u"objection"_s].toString() || played.open != one[u"open"_s].toString() ||
        !played.refused.isEmpty())
        return u"objection '%1', open '%2', refused '%3'"_s.arg(played.objection, played.open,
                                                                played.refused);
    return differs({}, one[u"state"_s].toObject(), rally().store(played.state));
}

} // namespace

class TestRallyPlays : public QObject
{
    Q_OBJECT
private slots:
    void tableIsAsTheRulesSay_data()
    {
        QTest::addColumn<QJsonObject>("one");
        QFile file(QStringLiteral(TEST_DATA "/rally_plays/plays.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonArray cases = QJsonDocument::fromJson(file.readAll()).array();
        QVERIFY(!cases.isEmpty());
        for (const QJsonValue& one : cases)
            QTest::newRow(qPrintable(one[u"case"_s].toString())) << one.toObject();
    }
    void tableIsAsTheRulesSay()
    {
        QFETCH(QJsonObject, one);
        const QString wrong = judge(one);
        QVERIFY2(wrong.isEmpty(), qPrintable(one[u"line"_s].toString() + u": "_s + wrong));
    }
};

ONE_OF_MANY(TestRallyPlays)
#include "test_rally_plays.moc"

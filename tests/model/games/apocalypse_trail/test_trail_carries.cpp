// What hands may carry in Apocalypse Trail: case by case, and on tables of random journeys, where everything
// that lies loose is taken up.
//
// A case has what is taken up (`take`: subject, property, card), and of some spots all that may be laid there
// (`ways`: `to`, what is then said, the label, the rules against it). `nowhere`: nothing lies loose there.
#include "games/apocalypse_trail/ask/ask.h"
#include "games/apocalypse_trail/ask/carries.h"
#include "games/apocalypse_trail/carrying/room.h"
#include "games/apocalypse_trail/queries/check_line.h"
#include "games/apocalypse_trail/show/show.h"
#include "games/apocalypse_trail/turn/decide.h"
#include "games/apocalypse_trail/words/tell.h"
#include "games/apocalypse_trail/words/wording.h"
#include "match.h"
#include "support/apocalypse_trail/journey.h"
#include "support/apocalypse_trail/table.h"
#include "support/cases/data_cases.h"
#include "support/one_of_many.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::apocalypse_trail;
using table::Carry;
using table::CarrySpot;
using test::text;
using test::toTexts;

namespace {

CarrySpot spotIn(const QString& words)
{
    const QStringList parts = words.split(u' ');
    return {.subject = parts.value(0), .property = parts.value(1), .card = parts.value(2)};
}

QString toWords(const CarrySpot& spot)
{
    return QStringList{spot.subject, spot.property, spot.card}.join(u' ').trimmed();
}

QStringList rulesAgainst(const Carry& carry)
{
    QStringList rules;
    for (const Objection& objection : carry.objections)
        rules.append(objection.citation.rule);
    return rules;
}

QString told(const State& state, const Carry& carry)
{
    const Carry called = named(state, carry);
    return toWords(carry.to) + text(": ") + carry.answers.join(u' ') + text(" (") + say(called.label) +
           text(") ") + rulesAgainst(carry).join(u',');
}

QString wanted(const QJsonObject& way)
{
    return way[text("to")].toString() + text(": ") + way[text("say")].toString() + text(" (") +
           way[text("label")].toString() + text(") ") + toTexts(way[text("not")]).join(u',');
}

// Everything on the mats that a hand can point at.
QList<CarrySpot> spotsOn(const QString& subject, const mats::Item& item)
{
    QList<CarrySpot> spots;
    const auto add = [&](const QString& property, const QString& card = {}) {
        if (!property.isEmpty())
            spots.append({.subject = subject, .property = property, .card = card});
    };
    std::visit(Match{[&](const mats::Slots& of) {
                         for (const mats::Slots::Slot& slot : of.places) {
                             add(slot.property);
                             add(slot.property, slot.card.id);
                             for (const mats::Gauge& load : slot.loads)
                                 add(load.property);
                         }
                     },
                     [&](const mats::Gauge& gauge) { add(gauge.property); },
                     [&](const mats::Counter& counter) { add(counter.property); }, [](const auto&) {}},
               item);
    return spots;
}

QList<CarrySpot> allSpots(const State& state)
{
    QList<CarrySpot> spots;
    for (const mats::Mat& mat : matsOf(state)) {
        if (!mat.items.isEmpty())
            spots.append({.subject = mats::subjectOf(mat)});
        for (const mats::Item& item : mat.items)
            spots += spotsOn(mats::subjectOf(mat), item);
        for (const mats::Panel& panel : mat.panels) {
            spots.append({.subject = panel.subject});
            for (const mats::Item& item : panel.items)
                spots += spotsOn(panel.subject, item);
        }
    }
    return spots;
}

// The same three words of each reason.
QStringList reasonsOf(const Objections& objections)
{
    QStringList reasons;
    for (const Objection& one : objections)
        reasons.append(one.citation.rule + u'|' + one.citation.ruling + u'|' + say(one.message));
    return reasons;
}

std::expected<QStringList, QString> checked(const State& state, const QString& line)
{
    const auto report = checkLine(state, line);
    if (!report)
        return std::unexpected(report.error().toLine());
    QStringList reasons;
    for (const QJsonValue& one : QJsonDocument::fromJson(*report).object()[text("reasons")].toArray())
        reasons.append(one[text("rule")].toString() + u'|' + one[text("ruling")].toString() + u'|' +
                       one[text("text")].toString());
    return reasons;
}

// Nothing comes to lie where there is no room for it without somebody having said so.
bool fits(const State& before, const State& after, const CarrySpot& to)
{
    const Crew* crew = after.crew(to.subject);
    return !crew || surplusOf(after, *crew).size() <= surplusOf(before, *before.crew(to.subject)).size();
}

// What is wrong with a carry that has words.
QString wrongWith(const State& state, const Carry& carry)
{
    const QString line = carry.answers.join(u' ');
    const table::Asked asked = ask(state, carry.answers);
    const auto* ready = std::get_if<table::Ready>(&asked);
    if (!ready || ready->used != carry.answers.size())
        return line + text(": is no whole action");
    const auto reasons = checked(state, line);
    if (!reasons || *reasons != reasonsOf(carry.objections))
        return line + text(": is checked otherwise: ") +
               (reasons ? reasons->join(text("; ")) : reasons.error());
    if (carry.label.code.isEmpty() || !isSaid(carry.label.code))
        return line + text(": has no label");
    if (!carry.objections.isEmpty())
        return {};
    table::Random random(0, 0);
    State after = state;
    const auto decided = decide(state, *table::typed<Action>(ready->action), random);
    for (const table::Effect& effect : decided->effects)
        (void)apply(after, *table::typed<Effect>(effect));
    // A mod or a vehicle that leaves takes its room along; only what comes is looked at.
    const bool comes = carry.answers[0] == u"stow" ||
                       (carry.answers[0] == u"take" && !carry.label.args.contains(text("other")));
    return !comes || fits(state, after, carry.to) ? QString() : line + text(": does not fit");
}

struct Seen
{
    int carried = 0;
    int objected = 0;
    int wordless = 0;
};

QString wrongOn(const State& state, Seen& seen)
{
    const QList<CarrySpot> spots = allSpots(state);
    const auto board = show(state).board;
    for (const CarrySpot& taken : spots) {
        for (const Carry& carry : carries(state, taken)) {
            const bool isOnBoard =
                carry.to == CarrySpot{.place = carry.to.place} && board->find(carry.to.place);
            if (carry.to == taken || !(isOnBoard || spots.contains(carry.to)))
                return toWords(taken) + text(": goes to no place on a mat: ") + toWords(carry.to);
            if (carry.answers.isEmpty() && carry.objections.isEmpty())
                return toWords(taken) + text(": says neither how nor why not: ") + toWords(carry.to);
            for (const Objection& objection : carry.objections) {
                if (!isSaid(objection.message.code))
                    return text("has no words: ") + objection.message.code;
            }
            ++(carry.answers.isEmpty()      ? seen.wordless
               : carry.objections.isEmpty() ? seen.carried
                                            : seen.objected);
            const QString wrong = carry.answers.isEmpty() ? QString() : wrongWith(state, carry);
            if (!wrong.isEmpty())
                return toWords(taken) + text(" to ") + toWords(carry.to) + text(": ") + wrong;
        }
    }
    return {};
}

// What lies there can be set to what it is, as an audit does with everything that agrees; whoever sets
// something when all is over looks at the end again.
QString wrongByHand(const State& state)
{
    const table::Game& game = *games::find(text("apocalypse-trail"));
    const table::State now = table::State::of(state);
    const auto wrong = [&](const QString& subject, const QString& property, const QString& value) {
        const auto effects = game.correct(now, {subject, property, value});
        return effects && (effects->isEmpty() || state.over != Over::No)
                   ? QString()
                   : QStringList{subject, property, value}.join(u' ');
    };
    QString first;
    const auto look = [&](const QString& subject, const mats::Item& item) {
        const auto set = [&](const QString& property, const QString& value) {
            if (first.isEmpty() && !property.isEmpty())
                first = wrong(subject, property, value);
        };
        std::visit(Match{[&](const mats::Slots& of) {
                             for (const mats::Slots::Slot& slot : of.places) {
                                 if (slot.choices.isEmpty())
                                     first = slot.property + text(" has an empty menu");
                                 set(slot.property, slot.isEmpty() ? mats::noCard : slot.card.id);
                                 for (const mats::Gauge& load : slot.loads)
                                     set(load.property, QString::number(load.value));
                             }
                         },
                         [&](const mats::Gauge& gauge) { set(gauge.property, QString::number(gauge.value)); },
                         [&](const mats::Counter& counter) {
                             set(counter.property, QString::number(counter.value));
                         },
                         [](const auto&) {}},
                   item);
    };
    for (const mats::Mat& mat : matsOf(state)) {
        for (const mats::Item& item : mat.items)
            look(mats::subjectOf(mat), item);
        for (const mats::Panel& panel : mat.panels) {
            for (const mats::Item& item : panel.items)
                look(panel.subject, item);
        }
    }
    return first;
}

// Whoever travels takes everything up now and then, to see where it could go.
class CarryingJourney : public test::trail::RandomJourney
{
public:
    using RandomJourney::RandomJourney;
    const Seen& seen() const { return m_seen; }

protected:
    QString lookOver(const table::State& before, const table::Action& action) const override
    {
        const QString wrong = RandomJourney::lookOver(before, action);
        if (!wrong.isEmpty() || ++m_entry % 7 != 0)
            return wrong;
        const QString carried = wrongOn(table(), m_seen);
        return carried.isEmpty() ? wrongByHand(table()) : carried;
    }

private:
    mutable int m_entry = 0;
    mutable Seen m_seen;
};

} // namespace

class TestTrailCarries : public QObject
{
    Q_OBJECT

private slots:
    void cases_data() { test::addCases(text("apocalypse_trail/carries")); }
    void cases()
    {
        QFETCH(const QJsonObject, one);
        const auto state = test::trail::read(test::trail::positionOf(one[text("position")].toObject()));
        QVERIFY2(state, state ? "" : qPrintable(state.error().toLine()));
        const QList<Carry> found = carries(*state, spotIn(one[text("take")].toString()));
        if (one[text("nowhere")].toBool()) {
            QCOMPARE(found.size(), 0);
            return;
        }
        QStringList spots;
        QStringList expected;
        for (const QJsonValue& way : one[text("ways")].toArray()) {
            spots.append(way[text("to")].toString());
            expected.append(wanted(way.toObject()));
        }
        QStringList all;
        QStringList is;
        for (const Carry& carry : found) {
            all.append(told(*state, carry));
            if (spots.contains(toWords(carry.to)))
                is.append(all.last());
        }
        QVERIFY2(is == expected, qPrintable(text("\n") + all.join(u'\n')));
        Seen seen;
        const QString wrong = wrongOn(*state, seen);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }

    void whateverIsTakenUp_data()
    {
        QTest::addColumn<bool>("race");
        QTest::newRow("Survival") << false;
        QTest::newRow("Race") << true;
    }
    void whateverIsTakenUp()
    {
        QFETCH(const bool, race);
        Seen seen;
        for (int seed = 1; seed <= 3; ++seed) {
            CarryingJourney journey(static_cast<unsigned>(100 + seed), race);
            const auto outcome = journey.play();
            QVERIFY2(outcome.problem.isEmpty(),
                     qPrintable(QStringLiteral("journey %1, %2").arg(seed).arg(outcome.problem)));
            seen.carried += journey.seen().carried;
            seen.objected += journey.seen().objected;
            seen.wordless += journey.seen().wordless;
        }
        qInfo("%d carried, %d with a rule against it, %d without words", seen.carried, seen.objected,
              seen.wordless);
        QVERIFY(seen.carried > 100 && seen.objected > 100 && seen.wordless > 100);
    }
};

ONE_OF_MANY(TestTrailCarries)

#include "test_trail_carries.moc"

// The form that a game describes: whatever is filled in makes a set-up that the game takes.
#include "games/games.h"
#include "match.h"
#include "support/one_of_many.h"
#include "table/setup_choices.h"

#include <QJsonArray>
#include <QTest>

#include <rapidcheck.h>

using namespace roadmarshal;
using namespace roadmarshal::table;

namespace {

const Game& game()
{
    return *games::find(QStringLiteral("apocalypse-road"));
}

QString randomWord(const QList<SetupOption>& options)
{
    return options.isEmpty() ? QStringLiteral("none")
                             : options[*rc::gen::inRange(qsizetype(0), options.size())].word;
}

// Anything that the field could be given, sense or nonsense.
QJsonValue randomValue(const SetupField& field)
{
    if (*rc::gen::inRange(0, 8) == 0)
        return *rc::gen::element(QJsonValue(17), QJsonValue(QStringLiteral("what")), QJsonValue(false),
                                 QJsonValue(QJsonArray{1, QStringLiteral("x")}), QJsonValue(QJsonObject()));
    return std::visit(
        Match{[](const PickOne& pick) { return QJsonValue(randomWord(pick.options)); },
              [](const PickSeveral& pick) {
                  QJsonArray picked;
                  const int count = *rc::gen::inRange(0, pick.most + 2);
                  for (int i = 0; i < count; ++i)
                      picked.append(randomWord(pick.options));
                  return QJsonValue(picked);
              },
              [](const PickNumber& pick) {
                  return QJsonValue(*rc::gen::inRange(pick.least - 2, pick.most + 3));
              },
              [](const PickSwitch&) { return QJsonValue(*rc::gen::arbitrary<bool>()); },
              [](const WriteText&) {
                  return QJsonValue(
                      QString::fromStdString(*rc::gen::string<std::string>()).simplified().left(8).trimmed());
              },
              [](const LayParts& lay) {
                  QJsonArray parts;
                  for (int count = *rc::gen::inRange(0, lay.most + 2); count > 0; --count)
                      parts.append(lay.parts.isEmpty()
                                       ? QStringLiteral("none")
                                       : lay.parts[*rc::gen::inRange(qsizetype(0), lay.parts.size())].word);
                  return QJsonValue(QJsonObject{{lay.partsKey, parts}});
              }},
        field.kind);
}

QJsonObject randomFields(const SetupFields& fields, QJsonObject choices)
{
    for (const SetupField& field : fields) {
        if (*rc::gen::inRange(0, 4) > 0)
            choices[field.key] = randomValue(field);
    }
    return choices;
}

// Filled in as people do: one field opens another, so it is done twice.
SetupChoices randomChoices(const Game& game)
{
    SetupChoices choices;
    choices.seats.resize(*rc::gen::inRange(0, 13));
    for (int round = 0; round < 2; ++round) {
        const SetupForm form = game.setupForm(choices);
        choices.forAll = randomFields(form.forAll + form.rulings, choices.forAll);
        for (qsizetype i = 0; i < std::min(form.seats.size(), choices.seats.size()); ++i)
            choices.seats[i] = randomFields(form.seats[i], choices.seats[i]);
    }
    return choices;
}

const SetupField& fieldOf(const SetupFields& fields, const char* key)
{
    const auto found = std::ranges::find(fields, QLatin1StringView(key), &SetupField::key);
    if (found == fields.end())
        qFatal("no such field");
    return *found;
}

} // namespace

class TestSetupForm : public QObject
{
    Q_OBJECT
private slots:
    void anyFilledFormIsASetUpThatTheGameTakes()
    {
        for (const Game* each : games::all()) {
            QVERIFY(rc::check([each] {
                const SetupChoices choices = settled(*each, randomChoices(*each));
                const SetupForm form = formFor(*each, choices);
                // What people lay themselves may be unfinished; then the field says so.
                if (firstProblem(form) && std::holds_alternative<LayParts>(firstProblem(form)->kind))
                    return;
                RC_ASSERT(firstProblem(form) == nullptr);
                const auto complete = each->completeSetup(toSetup(form, choices), {});
                if (!complete)
                    RC_FAIL(complete.error().toLine().toStdString());
                RC_ASSERT(each->begin(*complete).has_value());
                // Once settled, nothing moves any more, and the way through a file changes nothing.
                RC_ASSERT(settled(*each, choices) == choices);
                RC_ASSERT(fromSetup(*each, toSetup(form, choices)) == choices);
            }));
        }
    }

    // Where something is not as wanted, a field says so, and no set-up slips through.
    void whatTheGameRefusesIsToldAtAField()
    {
        QVERIFY(rc::check([] {
            const SetupChoices choices = settled(game(), randomChoices(game()), Counts::Keep);
            const SetupForm form = formFor(game(), choices);
            const bool isTaken = game().completeSetup(toSetup(form, choices), {}).has_value();
            RC_ASSERT(isTaken == (firstProblem(form) == nullptr));
        }));
    }

    void theUsualTableHasFourTeams()
    {
        const SetupChoices usual = usualChoices(game());
        QCOMPARE(usual.seats.size(), 4);
        QCOMPARE(usual.seats[0][QStringLiteral("id")].toString(), QStringLiteral("red"));
        QCOMPARE(usual.forAll[QStringLiteral("track")].toString(), QStringLiteral("rust-bowl"));
        QVERIFY(!usual.seats[0].contains(QStringLiteral("starters")));
        QVERIFY(!toSetup(formFor(game(), usual), usual).contains(QStringLiteral("rulings")));
    }

    // AR-46
    void pickedCarsFollowTheNumberOfTeams()
    {
        SetupChoices choices = usualChoices(game());
        choices.seats[0][QStringLiteral("starters")] =
            QJsonArray{QStringLiteral("36"), QStringLiteral("7"), QStringLiteral("88"), QStringLiteral("404"),
                       QStringLiteral("50")};
        choices.seats.append(QJsonObject());
        const SetupChoices five = settled(game(), choices);
        QCOMPARE(five.seats[0][QStringLiteral("starters")].toArray(),
                 (QJsonArray{QStringLiteral("36"), QStringLiteral("7"), QStringLiteral("88"),
                             QStringLiteral("404")}));
        QCOMPARE(five.seats[4][QStringLiteral("id")].toString(), QStringLiteral("violet"));
    }

    void aWrongNumberIsToldInWords()
    {
        SetupChoices choices = usualChoices(game());
        choices.seats[0][QStringLiteral("starters")] = QJsonArray();
        choices = settled(game(), choices, Counts::Keep);
        const SetupForm form = formFor(game(), choices);
        QCOMPARE(firstProblem(form)->key, QStringLiteral("starters"));
        QCOMPARE(game().say(*firstProblem(form)->problem),
                 QStringLiteral("Cinder Kings start with 5 cars, 0 are picked: pick 5 more."));
    }

    // AR-47: one field decides what another may say.
    void theFullRaceDeckStaysOnTheTable()
    {
        SetupChoices choices = usualChoices(game());
        choices.forAll[QStringLiteral("decks.race")] = QStringLiteral("app");
        QCOMPARE(settled(game(), choices).forAll[QStringLiteral("decks.race")].toString(),
                 QStringLiteral("app"));
        choices.forAll[QStringLiteral("rulings.AR-47")] = QStringLiteral("96");
        const SetupForm form = formFor(game(), choices);
        QVERIFY(fieldOf(form.forAll, "decks.race").problem);
        QCOMPARE(settled(game(), choices).forAll[QStringLiteral("decks.race")].toString(),
                 QStringLiteral("table"));
    }

    void rulingsOfTheHouseComeAlong()
    {
        SetupChoices choices = usualChoices(game());
        const SetupForm form = formFor(game(), choices);
        addRulings(choices, {{QStringLiteral("AR-51"), QStringLiteral("no-points")}}, form);
        QCOMPARE(toSetup(form, choices)[QStringLiteral("rulings")].toObject(),
                 (QJsonObject{{QStringLiteral("AR-51"), QStringLiteral("no-points")}}));
        addRulings(choices,
                   {{QStringLiteral("AR-51"), QStringLiteral("scores")},
                    {QStringLiteral("AR-57"), QStringLiteral("never heard of")}},
                   form);
        QCOMPARE(choices, usualChoices(game()));
    }

    void everythingHasWords()
    {
        const SetupForm form = formFor(game(), usualChoices(game()));
        const auto check = [](const Message& message) {
            QVERIFY2(message.code.isEmpty() || game().say(message) != message.code, qPrintable(message.code));
        };
        for (const Message& message : {form.seatsTitle, form.detailTitle, form.restTitle, form.summary})
            check(message);
        for (const SetupField& field : form.seats[0] + form.forAll + form.rulings) {
            for (const Message& message : {field.label, field.tip, field.group})
                check(message);
            if (const auto* pick = std::get_if<PickOne>(&field.kind)) {
                for (const SetupOption& option : pick->options) {
                    check(option.text);
                    check(option.tip);
                }
            }
        }
    }
};

ONE_OF_MANY(TestSetupForm)
#include "test_setup_form.moc"

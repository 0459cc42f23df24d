// Words that answer with several options, a number or dice; and a roll as an effect.
#include "support/one_of_many.h"

#include "table/reading.h"
#include "table/rolled.h"
#include "table/shared_words.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::table;

namespace {

Prompt crew(int least, int most)
{
    Prompt prompt;
    for (const char* name : {"ann", "bo", "cy"})
        prompt.options.append({QString::fromLatin1(name), {}, {}, {}});
    prompt.takes = Several{least, most};
    return prompt;
}

QString picked(const Prompt& prompt, const char* word)
{
    const auto found = severalIn(prompt, QString::fromLatin1(word));
    if (!found)
        return found.error().code;
    QStringList names;
    for (const Option& option : *found)
        names.append(option.answer);
    return names.join(u' ');
}

Prompt asking(const Takes& takes)
{
    Prompt prompt;
    prompt.takes = takes;
    return prompt;
}

} // namespace

class TestReading : public QObject
{
    Q_OBJECT
private slots:
    void severalAreNamedWithCommas()
    {
        QCOMPARE(picked(crew(1, 2), "ann,bo"), QStringLiteral("ann bo"));
        QCOMPARE(picked(crew(1, 2), "Cy"), QStringLiteral("cy"));
        QCOMPARE(picked(crew(0, 2), "none"), QString());
        QCOMPARE(picked(crew(1, 2), "none"), QStringLiteral("pick-few"));
        QCOMPARE(picked(crew(1, 2), "ann,bo,cy"), QStringLiteral("pick-many"));
        QCOMPARE(picked(crew(1, 2), "ann,ann"), QStringLiteral("pick-twice"));
        QCOMPARE(picked(crew(1, 2), "ann,di"), QStringLiteral("pick-unknown"));
        QCOMPARE(picked(crew(1, 2), "ann,"), QStringLiteral("pick-unknown"));
        QCOMPARE(toWord({QStringLiteral("ann"), QStringLiteral("bo")}), QStringLiteral("ann,bo"));
        QCOMPARE(toWord({}), noneWord);
    }

    void aNumberHasBounds()
    {
        QCOMPARE(numberIn({0, 9}, QStringLiteral("7")), 7);
        QCOMPARE(numberIn({1, 9}, QStringLiteral("0")).error().code, QStringLiteral("number-small"));
        QCOMPARE(numberIn({1, 9}, QStringLiteral("10")).error().code, QStringLiteral("number-great"));
        QCOMPARE(numberIn({1, 9}, QStringLiteral("x")).error().code, QStringLiteral("number-none"));
    }

    void aWordFitsOrBeginsTo_data()
    {
        QTest::addColumn<Prompt>("prompt");
        QTest::addColumn<QString>("yes");
        QTest::addColumn<QString>("begun");
        QTest::addColumn<QString>("no");
        QTest::newRow("several") << crew(2, 2) << "ann,bo bo,cy" << "a ann ann, ann,b" << "x ann,x ann,bo,c";
        QTest::newRow("number") << asking(Number{10, 20}) << "10 20" << "1 2 9" << "21 x";
        QTest::newRow("dice") << asking(Dice{dice::ask(QStringLiteral("x"), dice::plain(6), 2)})
                              << "35 3,5 app roll" << "3 3, a ap" << "7 351 x =8";
        QTest::newRow("one more die")
            << asking(Dice{dice::ask(QStringLiteral("x"), dice::plain(6), 2), {QStringLiteral("3")}}) << "5"
            << "" << "35 7 app";
    }
    void aWordFitsOrBeginsTo()
    {
        QFETCH(const Prompt, prompt);
        const auto all = [&](const QString& words, Fit expected) {
            for (const QString& word : words.split(u' ', Qt::SkipEmptyParts))
                QVERIFY2(fit(prompt, word) == expected, qPrintable(word));
        };
        QFETCH(const QString, yes);
        all(yes, Fit::Yes);
        QFETCH(const QString, begun);
        all(begun, Fit::Begun);
        QFETCH(const QString, no);
        all(no, Fit::No);
    }

    void aRollOfTheAppIsDrawnAndTold()
    {
        const dice::Ask ask = dice::ask(QStringLiteral("roll-armour"), dice::plain(6), 2);
        Random random(7, 0);
        const auto effect = rolled(ask, dice::ByApp{}, random);
        QVERIFY(effect && effect->inApp);
        QCOMPARE(random.drawn().size(), 2);
        QCOMPARE(effect->total, random.drawn()[0].value + random.drawn()[1].value + 2);
        QCOMPARE(effect->expected, 7.0);
        Random again(8, 0, random.drawn());
        QCOMPARE(rolled(ask, dice::ByApp{}, again), effect);
    }

    void aRollOfTheTableIsTakenAsItFell()
    {
        dice::Ask ask = dice::ask(QStringLiteral("roll-armour"), dice::plain(6), 2);
        Random random(7, 0);
        const auto effect = rolled(ask, dice::Faces{{QStringLiteral("3"), QStringLiteral("5")}}, random);
        QVERIFY(effect && !effect->inApp);
        QVERIFY(random.drawn().isEmpty());
        const auto same = [](const QString& name) { return name; };
        QCOMPARE(say(*effect, QStringLiteral("Armour of 21"), same),
                 QStringLiteral("Armour of 21: 3, 5, together 8"));
        QVERIFY(!rolled(ask, dice::Total{8}, random));
        ask.totals = true;
        QCOMPARE(rolled(ask, dice::Total{8}, random)->total, 8);
        QVERIFY(!rolled(ask, dice::Faces{{QStringLiteral("3")}}, random));
    }

    void aRollIsStoredWithItsFields()
    {
        const Rolled effect{QStringLiteral("roll-armour"),
                            QStringLiteral("red"),
                            QStringLiteral("21"),
                            dice::Faces{{QStringLiteral("3"), QStringLiteral("5")}},
                            8,
                            7.5,
                            true};
        const json::Reader reader{QJsonValue(storeFields(effect))};
        QCOMPARE(restoreFields<Rolled>(reader), effect);
        QVERIFY(!reader.problem());
    }

    void statisticsCountARollAgainstWhatWasToBeExpected()
    {
        Rolled effect;
        effect.team = QStringLiteral("red");
        effect.total = 8;
        effect.expected = 7;
        const Fact fact = factOf(effect, {QStringLiteral("roll-armour"), {}});
        QCOMPARE(fact.what, Fact::What::Roll);
        QCOMPARE(fact.team, QStringLiteral("red"));
        QCOMPARE(fact.of.code, QStringLiteral("roll-armour"));
        QCOMPARE(fact.amount - fact.expected, 1.0);
    }

    void everySharedCodeHasWords()
    {
        QVERIFY(sharedCodes().size() > 10);
        for (const QString& code : sharedCodes()) {
            const auto said = sayShared(
                {code, {{QStringLiteral("given"), QStringLiteral("{x}")}, {QStringLiteral("count"), 3}}});
            QVERIFY(said && !said->contains(u"{given}") && !said->contains(u"{count}"));
        }
        QVERIFY(!sayShared({QStringLiteral("ask-car"), {}}));
    }
};

ONE_OF_MANY(TestReading)
#include "test_reading.moc"

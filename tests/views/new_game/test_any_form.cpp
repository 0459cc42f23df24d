// The New game dialog renders whatever form a game describes, and begins with a choice of game.
#include "support/new_game.h"
#include "support/one_of_many.h"

#include "games/apocalypse_road/game.h"

#include <QSpinBox>

using namespace roadmarshal;
using namespace roadmarshal::test;
using namespace roadmarshal::views;

namespace {

QString latin(const char* letters)
{
    return QString::fromLatin1(letters);
}

table::Message words(const char* letters)
{
    return {latin("words"), {{latin("text"), latin(letters)}}};
}

table::PickOne pick(std::initializer_list<const char*> list, bool unique = false)
{
    table::PickOne made;
    for (const char* word : list)
        made.options.append({.word = latin(word), .text = words(word)});
    made.unique = unique;
    return made;
}

// Every kind of field, of which one is there only because of another.
table::SetupForm anotherForm(const table::SetupChoices& soFar)
{
    table::SetupForm form{.fewestSeats = 1,
                          .mostSeats = 3,
                          .usualSeats = 2,
                          .seatsKey = latin("crews"),
                          .seatsTitle = words("Crews"),
                          .detailTitle = words("Outfit"),
                          .restTitle = words("Table"),
                          .summary = words("{players}")};
    for (qsizetype i = 0; i < soFar.seats.size(); ++i)
        form.seats.append(
            {{latin("player"), words("Name"), table::WriteText{20}},
             {latin("leader"), words("Leader"), pick({"Ada", "Bo", "Cy"}, true)},
             {latin("vehicle"), words("Vehicle"), pick({"Truck", "Bus", "Bike", "Van"}), latin("Truck")}});
    const bool isRace = soFar.forAll[latin("mode")] == latin("Race");
    form.forAll = {{latin("mode"), words("Mode"), pick({"Survival", "Race"}), latin("Survival")},
                   {latin("depth"), words("Depth"), table::PickNumber{1, 6}, 3},
                   {latin("team.name"), words("Called"), table::WriteText{20}, QString()},
                   {latin("mercy"), words("Mercy"), table::PickSwitch{}, false}};
    if (isRace) {
        table::PickSeveral settings{
            .options = pick({"Fog", "Ice", "Mud"}).options, .least = 2, .most = 2, .ordered = true};
        form.forAll.append(
            {latin("settings"), words("Settings"), settings, QJsonArray{latin("Fog"), latin("Ice")}});
    }
    form.rulings = table::rulingFields({{latin("X-1"),
                                         words("Ties"),
                                         {{latin("coin"), words("a coin")},
                                          {latin("dice"), words("dice")},
                                          {latin("all"), words("all of them")}}}});
    return form;
}

class AnotherGame final : public apocalypse_road::ApocalypseRoad
{
public:
    const table::GameSheet& sheet() const override
    {
        static const table::GameSheet sheet = [] {
            table::GameSheet made;
            made.id = latin("another-game");
            made.name = latin("Another Game");
            made.setupForm = anotherForm;
            return made;
        }();
        return sheet;
    }

    std::expected<QJsonObject, Problem> completeSetup(const QJsonObject& setup, const QString&) const override
    {
        return setup;
    }

    QString say(const table::Message& message) const override
    {
        if (message.code != latin("words"))
            return apocalypse_road::ApocalypseRoad::say(message);
        return message.args[latin("text")].toString().replace(latin("{players}"),
                                                              message.args[latin("players")].toString());
    }
    using apocalypse_road::ApocalypseRoad::say;
};

} // namespace

class TestAnyForm : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        test::failOnUnexpectedWarnings();
        m_sandbox = std::make_unique<test::SettingsSandbox>();
    }

    void oneGameIsNoChoice() { QVERIFY(!NewGameDialog(game(), nullptr).gameBar()); }

    void theGameIsChosenFirst()
    {
        const std::array<const table::Game*, 2> both{&game(), &m_other};
        {
            NewGameDialog dialog(both, nullptr);
            dialog.show();
            QCOMPARE(dialog.game().id(), game().id());
            QVERIFY(trackOf(dialog));
            pickOption(dialog.gameBar(), latin("Another Game"));
            QCOMPARE(dialog.game().id(), m_other.id());
            QCOMPARE(dialog.windowTitle(), latin("New game of Another Game"));
            QVERIFY(!dialog.options()->editor(latin("track")));
            QVERIFY(dialog.options()->editor(latin("depth")));
            QCOMPARE(dialog.seats()->seats().size(), 2);
            QCOMPARE(dialog.problem(), QString());
            dialog.accept();
            QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
        }
        // The game that was played last, with its own last time.
        NewGameDialog dialog(both, nullptr);
        QCOMPARE(dialog.game().id(), m_other.id());
        QCOMPARE(dialog.lastTime()->state(), LastTimeStrip::State::Same);
        pickOption(dialog.gameBar(), latin("Apocalypse Road"));
        QCOMPARE(dialog.lastTime()->state(), LastTimeStrip::State::FirstGame);
        QCOMPARE(dialog.seats()->seats().size(), 4);
        QVERIFY(trackOf(dialog));
    }

    void everyKindOfFieldReachesTheSetUp()
    {
        NewGameDialog dialog(m_other, nullptr);
        dialog.show();
        QTest::keyClicks(dialog.seats()->rows()[0]->name(), latin("Ann"));
        pickTeam(dialog.seats()->rows()[0], 1);
        auto* vehicle = qobject_cast<ListEditor*>(dialog.details()->editor(latin("vehicle")));
        QVERIFY(vehicle);
        vehicle->list()->setCurrentIndex(2);
        emit vehicle->list()->activated(2);
        qobject_cast<NumberEditor*>(dialog.options()->editor(latin("depth")))->box()->setValue(5);
        qobject_cast<SwitchEditor*>(dialog.options()->editor(latin("mercy")))->box()->click();
        QTest::keyClicks(qobject_cast<TextEditor*>(dialog.options()->editor(latin("team.name")))->line(),
                         latin("Us"));
        dialog.accept();
        QCOMPARE(
            dialog.setup(),
            (QJsonObject{{latin("mode"), latin("Survival")},
                         {latin("depth"), 5},
                         {latin("mercy"), true},
                         {latin("team"), QJsonObject{{latin("name"), latin("Us")}}},
                         {latin("crews"), QJsonArray{QJsonObject{{latin("player"), latin("Ann")},
                                                                 {latin("leader"), latin("Cy")},
                                                                 {latin("vehicle"), latin("Bike")}},
                                                     QJsonObject{{latin("player"), QString()},
                                                                 {latin("leader"), latin("Bo")},
                                                                 {latin("vehicle"), latin("Truck")}}}}}));
    }

    void aFieldIsThereOnlyBecauseOfAnother()
    {
        NewGameDialog dialog(m_other, nullptr);
        dialog.show();
        QVERIFY(!dialog.options()->editor(latin("settings")));
        pickOption(barOf(dialog, latin("mode")), latin("Race"));
        auto* settings = qobject_cast<PiecePicker*>(dialog.options()->editor(latin("settings")));
        QVERIFY(settings);
        QTRY_VERIFY(settings->isVisible());
        QCOMPARE(dialog.problem(), QString());
        // As picked, not as offered.
        settings->toggles()[0]->click();
        settings->toggles()[2]->click();
        settings->toggles()[1]->click();
        settings->toggles()[1]->click();
        dialog.accept();
        QCOMPARE(dialog.setup()[latin("settings")].toArray(), (QJsonArray{latin("Mud"), latin("Ice")}));
        pickOption(barOf(dialog, latin("mode")), latin("Survival"));
        QVERIFY(!dialog.options()->editor(latin("settings")));
        dialog.accept();
        QVERIFY(!dialog.setup().contains(latin("settings")));
    }

    void aRulingMayHaveMoreThanTwoWays()
    {
        NewGameDialog dialog(m_other, nullptr);
        QCOMPARE(dialog.rulings()->text(), latin("House rulings: 0"));
        QVERIFY(dialog.rulings()->boxes().isEmpty());
        QComboBox* ties = dialog.rulings()->lists().first();
        QCOMPARE(ties->count(), 3);
        ties->setCurrentIndex(2);
        emit ties->activated(2);
        QCOMPARE(dialog.rulings()->text(), latin("House rulings: 1"));
        dialog.accept();
        QCOMPARE(dialog.setup()[latin("rulings")].toObject(), (QJsonObject{{latin("X-1"), latin("all")}}));
        ties->setCurrentIndex(0);
        emit ties->activated(0);
        dialog.accept();
        QVERIFY(!dialog.setup().contains(latin("rulings")));
    }

    void seatsComeAndGoAsTheGameAllows()
    {
        NewGameDialog dialog(m_other, nullptr);
        dialog.seats()->add();
        dialog.seats()->add();
        QCOMPARE(dialog.seats()->seats().size(), 3);
        for (int i = 0; i < 3; ++i)
            dialog.seats()->remove(0);
        QCOMPARE(dialog.seats()->seats().size(), 1);
        QCOMPARE(dialog.problem(), QString());
    }

    void aProblemIsShownAtItsField()
    {
        NewGameDialog dialog(game(), nullptr);
        dialog.show();
        carsOf(dialog)->toggles()[6]->click();
        QCOMPARE(dialog.details()->problem(latin("starters")), dialog.problem());
        carsOf(dialog)->toggles()[6]->click();
        QCOMPARE(dialog.details()->problem(latin("starters")), QString());
        // AR-47: what can't be chosen says so and can't be clicked.
        for (QCheckBox* box : dialog.rulings()->boxes()) {
            if (box->text().startsWith(latin("AR-47")))
                box->click();
        }
        const auto buttons = barOf(dialog, latin("decks.race"))->findChildren<QAbstractButton*>();
        QVERIFY(!buttons.last()->isEnabled());
        QVERIFY(buttons.last()->toolTip().contains(latin("AR-47")));
    }

private:
    std::unique_ptr<test::SettingsSandbox> m_sandbox;
    AnotherGame m_other;
};

ONE_OF_MANY(TestAnyForm)
#include "test_any_form.moc"

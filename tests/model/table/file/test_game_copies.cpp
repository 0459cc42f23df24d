// A game file carries copies of all that it uses: it stands the same when the owner's library has been
// emptied.
#include "support/one_of_many.h"
#include "support/pack_home.h"
#include "table/journal/session.h"

#include <QJsonDocument>
#include <QTest>

using namespace roadmarshal;
using test::PackHome;

namespace {

QJsonValue changed(const QJsonValue& value, int& numbers)
{
    if (value.isObject()) {
        QJsonObject object = value.toObject();
        for (auto field = object.begin(); field != object.end(); ++field)
            field.value() = changed(field.value(), numbers);
        return object;
    }
    if (value.isArray()) {
        QJsonArray array;
        for (const QJsonValue& entry : value.toArray())
            array.append(changed(entry, numbers));
        return array;
    }
    if (!value.isDouble() || numbers-- <= 0)
        return value;
    return value.toInt() > 1 ? value.toInt() - 1 : value.toInt() + 1;
}

// Ours, called otherwise and with as many other numbers as it stays sound with.
QJsonObject owners(const content::Kind& kind, const QJsonObject& ours)
{
    for (int numbers = 64; numbers >= 0; numbers = numbers == 0 ? -1 : numbers / 2) {
        int left = numbers;
        QJsonObject item = changed(ours, left).toObject();
        if (ours.contains(QStringLiteral("name")))
            item[QStringLiteral("name")] = QStringLiteral("Mine");
        for (const QString& key : {kind.idField, QStringLiteral("format"), QStringLiteral("game")}) {
            if (ours.contains(key))
                item[key] = ours[key];
        }
        if (!content::problemOf(item, kind))
            return item;
    }
    return ours;
}

// What the table shows of its content.
QStringList shown(const table::Game& game, const table::State& state)
{
    const table::TableShow show = game.show(state);
    QStringList lines{show.venue.name, game.say(show.headline)};
    for (const table::Team& team : show.teams)
        lines.append(team.name);
    for (const mats::Mat& mat : show.mats) {
        for (const mats::Panel& panel : mat.panels) {
            lines.append(panel.title + u' ' + panel.subtitle);
            for (const mats::Item& item : panel.items) {
                if (const auto* gauge = std::get_if<mats::Gauge>(&item))
                    lines.append(QStringLiteral("%1 of %2").arg(gauge->value).arg(gauge->most));
            }
        }
    }
    for (const board::Space& space : show.board->spaces())
        lines.append(space.id);
    for (const table::DeckShow& deck : show.decks)
        lines.append(QStringLiteral("%1 of %2 kinds").arg(deck.pile).arg(deck.faces.size()));
    return lines;
}

} // namespace

class TestGameCopies : public QObject
{
    Q_OBJECT
private slots:
    void aGameOutlivesTheLibrary_data()
    {
        QTest::addColumn<QString>("id");
        for (const table::Game* game : games::all())
            QTest::newRow(qPrintable(game->id())) << game->id();
    }
    void aGameOutlivesTheLibrary()
    {
        QFETCH(QString, id);
        const table::Game& game = *games::find(id);
        const PackHome home;
        const auto usual = game.completeSetup(game.demoSetup(), {});
        QVERIFY(usual.has_value());
        fill(game);
        const auto setup = game.completeSetup(game.demoSetup(), {});
        QVERIFY2(setup.has_value(), setup ? "" : qPrintable(setup.error().toLine()));
        QVERIFY2(*setup != *usual, "what is in the library is played with");

        const QString file = home.path(QStringLiteral("game.roadmarshal"));
        QJsonObject before;
        QStringList seen;
        {
            const auto session = table::Session::create(file, game, *setup, 7);
            QVERIFY2(session.has_value(), session ? "" : qPrintable(session.error().toLine()));
            before = game.store((*session)->now());
            seen = shown(game, (*session)->now());
        }
        const PackHome empty; // with nothing in it
        const auto again = table::Session::open(games::find, file, table::Access::ReadWrite);
        QVERIFY2(again.has_value(), again ? "" : qPrintable(again.error().toLine()));
        QCOMPARE(game.store((*again)->now()), before);
        QCOMPARE(shown(game, (*again)->now()), seen);
        // What is kept of a table is read with what the file has, too.
        const auto restored = game.restore((*again)->file().meta().setup, before);
        QVERIFY2(restored.has_value(), restored ? "" : qPrintable(restored.error().toLine()));
        QCOMPARE(game.store(*restored), before);
        QCOMPARE(shown(game, *restored), seen);
    }

private:
    // All content of the game, each item changed as far as a demo can be played with it.
    static void fill(const table::Game& game)
    {
        content::OwnersLibrary library;
        for (const content::Kind& kind : game.contentKinds()) {
            for (const content::Item& ours : content::Library::builtIn().list(kind).items) {
                if (!library.save(kind, owners(kind, ours.json)))
                    continue; // called like no file
                if (!game.completeSetup(game.demoSetup(), {}))
                    (void)library.remove(kind, ours.id);
            }
        }
    }
};

ONE_OF_MANY(TestGameCopies)
#include "test_game_copies.moc"

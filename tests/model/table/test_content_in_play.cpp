// A card that says otherwise than the set-up, in the middle of a game of each kind: the game goes on with
// what the card says, keeps it, takes it back, and hands it on.
#include "support/content_case.h"
#include "support/one_of_many.h"

#include "table/content_words.h"
#include "table/file/file_format.h"
#include "table/journal/verify.h"

#include <QStandardPaths>

using namespace roadmarshal;
using namespace roadmarshal::test::content_case;
using namespace Qt::StringLiterals;
using content::Printed;
using test::DemoGame;

class TestContentInPlay : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void theGameGoesOnWithIt_data() { eachGame(); }
    void theGameGoesOnWithIt()
    {
        const Case& one = wanted();
        Played played(one);
        QVERIFY(!played.printed.item.isEmpty());
        const int before = one.used(played.now(), played.id);
        const auto entry = played.record(played.with(one, one.value));
        QVERIFY2(entry, qPrintable(entry ? QString() : entry.error().reason));
        QCOMPARE(entry->effects.size(), 1);
        QVERIFY(one.used(played.now(), played.id) != before);
        QCOMPARE(content::valueAt(played.game().contentOf(played.now(), played.printed), played.place(one)),
                 one.value);
        // Whoever asks again gets nothing to record.
        QVERIFY(played.game()
                    .changeContent(played.now(), played.printed, played.with(one, one.value))
                    ->isEmpty());
        play(played.demo, 10);
        QVERIFY(one.used(played.now(), played.id) != before);
        const auto verified = table::verify(*played.demo.session);
        QVERIFY2(verified.holds(), qPrintable(verified.unsound));
    }

    void itIsToldAndNobodyHasToDoAnything_data() { eachGame(); }
    void itIsToldAndNobodyHasToDoAnything()
    {
        const Case& one = wanted();
        Played played(one);
        const auto effects =
            played.game().changeContent(played.now(), played.printed, played.with(one, one.value));
        const QString told = played.game().tell(played.now(), effects->front());
        QVERIFY2(told.startsWith(u"As it is printed: "), qPrintable(told));
        QVERIFY2(!told.contains(u"field-") && !told.contains(u"label-"), qPrintable(told));
        QVERIFY(!played.game().say(effects->front()).isEmpty());
        QVERIFY(!played.game().isHandsOn(effects->front()));
        QVERIFY(played.game().steps(played.now(), *effects).isEmpty());
    }

    void takenBackItIsAsItWas_data() { eachGame(); }
    void takenBackItIsAsItWas()
    {
        const Case& one = wanted();
        Played played(one);
        const QByteArray before = played.demo.state();
        QVERIFY(played.record(played.with(one, one.value)));
        const QByteArray after = played.demo.state();
        QVERIFY(after != before);
        QVERIFY(played.demo.session->undo());
        QCOMPARE(played.demo.state(), before);
        QVERIFY(played.demo.session->redo());
        QCOMPARE(played.demo.state(), after);
        // Typed back, it is what the game began with.
        QVERIFY(played.demo.session->undo());
        const QJsonObject item = played.game().contentOf(played.now(), played.printed);
        QVERIFY(played.demo.session->redo());
        QVERIFY(played.record(item));
        QCOMPARE(played.demo.state(), before);
        QVERIFY(!played.now().originals());
    }

    void theFileKeepsIt_data() { eachGame(); }
    void theFileKeepsIt()
    {
        const Case& one = wanted();
        Played played(one);
        QVERIFY(played.record(played.with(one, one.value)));
        const QByteArray after = played.demo.state();
        const QJsonObject setup = played.demo.session->file().meta().setup;
        // As a snapshot has it, and as the entries lead there.
        const auto restored = played.game().restore(setup, played.game().store(played.now()));
        QVERIFY2(restored, qPrintable(restored ? QString() : restored.error().toLine()));
        QCOMPARE(played.demo.text(*restored), after);
        QVERIFY(one.used(*restored, played.id) == one.used(played.now(), played.id));
        played.demo.reopen();
        QCOMPARE(played.demo.state(), after);
        // Enough entries for a snapshot.
        for (int i = 0; i < 70; ++i)
            QVERIFY(played.demo.session->annotate(1, u"on"_s));
        played.demo.reopen();
        QCOMPARE(played.demo.state(), after);
    }

    // Who does not know such entries would read the table off a snapshot as it was: an older program leaves
    // the file alone. All others still open.
    void onlyWithItTheFileIsForNewerPrograms()
    {
        const Case& one = cases().front();
        Played played(one);
        const auto version = [&] {
            played.demo.session.reset();
            QFile file(played.demo.path());
            (void)file.open(QIODevice::ReadOnly);
            const int found = static_cast<uchar>(file.read(64).back()); // of user_version the lowest byte
            file.close();
            played.demo.reopen();
            return found;
        };
        QVERIFY(version() < table::file_format::contentVersion);
        QVERIFY(played.record(played.with(one, one.value)));
        QCOMPARE(version(), table::file_format::contentVersion);
        // Undone it is still in the journal.
        QVERIFY(played.demo.session->undo());
        QCOMPARE(version(), table::file_format::contentVersion);
    }

    void aPositionHandsItOn_data() { eachGame(); }
    void aPositionHandsItOn()
    {
        const Case& one = wanted();
        Played played(one);
        QVERIFY(played.record(played.with(one, one.value)));
        QJsonObject position = played.game().store(played.now());
        position[u"setup"_s] = played.demo.session->file().meta().setup; // as `state` writes it
        const auto read = played.game().fromPosition(position, {});
        QVERIFY2(read, qPrintable(read ? QString() : read.error().toLine()));
        QCOMPARE(one.used(*read, played.id), one.used(played.now(), played.id));
        const auto laid = played.game().layOut(position, {});
        QVERIFY2(laid, qPrintable(laid ? QString() : laid.error().toLine()));
        QTemporaryDir folder;
        const auto session =
            table::Session::create(folder.filePath(u"laid.roadmarshal"_s), played.game(), *laid, 5);
        QVERIFY2(session, qPrintable(session ? QString() : session.error().toLine()));
        QCOMPARE(one.used((*session)->now(), played.id), one.used(played.now(), played.id));
    }

    // Whatever any question, mat or deck names on the way through a game.
    void whatIsPrintedIsThere_data() { eachGame(); }
    void whatIsPrintedIsThere()
    {
        const Case& one = wanted();
        Played played(one);
        int found = 0;
        for (int round = 0; round < 4; ++round) {
            const table::TableShow show = played.game().show(played.now());
            QStringList ids;
            for (const mats::Mat& mat : show.mats) {
                for (const mats::Panel& panel : mat.panels)
                    ids.append(panel.subject);
            }
            for (const table::DeckShow& deck : show.decks) {
                for (const table::DeckShow::Card& face : deck.faces)
                    ids.append(face.id);
            }
            for (const QString& id : ids) {
                const auto printed = played.game().printed(played.now(), id);
                if (!printed)
                    continue;
                ++found;
                const QJsonObject item = played.game().contentOf(played.now(), *printed);
                QVERIFY2(item.isEmpty() || !content::valueAt(item, printed->place).isUndefined(),
                         qPrintable(id));
            }
            play(played.demo, 5);
        }
        QVERIFY(found > 0 || played.game().id() == u"rush-n-crush"); // whose cards say what the rules say
        QVERIFY(!played.game().printed(played.now(), {}));
        QVERIFY(!played.game().printed(played.now(), u"nobody"_s));
    }

    void aTypedLineSaysItToo()
    {
        Played played(cases()[0]);
        const auto taken = played.demo.take(u"set van cargo 3"_s);
        QVERIFY2(taken, qPrintable(taken ? QString() : taken.error().reason));
        QCOMPARE(played.now().as<apocalypse_trail::State>().box().vehicle(u"van"_s)->cargo, 3);
        const auto wrong = played.demo.take(u"set van cargo many"_s);
        QVERIFY(!wrong);
        QVERIFY2(table::say(played.game(), wrong.error()).contains(u"cargo"),
                 qPrintable(table::say(played.game(), wrong.error())));
        QVERIFY(!played.demo.take(u"set van wheels 3"_s));
        QVERIFY(!played.demo.take(u"set van id bus"_s));
    }

    // Values stand in it in words; where they are more than that, only that it is otherwise.
    void aLineOfTheLogIsShort()
    {
        const Played played(cases()[1]);
        const auto told = [&](const QString& at, const QJsonValue& from, const QJsonValue& to) {
            return table::sayContentChanged(played.game(), {{u"data"_s, u"default"_s, at, from, to}}, {});
        };
        const QString colours =
            told(u"accessories[0].colours"_s, QJsonArray{u"red"_s}, QJsonArray{u"red"_s, u"blue"_s});
        QVERIFY2(!colours.contains(u'[') && !colours.contains(u'"'), qPrintable(colours));
        QCOMPARE(colours.count(u", "_s), 2); // between two, and before the "not"
        const QString text = u"accessories[0].text"_s;
        const QString cut = told(text, QString(300, u'a'), QString(300, u'b'));
        QVERIFY2(cut.contains(u"b…, not a") && cut.size() < 250, qPrintable(cut));
        QVERIFY(told(text, QString(300, u'a'), QString(301, u'a')).endsWith(u": otherwise"));
        QVERIFY(told(text, u"a"_s, QJsonValue::Undefined).endsWith(u": without a"));
        const QJsonArray records{QJsonObject{{u"id"_s, u"mg"_s}}};
        QVERIFY(told(u"accessories"_s, records, QJsonArray()).endsWith(u": otherwise"));
        QVERIFY(told(u"dice"_s, QJsonValue::Undefined, QJsonObject{{u"faces"_s, QJsonArray{1}}})
                    .endsWith(u": otherwise"));
    }
};

ONE_OF_MANY(TestContentInPlay)
#include "test_content_in_play.moc"

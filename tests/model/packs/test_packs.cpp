// Packs: what is written is read and imported the same, with what it refers to; nothing of one's own is lost.
#include "content/marks.h"
#include "packs/import.h"
#include "packs/packed_content.h"
#include "support/hand_made_picture.h"
#include "support/one_of_many.h"
#include "support/pack_home.h"

#include <QFile>
#include <QTest>

using namespace roadmarshal;
using test::PackHome;
using test::png;

namespace {

const QString road = QStringLiteral("apocalypse-road");
const QString rush = QStringLiteral("rush-n-crush");
const QString team = QStringLiteral("team");
const QString red = QStringLiteral("red");
const QString own = QStringLiteral("own");

} // namespace

class TestPacks : public QObject
{
    Q_OBJECT

    std::unique_ptr<PackHome> m_home;

    QString file() const { return m_home->path(QStringLiteral("ours.roadpack")); }

    static void save(const QString& game, const QString& kind, const QJsonObject& item)
    {
        content::OwnersLibrary library;
        const auto saved = library.save(PackHome::kind(game, kind), item);
        QVERIFY2(saved.has_value(), saved ? "" : qPrintable(saved.error().toLine()));
    }

    packs::Pack opened() const
    {
        auto pack = packs::read(file(), PackHome::reading());
        if (!pack)
            qFatal("%s", qPrintable(pack.error().toLine()));
        return *std::move(pack);
    }

    static packs::Imported import(const packs::Pack& pack, packs::Over over = packs::Over::Nothing,
                                  const packs::Watch& watch = {})
    {
        packs::Import wish{.over = over, .pictures = packs::ownersPictures(), .watch = watch};
        for (size_t i = 0; i < pack.items.size(); ++i)
            wish.items.push_back(i);
        content::OwnersLibrary library;
        return packs::import(pack, library, wish);
    }

    void write(const std::vector<packs::Choice>& choices) const
    {
        const auto written = packs::write(file(), PackHome::writing(choices));
        QVERIFY2(written.has_value(), written ? "" : qPrintable(written.error().toLine()));
    }

private slots:
    void init() { m_home = std::make_unique<PackHome>(); }

    void allOfOursGoesThroughAPackUnharmed()
    {
        std::vector<packs::Choice> choices;
        for (const content::Kind& kind : test::kindsOfAllGames()) {
            for (const content::Item& item : content::Library::builtIn().list(kind).items)
                choices.push_back({kind.game, kind.id, item.id});
        }
        write(choices);
        const packs::Pack pack = opened();
        QVERIFY(pack.problems.empty());
        QCOMPARE(pack.items.size(), choices.size());
        QCOMPARE(pack.about.by, QStringLiteral("Ann"));
        for (const packs::PackedItem& packed : pack.items) {
            QCOMPARE(packed.lies, packs::Lies::Same);
            const content::Item there = content::Library::builtIn().find(packed.kind, packed.item.id).value();
            QCOMPARE(packed.item.invented, there.invented);
            QCOMPARE(packed.item.name, there.name);
        }
    }

    void whatAnItemRefersToComesAlong()
    {
        save(rush, QStringLiteral("module"),
             PackHome::renamed(rush, QStringLiteral("module"), QStringLiteral("7B"), own));
        QJsonObject course =
            PackHome::renamed(rush, QStringLiteral("course"), QStringLiteral("dust-bowl"), own);
        course[QStringLiteral("modules")] = QJsonArray{QStringLiteral("1A"), own, own};
        save(rush, QStringLiteral("course"), course);
        write({{rush, QStringLiteral("course"), own}});
        const packs::Pack pack = opened();
        QCOMPARE(pack.items.size(), 2U); // 1A comes with the program
        QCOMPARE(pack.items[1].item.id, own);
        QCOMPARE(pack.items[1].kind.id, QStringLiteral("module"));
    }

    void whatIsInsideIsToldBeforeAnythingIsCopied()
    {
        save(road, team, PackHome::renamed(road, team, red, own));
        QJsonObject changed = PackHome::renamed(road, team, red, red);
        changed[QStringLiteral("name")] = QStringLiteral("Ash Kings");
        save(road, team, changed);
        write({{road, team, own}, {road, team, red}});
        const auto lies = [this](size_t number) { return opened().items[number].lies; };
        QCOMPARE(lies(0), packs::Lies::Same);
        const PackHome other;
        QCOMPARE(lies(0), packs::Lies::New);
        QCOMPARE(lies(1), packs::Lies::OverBuiltIn);
        QVERIFY(other.files().isEmpty());
        changed[QStringLiteral("name")] = QStringLiteral("Mine");
        save(road, team, changed);
        QCOMPARE(lies(1), packs::Lies::OverOwn);
    }

    void nothingOfOnesOwnIsLostUnasked()
    {
        save(road, team, PackHome::renamed(road, team, red, own));
        write({{road, team, own}});
        const PackHome other;
        QJsonObject mine = PackHome::renamed(road, team, QStringLiteral("blue"), own);
        mine[QStringLiteral("name")] = QStringLiteral("Mine");
        save(road, team, mine);
        const auto name = [] {
            return content::Library::standard().find(PackHome::kind(road, team), own).value().name;
        };
        const packs::Imported left = import(opened());
        QVERIFY(left.items.empty());
        QCOMPARE(left.left.size(), 1U);
        QCOMPARE(left.left.front().toLine(),
                 QStringLiteral("apocalypse-road/teams/own.teams.json: would lie over one of your own"));
        QCOMPARE(name(), QStringLiteral("Mine"));
        QCOMPARE(import(opened(), packs::Over::Own).items.size(), 1U);
        QVERIFY(name() != QStringLiteral("Mine"));
        QCOMPARE(opened().items.front().lies, packs::Lies::Same);
    }

    // A mark that our file makes once for all its teams goes along with each of them.
    void marksOfAWholeFileGoAlong()
    {
        write({{road, team, red}});
        const PackHome other;
        QVERIFY(import(opened()).left.empty());
        QVERIFY(other.files().isEmpty()); // it is the same as ours
        const content::Item item = opened().items.front().item;
        QVERIFY(item.invented.contains(QStringLiteral("cars[0].speed")));
        QCOMPARE(content::inventedIn(item.json), item.invented);
    }

    void picturesGoAlong()
    {
        QJsonObject pictured = PackHome::renamed(road, team, red, own);
        pictured[QStringLiteral("picture")] = QStringLiteral("pictures/crest.png");
        save(road, team, pictured);
        const auto missing = packs::write(file(), PackHome::writing({{road, team, own}}));
        QVERIFY(!missing);
        QCOMPARE(missing.error().toLine(), QStringLiteral("pictures/crest.png cannot be read"));
        QVERIFY(QDir().mkpath(packs::ownersPictures()));
        QFile picture(packs::ownersPictures() + QStringLiteral("/crest.png"));
        QVERIFY(picture.open(QIODevice::WriteOnly) && picture.write(png(300, 200)) > 0);
        picture.close();
        write({{road, team, own}});
        const PackHome other;
        const packs::Pack pack = opened();
        QCOMPARE(pack.pictures.size(), 1U);
        QCOMPARE(pack.pictures.front().size, QSize(300, 200));
        QVERIFY(import(pack).left.empty());
        QVERIFY(QFile::exists(packs::ownersPictures() + QStringLiteral("/crest.png")));
        QCOMPARE(opened().pictures.front().lies, packs::Lies::Same);
    }

    void theSameIsPackedTheSame()
    {
        const auto bytes = [this] {
            write({{road, team, red}, {road, QStringLiteral("track"), QStringLiteral("rust-bowl")}});
            QFile written(file());
            return written.open(QIODevice::ReadOnly) ? written.readAll() : QByteArray();
        };
        const QByteArray first = bytes();
        QVERIFY(!first.isEmpty());
        QCOMPARE(bytes(), first);
    }

    void whatIsNotThereIsNotPacked()
    {
        for (const packs::Choice& choice : {packs::Choice{road, team, QStringLiteral("nobody")},
                                            packs::Choice{road, QStringLiteral("horse"), red}}) {
            QVERIFY(!packs::write(file(), PackHome::writing({choice})));
            QVERIFY(!QFile::exists(file()));
        }
    }

    void stoppingLeavesWhatIsCopied()
    {
        save(road, team, PackHome::renamed(road, team, red, own));
        save(road, team, PackHome::renamed(road, team, red, QStringLiteral("second")));
        write({{road, team, own}, {road, team, QStringLiteral("second")}});
        const PackHome other;
        std::stop_source source;
        const packs::Imported imported =
            import(opened(), packs::Over::Nothing, {source.get_token(), [&](qsizetype done, qsizetype) {
                                                        if (done == 1)
                                                            source.request_stop();
                                                    }});
        QVERIFY(imported.wasStopped);
        QCOMPARE(imported.items.size(), 1U);
        QCOMPARE(other.files().size(), 1);
        packs::Reading stopped = PackHome::reading();
        stopped.watch.stop = source.get_token();
        QCOMPARE(packs::read(file(), stopped).error(), packs::stopped());
    }
};

ONE_OF_MANY(TestPacks)
#include "test_packs.moc"

// Content of any kind: a form can show it whatever it is, what is read of it keeps its promises, and a game
// can be begun with it.
#include "fuzz/one_input.h"

#include "content/marks.h"
#include "content/owners_library.h"
#include "content/place.h"
#include "games/games.h"
#include "json/reader.h"

#include <QDir>
#include <QTemporaryDir>

#include <map>

using namespace roadmarshal;

namespace {

// What the game of the demo is played with: content lies over it.
const std::map<QString, QString>& played()
{
    static const std::map<QString, QString> ids{{QStringLiteral("track"), QStringLiteral("rust-bowl")},
                                                {QStringLiteral("team"), QStringLiteral("red")},
                                                {QStringLiteral("course"), QStringLiteral("dust-bowl")},
                                                {QStringLiteral("module"), QStringLiteral("1A")},
                                                {QStringLiteral("tile"), QStringLiteral("straight-1")},
                                                {QStringLiteral("data"), QStringLiteral("default")},
                                                {QStringLiteral("guide"), QStringLiteral("tank")},
                                                {QStringLiteral("character"), QStringLiteral("brian")},
                                                {QStringLiteral("vehicle"), QStringLiteral("street-drifter")},
                                                {QStringLiteral("trail"), QStringLiteral("long-road")},
                                                {QStringLiteral("box"), QStringLiteral("home")}};
    return ids;
}

// The owner's library, in memory and empty again afterwards.
class ScratchLibrary
{
public:
    ScratchLibrary() { qputenv("XDG_DATA_HOME", folder().toLocal8Bit()); }
    ~ScratchLibrary() { QDir(folder() + QStringLiteral("/Roadmarshal")).removeRecursively(); }

private:
    static QString folder()
    {
        static const QTemporaryDir made((QFileInfo(QStringLiteral("/dev/shm")).isWritable()
                                             ? QStringLiteral("/dev/shm")
                                             : QDir::tempPath()) +
                                        QStringLiteral("/roadmarshal-content-XXXXXX"));
        return made.path();
    }
};

void playWith(const table::Game& game, const content::Kind& kind, const QJsonObject& item)
{
    const ScratchLibrary scratch;
    content::OwnersLibrary library;
    if (const auto saved = library.save(kind, item); !saved)
        return fuzz::promiseReason(saved.error().toLine());
    const content::Listing listing = content::read({content::Source::Owner, library.folderOf(kind)}, kind);
    fuzz::promise(listing.items.size() == 1 && listing.problems.empty(), "what is saved is read");
    const auto setup = game.completeSetup(game.demoSetup(), {});
    if (!setup)
        return fuzz::promiseReason(setup.error());
    fuzz::promise(game.completeSetup(*setup, {}) == *setup, "a complete set-up stays as it is");
    const auto begun = game.begin(*setup);
    fuzz::promise(begun.has_value(), "a game begins with content that was taken");
    const table::TableShow show = game.show(*begun);
    fuzz::promise(show.board != nullptr, "it has a board");
    (void)game.ask(*begun, {});
}

// What a form asks while somebody types: of things that are not sound yet, too.
void showInForm(const content::Kind& kind, const QJsonObject& item)
{
    if (kind.totals) {
        for (const content::Total& total : kind.totals(item))
            fuzz::promise(total.found >= 0 && total.wanted > 0, "what there is of something is counted");
    }
    if (kind.picture)
        (void)kind.picture(item);
    // Each costs as much as the whole item has values: a few of them.
    const QStringList places = content::unconfirmedIn(content::inventedIn(item));
    for (qsizetype i = 0; i < places.size(); i += 1 + places.size() / 4)
        (void)content::valueAt(content::confirmed(item, places[i]), places[i]);
    if (const auto problem = content::problemOf(item, kind))
        (void)content::valueAt(item, problem->place);
}

void checkMarks(const QJsonObject& item)
{
    const QStringList invented = content::inventedIn(item);
    fuzz::promise(content::inventedIn(content::marked(item, invented)) == invented, "marks stay as they are");
    for (const QString& place : invented)
        fuzz::promise(!content::valueAt(item, place).isUndefined(), "what is marked is there");
    const QStringList places = content::unconfirmedIn(invented);
    if (places.isEmpty())
        return;
    const QStringList left = content::inventedIn(content::confirmed(item, places.front()));
    fuzz::promise(left.size() < invented.size(), "what is confirmed bears no mark");
}

void readAs(const table::Game& game, const content::Kind& kind, QJsonObject item)
{
    showInForm(kind, item);
    if (const auto problem = content::problemOf(item, kind))
        return fuzz::promiseReason(*problem);
    checkMarks(item);
    if (const auto id = played().find(kind.id); id != played().end())
        item[kind.idField] = id->second;
    playWith(game, kind, item);
}

} // namespace

void fuzz::readOne(const QByteArray& input)
{
    const auto object = json::parse(input, content::largestFile);
    if (!object)
        return promiseReason(object.error());
    for (const table::Game* game : games::all()) {
        for (const content::Kind& kind : game->contentKinds()) {
            if ((*object)[QStringLiteral("format")] != kind.format)
                continue;
            if (kind.within.isEmpty())
                readAs(*game, kind, *object);
            else
                readAs(*game, kind, (*object)[kind.within][0].toObject());
        }
    }
}

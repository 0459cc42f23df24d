#include "commands.h"

#include "games/games.h"
#include "packs/import.h"
#include "packs/packed_content.h"
#include "packs/read.h"
#include "packs/write.h"

#include <QJsonArray>

#include <algorithm>
#include <ranges>

namespace roadmarshal::cli {

namespace {

using packs::Pack;
using packs::PackedItem;

const QString gameOption = QStringLiteral("--game");

std::vector<content::Kind> allKinds()
{
    std::vector<content::Kind> kinds;
    for (const table::Game* game : games::all()) {
        for (const content::Kind& kind : game->contentKinds())
            kinds.push_back(kind);
    }
    return kinds;
}

QJsonObject toJson(const PackedItem& packed)
{
    return {{QStringLiteral("game"), packed.kind.game},
            {QStringLiteral("kind"), packed.kind.id},
            {QStringLiteral("id"), packed.item.id},
            {QStringLiteral("name"), packed.item.name},
            {QStringLiteral("status"), packs::toText(packed.lies)},
            {QStringLiteral("invented"), packed.item.invented.size()}};
}

QJsonObject toJson(const packs::PackedPicture& picture)
{
    QJsonObject object{{QStringLiteral("file"), picture.path},
                       {QStringLiteral("status"), packs::toText(picture.lies)}};
    if (!picture.size.isEmpty()) {
        object[QStringLiteral("width")] = picture.size.width();
        object[QStringLiteral("height")] = picture.size.height();
    }
    return object;
}

QJsonObject toJson(const content::FileProblem& problem)
{
    return {{QStringLiteral("file"), problem.file},
            {QStringLiteral("place"), problem.problem.place},
            {QStringLiteral("reason"), problem.problem.reason}};
}

QJsonArray listOf(const auto& things)
{
    QJsonArray list;
    for (const auto& thing : things)
        list.append(toJson(thing));
    return list;
}

std::expected<Pack, QString> open(const QString& path)
{
    return packs::read(path, {.kinds = allKinds(), .pictures = packs::ownersPictures()})
        .transform_error([&](const Problem& problem) { return problem.toLine(path); });
}

Result list(const QString& path)
{
    const auto pack = open(path);
    if (!pack)
        return std::unexpected(pack.error());
    return printJson({{QStringLiteral("name"), pack->about.name},
                      {QStringLiteral("by"), pack->about.by},
                      {QStringLiteral("note"), pack->about.note},
                      {QStringLiteral("contents"), listOf(pack->items)},
                      {QStringLiteral("pictures"), listOf(pack->pictures)},
                      {QStringLiteral("problems"), listOf(pack->problems)}});
}

Result import(const Arguments& arguments, const QString& path)
{
    const auto pack = open(path);
    if (!pack)
        return std::unexpected(pack.error());
    packs::Import wish{.over =
                           arguments.has(QStringLiteral("--over")) ? packs::Over::Own : packs::Over::Nothing,
                       .pictures = packs::ownersPictures()};
    for (size_t i = 0; i < pack->items.size(); ++i)
        wish.items.push_back(i);
    content::OwnersLibrary library;
    const packs::Imported imported = packs::import(*pack, library, wish);
    QJsonArray copied;
    for (const size_t number : imported.items)
        copied.append(toJson(pack->items[number]));
    const auto printed = printJson({{QStringLiteral("imported"), copied},
                                    {QStringLiteral("left"), listOf(imported.left)},
                                    {QStringLiteral("problems"), listOf(pack->problems)}});
    if (!printed)
        return printed;
    return imported.left.empty() ? 0 : 1;
}

// "KIND:ID", of the game that is named, or of the one that has such a kind.
std::expected<packs::Choice, QString> choiceFrom(const QString& word, const QString& game,
                                                 const std::vector<content::Kind>& kinds)
{
    const qsizetype colon = word.indexOf(u':');
    const QString id = word.sliced(colon + 1);
    const auto isMeant = [&](const content::Kind& kind) {
        return kind.id == word.first(std::max<qsizetype>(colon, 0)) && (game.isEmpty() || kind.game == game);
    };
    const auto found = std::ranges::find_if(kinds, isMeant);
    if (colon < 1 || id.isEmpty() || found == kinds.end())
        return std::unexpected(
            QStringLiteral("pack: \"%1\" is no KIND:ID; `roadmarshal content` lists what there is")
                .arg(word));
    if (std::ranges::count_if(kinds, isMeant) > 1)
        return std::unexpected(
            QStringLiteral("pack: several games have a %1: name one with --game").arg(found->id));
    return packs::Choice{found->game, found->id, id};
}

// All of one's own, if nothing is named.
std::vector<packs::Choice> ownItems(const QString& game, const std::vector<content::Kind>& kinds)
{
    std::vector<packs::Choice> choices;
    for (const content::Kind& kind : kinds) {
        if (!game.isEmpty() && kind.game != game)
            continue;
        for (const content::Item& item : content::Library::standard().list(kind).items) {
            if (item.source == content::Source::Owner)
                choices.push_back({kind.game, kind.id, item.id});
        }
    }
    return choices;
}

Result make(const Arguments& arguments, const QString& path)
{
    if (!path.endsWith(packs::packEnding))
        return std::unexpected(QStringLiteral("%1: a pack is called NAME%2").arg(path, packs::packEnding));
    const QString name = arguments.option(QStringLiteral("--name"));
    if (name.isEmpty())
        return std::unexpected(QStringLiteral("pack make: --name is missing: what is the pack called?"));
    QString game;
    if (arguments.has(gameOption)) {
        const auto known = gameFor(arguments);
        if (!known)
            return std::unexpected(known.error());
        game = (*known)->id();
    }
    packs::Writing writing{
        .about = {name, arguments.option(QStringLiteral("--by")), arguments.option(QStringLiteral("--note"))},
        .kinds = allKinds(),
        .pictures = packs::ownersPictures()};
    for (const QString& word : arguments.plain.sliced(2)) {
        const auto choice = choiceFrom(word, game, writing.kinds);
        if (!choice)
            return std::unexpected(choice.error());
        writing.choices.push_back(*choice);
    }
    if (writing.choices.empty())
        writing.choices = ownItems(game, writing.kinds);
    if (writing.choices.empty())
        return std::unexpected(QStringLiteral("pack make: there is nothing of your own to put in"));
    const auto written = packs::write(path, writing);
    if (!written)
        return std::unexpected(written.error().toLine(path));
    QJsonArray contents = listOf(written->items);
    for (QJsonValueRef each : contents) {
        QJsonObject object = each.toObject();
        object.remove(QStringLiteral("status"));
        each = object;
    }
    return printJson({{QStringLiteral("pack"), path},
                      {QStringLiteral("contents"), contents},
                      {QStringLiteral("pictures"), QJsonArray::fromStringList(written->pictures)}});
}

} // namespace

Result pack(const Arguments& arguments)
{
    const QString what = arguments.plain[0];
    const QString path = arguments.plain[1];
    if (what == QStringLiteral("make"))
        return make(arguments, path);
    const bool isOne = arguments.plain.size() == 2;
    if (what == QStringLiteral("list") && isOne)
        return list(path);
    if (what == QStringLiteral("import") && isOne)
        return import(arguments, path);
    return std::unexpected(
        QStringLiteral("pack: is \"%1\", allowed is list FILE, make OUT, import FILE").arg(what));
}

} // namespace roadmarshal::cli

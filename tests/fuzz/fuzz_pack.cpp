// A pack from a stranger: what is taken of it is sound and would be packed the same.
#include "fuzz/one_input.h"

#include "content/shelf.h"
#include "games/games.h"
#include "packs/entry_path.h"
#include "packs/packed_content.h"
#include "packs/read.h"

using namespace roadmarshal;

namespace {

std::vector<content::Kind> allKinds()
{
    std::vector<content::Kind> kinds;
    for (const table::Game* game : games::all()) {
        for (const content::Kind& kind : game->contentKinds())
            kinds.push_back(kind);
    }
    return kinds;
}

} // namespace

void fuzz::readOne(const QByteArray& input)
{
    static const packs::Reading reading{.kinds = allKinds(), .library = content::Library::builtIn()};
    const auto pack = packs::read(input, reading);
    if (!pack)
        return promiseReason(pack.error());
    for (const content::FileProblem& problem : pack->problems)
        promiseReason(problem.toLine());
    for (const packs::PackedPicture& picture : pack->pictures)
        promise(packs::isPicturePath(picture.path), "a picture has a plain name");
    for (const packs::PackedItem& packed : pack->items) {
        promise(content::isFileName(packed.item.id), "an item can be a file");
        const auto again =
            packs::itemsIn(packs::fileOf(packed.item, packed.kind), packed.item.file, packed.kind);
        promise(again.items.size() == 1 && again.items.front().invented == packed.item.invented,
                "an item is packed and reads the same");
    }
}

#include "import.h"

#include "bounds.h"
#include "entry_path.h"

#include "content/marks.h"
#include "table/file/export_target.h"

#include <QDir>

#include <algorithm>

namespace roadmarshal::packs {

namespace {

const QString keepsOwn = QStringLiteral("would lie over one of your own");

class Importer
{
public:
    Importer(const Pack& pack, content::OwnersLibrary& library, const Import& wish)
        : m_pack(pack), m_library(library), m_wish(wish)
    {
    }

    // Why the item has not been copied, if so.
    std::optional<Problem> copy(const PackedItem& packed)
    {
        if (packed.lies == Lies::OverOwn && m_wish.over == Over::Nothing)
            return Problem{{}, keepsOwn};
        for (const QString& path : packed.pictures) {
            if (const auto problem = copyPicture(path))
                return problem;
        }
        if (packed.lies == Lies::Same)
            return std::nullopt;
        const auto saved =
            m_library.save(packed.kind, content::marked(packed.item.json, packed.item.invented));
        if (saved)
            return std::nullopt;
        return Problem{saved.error().problem.place, saved.error().problem.reason};
    }

private:
    std::optional<Problem> copyPicture(const QString& path) const
    {
        const auto picture = std::ranges::find(m_pack.pictures, path, &PackedPicture::path);
        const Entry* entry = m_pack.archive->find(path);
        if (picture == m_pack.pictures.end() || !entry)
            return Problem{path, QStringLiteral("is missing")};
        if (picture->lies == Lies::Same)
            return std::nullopt;
        if (picture->lies == Lies::OverOwn && m_wish.over == Over::Nothing)
            return Problem{path, keepsOwn};
        const auto bytes = m_pack.archive->read(*entry);
        if (!bytes)
            return bytes.error();
        if (!QDir().mkpath(m_wish.pictures))
            return Problem{path, QStringLiteral("has no folder to lie in")};
        const QString target = m_wish.pictures + path.sliced(picturesFolder.size());
        const auto written = table::exportFile(target, *bytes);
        return written ? std::nullopt : std::optional(Problem{path, written.error().reason});
    }

    const Pack& m_pack;
    content::OwnersLibrary& m_library;
    const Import& m_wish;
};

} // namespace

Imported import(const Pack& pack, content::OwnersLibrary& library, const Import& wish)
{
    Imported imported;
    Importer importer(pack, library, wish);
    qsizetype done = 0;
    for (const size_t number : wish.items) {
        if (!wish.watch.goOn(done++, std::ssize(wish.items))) {
            imported.wasStopped = true;
            break;
        }
        const PackedItem& packed = pack.items[number];
        if (const auto problem = importer.copy(packed))
            imported.left.push_back({packed.item.file, *problem});
        else
            imported.items.push_back(number);
    }
    return imported;
}

} // namespace roadmarshal::packs

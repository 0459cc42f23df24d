#include "write.h"

#include "archive_writer.h"
#include "bounds.h"
#include "entry_path.h"
#include "packed_content.h"
#include "picture.h"
#include "references.h"

#include "content/owners_library.h"
#include "table/file/export_target.h"

#include <QFile>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>

#include <algorithm>

namespace roadmarshal::packs {

namespace {

class Gatherer
{
public:
    explicit Gatherer(const Writing& writing) : m_writing(writing) {}

    std::expected<Written, Problem> gather()
    {
        for (const Choice& choice : m_writing.choices) {
            if (const auto problem = add(choice))
                return std::unexpected(*problem);
        }
        // What comes in by a reference may refer to more.
        for (size_t i = 0; i < m_written.items.size(); ++i) {
            if (!m_writing.watch.goOn(static_cast<qsizetype>(i), std::ssize(m_written.items)))
                return std::unexpected(stopped());
            addReferences(i);
        }
        if (std::ssize(m_written.items) + m_written.pictures.size() >= mostEntries)
            return std::unexpected(
                Problem{{}, QStringLiteral("would hold more than %1 files").arg(mostEntries)});
        return std::move(m_written);
    }

private:
    const content::Kind* kindCalled(const QString& game, const QString& id) const
    {
        const auto found = std::ranges::find_if(
            m_writing.kinds, [&](const content::Kind& kind) { return kind.game == game && kind.id == id; });
        return found == m_writing.kinds.end() ? nullptr : &*found;
    }

    const QHash<QString, content::Item>& at(const content::Kind& kind)
    {
        const QString key = kind.game + u'/' + kind.id;
        const auto known = m_known.constFind(key);
        if (known != m_known.constEnd())
            return *known;
        QHash<QString, content::Item> items;
        for (content::Item& item : m_writing.library.list(kind).items)
            items.insert(item.id, std::move(item));
        return *m_known.insert(key, items);
    }

    std::optional<Problem> add(const Choice& choice)
    {
        const QString name = nameOf(choice.game, choice.kind, choice.id);
        const content::Kind* kind = kindCalled(choice.game, choice.kind);
        if (!kind)
            return Problem{name, QStringLiteral("no game has such a kind")};
        const auto& items = at(*kind);
        const auto found = items.constFind(choice.id);
        if (found == items.constEnd())
            return Problem{name, QStringLiteral("is not in the library")};
        if (!content::isFileName(choice.id))
            return Problem{name, QStringLiteral("has an id that no file can be named after")};
        if (!m_names.contains(name)) {
            m_names.insert(name);
            m_written.items.push_back({*kind, *found, picturesIn(found->json)});
        }
        return std::nullopt;
    }

    // Of what comes with the program everybody has a copy.
    void addReferences(size_t number)
    {
        const PackedItem packed = m_written.items[number];
        for (const QString& picture : packed.pictures) {
            if (!m_written.pictures.contains(picture))
                m_written.pictures.append(picture);
        }
        for (const Reference& reference : referencesIn(packed.item.json, packed.kind)) {
            const content::Kind* kind = kindCalled(packed.kind.game, reference.kind);
            if (!kind)
                continue;
            const auto found = at(*kind).constFind(reference.id);
            if (found != at(*kind).constEnd() && found->source != content::Source::BuiltIn)
                (void)add({kind->game, kind->id, reference.id});
        }
    }

    const Writing& m_writing;
    Written m_written;
    QSet<QString> m_names;
    QHash<QString, QHash<QString, content::Item>> m_known; // by game and kind, by id
};

QByteArray aboutText(const About& about, const Written& written)
{
    QJsonArray contents;
    for (const PackedItem& packed : written.items)
        contents.append(QJsonObject{{QStringLiteral("game"), packed.kind.game},
                                    {QStringLiteral("kind"), packed.kind.id},
                                    {QStringLiteral("id"), packed.item.id},
                                    {QStringLiteral("name"), packed.item.name},
                                    {QStringLiteral("file"), pathOf(packed.kind, packed.item.id)}});
    return QJsonDocument(QJsonObject{{QStringLiteral("format"), packFormat},
                                     {QStringLiteral("name"), about.name},
                                     {QStringLiteral("by"), about.by},
                                     {QStringLiteral("note"), about.note},
                                     {QStringLiteral("contents"), contents}})
        .toJson();
}

// A picture that would be refused where the pack is opened is refused here.
std::expected<QByteArray, Problem> pictureAt(const QString& folder, const QString& path)
{
    QFile file(folder + path.sliced(picturesFolder.size()));
    if (!file.open(QIODevice::ReadOnly))
        return std::unexpected(Problem{path, QStringLiteral("cannot be read")});
    const QByteArray bytes = file.read(largestPicture + 1);
    if (const auto size = checkPicture(path, bytes); !size)
        return std::unexpected(Problem{path, size.error().reason});
    return bytes;
}

} // namespace

std::expected<Written, Problem> write(const QString& path, const Writing& writing)
{
    auto written = Gatherer(writing).gather();
    if (!written)
        return std::unexpected(written.error());
    std::vector<FileToPack> files{{aboutFile, aboutText(writing.about, *written)}};
    for (const PackedItem& packed : written->items)
        files.push_back({pathOf(packed.kind, packed.item.id), fileOf(packed.item, packed.kind)});
    for (const QString& picture : written->pictures) {
        const auto bytes = pictureAt(writing.pictures, picture);
        if (!bytes)
            return std::unexpected(bytes.error());
        files.push_back({picture, *bytes});
    }
    const auto packed = pack(files, writing.watch);
    if (!packed)
        return std::unexpected(packed.error());
    // What we make can be opened.
    if (const auto archive = Archive::open(*packed); !archive)
        return std::unexpected(archive.error());
    if (const auto exported = table::exportFile(path, *packed); !exported)
        return std::unexpected(exported.error());
    return written;
}

} // namespace roadmarshal::packs

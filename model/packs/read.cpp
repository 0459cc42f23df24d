#include "read.h"

#include "bounds.h"
#include "entry_path.h"
#include "packed_content.h"
#include "picture.h"

#include "json/bounds.h"

#include <QFile>
#include <QStandardPaths>

#include <algorithm>

namespace roadmarshal::packs {

namespace {

constexpr int longestName = 100;
constexpr int longestNote = 2000;

std::unexpected<Problem> refused(const QString& place, const QString& reason)
{
    return std::unexpected(Problem{place, reason});
}

// "pack.json: contents[3].kind"
QString placeIn(const QString& file, const QString& place)
{
    return place.isEmpty() ? file : QStringLiteral("%1: %2").arg(file, place);
}

class Reader
{
public:
    Reader(std::shared_ptr<const Archive> archive, const Reading& reading) : m_reading(reading)
    {
        m_pack.archive = std::move(archive);
    }

    std::expected<Pack, Problem> read()
    {
        auto listed = readAbout();
        if (!listed)
            return std::unexpected(listed.error());
        m_listed = *std::move(listed);
        const std::vector<Entry>& entries = m_pack.archive->entries();
        for (size_t i = 0; i < entries.size(); ++i) {
            if (!m_reading.watch.goOn(static_cast<qsizetype>(i), std::ssize(entries)))
                return std::unexpected(stopped());
            if (const auto problem = readEntry(entries[i]))
                return std::unexpected(*problem);
        }
        for (const QString& missing : m_listed)
            tell(aboutFile, {{}, QStringLiteral("lists %1, which is not there").arg(missing)});
        takeOutWithoutPicture();
        compare(m_pack.items, m_reading.library);
        return std::move(m_pack);
    }

private:
    void tell(const QString& file, const Problem& problem) { m_pack.problems.push_back({file, problem}); }

    // Its own heading; gives what it lists.
    std::expected<QStringList, Problem> readAbout()
    {
        const Entry* entry = m_pack.archive->find(aboutFile);
        if (!entry)
            return refused({}, QStringLiteral("is no pack: it has no %1").arg(aboutFile));
        if (entry->size > content::largestFile)
            return refused(aboutFile,
                           QStringLiteral("is larger than %1 MB").arg(content::largestFile / megabyte));
        const auto bytes = m_pack.archive->read(*entry);
        if (!bytes)
            return std::unexpected(bytes.error());
        const auto object = json::parse(*bytes, content::largestFile);
        if (!object)
            return refused(placeIn(aboutFile, object.error().place), object.error().reason);
        const json::Reader reader{QJsonValue(*object)};
        const json::Reader format = reader[QStringLiteral("format")];
        if (const QString found = format.text(); !reader.problem() && found != packFormat)
            format.fail(QStringLiteral("is \"%1\", known is %2").arg(found, packFormat));
        m_pack.about = {reader[QStringLiteral("name")].text(longestName, {}),
                        reader[QStringLiteral("by")].text(longestName, {}),
                        reader[QStringLiteral("note")].text(longestNote, {})};
        const json::Reader contents = reader[QStringLiteral("contents")];
        QStringList listed;
        for (qsizetype i = 0; i < contents.size(mostEntries) && !reader.problem(); ++i)
            listed.append(nameOf(contents[i][QStringLiteral("game")].text(),
                                 contents[i][QStringLiteral("kind")].text(),
                                 contents[i][QStringLiteral("id")].text()));
        if (reader.problem())
            return refused(placeIn(aboutFile, reader.problem()->place), reader.problem()->reason);
        return listed;
    }

    // What is wrong with one file is told; a problem only of what must not be read on.
    std::optional<Problem> readEntry(const Entry& entry)
    {
        if (entry.path == aboutFile)
            return std::nullopt;
        if (isPicturePath(entry.path))
            return readPicture(entry);
        const content::Kind* kind = kindOf(entry.path, m_reading.kinds);
        if (!kind) {
            tell(entry.path, {{}, QStringLiteral("is nothing that a pack holds")});
            return std::nullopt;
        }
        if (entry.size > content::largestFile) {
            tell(entry.path,
                 {{}, QStringLiteral("is larger than %1 MB").arg(content::largestFile / megabyte)});
            return std::nullopt;
        }
        m_content += entry.size;
        if (m_content > mostContent)
            return Problem{{},
                           QStringLiteral("holds more than %1 MB of content").arg(mostContent / megabyte)};
        const auto bytes = m_pack.archive->read(entry);
        if (!bytes)
            return bytes.error();
        const json::Extent extent = json::extentOf(*bytes);
        m_values += extent.values;
        m_lists += extent.lists;
        if (m_values > mostValues || m_lists > mostLists)
            return Problem{{},
                           QStringLiteral("holds more than %1 values, or %2 lists and objects")
                               .arg(mostValues)
                               .arg(mostLists)};
        readContent(entry, *kind, *bytes);
        return std::nullopt;
    }

    void readContent(const Entry& entry, const content::Kind& kind, const QByteArray& bytes)
    {
        content::Listing found = itemsIn(bytes, entry.path, kind);
        for (const content::FileProblem& problem : found.problems)
            m_pack.problems.push_back(problem);
        for (content::Item& item : found.items) {
            const QString name = nameOf(kind.game, kind.id, item.id);
            if (m_listed.removeAll(name) > 0)
                m_pack.items.push_back({kind, std::move(item)});
            else
                tell(entry.path, {{},
                                  QStringLiteral("holds %1, which %2 does not list, or a second time")
                                      .arg(name, aboutFile)});
        }
    }

    std::optional<Problem> readPicture(const Entry& entry)
    {
        const auto bytes = m_pack.archive->read(entry);
        if (!bytes)
            return bytes.error();
        const auto size = checkPicture(entry.path, *bytes);
        if (!size) {
            tell(entry.path, size.error());
            return std::nullopt;
        }
        m_pack.pictures.push_back({entry.path, *size, liesAs(entry.path, *bytes)});
        return std::nullopt;
    }

    Lies liesAs(const QString& path, const QByteArray& bytes) const
    {
        QFile own(m_reading.pictures + path.sliced(picturesFolder.size()));
        if (m_reading.pictures.isEmpty() || !own.exists())
            return Lies::New;
        const bool isSame =
            own.size() == bytes.size() && own.open(QIODevice::ReadOnly) && own.read(largestPicture) == bytes;
        return isSame ? Lies::Same : Lies::OverOwn;
    }

    void takeOutWithoutPicture()
    {
        std::erase_if(m_pack.items, [this](PackedItem& packed) {
            packed.pictures = picturesIn(packed.item.json);
            for (const QString& path : packed.pictures) {
                if (std::ranges::contains(m_pack.pictures, path, &PackedPicture::path))
                    continue;
                tell(packed.item.file,
                     {{}, QStringLiteral("shows %1, which is missing or refused").arg(path)});
                return true;
            }
            return false;
        });
    }

    const Reading& m_reading;
    Pack m_pack;
    QStringList m_listed; // and not yet found
    qint64 m_content = 0;
    qint64 m_values = 0;
    qint64 m_lists = 0;
};

std::expected<Pack, Problem> readFrom(std::expected<Archive, Problem> archive, const Reading& reading)
{
    if (!archive)
        return std::unexpected(archive.error());
    return Reader(std::make_shared<const Archive>(*std::move(archive)), reading).read();
}

} // namespace

std::expected<Pack, Problem> read(const QString& path, const Reading& reading)
{
    return readFrom(Archive::openFile(path), reading);
}

std::expected<Pack, Problem> read(const QByteArray& bytes, const Reading& reading)
{
    return readFrom(Archive::open(bytes), reading);
}

QString ownersPictures()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u'/' + picturesFolder;
}

} // namespace roadmarshal::packs

#include "read_traced.h"

#include "board/shape.h"
#include "content/picture_header.h"

#include <cmath>

namespace roadmarshal::track {

namespace {

const QString linesKey = QStringLiteral("lines");
const QString pictureKey = QStringLiteral("picture");
const QString typeKey = QStringLiteral("type");
const QString dataKey = QStringLiteral("data");
const QString shownKey = QStringLiteral("shown");
const QStringList types{QStringLiteral("image/jpeg"), QStringLiteral("image/png")};
constexpr double furthest = 100'000;
constexpr double shortest = 1;

double cross(QPointF a, QPointF b)
{
    return a.x() * b.y() - a.y() * b.x();
}

bool doCross(const Line& a, const Line& b)
{
    const auto parts = [](const Line& line, const Line& other) {
        const QPointF way = line.outer - line.inner;
        return cross(way, other.inner - line.inner) * cross(way, other.outer - line.inner) < 0;
    };
    return parts(a, b) && parts(b, a);
}

double coordinate(const json::Reader& from, qsizetype i)
{
    return from[i].number(-furthest, furthest, 0);
}

std::vector<Line> readLines(const json::Reader& from)
{
    std::vector<Line> lines;
    const qsizetype count = from.size(4 * mostLinesInSector);
    if (count == 0 || count % 4 != 0) {
        from.fail(
            QStringLiteral("has %1 numbers, a line has 4: x and y of its inner and outer end").arg(count));
        return lines;
    }
    for (qsizetype i = 0; i < count; i += 4) {
        const Line line{{coordinate(from, i), coordinate(from, i + 1)},
                        {coordinate(from, i + 2), coordinate(from, i + 3)}};
        if (board::length(line.outer - line.inner) < shortest)
            from.fail(QStringLiteral("has a line without length"));
        lines.push_back(line);
    }
    return lines;
}

void checkOrder(const json::Reader& from, const std::vector<std::vector<Line>>& sectors)
{
    const Line* before = &sectors.back().back();
    for (std::size_t sector = 0; sector < sectors.size(); ++sector) {
        for (const Line& line : sectors[sector]) {
            const json::Reader place = from[static_cast<qsizetype>(sector)];
            if (doCross(*before, line))
                place.fail(QStringLiteral("has a line that crosses the one before"));
            else if (board::length(line.middle() - before->middle()) < shortest)
                place.fail(QStringLiteral("has a line that lies on the one before"));
            before = &line;
        }
    }
}

std::optional<Photo> readPhoto(const json::Reader& from)
{
    Photo photo;
    photo.type = types[std::max(0, from[typeKey].word(types))];
    photo.shown = from[shownKey].boolean(true);
    const json::Reader data = from[dataKey];
    constexpr qsizetype mostPieces = 40;
    QByteArray text;
    const qsizetype pieces = data.size(mostPieces);
    for (qsizetype i = 0; i < pieces && text.size() <= 2 * largestPhoto; ++i)
        text += data[i].text(pieceOfPhoto).toLatin1();
    if (from.problem())
        return std::nullopt;
    const auto decoded = QByteArray::fromBase64Encoding(text, QByteArray::AbortOnBase64DecodingErrors);
    if (!decoded) {
        data.fail(QStringLiteral("is not Base64"));
        return std::nullopt;
    }
    photo.data = *decoded;
    if (photo.data.size() > largestPhoto)
        data.fail(
            QStringLiteral("has %1 bytes, at most %2 are allowed").arg(photo.data.size()).arg(largestPhoto));
    const auto header = content::pictureHeaderOf(photo.data);
    if (!header || header->type != photo.type || header->size.isEmpty()) {
        data.fail(QStringLiteral("is no picture of the type %1").arg(photo.type));
        return std::nullopt;
    }
    photo.size = header->size;
    if (std::max(photo.size.width(), photo.size.height()) > widestPhoto)
        data.fail(QStringLiteral("is a picture of %1 × %2 pixels, at most %3 either way are allowed")
                      .arg(photo.size.width())
                      .arg(photo.size.height())
                      .arg(widestPhoto));
    return photo;
}

double rounded(double value)
{
    return std::round(value * 10) / 10;
}

} // namespace

std::optional<Traced> readTraced(const json::Reader& from, int sectors)
{
    Traced traced;
    const json::Reader lines = from[linesKey];
    const qsizetype count = lines.size(100'000);
    if (from.problem())
        return std::nullopt;
    if (count != sectors) {
        lines.fail(QStringLiteral("has %1 entries, the track has %2 sectors").arg(count).arg(sectors));
        return std::nullopt;
    }
    for (qsizetype i = 0; i < count && !from.problem(); ++i)
        traced.sectors.push_back(readLines(lines[i]));
    if (from.problem())
        return std::nullopt;
    checkOrder(lines, traced.sectors);
    if (from.has(pictureKey))
        traced.photo = readPhoto(from[pictureKey]);
    return from.problem() ? std::nullopt : std::optional(traced);
}

QJsonObject store(const Traced& traced)
{
    QJsonArray sectors;
    for (const std::vector<Line>& lines : traced.sectors) {
        QJsonArray numbers;
        for (const Line& line : lines) {
            for (double value : {line.inner.x(), line.inner.y(), line.outer.x(), line.outer.y()})
                numbers.append(rounded(value));
        }
        sectors.append(numbers);
    }
    QJsonObject object{{linesKey, sectors}};
    if (!traced.photo)
        return object;
    const QByteArray text = traced.photo->data.toBase64();
    QJsonArray pieces;
    for (qsizetype at = 0; at < text.size(); at += pieceOfPhoto)
        pieces.append(QString::fromLatin1(text.sliced(at, std::min(pieceOfPhoto, text.size() - at))));
    QJsonObject picture{{typeKey, traced.photo->type}, {dataKey, pieces}};
    if (!traced.photo->shown)
        picture[shownKey] = false;
    object[pictureKey] = picture;
    return object;
}

} // namespace roadmarshal::track

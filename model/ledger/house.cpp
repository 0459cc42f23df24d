#include "house.h"

#include "json/bounds.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QSaveFile>
#include <QStandardPaths>

namespace roadmarshal::ledger {

namespace {

const QString format = QStringLiteral("roadmarshal-rulings/1");
const QString formatKey = QStringLiteral("format");
const QString listKey = QStringLiteral("rulings");

} // namespace

QString housePath()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation))
        .filePath(QStringLiteral("house.rulings.json"));
}

std::expected<House, Problem> House::load(const QString& path)
{
    House house;
    house.m_path = path;
    if (!QFileInfo::exists(path))
        return house;
    const auto object = json::readFile(path);
    if (!object)
        return std::unexpected(object.error());
    const json::Reader reader{QJsonValue(*object)};
    if (const QString found = reader[formatKey].text(); found != format)
        reader[formatKey].fail(QStringLiteral("is \"%1\", known is %2").arg(found, format));
    if (!reader.problem())
        house.m_rulings = table::readRulings(reader[listKey]);
    if (reader.problem())
        return std::unexpected(*reader.problem());
    return house;
}

Rulings House::rulingsFor(const QString& game) const
{
    Rulings rulings = m_rulings;
    rulings.removeIf([&](const Ruling& ruling) { return ruling.game != game; });
    return rulings;
}

QJsonObject House::turned(const QString& game) const
{
    QJsonObject turned;
    for (const Ruling& ruling : rulingsFor(game)) {
        if (!ruling.turns.isEmpty())
            turned[ruling.turns] = ruling.turnsTo;
    }
    return turned;
}

std::expected<void, Problem> House::add(const Ruling& ruling)
{
    if (m_rulings.size() >= table::mostRulings)
        return std::unexpected(
            Problem{{}, QStringLiteral("holds %1 rulings, which is all it can").arg(table::mostRulings)});
    if (const auto problem = unreadable(ruling))
        return std::unexpected(*problem);
    Rulings rulings = m_rulings;
    rulings.append(ruling);
    return save(rulings);
}

std::expected<void, Problem> House::withdraw(const QString& id)
{
    Rulings rulings = m_rulings;
    if (rulings.removeIf([&](const Ruling& ruling) { return ruling.id == id; }) == 0)
        return std::unexpected(Problem{{}, QStringLiteral("holds no such ruling")});
    return save(rulings);
}

std::expected<void, Problem> House::save(const Rulings& rulings)
{
    QDir().mkpath(QFileInfo(m_path).absolutePath());
    QSaveFile file(m_path);
    const QJsonObject object{{formatKey, format}, {listKey, table::store(rulings)}};
    const QByteArray text = QJsonDocument(object).toJson();
    if (json::beyond(text, json::ordinary))
        return std::unexpected(Problem{{}, QStringLiteral("would be larger than it can be read again")});
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.commit())
        return std::unexpected(Problem{{}, QStringLiteral("cannot be written (%1)").arg(file.errorString())});
    m_rulings = rulings;
    return {};
}

} // namespace roadmarshal::ledger

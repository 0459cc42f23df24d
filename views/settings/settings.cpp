#include "settings.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

namespace roadmarshal::views {

namespace {

constexpr int mostRecent = 10;
const QString appearanceKey = QStringLiteral("appearance");
const QString animateKey = QStringLiteral("animate");
const QString fontKey = QStringLiteral("font-points");
const QString languageKey = QStringLiteral("language");
const QString recentKey = QStringLiteral("recent-games");
const QString layoutKey = QStringLiteral("layout-1");
const QString hintsKey = QStringLiteral("hints-seen");
const QString lastTableKey = QStringLiteral("last-table/%1");
// Docks that were added since are put in their place; when one goes or is renamed, raise the number above.
const QString docksKey = QStringLiteral("layout-docks");
// Layouts of the first version do not say which docks they are about.
const QString firstDocks = QStringLiteral("track,marshal,mats,score,log");
const QString geometryKey = QStringLiteral("window-geometry");
const QString screenGeometryKey = QStringLiteral("table-screen-geometry");
const QString screenRotationKey = QStringLiteral("table-screen-rotation");
const QString archiveGeometryKey = QStringLiteral("archive-geometry");
const QString archiveColumnsKey = QStringLiteral("archive-columns");
const QString archiveTabKey = QStringLiteral("archive-tab");
const QString printGeometryKey = QStringLiteral("print-geometry");
const QString printDocumentsKey = QStringLiteral("print-documents");
const QString printPaperKey = QStringLiteral("print-paper");
const QString printGreyKey = QStringLiteral("print-grey");

} // namespace

Settings Settings::load()
{
    const QSettings stored;
    Settings settings;
    settings.appearance = static_cast<Appearance>(qBound(0, stored.value(appearanceKey, 0).toInt(), 2));
    settings.animate = stored.value(animateKey, true).toBool();
    settings.fontPoints = qBound(0, stored.value(fontKey, 0).toInt(), 24);
    settings.language = stored.value(languageKey).toString();
    return settings;
}

void Settings::save() const
{
    QSettings stored;
    stored.setValue(appearanceKey, static_cast<int>(appearance));
    stored.setValue(animateKey, animate);
    stored.setValue(fontKey, fontPoints);
    stored.setValue(languageKey, language);
}

bool isFirstStart()
{
    QSettings stored;
    stored.setFallbacksEnabled(
        false); // what an administrator sets for everybody says nothing about the person
    return stored.allKeys().isEmpty();
}

void setHintsSeen()
{
    QSettings().setValue(hintsKey, true);
}

QByteArray lastTable(const QString& game)
{
    return QSettings().value(lastTableKey.arg(game)).toByteArray();
}

void saveLastTable(const QString& game, const QByteArray& choices)
{
    QSettings().setValue(lastTableKey.arg(game), choices);
}

QStringList recentGames()
{
    QStringList games = QSettings().value(recentKey).toStringList();
    games.removeIf([](const QString& path) { return !QFileInfo::exists(path); });
    return games;
}

void addRecentGame(const QString& path)
{
    QStringList games = recentGames();
    const QString absolute = QFileInfo(path).absoluteFilePath();
    games.removeAll(absolute);
    games.prepend(absolute);
    QSettings().setValue(recentKey, games.first(std::min<qsizetype>(games.size(), mostRecent)));
}

SavedLayout savedLayout()
{
    const QSettings stored;
    const QStringList first = firstDocks.split(u',');
    return {stored.value(layoutKey).toByteArray(), stored.value(docksKey, first).toStringList()};
}

void saveLayout(const SavedLayout& layout)
{
    QSettings stored;
    stored.setValue(layoutKey, layout.arrangement);
    stored.setValue(docksKey, layout.docks);
}

QByteArray savedWindowGeometry()
{
    return QSettings().value(geometryKey).toByteArray();
}

void saveWindowGeometry(const QByteArray& geometry)
{
    QSettings().setValue(geometryKey, geometry);
}

SavedTableScreen savedTableScreen()
{
    const QSettings stored;
    // Quarter turns only, whatever the file says.
    const int quarters = qBound(0, stored.value(screenRotationKey, 0).toInt() / 90, 3);
    return {stored.value(screenGeometryKey).toByteArray(), quarters * 90};
}

void saveTableScreen(const SavedTableScreen& screen)
{
    QSettings stored;
    stored.setValue(screenGeometryKey, screen.geometry);
    stored.setValue(screenRotationKey, screen.rotation);
}

SavedArchive savedArchive()
{
    const QSettings stored;
    return {stored.value(archiveGeometryKey).toByteArray(), stored.value(archiveColumnsKey).toByteArray(),
            stored.value(archiveTabKey, 0).toInt()};
}

void saveArchive(const SavedArchive& archive)
{
    QSettings stored;
    stored.setValue(archiveGeometryKey, archive.geometry);
    stored.setValue(archiveColumnsKey, archive.columns);
    stored.setValue(archiveTabKey, archive.tab);
}

SavedPrint savedPrint()
{
    const QSettings stored;
    return {stored.value(printGeometryKey).toByteArray(), stored.value(printDocumentsKey).toStringList(),
            stored.value(printPaperKey).toString(), stored.value(printGreyKey, false).toBool()};
}

void savePrint(const SavedPrint& print)
{
    QSettings stored;
    stored.setValue(printGeometryKey, print.geometry);
    stored.setValue(printDocumentsKey, print.documents);
    stored.setValue(printPaperKey, print.paper);
    stored.setValue(printGreyKey, print.grey);
}

QString gamesFolder()
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString folder = documents + QStringLiteral("/Roadmarshal");
    QDir().mkpath(folder);
    return folder;
}

QString freshGamePath()
{
    const QString stamp = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd HH-mm-ss-zzz"));
    return QStringLiteral("%1/%2.roadmarshal").arg(gamesFolder(), stamp);
}

} // namespace roadmarshal::views

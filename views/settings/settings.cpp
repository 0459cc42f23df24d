#include "settings.h"

#include "archive/game_name.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

#include <csignal>

#include <unistd.h>

namespace roadmarshal::views {

namespace {

constexpr int mostRecent = 10;
const QString appearanceKey = QStringLiteral("appearance");
const QString animateKey = QStringLiteral("animate");
const QString momentsKey = QStringLiteral("moments");
const QString fontKey = QStringLiteral("font-points");
const QString languageKey = QStringLiteral("language");
const QString recentKey = QStringLiteral("recent-games");
const QString layoutKey = QStringLiteral("layout-1-sealed");
const QString unsealedLayoutKey = QStringLiteral("layout-1"); // of the first versions
const QString restoringKey = QStringLiteral("layout-restoring");
const QString hintsKey = QStringLiteral("hints-seen");
const QString lastTableKey = QStringLiteral("last-table/%1");
const QString lastGameKey = QStringLiteral("last-game");
// Docks that were added since are put in their place; when one goes or is renamed, raise the number above.
const QString docksKey = QStringLiteral("layout-docks");
// Layouts of the first version do not say which docks they are about.
const QString firstDocks = QStringLiteral("track,marshal,mats,score,log");
const QString geometryKey = QStringLiteral("window-geometry");
const QString screenGeometryKey = QStringLiteral("table-screen-geometry");
const QString screenRotationKey = QStringLiteral("table-screen-rotation");
const QString screenBoardKey = QStringLiteral("table-screen-board");
const QString archiveGeometryKey = QStringLiteral("archive-geometry");
const QString archiveColumnsKey = QStringLiteral("archive-columns-sealed");
const QString archiveTabKey = QStringLiteral("archive-tab");
const QString printGeometryKey = QStringLiteral("print-geometry");
const QString printDocumentsKey = QStringLiteral("print-documents");
const QString printPaperKey = QStringLiteral("print-paper");
const QString printGreyKey = QStringLiteral("print-grey");

constexpr int smallestFont = 8;
constexpr int largestFont = 24;
constexpr qsizetype longestPath = 4096;
constexpr qsizetype mostWords = 50;

QByteArray sealOf(const QByteArray& value)
{
    return QCryptographicHash::hash(value, QCryptographicHash::Sha256).toHex().first(16);
}

// Qt and the docks take some of what they wrote as it comes: it is kept with a seal, so that a value that was
// damaged counts as none.
void setSealed(QSettings& stored, const QString& key, const QByteArray& value)
{
    stored.setValue(key, sealOf(value) + value);
}

std::optional<QByteArray> sealedValue(const QSettings& stored, const QString& key)
{
    const QByteArray value = stored.value(key).toByteArray();
    const QByteArray content = value.sliced(std::min<qsizetype>(value.size(), 16));
    return value.startsWith(sealOf(content)) ? std::optional(content) : std::nullopt;
}

QStringList wordsOf(const QVariant& value)
{
    QStringList words = value.toStringList();
    words.removeIf([](const QString& word) { return word.size() > longestPath; });
    return words.first(std::min(words.size(), mostWords));
}

} // namespace

Settings Settings::load()
{
    const QSettings stored;
    Settings settings;
    settings.appearance = static_cast<Appearance>(qBound(0, stored.value(appearanceKey, 0).toInt(), 2));
    settings.animate = stored.value(animateKey, true).toBool();
    settings.moments = stored.value(momentsKey, true).toBool();
    settings.fontPoints = stored.value(fontKey, 0).toInt();
    if (settings.fontPoints < smallestFont || settings.fontPoints > largestFont)
        settings.fontPoints = 0;
    settings.language = stored.value(languageKey).toString();
    return settings;
}

void Settings::save() const
{
    QSettings stored;
    stored.setValue(appearanceKey, static_cast<int>(appearance));
    stored.setValue(animateKey, animate);
    stored.setValue(momentsKey, moments);
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

QString lastGame()
{
    return QSettings().value(lastGameKey).toString();
}

void saveLastGame(const QString& game)
{
    QSettings().setValue(lastGameKey, game);
}

QStringList recentGames()
{
    QStringList games = wordsOf(QSettings().value(recentKey));
    games.removeIf([](const QString& path) { return !QFileInfo(path).isFile(); });
    return games.first(std::min<qsizetype>(games.size(), mostRecent));
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
    const QStringList docks = stored.contains(docksKey) ? wordsOf(stored.value(docksKey)) : first;
    if (!stored.contains(layoutKey))
        return {stored.value(unsealedLayoutKey).toByteArray(), docks};
    const auto arrangement = sealedValue(stored, layoutKey);
    return {arrangement.value_or(QByteArray()), docks, !arrangement};
}

void saveLayout(const SavedLayout& layout)
{
    QSettings stored;
    setSealed(stored, layoutKey, layout.arrangement);
    stored.setValue(docksKey, layout.docks);
}

void forgetLayout()
{
    QSettings stored;
    for (const QString& key : {layoutKey, unsealedLayoutKey, docksKey})
        stored.remove(key);
}

void setRestoringLayout(bool restoring)
{
    QSettings stored;
    if (restoring)
        stored.setValue(restoringKey, static_cast<qlonglong>(::getpid()));
    else
        stored.remove(restoringKey);
    stored.sync();
}

bool diedRestoringLayout()
{
    const QSettings stored;
    const auto process = static_cast<pid_t>(stored.value(restoringKey, 0).toInt());
    // A second window may be restoring at the same moment.
    return stored.contains(restoringKey) &&
           (process <= 0 || process == ::getpid() || ::kill(process, 0) != 0);
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
    return {stored.value(screenGeometryKey).toByteArray(), quarters * 90,
            stored.value(screenBoardKey, false).toBool()};
}

void saveTableScreen(const SavedTableScreen& screen)
{
    QSettings stored;
    stored.setValue(screenGeometryKey, screen.geometry);
    stored.setValue(screenRotationKey, screen.rotation);
    stored.setValue(screenBoardKey, screen.board);
}

SavedArchive savedArchive()
{
    const QSettings stored;
    return {stored.value(archiveGeometryKey).toByteArray(),
            sealedValue(stored, archiveColumnsKey).value_or(QByteArray()),
            stored.value(archiveTabKey, 0).toInt()};
}

void saveArchive(const SavedArchive& archive)
{
    QSettings stored;
    stored.setValue(archiveGeometryKey, archive.geometry);
    setSealed(stored, archiveColumnsKey, archive.columns);
    stored.setValue(archiveTabKey, archive.tab);
}

SavedPrint savedPrint()
{
    const QSettings stored;
    return {stored.value(printGeometryKey).toByteArray(), wordsOf(stored.value(printDocumentsKey)),
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

QString freshGamePath(const QString& name)
{
    return archive::freshPath(gamesFolder(), name);
}

} // namespace roadmarshal::views

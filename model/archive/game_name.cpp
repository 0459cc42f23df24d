#include "game_name.h"

#include "table/file/companions.h"
#include "table/file/recording.h"
#include "text/one_line.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>

namespace roadmarshal::archive {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Archive)
};

constexpr qsizetype longestName = 100;

// As people write small numbers.
QString playersInWords(qsizetype count)
{
    const QStringList words{Words::tr("one player"),    Words::tr("two players"),
                            Words::tr("three players"), Words::tr("four players"),
                            Words::tr("five players"),  Words::tr("six players"),
                            Words::tr("seven players"), Words::tr("eight players"),
                            Words::tr("nine players"),  Words::tr("ten players")};
    return count >= 1 && count <= words.size() ? words[count - 1]
                                               : Words::tr("%1 players").arg(QLocale().toString(count));
}

// Held by whoever plays it, here or in another program.
std::expected<table::RecordLock, Problem> hold(const QString& path)
{
    if (!QFileInfo(path).isFile())
        return std::unexpected(Problem{{}, Words::tr("the file is not there any more")});
    auto lock = table::RecordLock::take(path);
    if (!lock)
        return std::unexpected(Problem{{}, lock.error()});
    if (table::hasCompanions(path))
        return std::unexpected(
            Problem{{}, Words::tr("it was not closed the last time: open it once, then try again")});
    return *std::move(lock);
}

} // namespace

QString proposedName(const table::Game& game, const QJsonObject& setup, QDate day)
{
    const auto begun = game.begin(setup);
    const table::TableShow show = begun ? game.show(*begun) : table::TableShow();
    QStringList parts{QLocale().standaloneDayName(day.dayOfWeek()),
                      show.venue.name.isEmpty() ? game.name() : show.venue.name,
                      show.teams.isEmpty() ? QString() : playersInWords(show.teams.size())};
    parts.removeAll(QString());
    return text::onOneLine(parts.join(QStringLiteral(", ")));
}

QString asFileName(const QString& name)
{
    QString harmless;
    for (const QChar c : text::onOneLine(name))
        harmless += QStringView(u"/\\:*?\"<>|").contains(c) ? QChar(u' ') : c;
    harmless = harmless.simplified();
    while (harmless.startsWith(u'.') || harmless.endsWith(u'.'))
        harmless = (harmless.startsWith(u'.') ? harmless.sliced(1) : harmless.chopped(1)).trimmed();
    return harmless.isEmpty() ? harmless : text::inPieces(harmless, longestName).first().trimmed();
}

QString freshPath(const QString& folder, const QString& name)
{
    const QString base = asFileName(name).isEmpty() ? Words::tr("Game") : asFileName(name);
    const QDir dir(folder);
    QString file = base + gameEnding;
    for (int number = 2; dir.exists(file); ++number)
        file = QStringLiteral("%1 %2").arg(base).arg(number) + gameEnding;
    return dir.filePath(file);
}

std::expected<QString, Problem> renameGame(const QString& path, const QString& name)
{
    const QString base = asFileName(name);
    if (base.isEmpty())
        return std::unexpected(Problem{{}, Words::tr("a game needs a name")});
    const QString renamed = QFileInfo(path).dir().filePath(base + gameEnding);
    if (QFileInfo(renamed) == QFileInfo(path))
        return path;
    if (QFileInfo::exists(renamed))
        return std::unexpected(Problem{{}, Words::tr("another game is called %1").arg(base)});
    return hold(path).and_then([&](const table::RecordLock&) -> std::expected<QString, Problem> {
        QFile file(path);
        if (!file.rename(renamed))
            return std::unexpected(Problem{{}, file.errorString()});
        return renamed;
    });
}

std::expected<void, Problem> throwAway(const QString& path)
{
    return hold(path).and_then([&](const table::RecordLock&) -> std::expected<void, Problem> {
        QFile file(path);
        if (!file.moveToTrash())
            return std::unexpected(Problem{{}, file.errorString()});
        return {};
    });
}

} // namespace roadmarshal::archive

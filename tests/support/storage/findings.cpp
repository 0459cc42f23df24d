#include "findings.h"

#include "disk_trace.h"

#include "games/games.h"
#include "table/journal/session.h"

#include <QDir>

namespace roadmarshal::test {

using namespace table;

namespace {

Look lookAt(const QString& path, Access access)
{
    Look look;
    const auto opened = Session::open(games::find, path, access);
    if (!opened) {
        look.findings.damaged.append(opened.error().toLine(path));
        return look;
    }
    const GameFile& file = (*opened)->file();
    if (!file.shortfall().isEmpty())
        look.findings.doubted.append(file.shortfall());
    if (!file.damage().isEmpty())
        look.findings.damaged.append(file.damage());
    else if (access == Access::ReadWrite && file.isReadOnly())
        look.findings.locked.append(file.readOnlyReason());
    look.journal = (*opened)->entries();
    return look;
}

// What reading must not change. The index of a write-ahead log is for whoever has it open, not for keeps.
Files keptFiles(const QString& folder)
{
    Files files = filesIn(folder);
    for (auto file = files.begin(); file != files.end(); ++file) {
        if (file.key().endsWith(QStringLiteral("-shm")))
            file->clear();
    }
    return files;
}

} // namespace

bool Findings::isEmpty() const
{
    return lost.isEmpty() && damaged.isEmpty() && doubted.isEmpty() && locked.isEmpty() && strays.isEmpty() &&
           stuck.isEmpty();
}

QString Findings::toText() const
{
    QStringList texts;
    const auto add = [&texts](const char* what, const QStringList& list) {
        if (!list.isEmpty())
            texts.append(QLatin1StringView(what) + list.join(QStringLiteral(", ")));
    };
    add("LOST ", lost);
    add("CALLED DAMAGED ", damaged);
    add("DOUBTED ", doubted);
    add("LOCKED ", locked);
    add("LEFT BEHIND ", strays);
    add("STUCK ", stuck);
    return texts.join(QStringLiteral("; "));
}

Findings& Findings::operator+=(const Findings& other)
{
    lost += other.lost;
    damaged += other.damaged;
    doubted += other.doubted;
    locked += other.locked;
    strays += other.strays;
    stuck += other.stuck;
    return *this;
}

bool callsItDamaged(const QString& sentence)
{
    for (const char* word : {"damage", "malformed", "lost", "cut off", "not a Roadmarshal"}) {
        if (sentence.contains(QLatin1StringView(word)))
            return true;
    }
    return false;
}

Journal withoutTimes(Journal journal)
{
    for (Entry& entry : journal)
        entry.time = {};
    return journal;
}

QString entriesOf(const Journal& journal)
{
    return QStringLiteral("%1 entries").arg(journal.size());
}

Look lookAt(const QString& path)
{
    const QString folder = QFileInfo(path).path();
    const Files before = keptFiles(folder);
    const Look read = lookAt(path, Access::ReadOnly);
    Look look;
    if (keptFiles(folder) != before)
        look.findings.strays.append(QStringLiteral("reading changed the folder"));
    Look opened = lookAt(path, Access::ReadWrite);
    look.findings += read.findings;
    look.findings += opened.findings;
    look.journal = opened.journal;
    if (read.journal && read.journal != opened.journal)
        look.findings.lost.append(QStringLiteral("reading saw %1").arg(entriesOf(*read.journal)));
    return look;
}

Findings straysBeside(const QStringList& expected, const QString& folder)
{
    Findings findings;
    for (const QString& name :
         QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot)) {
        if (!expected.contains(name))
            findings.strays.append(name);
    }
    return findings;
}

} // namespace roadmarshal::test

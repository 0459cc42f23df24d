// Memory that runs out in the middle of an operation, at one allocation after the other: nothing that was
// acknowledged is lost. Each attempt has a process of its own. A refusal and an exception that reaches the
// caller are what should come of it. Qt aborts where a destructor needs memory to tidy up, and Qt Sql does
// not look at every answer of the allocator: that is counted, and what lies on disk after it is looked at
// like any other.
#include "games/games.h"
#include "log/export.h"
#include "log/import.h"
#include "support/demo_game.h"
#include "support/one_of_many.h"
#include "table/journal/verify.h"

#include <QTest>

#include <cerrno>
#include <csignal>
#include <cstring>
#include <functional>

#include <dlfcn.h>
#include <sys/wait.h>
#include <ucontext.h>
#include <unistd.h>

#ifdef __SANITIZE_ADDRESS__
#define HAS_OWN_ALLOCATOR 1
#else
#define HAS_OWN_ALLOCATOR 0
#endif

namespace {

// Allocations that still succeed; below zero, all do.
long allowed = -1;
bool onlyOne = false; // whether those after the failed one succeed again
bool hasFailed = false;

[[maybe_unused]] bool fails()
{
    if (allowed < 0)
        return false;
    if (allowed > 0) {
        --allowed;
        return false;
    }
    if (onlyOne)
        allowed = -1;
    hasFailed = true;
    errno = ENOMEM;
    return true;
}

} // namespace

#if !HAS_OWN_ALLOCATOR
// Qt, SQLite and `new` all come here.
extern "C" {
void* __libc_malloc(size_t size);
void* __libc_calloc(size_t count, size_t size);
void* __libc_realloc(void* block, size_t size);

void* malloc(size_t size)
{
    return fails() ? nullptr : __libc_malloc(size);
}
void* calloc(size_t count, size_t size)
{
    return fails() ? nullptr : __libc_calloc(count, size);
}
void* realloc(void* block, size_t size)
{
    return fails() ? nullptr : __libc_realloc(block, size);
}
}
#endif

using namespace roadmarshal;

namespace {

struct Attempt
{
    int acknowledged = 0; // entries
    bool finished = false;
    bool crashed = false;   // in code of ours
    bool endedInQt = false; // by an abort, or by a fault in a library
};

constexpr int finishedStatus = 0;
constexpr int refusedStatus = 1;
constexpr int libraryStatus = 2;
constexpr int crashedStatus = 3;

// Whose code it is that reads or writes where nothing is.
void tellFault(int, siginfo_t*, void* context)
{
    allowed = -1;
#ifdef __x86_64__
    const auto place = static_cast<ucontext_t*>(context)->uc_mcontext.gregs[REG_RIP];
#else
    const auto place = static_cast<ucontext_t*>(context)->uc_mcontext.pc;
#endif
    Dl_info there{};
    const bool known = ::dladdr(reinterpret_cast<void*>(place), &there) != 0;
    ::_exit(known && std::strstr(there.dli_fname, ".so") ? libraryStatus : crashedStatus);
}

void watchFaults()
{
    struct sigaction action{};
    action.sa_sigaction = tellFault;
    action.sa_flags = SA_SIGINFO;
    for (const int fault : {SIGSEGV, SIGBUS})
        ::sigaction(fault, &action, nullptr);
    ::signal(SIGABRT, SIG_DFL);
}

// Runs it where the n-th allocation fails. It reports each number of entries that it was told is on disk.
Attempt attempt(long n, const std::function<bool(const std::function<void(int)>&)>& operation)
{
    int pipe[2];
    if (::pipe(pipe) != 0)
        return {.crashed = true};
    const pid_t child = ::fork();
    if (child == 0) {
        watchFaults();
        ::close(STDERR_FILENO); // what an abort says there is known
        const auto acknowledge = [&](int entries) { (void)!::write(pipe[1], &entries, sizeof entries); };
        int status = refusedStatus;
        try {
            allowed = n;
            status = operation(acknowledge) && !hasFailed ? finishedStatus : refusedStatus;
        } catch (const std::bad_alloc&) {
        }
        ::_exit(status);
    }
    ::close(pipe[1]);
    Attempt result;
    for (int entries = 0; ::read(pipe[0], &entries, sizeof entries) == sizeof entries;)
        result.acknowledged = entries;
    ::close(pipe[0]);
    int status = 0;
    ::waitpid(child, &status, 0);
    const bool aborted = WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT;
    const int left = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    result.finished = left == finishedStatus;
    result.endedInQt = aborted || left == libraryStatus;
    result.crashed = (WIFSIGNALED(status) && !aborted) || left == crashedStatus;
    return result;
}

} // namespace

class TestFailedAllocations : public QObject
{
    Q_OBJECT
    QTemporaryDir m_folder;
    test::DemoGame m_game;
    QString m_log;

    QString freshPath()
    {
        static int count = 0;
        return m_folder.filePath(QStringLiteral("%1.roadmarshal").arg(++count));
    }
    QString copyOfTheGame()
    {
        const QString path = freshPath();
        return QFile::copy(m_game.path(), path) ? path : QString();
    }

    // At every so many-th allocation until it gets through; `check` looks at what is on disk after each.
    void failEverywhere(const char* name,
                        const std::function<bool(const QString&, const std::function<void(int)>&)>& operation,
                        const std::function<QString()>& begin,
                        const std::function<void(const QString&, int)>& check)
    {
        int points = 0;
        int ended = 0;
        for (long n = 0; points < 400; n += 1 + n / 15) { // close together at first, wider later
            const QString path = begin();
            const Attempt result =
                attempt(n, [&](const std::function<void(int)>& told) { return operation(path, told); });
            ++points;
            ended += result.endedInQt;
            QVERIFY2(!result.crashed,
                     qPrintable(QStringLiteral("%1, allocation %2").arg(QLatin1StringView(name)).arg(n)));
            check(path, result.acknowledged);
            if (QTest::currentTestFailed())
                return qWarning("%s, allocation %ld", name, n);
            QFile::remove(path);
            if (result.finished)
                break;
        }
        qInfo("%s, %s: %d points, %d ended in Qt", name, onlyOne ? "one fails" : "all fail from there on",
              points, ended);
    }

private slots:
    void initTestCase()
    {
        if (HAS_OWN_ALLOCATOR)
            QSKIP("the sanitizers bring an allocator of their own");
        std::mt19937 random(7);
        for (int i = 0; i < 40; ++i)
            test::randomEntry(*m_game.session, random);
        m_log = m_folder.filePath(QStringLiteral("log.json"));
        QFile file(m_log);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(log::exportAs(log::Format::Json, *m_game.session));
        m_game.reopen(table::Access::ReadOnly); // so that copies of the one file are whole
    }

    void nothingAcknowledgedIsLost_data()
    {
        QTest::addColumn<bool>("one");
        QTest::newRow("one fails") << true;
        QTest::newRow("all fail from there on") << false;
    }
    void nothingAcknowledgedIsLost()
    {
        QFETCH(bool, one);
        onlyOne = one;
        const int before = m_game.session->last();
        const auto holds = [before](const QString& path, int acknowledged) {
            const auto session = table::Session::open(games::find, path, table::Access::ReadWrite);
            QVERIFY2(session.has_value(), session ? "" : qPrintable(session.error().toLine()));
            QCOMPARE((*session)->file().damage(), QString());
            QVERIFY((*session)->last() >= std::max(before, acknowledged));
        };
        const auto copy = [this] { return copyOfTheGame(); };
        failEverywhere(
            "open",
            [](const QString& path, const auto&) {
                return table::Session::open(games::find, path, table::Access::ReadWrite).has_value();
            },
            copy, holds);
        failEverywhere(
            "append",
            [](const QString& path, const auto& acknowledge) {
                const long wanted = std::exchange(allowed, -1);
                const auto session = table::Session::open(games::find, path, table::Access::ReadWrite);
                allowed = wanted;
                bool taken = true;
                for (const char* line : {"set 36 damage 1", "set 36 damage 2", "set 36 damage 3", "undo"}) {
                    taken = table::take(**session, QString::fromLatin1(line)).has_value() && taken;
                    acknowledge((*session)->last());
                }
                return taken;
            },
            copy, holds);
        failEverywhere(
            "export",
            [](const QString& path, const auto&) {
                const auto session = table::Session::open(games::find, path, table::Access::ReadOnly);
                return session && !log::exportAs(log::Format::Html, **session).isEmpty();
            },
            copy, holds);
    }

    void anImportIsThereAsAWholeOrNotAtAll()
    {
        onlyOne = true;
        const int entries = m_game.session->last();
        failEverywhere(
            "import",
            [this](const QString& path, const auto& acknowledge) {
                const auto imported = log::importLog(m_log, path);
                if (imported)
                    acknowledge(*imported);
                return imported.has_value();
            },
            [this] { return freshPath(); },
            [entries](const QString& path, int acknowledged) {
                if (acknowledged == 0 && !QFile::exists(path))
                    return;
                const auto session = table::Session::open(games::find, path, table::Access::ReadOnly);
                QVERIFY2(session.has_value(), session ? "" : qPrintable(session.error().toLine()));
                QCOMPARE((*session)->last(), entries);
                QCOMPARE((*session)->file().damage(), QString());
            });
    }
};

ONE_OF_MANY(TestFailedAllocations)
#include "test_failed_allocations.moc"

// Stands in for libFuzzer where there is none: hands its reader every file it is given, then changed ones for
// so many seconds.
#include "byte_mutator.h"
#include "libfuzzer.h"
#include "one_input.h"

#include <QCommandLineParser>
#include <QDateTime>
#include <QDeadlineTimer>
#include <QDir>
#include <QDirIterator>
#include <QFile>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <optional>

#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace roadmarshal;

namespace {

struct Task
{
    QStringList files;
    int seconds = 0;
    unsigned seed = 0;
    QString kept; // the input that is being read, so that the one that breaks the reader stays behind
};

QStringList filesIn(const QStringList& places)
{
    QStringList files;
    for (const QString& place : places) {
        if (!QFileInfo(place).isDir())
            files.append(place);
        for (QDirIterator each(place, QDir::Files, QDirIterator::Subdirectories); each.hasNext();)
            files.append(each.next());
    }
    files.sort(); // however a folder lists them: a seed goes the same way everywhere
    return files;
}

Task taskOf(const QStringList& words)
{
    const QString clock = QString::number(QDateTime::currentMSecsSinceEpoch() % 4294967296);
    QCommandLineParser parser;
    parser.addOptions({{QStringLiteral("seconds"), {}, QStringLiteral("N"), QStringLiteral("0")},
                       {QStringLiteral("seed"), {}, QStringLiteral("N"), clock}});
    if (!parser.parse(words))
        return {};
    const unsigned seed = parser.value(QStringLiteral("seed")).toUInt();
    const QString name = QStringLiteral("%1-%2.input").arg(QFileInfo(words.first()).fileName()).arg(seed);
    return {filesIn(parser.positionalArguments()), parser.value(QStringLiteral("seconds")).toInt(), seed,
            QDir::current().filePath(name)};
}

// Bad input may cost ten seconds; the sanitizers take as much again and more. Of the processor's time: a busy
// machine is no fault of the reader.
void allow(time_t seconds)
{
    const itimerval limit{{0, 0}, {seconds, 0}};
    setitimer(ITIMER_PROF, &limit, nullptr);
}

void read(const QByteArray& input, QFile& kept)
{
    fuzz::promise(kept.resize(0) && kept.seek(0) && kept.write(input) == input.size() && kept.flush(),
                  "an input can be kept");
    allow(25);
    fuzz::readOne(input);
    allow(0);
}

std::optional<QList<QByteArray>> contentsOf(const QStringList& files)
{
    QList<QByteArray> contents;
    for (const QString& name : files) {
        QFile file(name);
        if (!file.open(QIODevice::ReadOnly))
            return std::nullopt;
        contents.append(file.readAll());
    }
    return contents;
}

int readAll(const Task& task, const QList<QByteArray>& inputs)
{
    QFile kept(task.kept);
    fuzz::promise(kept.open(QIODevice::WriteOnly), "an input can be kept");
    qsizetype largest = 4096;
    for (const QByteArray& input : inputs) {
        largest = std::max(largest, 2 * input.size());
        read(input, kept);
    }
    qint64 changed = 0;
    fuzz::seedMutations(task.seed);
    for (const QDeadlineTimer end(task.seconds * 1000); !end.hasExpired(); ++changed)
        read(fuzz::mutated(inputs, largest), kept);
    std::printf("held for %lld kept inputs and %lld changed ones\n", static_cast<long long>(inputs.size()),
                static_cast<long long>(changed));
    kept.remove();
    return 0;
}

QString howItEnded(int status)
{
    if (!WIFSIGNALED(status))
        return QStringLiteral("ended with status %1").arg(WEXITSTATUS(status));
    return WTERMSIG(status) == SIGPROF ? QStringLiteral("took too long")
                                       : QStringLiteral("was ended by signal %1").arg(WTERMSIG(status));
}

int judge(const Task& task, int status)
{
    if (status == 0)
        return 0;
    const QString input = QFile::exists(task.kept) ? QStringLiteral("the input is kept in %1").arg(task.kept)
                                                   : QStringLiteral("with no input at work");
    std::printf("broke: %s, seed %u; %s\n", qPrintable(howItEnded(status)), task.seed, qPrintable(input));
    return 1;
}

} // namespace

// The reader works in a process of its own: whatever ends that, somebody is left to say so.
int main(int argc, char** argv)
{
    QStringList words;
    for (int i = 0; i < argc; ++i)
        words.append(QString::fromLocal8Bit(argv[i]));
    const Task task = taskOf(words);
    const auto inputs = contentsOf(task.files);
    if (!inputs || inputs->isEmpty()) {
        std::fputs("usage: fuzz_READER [--seconds N] [--seed N] FILE|FOLDER…\n", stderr);
        return 2;
    }
    std::printf("seed %u, %d s\n", task.seed, task.seconds);
    std::fflush(stdout);
    const pid_t reader = fork();
    fuzz::promise(reader >= 0, "there is room for a process");
    if (reader == 0) {
        LLVMFuzzerInitialize(&argc, &argv);
        return readAll(task, *inputs);
    }
    int status = 1;
    waitpid(reader, &status, 0);
    return judge(task, status);
}

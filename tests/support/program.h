// Runs the program itself, as a person or a script would.
#pragma once

#include <QProcess>

namespace roadmarshal::test {

struct Ran
{
    int status = -1;
    QByteArray out;
    QByteArray error;
};

inline Ran run(const QStringList& arguments, const QByteArray& input = {}, const QStringList& wrapper = {})
{
    QProcess process;
    QStringList words = wrapper + QStringList{QStringLiteral(ROADMARSHAL_PROGRAM)} + arguments;
    process.setProgram(words.takeFirst());
    process.setArguments(words);
    process.start();
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(60'000))
        process.kill();
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            process.readAllStandardOutput(), process.readAllStandardError()};
}

} // namespace roadmarshal::test

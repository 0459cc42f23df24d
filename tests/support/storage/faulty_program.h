// The program itself, with a fault at one of its calls to the kernel.
#pragma once

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>

namespace roadmarshal::test {

struct ProgramFault
{
    int call = 0;      // that changes anything below the folder, from 1; 0 is none
    QString fault;     // "kill", or the number of an errno
    bool lasts = true; // all later calls fail too
};

struct Faulted
{
    bool wasKilled = false;
    int status = 0; // unless it was killed
    QByteArray out;
    QByteArray error;
    int calls = 0; // unless it was killed
};

inline Faulted runWithFault(const QStringList& arguments, const QByteArray& input, const QString& folder,
                            const ProgramFault& fault)
{
    const QTemporaryDir reports;
    const QString report = reports.filePath(QStringLiteral("calls"));
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("LD_PRELOAD"), QStringLiteral(KERNEL_SHIM));
    environment.insert(QStringLiteral("ROADMARSHAL_FAULT_FOLDER"), folder);
    environment.insert(QStringLiteral("ROADMARSHAL_FAULT_AT"), QString::number(fault.call));
    environment.insert(QStringLiteral("ROADMARSHAL_FAULT"), fault.fault);
    environment.insert(QStringLiteral("ROADMARSHAL_FAULT_COUNT"), report);
    if (fault.lasts)
        environment.insert(QStringLiteral("ROADMARSHAL_FAULT_LASTS"), QStringLiteral("1"));
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(ROADMARSHAL_PROGRAM), arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(60'000))
        qFatal("the program hangs");
    QFile calls(report);
    return {process.exitStatus() == QProcess::CrashExit, process.exitCode(), process.readAllStandardOutput(),
            process.readAllStandardError(),
            calls.open(QIODevice::ReadOnly) ? calls.readAll().trimmed().toInt() : 0};
}

// The last entry of which the program said that it is on disk.
inline int lastAcknowledged(const QByteArray& out)
{
    int last = 0;
    for (const QByteArray& line : out.first(out.lastIndexOf('\n') + 1).split('\n'))
        last = std::max(last, QJsonDocument::fromJson(line).object()[QStringLiteral("entry")].toInt());
    return last;
}

} // namespace roadmarshal::test

// What every fuzzed reader is held to: bytes go in, and what comes out is sound or a reason.
#pragma once

#include "json/problem.h"

#include <QByteArray>

namespace roadmarshal::fuzz {

// Defined by each program: one input for its reader.
void readOne(const QByteArray& input);

// Ends the program, so that the input is kept, unless the promise holds.
void promise(bool holds, const char* what);
// A refusal says in one line what is wrong.
void promiseReason(const QString& line);
inline void promiseReason(const Problem& problem)
{
    promiseReason(problem.toLine(QStringLiteral("file")));
}

// A file with these bytes in memory, gone with this value.
class ScratchFile
{
public:
    explicit ScratchFile(const QByteArray& bytes, const QString& name = QStringLiteral("input"));
    ~ScratchFile();
    const QString& path() const { return m_path; }

private:
    QString m_path;
};

} // namespace roadmarshal::fuzz

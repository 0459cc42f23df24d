// Everything that Roadmarshal does to game files, each as a value that can be tried over and over on the same
// files.
#pragma once

#include "disk_trace.h"
#include "storage_findings.h"

#include "table/journal/session.h"

#include <functional>

namespace roadmarshal::test {

struct Operation
{
    const char* name = "";
    int step = 1;                     // faults at every so manieth call are enough: it takes long
    QString file;                     // the game that it makes or changes
    Files before;                     // what is in the folder
    std::optional<Journal> journal;   // of that game before; none: there is no such game yet
    QMap<QString, Journal> unchanged; // other games in the folder
    bool isOpen = false;              // a session has the game `source` open when it begins
    QString source;
    std::function<void(table::Session& session)> warmUp; // before it begins
    // Does it in a folder. What it returns is acknowledged: the whole journal of `file`; or why not.
    std::function<std::expected<Journal, QString>(const QString& folder,
                                                  std::unique_ptr<table::Session>& session)>
        act;
};

// All of them. Each is built once per process.
const std::vector<Operation>& operations();
const Operation& operationCalled(const char* name);

// A try of an operation, from opening to acknowledgement.
class Try
{
public:
    // Puts the files there.
    Try(const Operation& operation, const QString& folder);

    // Opens the game, if the operation wants it open.
    void open();
    void act();
    void close() { m_session.reset(); }
    const std::expected<Journal, QString>& said() const { return m_said; }
    bool isOpen() const { return m_session != nullptr; }

private:
    const Operation* m_operation;
    QString m_folder;
    std::unique_ptr<table::Session> m_session;
    std::expected<Journal, QString> m_said;
};

// Answers to the open question and those after it, until they make so many entries.
QString lineOf(const table::Session& session, size_t entries);

enum class Ended { Alive, Dead };

// Opens what is in the folder as the next start of the program would. If the operation had not been
// acknowledged, it may have happened or not, but as a whole; if the process lived on to say that it failed,
// no new game may be there. Then does it again.
Findings examine(const Operation& operation, const QString& folder,
                 const std::optional<Journal>& acknowledged, Ended ended);

} // namespace roadmarshal::test

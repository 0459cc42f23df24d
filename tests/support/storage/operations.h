// Everything that Roadmarshal does to game files, each as a value that can be tried over and over on the same
// files.
#pragma once

#include "disk_trace.h"
#include "findings.h"

#include "table/journal/session.h"

#include <functional>

namespace roadmarshal::test {

QString pathIn(const QString& folder, const QString& name);

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

// Answers to the open question and those after it, until they make so many entries.
QString lineOf(const table::Session& session, size_t entries);

} // namespace roadmarshal::test

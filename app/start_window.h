// Starts the program with its window.
#pragma once

#include <QStringList>

namespace roadmarshal {

// `args` without the program's name: a game file, or --demo, with --picture, --summary and --measure to write
// instead of show.
int startWindow(int argc, char** argv, const QStringList& args);

} // namespace roadmarshal

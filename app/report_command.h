// `roadmarshal report`: the prints of a game as a PDF, without a display.
#pragma once

#include <QStringList>

namespace roadmarshal {

// `args` begin with the subcommand. The exit status.
int writeReport(int argc, char** argv, const QStringList& args);

} // namespace roadmarshal

// The words of the command line as text.
#pragma once

#include <QStringList>

#include <expected>

namespace roadmarshal::cli {

// Without the program's name. A name that is no UTF-8 would come out as the name of another file: it is
// refused, written so that it can be read.
std::expected<QStringList, QString> givenWords(int argc, char** argv);

} // namespace roadmarshal::cli

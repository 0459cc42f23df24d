// Standard input line by line, until it ends or the program is asked to.
#pragma once

#include <QByteArray>

#include <optional>

namespace roadmarshal::cli {

class InputLines
{
public:
    // Of a line that is too long no more is kept than tells that it is.
    std::optional<QByteArray> next();

private:
    // False at the end.
    bool readMore();

    QByteArray m_read; // and not yet handed out
};

} // namespace roadmarshal::cli

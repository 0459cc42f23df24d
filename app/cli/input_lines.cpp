#include "input_lines.h"

#include "ending.h"

#include <poll.h>
#include <unistd.h>

#include <array>
#include <cerrno>

namespace roadmarshal::cli {

namespace {

constexpr qsizetype longest = 16 * 1024;

// False if the program is to end instead.
bool waitForInput()
{
    std::array<pollfd, 2> handles{pollfd{STDIN_FILENO, POLLIN, 0}, pollfd{endingHandle(), POLLIN, 0}};
    while (endingSignal() == 0) {
        if (::poll(handles.data(), handles.size(), -1) > 0)
            return handles[1].revents == 0;
        if (errno != EINTR)
            return true; // reading says what is wrong
    }
    return false;
}

} // namespace

bool InputLines::readMore()
{
    std::array<char, 4096> bytes{};
    if (!waitForInput())
        return false;
    const ssize_t size = ::read(STDIN_FILENO, bytes.data(), bytes.size());
    if (size > 0)
        m_read.append(bytes.data(), size);
    return size > 0;
}

std::optional<QByteArray> InputLines::next()
{
    QByteArray line;
    for (;;) {
        const qsizetype end = m_read.indexOf('\n');
        const qsizetype part = end < 0 ? m_read.size() : end;
        line += m_read.first(std::min(part, longest - line.size()));
        m_read.remove(0, end < 0 ? part : end + 1);
        if (end >= 0)
            return line;
        if (!readMore())
            return endingSignal() == 0 && !line.isEmpty() ? std::optional(line) : std::nullopt;
    }
}

} // namespace roadmarshal::cli

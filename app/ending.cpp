#include "ending.h"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>

namespace roadmarshal {

namespace {

volatile std::sig_atomic_t noted = 0;
std::array<int, 2> ends{-1, -1}; // of a pipe: a handler may do little more than write to one

void note(int signal)
{
    const int error = errno;
    noted = signal;
    const char byte = 0;
    [[maybe_unused]] const auto written = ::write(ends[1], &byte, 1);
    errno = error;
}

} // namespace

void noteEndings()
{
    if (ends[0] >= 0 || ::pipe2(ends.data(), O_CLOEXEC | O_NONBLOCK) != 0)
        return;
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
        struct sigaction before{};
        ::sigaction(signal, nullptr, &before);
        if (before.sa_handler == SIG_IGN) // as nohup wants it
            continue;
        struct sigaction action{};
        action.sa_handler = note;
        action.sa_flags = SA_RESTART;
        ::sigaction(signal, &action, nullptr);
    }
    std::signal(SIGPIPE, SIG_IGN);
}

int endingSignal()
{
    return noted;
}

int endingHandle()
{
    return ends[0];
}

} // namespace roadmarshal

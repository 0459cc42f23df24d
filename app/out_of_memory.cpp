#include "out_of_memory.h"

#include <cstdlib>
#include <exception>
#include <new>
#include <string_view>

#include <sys/mman.h>
#include <unistd.h>

namespace roadmarshal {

namespace {

bool isOutOfMemory(const std::exception_ptr& thrown)
{
    if (!thrown)
        return false;
    try {
        std::rethrow_exception(thrown);
    } catch (const std::bad_alloc&) {
        return true;
    } catch (...) {
        return false;
    }
}

// Every entry is on disk before anybody hears of it, so that there is nothing to save here.
[[noreturn]] void end()
{
    if (isOutOfMemory(std::current_exception()))
        ::_exit(outOfMemory());
    std::abort();
}

} // namespace

bool hasRoomToStart()
{
    constexpr size_t needed = 32 * 1024 * 1024; // measured: no subcommand gets by with less
    void* const room = ::mmap(nullptr, needed, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (room == MAP_FAILED)
        return false;
    ::munmap(room, needed);
    return true;
}

void handleOutOfMemory()
{
    std::set_terminate(end);
}

int outOfMemory()
{
    constexpr std::string_view line = "roadmarshal: not enough memory\n";
    (void)!::write(STDERR_FILENO, line.data(), line.size());
    return 2;
}

} // namespace roadmarshal

#include "kernel_shim.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/file.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <climits>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <mutex>
#include <optional>
#include <vector>

namespace roadmarshal::test::kernel {

namespace {

struct Watcher
{
    std::recursive_mutex mutex;
    std::atomic<bool> isWatching = false;
    std::string folder; // with a slash at its end
    Before before;
    After after;
};

// Never destroyed: files are closed after the last destructor has run.
Watcher& watcher()
{
    static auto* one = new Watcher;
    return *one;
}

std::atomic<long> clockShift = 0;
thread_local bool isAsking = false; // what the watcher itself does is not watched

template <typename Function>
Function* real(const char* name)
{
    return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

std::string nameOf(int handle)
{
    const std::string link = "/proc/self/fd/" + std::to_string(handle);
    char name[PATH_MAX];
    const ssize_t size = ::readlink(link.c_str(), name, sizeof name);
    return size > 0 ? std::string(name, static_cast<size_t>(size)) : std::string();
}

std::string absolute(int folder, const char* path)
{
    if (*path == '/')
        return path;
    if (folder != AT_FDCWD)
        return nameOf(folder) + '/' + path;
    char here[PATH_MAX];
    return ::getcwd(here, sizeof here) ? std::string(here) + '/' + path : std::string(path);
}

bool isWatched(const std::string& path)
{
    Watcher& w = watcher();
    return w.isWatching && !isAsking && (path + '/').starts_with(w.folder);
}

ino_t inodeOf(int handle)
{
    struct stat info{};
    return ::fstat(handle, &info) == 0 ? info.st_ino : 0;
}

ino_t inodeOf(const std::string& path)
{
    struct stat info{};
    return ::lstat(path.c_str(), &info) == 0 ? info.st_ino : 0;
}

template <typename Hook>
auto askedQuietly(const Hook& hook, const Call& call)
{
    isAsking = true;
    struct Reset
    {
        ~Reset() { isAsking = false; }
    } const reset;
    return hook(call);
}

// Lets the watcher speak, does it, tells the watcher. One at a time, so that what is told is in the order in
// which it happened.
template <typename Do, typename Complete>
auto supervised(Call call, const Do& doIt, const Complete& complete)
{
    Watcher& w = watcher();
    const std::lock_guard guard(w.mutex);
    decltype(doIt()) result = -1;
    if (const int error = askedQuietly(w.before, call); error != 0) {
        errno = error;
        return result;
    }
    result = doIt();
    const int error = errno;
    if (result >= 0) {
        complete(call, result);
        askedQuietly(w.after, call);
    }
    errno = error;
    return result;
}

template <typename Do>
auto supervised(const Call& call, const Do& doIt)
{
    return supervised(call, doIt, [](Call&, auto) {});
}

template <typename Do>
int supervisedOpen(int folder, const char* path, int flags, const Do& doIt)
{
    const std::string name = absolute(folder, path);
    const bool changes = (flags & (O_CREAT | O_TRUNC)) != 0;
    if (!changes || !isWatched(name))
        return doIt();
    const bool isThere = inodeOf(name) != 0;
    if (isThere && (flags & O_TRUNC) == 0)
        return supervised({Kind::Open, name, {}, inodeOf(name), 0, {}}, doIt);
    return supervised({isThere ? Kind::Truncate : Kind::Create, name, {}, 0, 0, {}}, doIt,
                      [](Call& call, int handle) { call.inode = inodeOf(handle); });
}

template <typename Do>
ssize_t supervisedWrite(int handle, const void* data, off_t offset, const Do& doIt)
{
    const std::string name = nameOf(handle);
    if (!isWatched(name))
        return doIt();
    return supervised({Kind::Write, name, {}, inodeOf(handle), offset, {}}, doIt,
                      [&](Call& call, ssize_t written) {
                          call.data = {static_cast<const char*>(data), static_cast<size_t>(written)};
                      });
}

template <typename Do>
int supervisedHandle(Kind kind, int handle, off_t size, const Do& doIt)
{
    const std::string name = nameOf(handle);
    if (!isWatched(name))
        return doIt();
    return supervised({kind, name, {}, inodeOf(handle), size, {}}, doIt);
}

template <typename Do>
int supervisedSync(int handle, const Do& doIt)
{
    struct stat info{};
    const bool isFolder = ::fstat(handle, &info) == 0 && S_ISDIR(info.st_mode);
    return supervisedHandle(isFolder ? Kind::SyncFolder : Kind::Sync, handle, 0, doIt);
}

template <typename Do>
int supervisedNames(Kind kind, const std::string& from, const std::string& to, const Do& doIt)
{
    if (!isWatched(from) && !isWatched(to))
        return doIt();
    struct stat info{};
    const ino_t inode = ::stat(from.c_str(), &info) == 0 ? info.st_ino : inodeOf(from);
    return supervised({kind, from, to, inode, 0, {}}, doIt);
}

// A copy inside the kernel, done by hand so that its bytes are seen.
ssize_t copied(int from, off64_t* fromOffset, int to, off64_t* toOffset, size_t size)
{
    std::vector<char> bytes(std::min<size_t>(size, 1 << 20));
    const ssize_t got = fromOffset ? ::pread(from, bytes.data(), bytes.size(), *fromOffset)
                                   : ::read(from, bytes.data(), bytes.size());
    if (got <= 0)
        return got;
    const ssize_t put = toOffset ? ::pwrite64(to, bytes.data(), static_cast<size_t>(got), *toOffset)
                                 : ::write(to, bytes.data(), static_cast<size_t>(got));
    if (put > 0 && fromOffset)
        *fromOffset += put;
    if (put > 0 && toOffset)
        *toOffset += put;
    return put;
}

const char* wish(const char* name)
{
    const char* value = std::getenv(name);
    return value ? value : "";
}

std::atomic<int> calls = 0; // since the environment is obeyed

[[gnu::constructor]] void obeyTheEnvironment()
{
    const std::string folder = wish("ROADMARSHAL_FAULT_FOLDER");
    if (folder.empty())
        return;
    const int at = std::atoi(wish("ROADMARSHAL_FAULT_AT"));
    const int error = std::atoi(wish("ROADMARSHAL_FAULT")); // 0 for "kill"
    const bool lasts = *wish("ROADMARSHAL_FAULT_LASTS") != '\0';
    const auto before = [at, error, lasts](const Call&) {
        const int call = ++calls;
        if (at == 0 || call < at || (call > at && !lasts))
            return 0;
        if (error == 0)
            ::kill(::getpid(), SIGKILL);
        return error;
    };
    watch(folder, before, [](const Call&) {});
}

[[gnu::destructor]] void tellTheCount()
{
    if (const std::string file = wish("ROADMARSHAL_FAULT_COUNT"); !file.empty()) {
        std::FILE* out = std::fopen(file.c_str(), "w");
        std::fprintf(out, "%d\n", calls.load());
        std::fclose(out);
    }
}

} // namespace

void watch(const std::string& folder, Before before, After after)
{
    Watcher& w = watcher();
    const std::lock_guard guard(w.mutex);
    w.folder = folder + '/';
    w.before = std::move(before);
    w.after = std::move(after);
    w.isWatching = true;
}

void stopWatching()
{
    const std::lock_guard guard(watcher().mutex);
    watcher().isWatching = false;
}

void shiftClock(long seconds)
{
    clockShift = seconds;
}

} // namespace roadmarshal::test::kernel

using namespace roadmarshal::test::kernel;

// The calls themselves, as Qt and SQLite make them.
extern "C" {

#define MODE_OF(flags)                                                                                       \
    mode_t mode = 0;                                                                                         \
    if (((flags) & O_CREAT) != 0 || ((flags) & O_TMPFILE) == O_TMPFILE) {                                    \
        va_list rest;                                                                                        \
        va_start(rest, flags);                                                                               \
        mode = va_arg(rest, mode_t);                                                                         \
        va_end(rest);                                                                                        \
    }

int open(const char* path, int flags, ...)
{
    MODE_OF(flags)
    static auto* const next = real<int(const char*, int, ...)>("open");
    return supervisedOpen(AT_FDCWD, path, flags, [&] { return next(path, flags, mode); });
}

int open64(const char* path, int flags, ...)
{
    MODE_OF(flags)
    static auto* const next = real<int(const char*, int, ...)>("open64");
    return supervisedOpen(AT_FDCWD, path, flags, [&] { return next(path, flags, mode); });
}

int openat(int folder, const char* path, int flags, ...)
{
    MODE_OF(flags)
    static auto* const next = real<int(int, const char*, int, ...)>("openat");
    return supervisedOpen(folder, path, flags, [&] { return next(folder, path, flags, mode); });
}

int openat64(int folder, const char* path, int flags, ...)
{
    MODE_OF(flags)
    static auto* const next = real<int(int, const char*, int, ...)>("openat64");
    return supervisedOpen(folder, path, flags, [&] { return next(folder, path, flags, mode); });
}

ssize_t write(int handle, const void* data, size_t size)
{
    static auto* const next = real<ssize_t(int, const void*, size_t)>("write");
    if (!watcher().isWatching || !isWatched(nameOf(handle)))
        return next(handle, data, size);
    const bool appends = (::fcntl(handle, F_GETFL) & O_APPEND) != 0;
    const off_t offset = ::lseek(handle, 0, appends ? SEEK_END : SEEK_CUR);
    return supervisedWrite(handle, data, offset, [&] { return next(handle, data, size); });
}

ssize_t pwrite(int handle, const void* data, size_t size, off_t offset)
{
    static auto* const next = real<ssize_t(int, const void*, size_t, off_t)>("pwrite");
    return supervisedWrite(handle, data, offset, [&] { return next(handle, data, size, offset); });
}

ssize_t pwrite64(int handle, const void* data, size_t size, off64_t offset)
{
    static auto* const next = real<ssize_t(int, const void*, size_t, off64_t)>("pwrite64");
    return supervisedWrite(handle, data, offset, [&] { return next(handle, data, size, offset); });
}

ssize_t copy_file_range(int from, off64_t* fromOffset, int to, off64_t* toOffset, size_t size, unsigned flags)
{
    static auto* const next =
        real<ssize_t(int, off64_t*, int, off64_t*, size_t, unsigned)>("copy_file_range");
    return isWatched(nameOf(to)) ? copied(from, fromOffset, to, toOffset, size)
                                 : next(from, fromOffset, to, toOffset, size, flags);
}

ssize_t sendfile(int to, int from, off_t* offset, size_t size)
{
    static auto* const next = real<ssize_t(int, int, off_t*, size_t)>("sendfile");
    return isWatched(nameOf(to)) ? copied(from, offset, to, nullptr, size) : next(to, from, offset, size);
}

int ftruncate(int handle, off_t size) noexcept
{
    static auto* const next = real<int(int, off_t)>("ftruncate");
    return supervisedHandle(Kind::Truncate, handle, size, [&] { return next(handle, size); });
}

int ftruncate64(int handle, off64_t size) noexcept
{
    static auto* const next = real<int(int, off64_t)>("ftruncate64");
    return supervisedHandle(Kind::Truncate, handle, size, [&] { return next(handle, size); });
}

int fsync(int handle)
{
    static auto* const next = real<int(int)>("fsync");
    return supervisedSync(handle, [&] { return next(handle); });
}

int fdatasync(int handle)
{
    static auto* const next = real<int(int)>("fdatasync");
    return supervisedSync(handle, [&] { return next(handle); });
}

int rename(const char* from, const char* to) noexcept
{
    static auto* const next = real<int(const char*, const char*)>("rename");
    return supervisedNames(Kind::Rename, absolute(AT_FDCWD, from), absolute(AT_FDCWD, to),
                           [&] { return next(from, to); });
}

int renameat(int fromFolder, const char* from, int toFolder, const char* to) noexcept
{
    static auto* const next = real<int(int, const char*, int, const char*)>("renameat");
    return supervisedNames(Kind::Rename, absolute(fromFolder, from), absolute(toFolder, to),
                           [&] { return next(fromFolder, from, toFolder, to); });
}

int renameat2(int fromFolder, const char* from, int toFolder, const char* to, unsigned flags) noexcept
{
    static auto* const next = real<int(int, const char*, int, const char*, unsigned)>("renameat2");
    return supervisedNames(Kind::Rename, absolute(fromFolder, from), absolute(toFolder, to),
                           [&] { return next(fromFolder, from, toFolder, to, flags); });
}

int link(const char* from, const char* to) noexcept
{
    static auto* const next = real<int(const char*, const char*)>("link");
    return supervisedNames(Kind::Link, absolute(AT_FDCWD, from), absolute(AT_FDCWD, to),
                           [&] { return next(from, to); });
}

int linkat(int fromFolder, const char* from, int toFolder, const char* to, int flags) noexcept
{
    static auto* const next = real<int(int, const char*, int, const char*, int)>("linkat");
    return supervisedNames(Kind::Link, absolute(fromFolder, from), absolute(toFolder, to),
                           [&] { return next(fromFolder, from, toFolder, to, flags); });
}

int unlink(const char* path) noexcept
{
    static auto* const next = real<int(const char*)>("unlink");
    return supervisedNames(Kind::Unlink, absolute(AT_FDCWD, path), {}, [&] { return next(path); });
}

int unlinkat(int folder, const char* path, int flags) noexcept
{
    static auto* const next = real<int(int, const char*, int)>("unlinkat");
    return supervisedNames(Kind::Unlink, absolute(folder, path), {},
                           [&] { return next(folder, path, flags); });
}

int clock_gettime(clockid_t clock, timespec* time) noexcept
{
    static auto* const next = real<int(clockid_t, timespec*)>("clock_gettime");
    const int result = next(clock, time);
    if (result == 0 && clock == CLOCK_REALTIME)
        time->tv_sec += clockShift;
    return result;
}

int flock(int handle, int operation) noexcept
{
    static auto* const next = real<int(int, int)>("flock");
    return supervisedHandle(Kind::Lock, handle, operation, [&] { return next(handle, operation); });
}
}

#include "fault_vfs.h"

#include <sqlite3.h>

#include <atomic>
#include <cstring>
#include <mutex>
#include <new>

namespace roadmarshal::test {

namespace {

enum class Call {
    Open,
    OpenToWrite,
    Delete,
    Access,
    Read,
    Write,
    Truncate,
    Sync,
    FileSize,
    Lock,
    CheckReservedLock,
    ShmMap,
    ShmGrow,
    ShmLock
};

// The error that a fault means for a call; 0 where it means nothing.
int errorOf(Fault fault, Call call)
{
    switch (fault) {
    case Fault::IoError:
        switch (call) {
        case Call::Open:
        case Call::OpenToWrite:
            return SQLITE_CANTOPEN;
        case Call::Delete:
            return SQLITE_IOERR_DELETE;
        case Call::Access:
            return SQLITE_IOERR_ACCESS;
        case Call::Read:
            return SQLITE_IOERR_READ;
        case Call::Write:
            return SQLITE_IOERR_WRITE;
        case Call::Truncate:
            return SQLITE_IOERR_TRUNCATE;
        case Call::Sync:
            return SQLITE_IOERR_FSYNC;
        case Call::FileSize:
            return SQLITE_IOERR_FSTAT;
        case Call::Lock:
            return SQLITE_IOERR_LOCK;
        case Call::CheckReservedLock:
            return SQLITE_IOERR_CHECKRESERVEDLOCK;
        case Call::ShmMap:
        case Call::ShmGrow:
            return SQLITE_IOERR_SHMMAP;
        case Call::ShmLock:
            return SQLITE_IOERR_SHMLOCK;
        }
        break;
    case Fault::Full:
        return call == Call::Write     ? SQLITE_FULL
               : call == Call::ShmGrow ? SQLITE_IOERR_SHMSIZE
               : call == Call::Sync    ? SQLITE_IOERR_FSYNC // a delayed allocation that finds no room
                                       : 0;
    case Fault::ReadOnly:
        return call == Call::Write || call == Call::Truncate ? SQLITE_READONLY
               : call == Call::Delete                        ? SQLITE_IOERR_DELETE
               : call == Call::OpenToWrite                   ? SQLITE_CANTOPEN
               : call == Call::ShmGrow                       ? SQLITE_IOERR_SHMSIZE
                                                             : 0;
    case Fault::CantOpen:
        return call == Call::Open || call == Call::OpenToWrite ? SQLITE_CANTOPEN : 0;
    case Fault::Busy:
        return call == Call::Lock || call == Call::ShmLock ? SQLITE_BUSY : 0;
    }
    return 0;
}

struct State
{
    std::mutex mutex;
    bool isArmed = false;
    FaultPlan plan;
    Counted counted;
};

State& state()
{
    static auto* one = new State; // connections may outlive what is static
    return *one;
}

// 0, or the error that this call has to meet.
int meet(Call call)
{
    State& s = state();
    const std::lock_guard guard(s.mutex);
    const int error = s.isArmed ? errorOf(s.plan.fault, call) : 0;
    if (error == 0)
        return 0;
    const int number = ++s.counted.calls;
    const bool meets = s.plan.at > 0 && (number == s.plan.at || (s.plan.lasts && number > s.plan.at));
    s.counted.happened = s.counted.happened || meets;
    return meets ? error : 0;
}

sqlite3_vfs* ordinary = nullptr;

// The ordinary file lies directly behind it.
struct File
{
    sqlite3_file base;
    sqlite3_file* inner() { return reinterpret_cast<sqlite3_file*>(this + 1); }
};

sqlite3_file* innerOf(sqlite3_file* file)
{
    return reinterpret_cast<File*>(file)->inner();
}

int closeFile(sqlite3_file* file)
{
    return innerOf(file)->pMethods->xClose(innerOf(file));
}

int readFile(sqlite3_file* file, void* data, int size, sqlite3_int64 offset)
{
    const int error = meet(Call::Read);
    return error != 0 ? error : innerOf(file)->pMethods->xRead(innerOf(file), data, size, offset);
}

int writeFile(sqlite3_file* file, const void* data, int size, sqlite3_int64 offset)
{
    sqlite3_file* inner = innerOf(file);
    const int error = meet(Call::Write);
    if (error == SQLITE_FULL && size > 1)
        inner->pMethods->xWrite(inner, data, size / 2, offset);
    return error != 0 ? error : inner->pMethods->xWrite(inner, data, size, offset);
}

int truncateFile(sqlite3_file* file, sqlite3_int64 size)
{
    const int error = meet(Call::Truncate);
    return error != 0 ? error : innerOf(file)->pMethods->xTruncate(innerOf(file), size);
}

int syncFile(sqlite3_file* file, int flags)
{
    const int error = meet(Call::Sync);
    return error != 0 ? error : innerOf(file)->pMethods->xSync(innerOf(file), flags);
}

int fileSize(sqlite3_file* file, sqlite3_int64* size)
{
    const int error = meet(Call::FileSize);
    return error != 0 ? error : innerOf(file)->pMethods->xFileSize(innerOf(file), size);
}

int lockFile(sqlite3_file* file, int level)
{
    const int error = meet(Call::Lock);
    return error != 0 ? error : innerOf(file)->pMethods->xLock(innerOf(file), level);
}

int unlockFile(sqlite3_file* file, int level)
{
    return innerOf(file)->pMethods->xUnlock(innerOf(file), level);
}

int checkReservedLock(sqlite3_file* file, int* isReserved)
{
    const int error = meet(Call::CheckReservedLock);
    return error != 0 ? error : innerOf(file)->pMethods->xCheckReservedLock(innerOf(file), isReserved);
}

int fileControl(sqlite3_file* file, int operation, void* argument)
{
    return innerOf(file)->pMethods->xFileControl(innerOf(file), operation, argument);
}

int sectorSize(sqlite3_file* file)
{
    return innerOf(file)->pMethods->xSectorSize(innerOf(file));
}

int deviceCharacteristics(sqlite3_file* file)
{
    return innerOf(file)->pMethods->xDeviceCharacteristics(innerOf(file));
}

int shmMap(sqlite3_file* file, int page, int size, int extend, void volatile** memory)
{
    const int error = meet(extend != 0 ? Call::ShmGrow : Call::ShmMap);
    return error != 0 ? error : innerOf(file)->pMethods->xShmMap(innerOf(file), page, size, extend, memory);
}

int shmLock(sqlite3_file* file, int offset, int count, int flags)
{
    const int error = (flags & SQLITE_SHM_LOCK) != 0 ? meet(Call::ShmLock) : 0;
    return error != 0 ? error : innerOf(file)->pMethods->xShmLock(innerOf(file), offset, count, flags);
}

void shmBarrier(sqlite3_file* file)
{
    innerOf(file)->pMethods->xShmBarrier(innerOf(file));
}

int shmUnmap(sqlite3_file* file, int deletes)
{
    return innerOf(file)->pMethods->xShmUnmap(innerOf(file), deletes);
}

int fetch(sqlite3_file* file, sqlite3_int64 offset, int size, void** memory)
{
    return innerOf(file)->pMethods->xFetch(innerOf(file), offset, size, memory);
}

int unfetch(sqlite3_file* file, sqlite3_int64 offset, void* memory)
{
    return innerOf(file)->pMethods->xUnfetch(innerOf(file), offset, memory);
}

const sqlite3_io_methods methods{.iVersion = 3,
                                 .xClose = closeFile,
                                 .xRead = readFile,
                                 .xWrite = writeFile,
                                 .xTruncate = truncateFile,
                                 .xSync = syncFile,
                                 .xFileSize = fileSize,
                                 .xLock = lockFile,
                                 .xUnlock = unlockFile,
                                 .xCheckReservedLock = checkReservedLock,
                                 .xFileControl = fileControl,
                                 .xSectorSize = sectorSize,
                                 .xDeviceCharacteristics = deviceCharacteristics,
                                 .xShmMap = shmMap,
                                 .xShmLock = shmLock,
                                 .xShmBarrier = shmBarrier,
                                 .xShmUnmap = shmUnmap,
                                 .xFetch = fetch,
                                 .xUnfetch = unfetch};

int openFile(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* outFlags)
{
    file->pMethods = nullptr;
    if (const int error = meet((flags & SQLITE_OPEN_READWRITE) != 0 ? Call::OpenToWrite : Call::Open);
        error != 0)
        return error;
    const int result = ordinary->xOpen(ordinary, name, innerOf(file), flags, outFlags);
    if (innerOf(file)->pMethods)
        file->pMethods = &methods;
    return result;
}

int deleteFile(sqlite3_vfs*, const char* name, int syncFolder)
{
    const int error = meet(Call::Delete);
    return error != 0 ? error : ordinary->xDelete(ordinary, name, syncFolder);
}

int accessFile(sqlite3_vfs*, const char* name, int flags, int* result)
{
    const int error = meet(Call::Access);
    return error != 0 ? error : ordinary->xAccess(ordinary, name, flags, result);
}

// Whoever waits for a lock in a test has waited long enough.
int sleepNot(sqlite3_vfs*, int microseconds)
{
    return microseconds;
}

} // namespace

void installFaultVfs()
{
    static sqlite3_vfs ours = [] {
        ordinary = sqlite3_vfs_find(nullptr);
        sqlite3_vfs vfs = *ordinary; // what is not replaced does the same as before
        vfs.zName = "roadmarshal-faults";
        vfs.szOsFile = static_cast<int>(sizeof(File)) + ordinary->szOsFile;
        vfs.xOpen = openFile;
        vfs.xDelete = deleteFile;
        vfs.xAccess = accessFile;
        vfs.xSleep = sleepNot;
        return vfs;
    }();
    sqlite3_vfs_register(&ours, 1);
}

void arm(const FaultPlan& plan)
{
    State& s = state();
    const std::lock_guard guard(s.mutex);
    s.plan = plan;
    s.counted = {};
    s.isArmed = true;
}

Counted disarm()
{
    State& s = state();
    const std::lock_guard guard(s.mutex);
    s.isArmed = false;
    return s.counted;
}

} // namespace roadmarshal::test

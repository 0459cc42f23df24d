#include "injections.h"

#include "kernel_shim.h"

#include <QDir>

#include <cerrno>
#include <set>

namespace roadmarshal::test {

namespace {

Injection inSqlite(const char* name, Fault fault, bool lasts)
{
    return {name,
            [fault, lasts](const QString&, int at) {
                installFaultVfs();
                arm({fault, at, lasts});
            },
            [] { return disarm(); }};
}

using Kinds = std::set<kernel::Kind>;

Injection inKernel(const char* name, int error, const Kinds& kinds, bool lasts)
{
    static Counted counted;
    return {name,
            [=](const QString& folder, int at) {
                counted = {};
                const auto before = [=](const kernel::Call& call) {
                    if (!kinds.contains(call.kind))
                        return 0;
                    const int number = ++counted.calls;
                    if (number < at || (number > at && !lasts))
                        return 0;
                    counted.happened = true;
                    return error;
                };
                kernel::watch(QDir(folder).canonicalPath().toStdString(), before, [](const kernel::Call&) {});
            },
            [] {
                kernel::stopWatching();
                return counted;
            },
            lasts && kinds.contains(kernel::Kind::Unlink)};
}

} // namespace

const std::vector<Injection>& injections()
{
    using enum kernel::Kind;
    static const Kinds any{Open, Create, Write, Truncate, Sync, SyncFolder, Rename, Link, Unlink, Lock};
    static const Kinds growing{Create, Write, Rename, Link};
    static const Kinds changing{Open, Create, Write, Truncate, Rename, Link, Unlink};
    static const std::vector<Injection> list{
        inSqlite("SQLite: I/O error, once", Fault::IoError, false),
        inSqlite("SQLite: I/O error from then on", Fault::IoError, true),
        inSqlite("SQLite: disk full, once", Fault::Full, false),
        inSqlite("SQLite: disk full from then on", Fault::Full, true),
        inSqlite("SQLite: read-only from then on", Fault::ReadOnly, true),
        inSqlite("SQLite: can't open, once", Fault::CantOpen, false),
        inSqlite("SQLite: busy, once", Fault::Busy, false),
        inSqlite("SQLite: busy from then on", Fault::Busy, true),
        inKernel("kernel: EIO, once", EIO, any, false),
        inKernel("kernel: EIO from then on", EIO, any, true),
        inKernel("kernel: ENOSPC from then on", ENOSPC, growing, true),
        inKernel("kernel: EROFS from then on", EROFS, changing, true),
    };
    return list;
}

} // namespace roadmarshal::test

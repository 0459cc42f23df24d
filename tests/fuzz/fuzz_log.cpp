// An exported log: what is taken makes a game that exports to the same log.
#include "fuzz/one_input.h"

#include "games/games.h"
#include "log/export.h"
#include "log/import.h"
#include "table/journal/session.h"

using namespace roadmarshal;

void fuzz::readOne(const QByteArray& input)
{
    const ScratchFile file(input);
    const QString path = file.path() + QStringLiteral(".roadmarshal");
    const auto imported = log::importLog(file.path(), path);
    if (!imported)
        return promiseReason(imported.error().toLine());
    const auto session = table::Session::open(games::find, path, table::Access::ReadOnly);
    promise(session && (*session)->last() == *imported && (*session)->file().damage().isEmpty(),
            "what was imported opens whole");
    const ScratchFile exported(log::exportAs(log::Format::Json, **session), QStringLiteral("again"));
    const QString again = exported.path() + QStringLiteral(".roadmarshal");
    promise(log::importLog(exported.path(), again) == *imported, "every log that goes out can come back");
    const auto second = table::Session::open(games::find, again, table::Access::ReadOnly);
    promise(second &&
                log::exportAs(log::Format::Json, **second) == log::exportAs(log::Format::Json, **session),
            "there and back is the same");
    for (const auto format : {log::Format::Text, log::Format::Markdown, log::Format::Html, log::Format::Csv})
        (void)log::exportAs(format, **session);
}

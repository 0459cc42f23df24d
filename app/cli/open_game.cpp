#include "open_game.h"

#include "commands.h"

namespace roadmarshal::cli {

using namespace table;

std::expected<std::unique_ptr<Session>, QString> openGame(const QString& path, Access access)
{
    auto session = Session::open(path, access);
    if (!session)
        return std::unexpected(session.error().toLine(path));
    const GameFile& file = (*session)->file();
    if (!file.damage().isEmpty())
        complain(Problem{{}, file.damage()}.toLine(path));
    if (access == Access::ReadWrite && !file.readOnlyReason().isEmpty())
        return std::unexpected(Problem{{}, file.readOnlyReason()}.toLine(path));
    return *std::move(session);
}

} // namespace roadmarshal::cli

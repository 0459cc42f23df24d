#include "game_sheet.h"

#include "content/kind.h"

namespace roadmarshal::table {

QList<content::Kind> noContent()
{
    return {};
}

} // namespace roadmarshal::table

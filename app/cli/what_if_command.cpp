#include "commands.h"

#include "input_lines.h"
#include "open_game.h"
#include "spoken.h"

#include "table/journal/shorthand.h"

namespace roadmarshal::cli {

using namespace table;

Result whatIf(const Arguments& arguments)
{
    const auto table = openTable(arguments);
    if (!table)
        return std::unexpected(table.error());
    WhatIf branch(table->session->game(), table->state, table->session->drawSource().seed);
    bool allTaken = true;
    InputLines input;
    while (const auto raw = input.next()) {
        const QString line = QString::fromUtf8(*raw).trimmed();
        if (line.isEmpty() || line.startsWith(u'#'))
            continue;
        const auto tried = take(branch, line);
        allTaken = allTaken && tried;
        for (const QJsonObject& object : spoken(branch.game(), tried)) {
            if (const Result printed = printJson(object); !printed)
                return printed;
        }
    }
    return allTaken ? 0 : 1;
}

} // namespace roadmarshal::cli

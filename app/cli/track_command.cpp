#include "commands.h"

#include "board/svg.h"
#include "table/file/export_target.h"
#include "track/board_of.h"
#include "track/load.h"

namespace roadmarshal::cli {

Result track(const Arguments& arguments)
{
    const QString out = arguments.option(QStringLiteral("-o"));
    if (out.isEmpty())
        return std::unexpected(QStringLiteral("-o: say where the SVG goes"));
    const QString path = arguments.plain.first();
    const auto loaded = track::loadFile(path);
    if (!loaded)
        return std::unexpected(loaded.error().toLine(path));
    const QByteArray svg =
        toSvg(*track::boardOf(*loaded),
              arguments.has(QStringLiteral("--dark")) ? board::Theme::dark() : board::Theme::light());
    if (const auto written = table::exportFile(out, svg, path); !written)
        return std::unexpected(written.error().toLine(out));
    return 0;
}

} // namespace roadmarshal::cli

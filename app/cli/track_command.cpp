#include "commands.h"

#include "table/file/export_target.h"
#include "track/load.h"
#include "track/svg.h"

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
    const track::Geometry geometry(*loaded);
    const QByteArray svg =
        track::toSvg(*loaded, geometry,
                     arguments.has(QStringLiteral("--dark")) ? track::Theme::dark() : track::Theme::light());
    if (const auto written = table::exportFile(out, svg, path); !written)
        return std::unexpected(written.error().toLine(out));
    return 0;
}

} // namespace roadmarshal::cli

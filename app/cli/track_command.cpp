#include "commands.h"

#include "track/load.h"
#include "track/svg.h"

#include <QSaveFile>

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
    QSaveFile file(out);
    if (!file.open(QIODevice::WriteOnly) || file.write(svg) != svg.size() || !file.commit())
        return std::unexpected(
            Problem{{}, QStringLiteral("cannot be written (%1)").arg(file.errorString())}.toLine(out));
    return 0;
}

} // namespace roadmarshal::cli

#include "table_picture.h"

#include "track/svg.h"

#include <QHash>

#include <algorithm>

namespace roadmarshal::log {

using namespace track;

namespace {

const auto trackId = QStringLiteral("track");

Theme themeFor(Ink ink)
{
    return ink == Ink::Colour ? Theme::light() : Theme::paper();
}

QList<CarPicture> carsOf(const table::TableShow& show, const Geometry& geometry)
{
    QHash<QString, int> count;
    for (const table::Piece& piece : show.pieces)
        ++count[piece.place];
    QHash<QString, int> nth;
    QList<CarPicture> cars;
    for (const table::Piece& piece : show.pieces) {
        const auto place = parsePlace(piece.place);
        if (!place)
            continue;
        const auto team = std::ranges::find(show.teams, piece.team, &table::Team::id);
        cars.append(
            {piece,
             team == show.teams.end() ? table::Team{} : *team,
             {geometry.pointOf(*place, nth[piece.place]++, count[piece.place]), geometry.headingOf(*place)}});
    }
    return cars;
}

void drawCars(SvgPen& pen, const QList<CarPicture>& cars, Ink ink, bool named)
{
    for (const CarPicture& car : cars)
        drawCar(pen, car, ink, named ? QStringLiteral("car-") + car.piece.id : QString());
}

} // namespace

QByteArray tablePicture(const table::TableShow& show, const PictureMarks& marks, Ink ink)
{
    const Geometry geometry(*show.track);
    const QList<CarPicture> cars = carsOf(show, geometry);
    QByteArray out;
    {
        SvgPen pen(out, geometry.bounds());
        pen.title(show.track->name);
        drawTrack(*show.track, geometry, themeFor(ink), pen);
        drawMarks(pen, marks, *show.track, geometry, cars, ink);
        drawCars(pen, cars, ink, true);
    }
    return out;
}

PictureSeries::PictureSeries(std::shared_ptr<const Track> track, Ink ink)
    : m_track(std::move(track)), m_geometry(*m_track), m_ink(ink)
{
}

QByteArray PictureSeries::definition() const
{
    QByteArray out;
    {
        SvgPen pen(out, {}, SvgPen::Document::Part);
        pen.beginDefinition(trackId);
        drawTrack(*m_track, m_geometry, themeFor(m_ink), pen);
        pen.endDefinition();
    }
    return out;
}

QByteArray PictureSeries::picture(const table::TableShow& show, const PictureMarks& marks) const
{
    const QList<CarPicture> cars = carsOf(show, m_geometry);
    QByteArray out;
    {
        SvgPen pen(out, m_geometry.bounds(), SvgPen::Document::Part);
        pen.title(m_track->name);
        pen.use(trackId);
        drawMarks(pen, marks, *m_track, m_geometry, cars, m_ink);
        drawCars(pen, cars, m_ink, false);
    }
    return out;
}

} // namespace roadmarshal::log

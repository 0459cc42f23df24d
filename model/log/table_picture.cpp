#include "table_picture.h"

#include "board/svg.h"
#include "table/spots.h"

#include <algorithm>

namespace roadmarshal::log {

using namespace board;

namespace {

Theme themeFor(Ink ink)
{
    return ink == Ink::Colour ? Theme::light() : Theme::paper();
}

// What carries others comes before them, and what lies flat before all.
QList<PiecePicture> piecesOf(const table::TableShow& show)
{
    const auto spots = spotsOf(show.pieces, *show.board);
    QList<PiecePicture> pictures;
    for (qsizetype i = 0; i < show.pieces.size(); ++i) {
        const table::Piece& piece = show.pieces[i];
        const auto& spot = spots[static_cast<std::size_t>(i)];
        if (!spot)
            continue;
        const auto team = std::ranges::find(show.teams, piece.team, &table::Team::id);
        pictures.append(
            {piece, team == show.teams.end() ? table::Team{{}, {}, {}, counters::nobodys} : *team, *spot});
    }
    std::ranges::stable_sort(pictures, {}, [](const PiecePicture& picture) {
        return std::pair(picture.spot.depth, !counters::isFlat(picture.piece.form));
    });
    return pictures;
}

QString elementId(const table::Piece& piece)
{
    return (piece.form == table::Form::Car ? QStringLiteral("car-") : QStringLiteral("piece-")) + piece.id;
}

void drawPieces(SvgPen& pen, const QList<PiecePicture>& pieces, Ink ink, bool named)
{
    for (const PiecePicture& piece : pieces)
        drawPiece(pen, piece, ink, named ? elementId(piece.piece) : QString());
}

} // namespace

QByteArray tablePicture(const table::TableShow& show, const PictureMarks& marks, Ink ink)
{
    const QList<PiecePicture> pieces = piecesOf(show);
    QByteArray out;
    {
        SvgPen pen(out, show.board->bounds());
        pen.title(show.board->title());
        draw(*show.board, themeFor(ink), pen);
        drawMarks(pen, marks, *show.board, pieces, ink);
        drawPieces(pen, pieces, ink, true);
    }
    return out;
}

// The patch's key, with a number where another patch had that key at another time.
QString PictureSeries::idOf(const Patch& patch)
{
    if (const auto same = std::ranges::find(m_defined, patch, &Defined::patch); same != m_defined.end())
        return same->id;
    const auto before =
        std::ranges::count(m_defined, patch.key, [](const Defined& defined) { return defined.patch.key; });
    const QString id = before == 0 ? patch.key : QStringLiteral("%1-%2").arg(patch.key).arg(before + 1);
    m_defined.append({id, patch});
    return id;
}

QByteArray PictureSeries::definition() const
{
    QByteArray out;
    {
        SvgPen pen(out, {}, SvgPen::Document::Part);
        for (const Defined& defined : m_defined) {
            pen.beginDefinition(defined.id);
            draw(defined.patch, themeFor(m_ink), pen);
            pen.endDefinition();
        }
    }
    return out;
}

QByteArray PictureSeries::picture(const table::TableShow& show, const PictureMarks& marks)
{
    const QList<PiecePicture> pieces = piecesOf(show);
    QByteArray out;
    {
        SvgPen pen(out, show.board->bounds(), SvgPen::Document::Part);
        pen.title(show.board->title());
        drawGround(*show.board, themeFor(m_ink), pen);
        for (const Patch& patch : show.board->patches())
            pen.use(idOf(patch));
        drawMarks(pen, marks, *show.board, pieces, m_ink);
        drawPieces(pen, pieces, m_ink, false);
    }
    return out;
}

} // namespace roadmarshal::log

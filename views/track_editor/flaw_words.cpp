#include "flaw_words.h"

#include "track/draft/marks.h"

#include <QCoreApplication>
#include <QLocale>

namespace roadmarshal::views {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(FlawWords)
};

QString turnWords(const QString& text, double turn)
{
    return text.arg(QLocale().toString(turn, 'f', QLocale::FloatingPointShortest));
}

} // namespace

QString inWords(const track::Flaw& flaw)
{
    using Kind = track::Flaw::Kind;
    const int lane = flaw.space ? flaw.space->lane : 0;
    const int sector = flaw.space ? flaw.space->sector : 0;
    const int amount = static_cast<int>(flaw.amount);
    switch (flaw.kind) {
    case Kind::NoName:
        return Words::tr("The track has no name");
    case Kind::BadId:
        return Words::tr("The id is made of letters, digits and dashes, at most 60");
    case Kind::TooFewSectors:
        return Words::tr("A track has at least 3 sectors");
    case Kind::LeadsNowhere:
        return Words::tr("Lane %1 of sector %2 leads nowhere").arg(lane).arg(sector);
    case Kind::NoChute:
        return Words::tr("There is no chute: replacements come in through it");
    case Kind::GridTooSmall:
        return Words::tr("The grid has %1 spaces, two teams need %2").arg(amount).arg(track::fewestOnGrid);
    case Kind::GridOnOneCell:
        return Words::tr("%1 is on the grid, and one cell with another that is")
            .arg(track::toText(*flaw.space));
    case Kind::TooFewSpaces:
        return Words::tr("The track has %1 spaces, two teams need %2").arg(amount).arg(track::fewestOnGrid);
    case Kind::ReachedByNone:
        return Words::tr("No lane leads to lane %1 of sector %2").arg(lane).arg(sector);
    case Kind::GridNotFull:
        return Words::tr("The grid has %1 spaces, ten teams need %2").arg(amount).arg(track::mostOnGrid);
    case Kind::TurnsStretched:
        return turnWords(
            Words::tr("The bends turn %1° in all: drawn a little otherwise, so that the loop closes"),
            flaw.amount);
    case Kind::TurnsMiss:
        return turnWords(Words::tr("The bends turn %1° in all, which makes no loop: drawn as a plain ring"),
                         flaw.amount);
    case Kind::LengthsMiss:
        return Words::tr("These bends and straights make no loop: drawn as a plain ring");
    case Kind::RunsIntoItself:
        return Words::tr("The road would run into itself: drawn as a plain ring");
    }
    return {};
}

} // namespace roadmarshal::views

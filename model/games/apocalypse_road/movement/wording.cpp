#include "wording.h"

#include <QCoreApplication>

namespace roadmarshal::apocalypse_road::movement {

namespace {

struct Wording
{
    Why why;
    const char* rule;
    const char* ruling;
    const char* text;
};

constexpr const char* context = "apocalypse_road::movement";

// %1, %2 … are the arguments in the order that reason.h lists them.
constexpr Wording wordings[] = {
    {Why::NoSuchSpace, "7.1", "",
     QT_TRANSLATE_NOOP("apocalypse_road::movement", "The track has no space %1.")},
    {Why::EnteredBefore, "7.1", "AR-2",
     QT_TRANSLATE_NOOP("apocalypse_road::movement",
                       "The car has been on %1 already in this activation and may not enter it twice.")},
    {Why::Backward, "7.1", "",
     QT_TRANSLATE_NOOP("apocalypse_road::movement",
                       "%1 lies behind %2: the active car never moves backward.")},
    {Why::NotBeside, "7.1", "",
     QT_TRANSLATE_NOOP("apocalypse_road::movement",
                       "%1 is not beside %2: a lane change goes one lane at a time.")},
    {Why::NotAhead, "7.1", "",
     QT_TRANSLATE_NOOP("apocalypse_road::movement", "%1 is not directly ahead of %2, nor beside it.")},
    {Why::IntoTrough, "7.14", "",
     QT_TRANSLATE_NOOP("apocalypse_road::movement", "%1 is in the Trough: only an event puts a car there.")},
    {Why::MustLeaveChute, "8.3", "",
     QT_TRANSLATE_NOOP("apocalypse_road::movement",
                       "%1 cannot be the first step from %2: the car first comes onto the track at %3.")},
    {Why::MustLeaveTrough, "7.14", "AR-17",
     QT_TRANSLATE_NOOP("apocalypse_road::movement",
                       "%1 cannot be the first step from %2: the car first comes onto the track at %3.")},
    {Why::MustReturn, "10.0", "",
     QT_TRANSLATE_NOOP("apocalypse_road::movement",
                       "%1 cannot be the first step from %2: the car first comes onto the track at %3.")},
    {Why::NoEntry, "7.1", "AR-1",
     QT_TRANSLATE_NOOP("apocalypse_road::movement", "No space of this track is entered from %1.")},
    {Why::PointsSpent, "7.1", "AR-1",
     QT_TRANSLATE_NOOP("apocalypse_road::movement",
                       "All movement points (%2) are spent before %1. It would take at least 1 more.")},
    {Why::CostsMore, "7.10", "AR-1",
     QT_TRANSLATE_NOOP(
         "apocalypse_road::movement",
         "Displacing car %4 from %1 costs %2 movement points, %3 is left. It would take 1 more.")},
    {Why::RoughLaneChange, "7.13", "AR-16",
     QT_TRANSLATE_NOOP(
         "apocalypse_road::movement",
         "No lane change on rough track: the car at %1 has to keep its lane until it leaves it.")},
    {Why::JumpLaneChange, "7.14", "AR-16",
     QT_TRANSLATE_NOOP(
         "apocalypse_road::movement",
         "No lane change on a jump section: the car at %1 has to keep its lane until it leaves it.")},
    {Why::LinkedInLine, "7.6", "",
     QT_TRANSLATE_NOOP(
         "apocalypse_road::movement",
         "Line movement has moved another car, so the lane can't be changed any more. Before that "
         "first link it can.")},
    {Why::LinkedInPursuit, "7.7", "",
     QT_TRANSLATE_NOOP(
         "apocalypse_road::movement",
         "Pursuit movement has pushed another car, so the lane can't be changed any more. Before "
         "that first link it can.")},
    {Why::CardNotDiagonal, "7.15", "",
     QT_TRANSLATE_NOOP(
         "apocalypse_road::movement",
         "From %2 to %1 is a diagonal step, and this card has none. A diagonal card could do it.")},
    {Why::NoDiagonal, "7.15", "",
     QT_TRANSLATE_NOOP("apocalypse_road::movement",
                       "From %2 to %1 is a diagonal step, and this card has none.")},
    {Why::DiagonalOccupied, "7.15", "AR-3",
     QT_TRANSLATE_NOOP("apocalypse_road::movement",
                       "A diagonal step only enters an empty space; car %2 is on %1.")},
    {Why::DiagonalHeld, "7.15", "AR-3",
     QT_TRANSLATE_NOOP("apocalypse_road::movement",
                       "A diagonal step only enters an empty space; car %2 holds the crossover cell of %1 in "
                       "the other direction.")},
    {Why::CellHeld, "7.12", "",
     QT_TRANSLATE_NOOP(
         "apocalypse_road::movement",
         "Car %2 holds the crossover cell of %1 in the other direction; it can't be entered sideways.")},
    {Why::Collides, "7.12", "",
     QT_TRANSLATE_NOOP(
         "apocalypse_road::movement",
         "Going to %1 would make car %2 collide with car %3 at the crossover: the movement ends "
         "before that step.")},
    {Why::Rams, "7.9", "",
     QT_TRANSLATE_NOOP("apocalypse_road::movement",
                       "A ram does not enter %1: the movement ends behind car %2.")},
    {Why::OnCrossover, "7.12", "AR-9",
     QT_TRANSLATE_NOOP("apocalypse_road::movement",
                       "Car %1 stands on a crossover cell (%2) and can't be displaced.")},
    {Why::DisplacedIntoCell, "7.12", "AR-9",
     QT_TRANSLATE_NOOP(
         "apocalypse_road::movement",
         "Car %1 would be displaced forward, and that would force a car into a crossover cell held in "
         "the other direction.")},
    {Why::RunsIntoItself, "7.2", "AR-7",
     QT_TRANSLATE_NOOP(
         "apocalypse_road::movement",
         "The lane is full all the way round: going to %1 would push a chain of cars into itself.")},
    {Why::PulledCarInTheWay, "7.8", "AR-7",
     QT_TRANSLATE_NOOP("apocalypse_road::movement",
                       "Car %1 follows the active car: it can be neither displaced nor pushed.")},
    {Why::BoundLane, "7.11", "AR-13",
     QT_TRANSLATE_NOOP("apocalypse_road::movement",
                       "A linked car has left %1 by %2, so every car of the line leaves it that way.")},
    {Why::LineCannotBeSplit, "7.11", "AR-13",
     QT_TRANSLATE_NOOP(
         "apocalypse_road::movement",
         "Going to %1 would make a car of the line leave a diverging space another way than the "
         "line did before.")},
    {Why::NoWayOn, "7.1", "AR-1",
     QT_TRANSLATE_NOOP("apocalypse_road::movement",
                       "After %1 the rest of the movement points could not be spent.")},
    {Why::NoMovement, "7.1", "AR-1",
     QT_TRANSLATE_NOOP("apocalypse_road::movement",
                       "The car has no legal movement at all with this card: it stays at %1.")},
    {Why::PointsLeft, "7.1", "AR-1",
     QT_TRANSLATE_NOOP("apocalypse_road::movement", "All movement points have to be spent: %1 left at %2.")},
};

const Wording& wordingOf(Why why)
{
    for (const Wording& wording : wordings) {
        if (wording.why == why)
            return wording;
    }
    Q_UNREACHABLE();
}

QString toText(const Argument& argument, const QStringList& carNames)
{
    if (const int* number = std::get_if<int>(&argument))
        return QString::number(*number);
    if (const Car* car = std::get_if<Car>(&argument))
        return carNames.value(*car, QString::number(*car));
    return track::toText(std::get<track::Place>(argument));
}

} // namespace

table::Citation citation(const Reason& reason)
{
    const Wording& wording = wordingOf(reason.why);
    return {QString::fromLatin1(wording.rule), QString::fromLatin1(wording.ruling)};
}

QStringList arguments(const Reason& reason, const QStringList& carNames)
{
    QStringList texts;
    for (const Argument& argument : reason.arguments)
        texts.append(toText(argument, carNames));
    return texts;
}

QString text(const Reason& reason, const QStringList& carNames)
{
    return text(reason.why, arguments(reason, carNames));
}

QString text(Why why, const QStringList& arguments)
{
    const QString pattern = QCoreApplication::translate(context, wordingOf(why).text);
    // One pass, since a car's name may itself hold a placeholder.
    QString text;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const int number = i + 1 < pattern.size() ? pattern[i + 1].digitValue() : -1;
        if (pattern[i] == u'%' && number > 0 && number <= static_cast<int>(arguments.size())) {
            text += arguments[number - 1];
            ++i;
        } else {
            text += pattern[i];
        }
    }
    return text;
}

} // namespace roadmarshal::apocalypse_road::movement

#include "square.h"

#include <algorithm>

namespace roadmarshal::apocalypse_trail {

namespace {

bool isFreeShelterFrom(const State& state, int least, int most)
{
    for (int square = std::max(least, 0); square <= std::min(most, state.trail().end()); ++square) {
        if (state.isFreeShelter(square))
            return true;
    }
    return false;
}

// ATR-33
Objections againstDirection(const State& state, const Pawn& pawn, bool back)
{
    if (!state.isRace())
        return back ? Objections{against("back-in-survival", "AT-49")} : Objections{};
    const bool ahead = isFreeShelterFrom(state, pawn.at, state.trail().end());
    if (back == !ahead && isFreeShelterFrom(state, 0, state.trail().end()))
        return {};
    if (back && ahead)
        return {against("shelter-ahead", "AT-49", {}, "ATR-33")};
    return {against(back ? "no-shelter-free" : "no-shelter-ahead", "AT-49", {}, "ATR-33")};
}

// AT-57: who walks can only push along (ATR-32).
Objections againstDriving(const State& state, const QString& pawn)
{
    Objections objections;
    for (const int index : state.convoyOf(pawn)) {
        const Crew& crew = state.crews[static_cast<size_t>(index)];
        if (!crew.vehicle && !crew.survivors.empty())
            objections.append(against("crew-walks", "AT-57", {{QStringLiteral("crew"), crew.id}}, "ATR-32"));
    }
    const Rigs rigs = rigsOf(state, pawn);
    if (rigs.empty())
        objections.append(against("no-vehicle", "AT-57", {}, "ATR-32"));
    else if (waysToMove(rigs).empty())
        objections.append(against("no-fuel", "AT-57"));
    return objections;
}

} // namespace

int survivorsOf(const State& state, const QString& pawn)
{
    size_t count = 0;
    for (const int index : state.convoyOf(pawn))
        count += state.crews[static_cast<size_t>(index)].survivors.size();
    return static_cast<int>(count);
}

int squaresAhead(const State& state, int at, bool back)
{
    return back ? at : state.trail().end() - at;
}

Entered entering(const State& state, const QString& pawn, int square, bool back)
{
    Entered entered;
    entered.eat = state.trail().at(square).eat;
    const bool isFree = state.isRace() && state.isFreeShelter(square);
    if (state.halts(pawn, square))
        entered.stop = Stop::Scenario; // AT-40
    else if (squaresAhead(state, square, back) == 0)
        entered.stop = isFree ? Stop::Shelter : Stop::End; // ATR-34
    else
        entered.mayStop = isFree;
    return entered;
}

Objections whyNotMove(const State& state, const QString& pawn, bool push, bool back)
{
    const Pawn& which = *state.pawn(pawn);
    Objections objections;
    if (state.isRace() && state.isSheltered(pawn))
        objections.append(against("is-sheltered", "AT-92", {{QStringLiteral("crew"), pawn}}));
    if (survivorsOf(state, pawn) == 0)
        objections.append(against("nobody-left", "AT-96", {}, "ATR-21"));
    objections += againstDirection(state, which, back);
    if (!push)
        objections += againstDriving(state, pawn);
    if (squaresAhead(state, which.at, back) == 0)
        objections.append(push ? against("trail-ends", "AT-45") : against("trail-ends", "AT-57"));
    return objections;
}

bool mustGoBack(const State& state, const QString& pawn)
{
    const int at = state.pawn(pawn)->at;
    return state.isRace() && !isFreeShelterFrom(state, at, state.trail().end()) &&
           isFreeShelterFrom(state, 0, at - 1);
}

} // namespace roadmarshal::apocalypse_trail

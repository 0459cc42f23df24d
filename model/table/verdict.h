// What the marshal says to a claim: whether it stands, why, how far it goes, and what would be legal instead.
#pragma once

#include "claim.h"
#include "prompt.h"

namespace roadmarshal::table {

enum class Stands { Yes, No, Depends };
QString toText(Stands stands);

// A reason for or against, with the rule that it rests on.
using Reason = Objection;

// The way that a piece is said to take.
struct Route
{
    QString piece;
    QStringList path; // places that it enters, in order
    int failsAt = -1; // the first step that can't be, from 0; stopping is the step after the last place
    QList<Preview::Move> moves; // where pieces come to stand, if it stands
    bool fails() const { return failsAt >= 0; }
    bool operator==(const Route&) const = default;
};

// Something legal that is near to what was claimed; a claim again.
struct ClaimVariant
{
    Claim claim;
    Message label;
    std::optional<Preview> preview;
};

struct Verdict
{
    Stands stands = Stands::No;
    Message title;
    QList<Reason> reasons;
    Route route;
    Effects effects;              // what it would change on the table
    QList<ClaimVariant> variants; // nearest first
};

// A plain No.
Verdict refusal(const Message& title, const QList<Reason>& reasons = {});

inline constexpr qsizetype mostVariants = 5;

// The route as a view draws it: up to the step that fails.
Preview previewOf(const Verdict& verdict);
// The place of the step that fails; empty if none does.
QString failingPlace(const Route& route);

// The first `used` answers make a claim.
struct ReadyClaim
{
    Claim claim;
    qsizetype used = 0;
};
using AskedClaim = std::variant<Prompt, ReadyClaim, Misfit, Stopped>;

} // namespace roadmarshal::table

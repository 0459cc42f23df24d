#include "claim_words.h"

#include "dispute/typed_claim.h"
#include "table/journal/shorthand.h"

namespace roadmarshal::cli {

std::expected<table::Claim, QString> claimIn(const table::Game& game, const table::State& state,
                                             const QStringList& words)
{
    auto claim = dispute::typedClaim(game, state, words);
    const QStringList split = words.join(u' ').simplified().split(u' ', Qt::SkipEmptyParts);
    if (!claim && split != words) {
        if (auto other = dispute::typedClaim(game, state, split); other || words.size() == 1)
            claim = std::move(other);
    }
    return claim.transform_error([&](const table::Refused& refused) { return say(game, refused); });
}

} // namespace roadmarshal::cli

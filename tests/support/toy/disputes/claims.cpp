#include "claims.h"

#include "support/toy/ask/ask.h"
#include "support/toy/movement/ways.h"
#include "support/toy/turn/decide.h"
#include "support/toy/words/words.h"
#include "table/short_forms.h"

namespace roadmarshal::test::toy {

using namespace Qt::StringLiterals;
using namespace table;

namespace {

Claim claimOf(const Reach& reach)
{
    return stored<Claim>(std::variant<Reach>(reach));
}

// The way with the fewest rules against it; empty if none leads there.
Way bestWay(const State& state, const Vehicle& vehicle, const QString& place)
{
    Way best;
    qsizetype least = 100;
    for (const Way& way : waysOf(state, vehicle)) {
        const qsizetype against = whyNotDrive(state, vehicle, way).size();
        if (way.last() == place && against < least) {
            best = way;
            least = against;
        }
    }
    return best;
}

QList<ClaimVariant> variantsOf(const State& state, const Vehicle& vehicle)
{
    QList<ClaimVariant> variants;
    for (const Way& way : waysOf(state, vehicle)) {
        if (variants.size() < mostVariants && whyNotDrive(state, vehicle, way).isEmpty())
            variants.append({claimOf({vehicle.id, way.last()}),
                             message("claim-reach", {{u"vehicle"_s, vehicle.id}, {u"place"_s, way.last()}}),
                             previewOf(state, vehicle, way)});
    }
    return variants;
}

Prompt ask(const char* id, Asking asking, const Message& question, QList<Option> options)
{
    Prompt prompt;
    prompt.id = QLatin1StringView(id);
    prompt.asking = asking;
    prompt.question = question;
    prompt.options = std::move(options);
    return prompt;
}

} // namespace

AskedClaim askClaim(const State& state, const Answers& answers)
{
    if (answers.isEmpty()) {
        QList<Option> options;
        for (const Vehicle& vehicle : state.vehicles)
            options.append({vehicle.id, {u"vehicle-"_s + vehicle.id, {}}, {}, {}});
        return ask("claim-piece", Asking::Piece, message("ask-piece"), options);
    }
    const Vehicle* vehicle = state.find(answers[0]);
    if (!vehicle)
        return misfit(0, u"stray"_s, answers[0]);
    if (answers.size() == 1) {
        QList<Option> options;
        for (const QString& place : allSpaces())
            options.append({place, message("place", {{u"place"_s, place}}), {}, {}});
        return ask("claim-place", Asking::Place, message("ask-where", {{u"vehicle"_s, vehicle->id}}),
                   options);
    }
    return isSpace(answers[1]) ? AskedClaim(ReadyClaim{claimOf({vehicle->id, answers[1]}), 2})
                               : misfit(1, u"stray"_s, answers[1]);
}

Verdict judge(const State& state, const Claim& claim)
{
    const auto typedClaim = typed<std::variant<Reach>>(claim);
    if (!typedClaim)
        return refusal(message("stray", {{u"given"_s, claim.kind}}));
    const auto& reach = std::get<Reach>(*typedClaim);
    const QJsonObject args{{u"vehicle"_s, reach.vehicle}, {u"place"_s, reach.place}};
    const Vehicle* vehicle = state.find(reach.vehicle);
    if (!vehicle)
        return refusal(message("stray", {{u"given"_s, reach.vehicle}}));
    const Way way = bestWay(state, *vehicle, reach.place);
    Verdict verdict = refusal(message("stands-not", args));
    verdict.variants = variantsOf(state, *vehicle);
    verdict.route.piece = vehicle->id;
    if (way.isEmpty()) {
        verdict.reasons = {objection(u"too-far"_s, args, u"3.1"_s)};
        return verdict;
    }
    verdict.route.path = way;
    verdict.reasons = whyNotDrive(state, *vehicle, way);
    if (!verdict.reasons.isEmpty()) {
        verdict.route.failsAt = static_cast<int>(way.indexOf(closedOn(state, way)));
        return verdict;
    }
    verdict.stands = Stands::Yes;
    verdict.title = message("stands", args);
    verdict.reasons = {objection(u"claim-reach"_s, args, u"3.1"_s)};
    verdict.route.moves = previewOf(state, *vehicle, way).moves;
    return verdict;
}

} // namespace roadmarshal::test::toy

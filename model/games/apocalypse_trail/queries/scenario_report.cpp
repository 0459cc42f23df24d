#include "scenario_report.h"

#include "games/apocalypse_trail/scenario/commitments.h"
#include "games/apocalypse_trail/scenario/odds.h"
#include "reasons.h"

#include <QJsonDocument>

namespace roadmarshal::apocalypse_trail {

using namespace Qt::StringLiterals;

namespace {

// The same faces bring the same odds, and there are few of them.
class OddsTable
{
public:
    OddsTable(const State& state, const ScenarioCard& card, const ScenarioOption& option)
        : m_state(state), m_card(card), m_option(option)
    {
    }
    const QJsonArray& of(const QStringList& survivors)
    {
        const std::vector<int> faces = rerolledFaces(m_state, m_card, survivors);
        const auto [entry, isNew] = m_known.try_emplace(faces);
        if (isNew) {
            for (const dice::Fraction& chance : oddsOf(m_option, faces))
                entry->second.append(dice::toText(chance));
        }
        return entry->second;
    }

private:
    const State& m_state;
    const ScenarioCard& m_card;
    const ScenarioOption& m_option;
    std::map<std::vector<int>, QJsonArray> m_known;
};

QJsonObject optionReport(const State& state, const QString& pawn, const ScenarioCard& card,
                         const ScenarioOption& option, const std::stop_token& stop)
{
    const Commitments found =
        commitmentsTo(state, pawn, card, option, Admitted::Ready, mostCommitments, stop);
    OddsTable odds(state, card, option);
    QJsonArray commitments;
    for (const CountedCommitment& one : found.sets) {
        const QStringList& survivors = one.commitment.survivors;
        commitments.append(QJsonObject{{u"survivors"_s, QJsonArray::fromStringList(survivors)},
                                       {u"spend"_s, QJsonArray::fromStringList(one.commitment.spent)},
                                       {u"counts"_s, one.counts},
                                       {u"odds"_s, odds.of(survivors)}});
    }
    const bool met = !found.sets.empty();
    return {{u"option"_s, option.id},
            {u"met"_s, met},
            {u"reasons"_s, met ? QJsonArray() : reasonsOf(whyUnmet(state, pawn, card, option))},
            {u"more"_s, found.more},
            {u"commitments"_s, commitments}};
}

} // namespace

QByteArray scenarioReport(const State& state, const QString& pawn, const ScenarioCard& card,
                          const std::stop_token& stop)
{
    QJsonArray ready;
    QJsonArray no;
    for (const int index : state.convoyOf(pawn)) {
        for (const Survivor& survivor : state.crews[static_cast<size_t>(index)].survivors) {
            if (const auto objection = whyNotTakePart(survivor))
                no.append(QJsonObject{{u"survivor"_s, survivor.card},
                                      {u"rule"_s, objection->citation.rule},
                                      {u"ruling"_s, objection->citation.ruling},
                                      {u"text"_s, reasonOf(*objection)[u"text"_s]}});
            else
                ready.append(survivor.card);
        }
    }
    QJsonArray options;
    for (const ScenarioOption& option : card.options)
        options.append(optionReport(state, pawn, card, option, stop));
    return QJsonDocument(
               QJsonObject{
                   {u"scenario"_s, card.id}, {u"ready"_s, ready}, {u"not"_s, no}, {u"options"_s, options}})
        .toJson(QJsonDocument::Compact);
}

} // namespace roadmarshal::apocalypse_trail

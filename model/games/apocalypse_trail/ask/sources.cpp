#include "sources.h"

#include "games/apocalypse_trail/table/names.h"

#include <algorithm>

namespace roadmarshal::apocalypse_trail {

using namespace Qt::StringLiterals;
using table::Option;

namespace {

constexpr qsizetype mostOffered = 24; // more of them are typed

// All ways to take so many tokens out of the stores from `at` on, a few of them.
void share(const State& state, Resource resource, const std::vector<Store>& stores, size_t at, int due,
           Shares& shares, QStringList& found)
{
    if (due == 0)
        found.append(toText(shares));
    if (due == 0 || at == stores.size() || found.size() >= mostOffered)
        return;
    for (int tokens = std::min(due, held(state, stores[at], resource)); tokens >= 0; --tokens) {
        if (tokens > 0)
            shares.push_back({stores[at], tokens});
        share(state, resource, stores, at + 1, due - tokens, shares, found);
        if (tokens > 0)
            shares.pop_back();
    }
}

QString spaced(QString shares)
{
    return shares.replace(u',', u", "_s).replace(u':', u": "_s);
}

} // namespace

table::Prompt promptSource(const State& state, Resource resource, int due, const std::vector<Store>& stores)
{
    const QJsonObject args{{u"resource"_s, u"@resource-"_s + wordFor(resourceWords, resource)},
                           {u"count"_s, due}};
    table::Prompt made = prompt(state, "source", table::Asking::Choice, message("ask-source", args));
    Shares shares;
    QStringList found;
    share(state, resource, stores, 0, due, shares, found);
    for (const QString& one : found.first(std::min(found.size(), mostOffered)))
        made.options.append(option(one, message("option-source", {{u"text"_s, spaced(one)}})));
    return made;
}

Sourced readSource(const State& state, const Bill& bill, const table::Answers& answers, qsizetype& used,
                   bool mayPayNow)
{
    if (!needsSource(state, bill))
        return {};
    const int due = payable(state, bill);
    const bool isForbidden = state.turn.step == Step::Scenario && !mayPayNow;
    if (used >= answers.size() && isForbidden)
        return {};
    if (used >= answers.size())
        return {{}, promptSource(state, bill.resource, due, storesFor(state, bill))};
    const auto source = sourceIn(state, bill, answers[used]);
    if (!source)
        return {{}, table::misfit(used, u"no-such-source"_s, answers[used])};
    ++used;
    return {*source, {}};
}

} // namespace roadmarshal::apocalypse_trail

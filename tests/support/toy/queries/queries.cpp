#include "queries.h"

#include "support/toy/movement/ways.h"
#include "support/toy/table/state.h"

#include <QJsonDocument>

namespace roadmarshal::test::toy {

using namespace Qt::StringLiterals;

namespace {

std::expected<void, Problem> answerReach(const table::State& table, const table::QueryOptions& options,
                                         const table::Sink& sink, const std::stop_token&)
{
    const State& state = table.as<State>();
    const QString& piece = options.at(u"--piece"_s);
    const Vehicle* vehicle = state.find(piece);
    if (!vehicle)
        return std::unexpected(Problem{u"--piece"_s, u"is \"%1\", known are truck, cart"_s.arg(piece)});
    QJsonArray ways;
    for (const Way& way : waysOf(state, *vehicle))
        ways.append(QJsonArray::fromStringList(way));
    sink(QJsonDocument(QJsonObject{{u"ways"_s, ways}}).toJson(QJsonDocument::Compact));
    return {};
}

} // namespace

const QList<table::Query>& queries()
{
    static const QList<table::Query> list{
        {u"reach"_s, {{u"--piece"_s, true, true, u"--piece ID"_s}}, answerReach}};
    return list;
}

} // namespace roadmarshal::test::toy

// A journey as any view draws it.
#pragma once

#include "games/apocalypse_trail/table/state.h"
#include "table/show.h"

namespace roadmarshal::apocalypse_trail {

table::TableShow show(const State& state);
QList<table::Piece> piecesOf(const State& state);
QList<mats::Mat> matsOf(const State& state);
QList<table::DeckShow> decksOf(const State& state);
// Of a Race; nobody plays against anybody in Survival.
QList<table::Standing> standingsOf(const State& state);

inline table::Message shown(const char* code, const QJsonObject& args = {})
{
    return {QLatin1StringView(code), args};
}
// Something that has a name of its own already.
inline table::Message namedAs(const QString& name)
{
    return {QStringLiteral("as-named"), {{QStringLiteral("name"), name}}};
}
// The printed name of any card of the box.
QString cardName(const Box& box, const QString& card);
// The colour of a crew, or its id.
QString crewName(const State& state, const QString& crew);

} // namespace roadmarshal::apocalypse_trail

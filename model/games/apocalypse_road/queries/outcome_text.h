// Outcomes as JSON text, sorted.
#pragma once

#include "games/apocalypse_road/movement/outcomes.h"

#include <QByteArray>
#include <QStringList>

#include <functional>

namespace roadmarshal::apocalypse_road {

class OutcomeWriter
{
public:
    // `carIds` by car of the pack.
    OutcomeWriter(const track::Graph& graph, const QStringList& carIds);

    // The entries of a JSON list, a line each: by the active car's last place, then by their text without the
    // path.
    void write(const movement::Outcomes& outcomes, const std::function<void(const QByteArray&)>& sink) const;

private:
    void appendSorted(QByteArray& text, const movement::Outcomes& outcomes,
                      const std::vector<int>& which) const;
    // Keys sorted; neither the path nor the closing brace.
    void append(QByteArray& text, const movement::Outcomes& outcomes, int outcome) const;
    void appendPath(QByteArray& text, const movement::Outcomes& outcomes, int outcome) const;
    void appendCars(QByteArray& text, const std::vector<movement::Car>& cars) const;
    void appendMoved(QByteArray& text, const movement::Outcomes& outcomes, int outcome) const;

    std::vector<QByteArray> m_spaces;     // in quotes
    std::vector<QByteArray> m_cars;       // in quotes, escaped
    std::vector<movement::Car> m_inOrder; // cars by id
    std::vector<int> m_rank;              // of each car in that order
};

} // namespace roadmarshal::apocalypse_road

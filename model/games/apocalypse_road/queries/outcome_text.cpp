#include "outcome_text.h"

#include <QJsonDocument>

#include <algorithm>
#include <numeric>
#include <string_view>

namespace roadmarshal::apocalypse_road {

using movement::Car;
using movement::Ending;
using movement::Outcomes;

namespace {

QByteArray quoted(const QString& text)
{
    // The library knows how to escape; it writes no bare value, so the brackets of a list come off.
    const QByteArray list = QJsonDocument(QJsonArray{text}).toJson(QJsonDocument::Compact);
    return list.sliced(1, list.size() - 2);
}

} // namespace

OutcomeWriter::OutcomeWriter(const track::Graph& graph, const QStringList& carIds)
    : m_inOrder(static_cast<std::size_t>(carIds.size())), m_rank(static_cast<std::size_t>(carIds.size()))
{
    for (int space = 0; space < graph.size(); ++space)
        m_spaces.push_back(quoted(track::toText(graph.spaceAt(static_cast<track::Index>(space)))));
    for (const QString& id : carIds)
        m_cars.push_back(quoted(id));
    std::iota(m_inOrder.begin(), m_inOrder.end(), Car{0});
    std::ranges::sort(m_inOrder, {}, [&](Car car) { return carIds[car].toUtf8(); });
    for (std::size_t i = 0; i < m_inOrder.size(); ++i)
        m_rank[m_inOrder[i]] = static_cast<int>(i);
}

void OutcomeWriter::write(const Outcomes& outcomes, const std::function<void(const QByteArray&)>& sink) const
{
    // Off the track (`none`) first, then by sector and lane, as the graph numbers its spaces.
    std::vector<std::vector<int>> byEnd(m_spaces.size() + 1);
    for (int i = 0; i < outcomes.size(); ++i)
        byEnd[outcomes.end(i, outcomes.active()) + 1].push_back(i);
    bool first = true;
    for (const std::vector<int>& which : byEnd) {
        if (which.empty())
            continue;
        QByteArray text;
        if (!first)
            text += ",\n";
        first = false;
        appendSorted(text, outcomes, which);
        sink(text);
    }
}

void OutcomeWriter::appendSorted(QByteArray& text, const Outcomes& outcomes,
                                 const std::vector<int>& which) const
{
    struct Entry
    {
        int outcome;
        qsizetype from;
        qsizetype length;
    };
    QByteArray texts;
    std::vector<Entry> entries;
    entries.reserve(which.size());
    for (const int outcome : which) {
        const qsizetype from = texts.size();
        append(texts, outcomes, outcome);
        // The text that is compared is whole; the path goes in before the brace afterwards.
        texts += '}';
        entries.push_back({outcome, from, texts.size() - from});
    }
    const auto viewOf = [&](const Entry& entry) {
        return std::string_view(texts.constData() + entry.from, static_cast<std::size_t>(entry.length));
    };
    std::ranges::sort(entries, {}, viewOf);
    for (const Entry& entry : entries) {
        if (&entry != &entries.front())
            text += ",\n";
        text.append(texts.constData() + entry.from, entry.length - 1);
        appendPath(text, outcomes, entry.outcome);
        text += '}';
    }
}

void OutcomeWriter::append(QByteArray& text, const Outcomes& outcomes, int outcome) const
{
    const Outcomes::Entry& entry = outcomes.entry(outcome);
    text += "{\"crossed\":[";
    appendCars(text, outcomes.crossings(outcome).forward);
    text += "],\"crossedBack\":[";
    appendCars(text, outcomes.crossings(outcome).backward);
    text += "],\"damage\":{";
    if (entry.ends == Ending::Collision) {
        const auto [first, second] = m_rank[entry.one] < m_rank[entry.other]
                                         ? std::pair(entry.one, entry.other)
                                         : std::pair(entry.other, entry.one);
        text += m_cars[first] + ":1," + m_cars[second] + ":1";
    }
    text += "},\"ends\":";
    text += entry.ends == Ending::Spent ? "\"spent\""
            : entry.ends == Ending::Ram ? "\"ram\""
                                        : "\"collision\"";
    text += ",\"moved\":{";
    appendMoved(text, outcomes, outcome);
    text += '}';
    if (entry.ends == Ending::Ram)
        text += ",\"target\":" + m_cars[entry.one];
}

void OutcomeWriter::appendMoved(QByteArray& text, const Outcomes& outcomes, int outcome) const
{
    bool first = true;
    for (const Car car : m_inOrder) {
        const track::Index to = outcomes.end(outcome, car);
        if (to == outcomes.start(car))
            continue;
        if (!first)
            text += ',';
        first = false;
        text += m_cars[car];
        text += ':';
        text += m_spaces[to];
    }
}

void OutcomeWriter::appendCars(QByteArray& text, const std::vector<Car>& cars) const
{
    std::vector<Car> sorted = cars;
    std::ranges::sort(sorted, {}, [this](Car car) { return m_rank[car]; });
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        if (i > 0)
            text += ',';
        text += m_cars[sorted[i]];
    }
}

void OutcomeWriter::appendPath(QByteArray& text, const Outcomes& outcomes, int outcome) const
{
    text += ",\"path\":[";
    bool first = true;
    for (const track::Index space : outcomes.path(outcome)) {
        if (!first)
            text += ',';
        first = false;
        text += m_spaces[space];
    }
    text += ']';
}

} // namespace roadmarshal::apocalypse_road

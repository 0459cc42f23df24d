// A track with cars on it and short texts for what a movement leads to. Car 0 is the active one.
#pragma once

#include "games/apocalypse_road/movement/check.h"
#include "games/apocalypse_road/movement/wording.h"
#include "support/apocalypse_road/tracks.h"

#include <QStringList>

#include <algorithm>

namespace roadmarshal::test {

using apocalypse_road::movement::Type;
namespace ar = apocalypse_road::movement;

inline QString cars(const std::vector<ar::Car>& list)
{
    QStringList texts;
    for (const ar::Car car : list)
        texts.append(QString::number(car));
    return texts.join(u',');
}

// "0@8.1 1@9.1"; before it "ram 1 " or "hit 0,1 ", after it " over 0" or " back 1".
inline QString toText(const ar::Outcome& outcome)
{
    QStringList texts;
    if (outcome.ends == ar::Ending::Ram)
        texts.append(QStringLiteral("ram %1").arg(outcome.target));
    if (outcome.ends == ar::Ending::Collision)
        texts.append(QStringLiteral("hit ") + cars(outcome.damaged));
    for (const auto& [car, to] : outcome.moved)
        texts.append(QStringLiteral("%1@%2").arg(car).arg(track::toText(to)));
    if (!outcome.crossed.empty())
        texts.append(QStringLiteral("over ") + cars(outcome.crossed));
    if (!outcome.crossedBack.empty())
        texts.append(QStringLiteral("back ") + cars(outcome.crossedBack));
    return texts.join(u' ');
}

inline QStringList toTexts(const ar::Outcomes& outcomes)
{
    QStringList texts;
    for (int i = 0; i < outcomes.size(); ++i)
        texts.append(toText(outcomes.at(i)));
    texts.sort();
    return texts;
}

class Scene
{
public:
    Scene(track::Track track, std::initializer_list<const char*> cars)
        : m_track(std::move(track)), m_graph(m_track), m_pack{&m_graph, m_track.chute, places(cars)}
    {
    }

    // Every outcome as a text, sorted.
    QStringList ways(Type type, int points, bool diagonal = false) const
    {
        return toTexts(ar::findOutcomes(m_pack, {0, type, diagonal, points}).value());
    }
    bool can(Type type, int points, const char* outcome) const
    {
        return ways(type, points).contains(QString::fromLatin1(outcome));
    }
    // Whether the car can end there, whatever else moves.
    bool reaches(Type type, int points, const char* space, bool diagonal = false) const
    {
        const QString end = QStringLiteral("0@") + QString::fromLatin1(space);
        for (const QString& way : ways(type, points, diagonal)) {
            if (way.split(u' ').contains(end))
                return true;
        }
        return false;
    }
    // The outcomes of a path, or "step 2: 7.13 AR-16; 7.1 …".
    QStringList check(Type type, int points, std::initializer_list<const char*> path,
                      bool diagonal = false) const
    {
        const auto verdict = judge(type, points, path, diagonal);
        if (const auto* outcomes = std::get_if<ar::Outcomes>(&verdict))
            return toTexts(*outcomes);
        const auto& illegal = std::get<ar::Illegal>(verdict);
        QStringList reasons;
        for (const ar::Reason& reason : illegal.reasons) {
            const auto [rule, ruling] = ar::citation(reason);
            reasons.append(ruling.isEmpty() ? rule : rule + u' ' + ruling);
        }
        return {QStringLiteral("step %1: %2").arg(illegal.step).arg(reasons.join(QStringLiteral("; ")))};
    }
    // Whether a reason against an illegal path has these words.
    bool says(Type type, int points, std::initializer_list<const char*> path, const char* words) const
    {
        const auto verdict = judge(type, points, path, false);
        return std::ranges::any_of(std::get<ar::Illegal>(verdict).reasons, [&](const ar::Reason& reason) {
            return ar::text(reason, {}).contains(QLatin1StringView(words));
        });
    }

    const ar::Pack& pack() const { return m_pack; }

private:
    ar::Checked judge(Type type, int points, std::initializer_list<const char*> path, bool diagonal) const
    {
        std::vector<track::Space> spaces;
        for (const char* text : path)
            spaces.push_back(space(text));
        return ar::judgePath(m_pack, {0, type, diagonal, points}, spaces).value();
    }

    track::Track m_track;
    track::Graph m_graph;
    ar::Pack m_pack;
};

inline QStringList list(std::initializer_list<const char*> texts)
{
    QStringList list;
    for (const char* text : texts)
        list.append(QString::fromLatin1(text));
    list.sort();
    return list;
}

} // namespace roadmarshal::test

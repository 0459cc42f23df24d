// Plain numbers of a subject (armour, fuel, boost), declared once with their bounds. Applying, comparing,
// correcting, storing and showing them follow from the declaration.
#pragma once

#include "game.h"
#include "stored.h"

#include <algorithm>

namespace roadmarshal::table {

template <class Subject>
struct Property
{
    const char* name; // as people type it and as it stands in files
    int Subject::* member;
    int least;
    int most;

    bool allows(int value) const { return value >= least && value <= most; }
};

// In a subject: static constexpr auto properties() { return std::array{prop("armour", &Car::armour, 0, 6),
// …}; }
template <class Subject>
constexpr Property<Subject> prop(const char* name, int Subject::* member, int least, int most)
{
    return {name, member, least, most};
}

// The one effect of all properties of all games: "armour of 36 goes from 5 to 4".
struct Changed
{
    static constexpr auto kind = "changed";
    QString subject;
    QString property;
    int from = 0;
    int to = 0;
    STORED(Changed, subject, property, from, to);
    bool operator==(const Changed&) const = default;
};

// A state with properties has, in its namespace, `eachSubject(state, visit)` for a state that may be const:
// it calls visit(id, subject) for each subject, always in the same order.

// Calls visit(subject, property) if there are such a subject and property; says whether there are.
template <class State, class Visit>
bool visitProperty(State& state, const QString& id, const QString& name, Visit visit)
{
    bool found = false;
    eachSubject(state, [&](const QString& subject, auto& of) {
        if (subject != id)
            return;
        for (const auto& property : of.properties()) {
            if (name == QLatin1StringView(property.name)) {
                found = true;
                visit(of, property);
            }
        }
    });
    return found;
}

template <class State>
std::expected<void, Problem> apply(State& state, const Changed& effect)
{
    std::expected<void, Problem> applied;
    const bool found =
        visitProperty(state, effect.subject, effect.property, [&](auto& of, const auto& property) {
            if (property.allows(effect.to))
                of.*property.member = effect.to;
            else
                applied = std::unexpected(
                    Problem{effect.subject, QStringLiteral("%1 would be %2, allowed is %3 to %4")
                                                .arg(effect.property)
                                                .arg(effect.to)
                                                .arg(property.least)
                                                .arg(property.most)});
        });
    if (!found)
        return std::unexpected(
            Problem{effect.subject, QStringLiteral("has nothing called \"%1\"").arg(effect.property)});
    return applied;
}

// What the properties of the second state are otherwise than in the first; both have the same subjects.
template <class State>
std::vector<Changed> changedProperties(const State& from, const State& to)
{
    std::vector<Changed> changes;
    eachSubject(to, [&](const QString& subject, const auto& now) {
        for (const auto& property : now.properties())
            visitProperty(from, subject, QLatin1StringView(property.name),
                          [&](const auto& before, const auto& same) {
                              if (before.*same.member != now.*property.member)
                                  changes.push_back({subject, QLatin1StringView(property.name),
                                                     before.*same.member, now.*property.member});
                          });
    });
    return changes;
}

// Sets a property by hand; nothing if no subject has one of that name.
template <class State>
std::optional<std::expected<void, Objection>> correctProperty(State& state, const Correction& correction)
{
    std::expected<void, Objection> done;
    const bool found =
        visitProperty(state, correction.subject, correction.property, [&](auto& of, const auto& property) {
            if (const auto value = numberIn(correction.value, property.least, property.most))
                of.*property.member = *value;
            else
                done = std::unexpected(wrongCorrection(QStringLiteral("no-such-value"), correction));
        });
    return found ? std::optional(done) : std::nullopt;
}

// The first property that is out of its bounds, as a state from elsewhere may have it.
template <class State>
std::optional<Problem> outOfBounds(const State& state)
{
    std::optional<Problem> problem;
    eachSubject(state, [&](const QString& subject, const auto& of) {
        for (const auto& property : of.properties()) {
            if (!problem && !property.allows(of.*property.member))
                problem = Problem{subject + u'.' + QLatin1StringView(property.name),
                                  QStringLiteral("is %1, allowed is %2 to %3")
                                      .arg(of.*property.member)
                                      .arg(property.least)
                                      .arg(property.most)};
        }
    });
    return problem;
}

// A counter for each on the subject's mat, with the label "property-NAME": so audit and checksum have them
// too.
template <class Subject>
QList<mats::Item> countersOf(const Subject& subject)
{
    QList<mats::Item> items;
    for (const auto& property : subject.properties())
        items.append(mats::Counter{QLatin1StringView(property.name),
                                   {QStringLiteral("property-") + QLatin1StringView(property.name), {}},
                                   subject.*property.member,
                                   property.most});
    return items;
}

} // namespace roadmarshal::table

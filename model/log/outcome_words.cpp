#include "outcome_words.h"

#include "chronicle.h"

#include <QCoreApplication>

#include <algorithm>

namespace roadmarshal::log {

using namespace table;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Outcome)
};

} // namespace

QString reasonOf(const Outcome& outcome, const std::function<QString(const Message&)>& say)
{
    return outcome.why.code.isEmpty() ? QString() : withCitation({say(outcome.why), outcome.rule});
}

QString resultOf(const Outcome& outcome, const QList<Team>& teams)
{
    switch (outcome.how) {
    case Outcome::Open:
        return {};
    case Outcome::Lost:
        return Words::tr("lost", "by the whole table");
    case Outcome::Nobody:
        return Words::tr("nobody", "has won");
    case Outcome::Won:
        break;
    }
    QStringList names;
    for (const QString& winner : outcome.winners) {
        const auto team = std::ranges::find(teams, winner, &Team::id);
        names.append(team == teams.end() ? winner : nameOf(*team));
    }
    return names.isEmpty() ? Words::tr("the whole table", "has won") : names.join(QStringLiteral(", "));
}

} // namespace roadmarshal::log

#include "owed.h"

#include <algorithm>

namespace roadmarshal::table {

namespace {

constexpr qsizetype mostSteps = 1000; // more than any table can have waiting

} // namespace

const OwedStep* OwedSteps::firstOf(const QString& team) const
{
    const auto step = std::ranges::find(m_steps, team, &OwedStep::whom);
    return step == m_steps.end() ? nullptr : &*step;
}

void OwedSteps::interrupt(const std::vector<OwedStep>& steps)
{
    m_steps.insert(m_steps.begin(), steps.begin(), steps.end());
}

void OwedSteps::settleFirst()
{
    if (!m_steps.empty())
        m_steps.erase(m_steps.begin());
}

bool OwedSteps::settle(const OwedStep& step)
{
    const auto found = std::ranges::find(m_steps, step);
    if (found == m_steps.end())
        return false;
    m_steps.erase(found);
    return true;
}

void OwedSteps::forget(const QString& team)
{
    std::erase_if(m_steps, [&](const OwedStep& step) { return step.whom == team; });
}

QJsonValue storeValue(const OwedSteps& steps)
{
    return storeValue(steps.all());
}

void restoreValue(const json::Reader& reader, OwedSteps& steps)
{
    steps = {};
    for (qsizetype i = 0; i < reader.size(mostSteps); ++i) {
        const auto step = restoreFields<OwedStep>(reader[i]);
        if (step.what.isEmpty())
            reader[i].fail(QStringLiteral("does not say what is owed"));
        steps.add(step);
    }
}

} // namespace roadmarshal::table

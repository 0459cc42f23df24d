// What came of many faults, as rows of a table: operation, fault, points tried, lost, called damaged, locked.
#pragma once

#include "try.h"

#include <cstdio>

namespace roadmarshal::test {

// How many rounds of something are wanted: from the environment, for long runs and for slow builds.
inline int rounds(const char* variable, int otherwise)
{
    bool isNumber = false;
    const int wanted = qEnvironmentVariableIntValue(variable, &isNumber);
    return isNumber ? wanted : otherwise;
}

// From one call that meets a fault to the next. FAULT_STEP=1 takes every one.
inline int stepOf(const Operation& operation, int otherwise = 1)
{
    return operation.step * rounds("FAULT_STEP", otherwise);
}

// Whether a whole game may say that it may be short. That is only counted where opening or closing failed
// half-way: SQLite then puts the log away by itself, and the mark that tells of one stays until the game is
// closed in good order.
enum class Doubt { IsWrong, IsCounted };

class FaultRow
{
public:
    FaultRow(const char* operation, const char* fault, Doubt doubt = Doubt::IsWrong)
        : m_operation(operation), m_fault(fault), m_doubt(doubt)
    {
    }

    template <typename Where>
    void count(Findings findings, const Where& where)
    {
        ++m_points;
        m_lost += findings.lost.isEmpty() ? 0 : 1;
        m_damaged += findings.damaged.isEmpty() ? 0 : 1;
        m_doubted += findings.doubted.isEmpty() ? 0 : 1;
        m_locked += findings.locked.isEmpty() ? 0 : 1;
        m_other += findings.strays.isEmpty() && findings.stuck.isEmpty() ? 0 : 1;
        if (m_doubt == Doubt::IsCounted)
            findings.doubted.clear();
        if (m_first.isEmpty() && !findings.isEmpty())
            m_first = QStringLiteral("%1, %2, %3: %4")
                          .arg(QLatin1StringView(m_operation), QLatin1StringView(m_fault), where(),
                               findings.toText());
    }
    bool isClean() const { return m_first.isEmpty(); }
    const QString& firstFinding() const { return m_first; }
    // On standard output, as a row of Markdown, if somebody wants the table.
    void print() const
    {
        if (!qEnvironmentVariableIsSet("FAULT_TABLE"))
            return;
        std::printf("| %s | %s | %d | %d | %d | %d | %d | %d |\n", m_operation, m_fault, m_points, m_lost,
                    m_damaged, m_doubted, m_locked, m_other);
        std::fflush(stdout);
    }

private:
    const char* m_operation;
    const char* m_fault;
    Doubt m_doubt;
    int m_points = 0;
    int m_lost = 0;
    int m_damaged = 0;
    int m_doubted = 0;
    int m_locked = 0;
    int m_other = 0;
    QString m_first;
};

} // namespace roadmarshal::test

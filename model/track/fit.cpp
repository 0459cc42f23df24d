#include "fit.h"

#include <algorithm>
#include <cmath>

namespace roadmarshal::track {

namespace {

using Row = std::vector<double>;

// Gauss with pivoting; unknowns that nothing depends on become 0.
Row solve(std::vector<Row> matrix, Row right)
{
    const std::size_t n = right.size();
    double largest = 0;
    for (const Row& row : matrix) {
        for (double value : row)
            largest = std::max(largest, std::abs(value));
    }
    std::vector<bool> used(n, false);
    std::vector<int> pivotRow(n, -1);
    for (std::size_t column = 0; column < n; ++column) {
        int best = -1;
        for (std::size_t row = 0; row < n; ++row) {
            if (!used[row] && (best < 0 || std::abs(matrix[row][column]) > std::abs(matrix[best][column])))
                best = static_cast<int>(row);
        }
        if (best < 0 || std::abs(matrix[best][column]) <= 1e-10 * largest)
            continue;
        used[best] = true;
        pivotRow[column] = best;
        for (std::size_t row = 0; row < n; ++row) {
            if (static_cast<int>(row) == best)
                continue;
            const double factor = matrix[row][column] / matrix[best][column];
            for (std::size_t k = 0; k < n; ++k)
                matrix[row][k] -= factor * matrix[best][k];
            right[row] -= factor * right[best];
        }
    }
    Row solution(n, 0);
    for (std::size_t column = 0; column < n; ++column) {
        if (pivotRow[column] >= 0)
            solution[column] = right[pivotRow[column]] / matrix[pivotRow[column]][column];
    }
    return solution;
}

double missing(const Condition& condition, const Row& values)
{
    double sum = condition.sum;
    for (std::size_t i = 0; i < values.size(); ++i)
        sum -= condition.coefficients[i] * values[i];
    return sum;
}

// Moves the free values by the smallest weighted change that meets the conditions.
void meetConditions(const std::vector<Length>& lengths, const std::vector<Condition>& conditions,
                    const std::vector<bool>& isFree, Row& values)
{
    const auto ease = [&](std::size_t i) {
        return isFree[i] ? lengths[i].wished * lengths[i].wished / lengths[i].stiffness : 0.0;
    };
    const std::size_t n = conditions.size();
    std::vector<Row> matrix(n, Row(n, 0));
    Row right(n, 0);
    for (std::size_t a = 0; a < n; ++a) {
        right[a] = missing(conditions[a], values);
        for (std::size_t b = 0; b < n; ++b) {
            for (std::size_t i = 0; i < values.size(); ++i)
                matrix[a][b] += conditions[a].coefficients[i] * ease(i) * conditions[b].coefficients[i];
        }
    }
    const Row multipliers = solve(std::move(matrix), std::move(right));
    for (std::size_t i = 0; i < values.size(); ++i) {
        for (std::size_t a = 0; a < n; ++a)
            values[i] += ease(i) * conditions[a].coefficients[i] * multipliers[a];
    }
}

} // namespace

std::optional<std::vector<double>> fit(const std::vector<Length>& lengths,
                                       const std::vector<Condition>& conditions)
{
    Row wished;
    double scale = 1;
    for (const Length& length : lengths) {
        wished.push_back(length.wished);
        scale += length.wished;
    }
    std::vector<bool> isFree;
    for (const Length& length : lengths)
        isFree.push_back(length.least < length.most);

    // What exceeds its limit most stays there while the rest is fitted again.
    for (std::size_t round = 0; round <= lengths.size(); ++round) {
        Row values = wished;
        meetConditions(lengths, conditions, isFree, values);
        std::size_t worst = 0;
        double worstExcess = 0;
        for (std::size_t i = 0; i < values.size(); ++i) {
            const double allowed = std::clamp(values[i], lengths[i].least, lengths[i].most);
            const double excess = std::abs(allowed - values[i]) / lengths[i].wished;
            if (!isFree[i] || excess <= 1e-9 || excess <= worstExcess)
                continue;
            worst = i;
            worstExcess = excess;
        }
        if (worstExcess > 0) {
            wished[worst] = std::clamp(values[worst], lengths[worst].least, lengths[worst].most);
            isFree[worst] = false;
            continue;
        }
        const bool met = std::ranges::all_of(conditions, [&](const Condition& condition) {
            return std::abs(missing(condition, values)) <= 1e-6 * scale;
        });
        return met ? std::optional(values) : std::nullopt;
    }
    return std::nullopt;
}

} // namespace roadmarshal::track

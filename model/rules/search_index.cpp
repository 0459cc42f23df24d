#include "search_index.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <span>

namespace roadmarshal::rules {

namespace {

// More than anybody types; what lies beyond is not looked at.
constexpr qsizetype longestQuery = 300;
constexpr std::size_t mostWords = 24;

constexpr int namedScore = 10'000;
constexpr int wholeTitleScore = 10;
constexpr int heaviest = 4; // of a word that stands in one entry in sixteen, or fewer
// Of a word by the best field that has it, complete or only begun.
constexpr std::array<int, 5> completeScores{400, 60, 20, 5, 4};
constexpr std::array<int, 5> begunScores{300, 45, 15, 3, 2};

// "7" means section 7.0.
const QString wholeSection = QStringLiteral(".0");

bool areDigits(QStringView text)
{
    return !text.isEmpty() && std::ranges::all_of(text, [](QChar c) { return c.isDigit(); });
}

} // namespace

SearchIndex::SearchIndex(const std::vector<RuleEntry>& entries, const QStringList& stopWords)
{
    const QString blank(u' ');
    for (const RuleEntry& entry : entries)
        m_entries.push_back({keyOf(entry.id),
                             {wordsOf(entry.id), wordsOf(entry.title), wordsOf(entry.keywords.join(blank)),
                              wordsOf(entry.text), wordsOf((entry.rulings + entry.sections).join(blank))}});
    m_stopWords = wordsOf(stopWords.join(blank));
}

bool SearchIndex::Query::matches(std::size_t word, const Word& found) const
{
    const bool isBegun = word + 1 == words.size() && !lastIsComplete;
    return isBegun ? found.beginsWith(words[word]) : found.is(words[word]);
}

SearchIndex::Query SearchIndex::understand(QStringView text) const
{
    text = text.first(std::min(text.size(), longestQuery));
    Query query;
    query.words = wordsOf(text);
    if (query.words.empty())
        return query;
    query.words.resize(std::min(query.words.size(), mostWords));
    query.lastIsComplete = text.back().isSpace();
    query.keys.append(keyOf(text));

    const auto isStopWord = [&](const Word& word) {
        return std::ranges::any_of(m_stopWords, [&](const Word& stop) { return stop.is(word); });
    };
    if (!std::ranges::all_of(query.words, isStopWord)) {
        query.lastIsComplete = query.lastIsComplete || isStopWord(query.words.back());
        std::erase_if(query.words, isStopWord);
    }
    QString key;
    for (const Word& word : query.words)
        key += word.folded;
    query.keys.append(areDigits(key) ? key + wholeSection : key);
    weigh(query);
    return query;
}

bool SearchIndex::Query::occursIn(const Entry& entry, std::size_t word) const
{
    // Who only refers to another entry does not speak of it.
    return std::ranges::any_of(std::span(entry.words).first(References), [&](const auto& candidates) {
        return std::ranges::any_of(candidates,
                                   [&](const Word& candidate) { return matches(word, candidate); });
    });
}

void SearchIndex::weigh(Query& query) const
{
    for (std::size_t word = 0; word < query.words.size(); ++word) {
        const auto count = static_cast<std::size_t>(std::ranges::count_if(
            m_entries, [&](const Entry& entry) { return query.occursIn(entry, word); }));
        const auto share = m_entries.size() / std::max<std::size_t>(1, count);
        query.weights.push_back(std::clamp(static_cast<int>(std::bit_width(share)) - 1, 1, heaviest));
    }
}

int SearchIndex::Query::scoreIn(const Entry& entry, std::size_t word) const
{
    for (int field = 0; field < fields; ++field) {
        bool isBegun = false;
        for (const Word& candidate : entry.words[field]) {
            if (candidate.is(words[word]))
                return completeScores[field];
            isBegun = isBegun || matches(word, candidate);
        }
        if (isBegun)
            return begunScores[field];
    }
    return 0;
}

int SearchIndex::Query::scoreIn(const Entry& entry) const
{
    int sum = 0;
    for (std::size_t word = 0; word < words.size(); ++word) {
        const int score = scoreIn(entry, word);
        if (score == 0)
            return 0;
        sum += score * weights[word];
    }
    return sum;
}

std::vector<Range> SearchIndex::Query::rangesIn(const std::vector<Word>& candidates) const
{
    std::vector<Range> ranges;
    for (const Word& candidate : candidates) {
        for (std::size_t word = 0; word < words.size(); ++word) {
            if (matches(word, candidate)) {
                ranges.push_back({candidate.start, candidate.length});
                break;
            }
        }
    }
    return ranges;
}

std::optional<Found> SearchIndex::match(const Query& query, std::size_t position) const
{
    const Entry& entry = m_entries[position];
    int score = query.scoreIn(entry);
    if (query.keys.contains(entry.key))
        score += namedScore;
    if (score == 0)
        return std::nullopt;
    Found found{position, score, query.rangesIn(entry.words[Title]), query.rangesIn(entry.words[Text])};
    if (found.inTitle.size() == entry.words[Title].size())
        found.score += wholeTitleScore;
    return found;
}

std::vector<Found> SearchIndex::search(QStringView text, std::size_t limit) const
{
    const bool wantsAll = text.trimmed().isEmpty();
    const Query query = understand(text);
    std::vector<Found> results;
    for (std::size_t entry = 0; entry < m_entries.size(); ++entry) {
        if (wantsAll)
            results.push_back({entry, 0, {}, {}});
        else if (std::optional<Found> found = match(query, entry))
            results.push_back(*std::move(found));
    }
    std::ranges::stable_sort(results, std::ranges::greater(), &Found::score);
    results.resize(std::min(results.size(), limit));
    return results;
}

} // namespace roadmarshal::rules

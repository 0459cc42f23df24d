// Finds entries by what people type, and says which words made them match.
#pragma once

#include "rule_entry.h"
#include "words.h"

#include <array>
#include <optional>
#include <vector>

namespace roadmarshal::rules {

// A stretch of a title or text, for highlighting.
struct Range
{
    qsizetype start = 0;
    qsizetype length = 0;
    bool operator==(const Range&) const = default;
};

struct Found
{
    std::size_t entry = 0; // position in the book
    int score = 0;
    // The whole words that match, in order.
    std::vector<Range> inTitle;
    std::vector<Range> inText;
};

class SearchIndex
{
public:
    // Stop words ("can", "the") say nothing about what is looked for.
    SearchIndex(const std::vector<RuleEntry>& entries, const QStringList& stopWords);

    // The entry whose id was typed, then those that have all words of the query: best are words of the id,
    // then of title, keywords and text; a word of few entries ("ram") tells more than one of many ("car").
    // The last word may be incomplete unless a blank follows it. Stop words count only if there are no
    // others. A blank query finds the whole book in its order.
    std::vector<Found> search(QStringView query, std::size_t limit) const;

private:
    enum Field { Id, Title, Keywords, Text, References };
    static constexpr int fields = References + 1;
    struct Entry
    {
        QString key;
        std::array<std::vector<Word>, fields> words;
    };
    struct Query
    {
        std::vector<Word> words;
        bool lastIsComplete = false;
        std::vector<int> weights; // of its words: what stands in few entries tells what is meant
        QStringList keys;         // ids that the query may be

        bool matches(std::size_t word, const Word& found) const;
        int scoreIn(const Entry& entry, std::size_t word) const;
        // 0 unless all words are there.
        int scoreIn(const Entry& entry) const;
        bool occursIn(const Entry& entry, std::size_t word) const;
        std::vector<Range> rangesIn(const std::vector<Word>& candidates) const;
    };

    Query understand(QStringView text) const;
    void weigh(Query& query) const;
    std::optional<Found> match(const Query& query, std::size_t entry) const;

    std::vector<Entry> m_entries;
    std::vector<Word> m_stopWords;
};

} // namespace roadmarshal::rules

// Splits text into words that are equal however they are spelled: case, accents and a plural s don't count.
#pragma once

#include <QString>

#include <vector>

namespace roadmarshal::rules {

struct Word
{
    QString folded;      // without case, accents and apostrophes
    qsizetype stem = 0;  // how much of it is left without a plural s
    qsizetype start = 0; // where it stands in the text
    qsizetype length = 0;

    bool is(const Word& other) const
    {
        return QStringView(folded).first(stem) == QStringView(other.folded).first(other.stem);
    }
    bool beginsWith(const Word& other) const { return folded.startsWith(other.folded) || is(other); }
};

// Letters and digits make words, and so does a dot between digits: "7.13" is one word, "spin-around" is two.
std::vector<Word> wordsOf(QStringView text);

// Tells ids apart, and not their spellings: "AR-16", "ar 16" and "AR16" have the same key.
QString keyOf(QStringView id);

} // namespace roadmarshal::rules

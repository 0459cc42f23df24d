#include "words.h"

namespace roadmarshal::rules {

namespace {

bool isApostrophe(QChar c)
{
    return c == u'\'' || c == u'’';
}

bool belongsToWord(QStringView text, qsizetype i)
{
    const QChar c = text[i];
    if (c.isLetterOrNumber() || c.isMark())
        return true;
    if (i == 0 || i + 1 == text.size())
        return false;
    const QChar before = text[i - 1];
    const QChar after = text[i + 1];
    return (c == u'.' && before.isDigit() && after.isDigit()) ||
           (isApostrophe(c) && before.isLetter() && after.isLetter());
}

QString fold(QStringView text)
{
    QString folded;
    for (const QChar c : text.toString().normalized(QString::NormalizationForm_KD)) {
        if (!c.isMark() && !isApostrophe(c))
            folded += c;
    }
    return folded.toCaseFolded();
}

qsizetype withoutPlural(QStringView word)
{
    constexpr qsizetype shortest = 4; // "gas" and "nos" are no plurals
    if (word.size() < shortest || !word.endsWith(u's'))
        return word.size();
    const QChar before = word[word.size() - 2];
    const bool isPlural = before != u's' && before != u'u' && before != u'i';
    return isPlural ? word.size() - 1 : word.size();
}

} // namespace

std::vector<Word> wordsOf(QStringView text)
{
    std::vector<Word> words;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const qsizetype start = i;
        while (i < text.size() && belongsToWord(text, i))
            ++i;
        QString folded = fold(text.sliced(start, i - start));
        if (folded.isEmpty())
            continue;
        const qsizetype stem = withoutPlural(folded);
        words.push_back({std::move(folded), stem, start, i - start});
    }
    return words;
}

QString keyOf(QStringView id)
{
    QString key;
    for (const Word& word : wordsOf(id))
        key += word.folded;
    return key;
}

} // namespace roadmarshal::rules

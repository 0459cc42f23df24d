// The sentences of Apocalypse Trail: each code has one.
#include "games/apocalypse_trail/words/phrases.h"
#include "games/apocalypse_trail/words/phrases_rules.h"
#include "support/one_of_many.h"

#include <QTest>

#include <set>

using namespace roadmarshal::apocalypse_trail;

class TestTrailWords : public QObject
{
    Q_OBJECT

private slots:
    // A second phrase would hide the first.
    void eachCodeHasOnePhrase()
    {
        std::set<QString> codes;
        for (const auto& phrases :
             {rulePhrases(), showPhrases(), setupPhrases(), recordPhrases(), askPhrases(), carryPhrases(),
              linePhrases(), factPhrases(), disputePhrases(), contentPhrases()}) {
            for (const Phrase& phrase : phrases)
                QVERIFY2(codes.insert(QString::fromLatin1(phrase.code)).second, phrase.code);
        }
    }
};

ONE_OF_MANY(TestTrailWords)

#include "test_trail_words.moc"

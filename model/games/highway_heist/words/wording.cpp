#include "wording.h"

#include "phrases.h"
#include "table/shared_words.h"

namespace roadmarshal::highway_heist {

namespace {

const text::PhraseBook& book()
{
    static const text::PhraseBook book(
        "HighwayHeist",
        {objectionPhrases(), rulingPhrases(), setupPhrases(), askPhrases(), recordPhrases(), showPhrases(),
         factPhrases(), disputePhrases(), contentPhrases()},
        {QStringLiteral("player"), QStringLiteral("other"), QStringLiteral("vehicle"),
         QStringLiteral("place"), QStringLiteral("card"), QStringLiteral("name"), QStringLiteral("target"),
         QStringLiteral("text")});
    return book;
}

} // namespace

QString say(const table::Message& message)
{
    if (book().has(message.code))
        return book().say(message);
    return table::sayShared(message).value_or(message.code);
}

bool isSaid(const QString& code)
{
    return book().has(code);
}

} // namespace roadmarshal::highway_heist

#include "wording.h"

#include "phrases.h"
#include "phrases_rules.h"
#include "table/shared_words.h"

namespace roadmarshal::apocalypse_trail {

namespace {

const text::PhraseBook& book()
{
    static const text::PhraseBook book(
        "ApocalypseTrail",
        {rulePhrases(), showPhrases(), setupPhrases(), recordPhrases(), askPhrases(), carryPhrases(),
         scenarioPhrases(), linePhrases(), factPhrases(), disputePhrases(), contentPhrases()},
        {QStringLiteral("card"), QStringLiteral("crew"), QStringLiteral("survivor"), QStringLiteral("name"),
         QStringLiteral("text"), QStringLiteral("place"), QStringLiteral("pawn"), QStringLiteral("who"),
         QStringLiteral("subject"), QStringLiteral("option"), QStringLiteral("given"), QStringLiteral("from"),
         QStringLiteral("to")});
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

} // namespace roadmarshal::apocalypse_trail

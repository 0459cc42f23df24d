#include "wording.h"

#include "phrases.h"
#include "table/shared_words.h"

namespace roadmarshal::road_kill_rally {

namespace {

const text::PhraseBook& book()
{
    static const text::PhraseBook book("RoadKillRally",
                                       {rulePhrases(), setupPhrases(), askPhrases(), recordPhrases(),
                                        disputePhrases(), showPhrases(), contentPhrases()},
                                       {QStringLiteral("car"), QStringLiteral("other"),
                                        QStringLiteral("place"), QStringLiteral("name"),
                                        QStringLiteral("card"), QStringLiteral("tile")});
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

} // namespace roadmarshal::road_kill_rally

#include "wording.h"

#include "course_words.h"
#include "phrases.h"
#include "table/shared_words.h"

namespace roadmarshal::rush_n_crush {

namespace {

const text::PhraseBook& book()
{
    static const text::PhraseBook book(
        "RushNCrush",
        {objectionPhrases(), rulingPhrases(), coursePhrases(), setupPhrases(), askPhrases(), recordPhrases(),
         showPhrases(), disputePhrases()},
        {QStringLiteral("car"), QStringLiteral("place"), QStringLiteral("other"), QStringLiteral("third"),
         QStringLiteral("next"), QStringLiteral("subject"), QStringLiteral("cars"), QStringLiteral("to"),
         QStringLiteral("bubble"), QStringLiteral("move"), QStringLiteral("name")});
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

} // namespace roadmarshal::rush_n_crush

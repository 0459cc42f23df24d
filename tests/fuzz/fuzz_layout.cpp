// A saved arrangement of docks: taken, or refused with the reason.
#include "fuzz/one_input.h"

#include "settings/layout_check.h"

using namespace roadmarshal;

void fuzz::readOne(const QByteArray& input)
{
    const QStringList docks = QStringLiteral("track,marshal,mats,score,log,decks,rules").split(u',');
    if (const auto wrong = views::whyNotRestored(input, docks))
        promiseReason(*wrong);
}

// A case about one position: it is read or refused, is the same once written and read again, and its question
// is answered.
#pragma once

#include "asked_query.h"
#include "data_cases.h"

namespace roadmarshal::test {

// Reasons are sentences, no codes.
inline bool readsWell(const QJsonObject& answer)
{
    return std::ranges::all_of(answer[text("reasons")].toArray(), [](const QJsonValue& reason) {
        return reason[text("text")].toString().contains(u' ');
    });
}

// What is wrong; empty if nothing is. Read: position → expected<State, Problem>; write: State → position;
// compare: what an answer has otherwise than the case.
template <typename Read, typename Write, typename Compare>
QString wrongWith(const QJsonObject& one, const QJsonObject& position, const QList<table::Query>& queries,
                  Read read, Write write, Compare compare)
{
    const QString refusal = one[text("error")].toString();
    const auto isRefusal = [&](const QString& said) {
        return !refusal.isEmpty() && said.contains(refusal) ? QString() : text("is refused: ") + said;
    };
    const auto state = read(position);
    if (!state)
        return isRefusal(state.error().toLine());
    const auto again = read(write(*state));
    if (!again)
        return text("can't be read again: ") + again.error().toLine();
    if (!(*again == *state) || toText(write(*again)) != toText(write(*state)))
        return text("is another table when read again");
    if (one.contains(text("stands")) && !fits(one[text("stands")], write(*state)))
        return text("stands otherwise: ") + QString::fromUtf8(toText(write(*state)));
    if (!one.contains(text("ask")))
        return refusal.isEmpty() ? QString() : text("is read");
    const auto answer = answered(queries, table::State::of(*state), one[text("ask")].toString());
    if (!answer)
        return isRefusal(answer.error());
    if (!refusal.isEmpty())
        return text("is answered: ") + QString::fromUtf8(*answer);
    QString wrong = readsWell(toObject(*answer)) ? compare(one, toObject(*answer)) : text("says a code");
    if (!wrong.isEmpty())
        wrong += text(": ") + QString::fromUtf8(*answer);
    return wrong;
}

} // namespace roadmarshal::test

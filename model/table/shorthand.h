// The typed face of the conversation: one line, one entry or as many as its answers make.
#pragma once

#include "session.h"

namespace roadmarshal::table {

// Lines it takes:
//   21 solo+4 14.1        answers to the open question and to those after it, one word each
//   21 solo+4 14.1 !      the same, recorded although the rules object
//   … // text             a note for the entry
//   set 36 damage 4       a correction
//   undo, redo
//   note 17 text          a note on an earlier entry
// The whole line is tried first: if any part of it is refused, nothing is recorded.
std::expected<QList<Entry>, Refused> take(Session& session, const QString& line);

// Whether a line answers the open question, or is one of the other kinds.
bool isAnswer(const QString& line);

// What a line answers so far, without recording anything.
struct Draft
{
    Answers answers;
    bool insists = false;
    QString note;
};
Draft parseAnswers(const QString& line);

// All that is refused, in one sentence with its citations.
QString say(const Game& game, const Refused& refused);
QString say(const Game& game, const Objection& objection);

} // namespace roadmarshal::table

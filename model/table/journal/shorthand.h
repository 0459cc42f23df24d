// The typed face of the conversation: one line, one entry or as many as its answers make.
#pragma once

#include "session.h"
#include "what_if.h"

namespace roadmarshal::table {

inline constexpr qsizetype longestLine = 2000;

// Lines it takes:
//   21 solo+4 14.1        answers to the open question and to those after it, one word each
//   21 solo+4 14.1 !      the same, recorded although the rules object
//   … // text             a note for the entry
//   set 36 damage 4       a correction
//   undo, redo
//   note 17 text          a note on an earlier entry
// The whole line is tried first: if any part of it is refused, nothing is recorded.
std::expected<QList<Entry>, Refused> take(Session& session, const QString& line);

// A step on a branch: what would have become an entry.
struct Tried
{
    int step = 0; // steps that stand after it
    Effects effects;
    Objections objections;
};
// The same on a branch, where nothing is recorded and there are no notes.
std::expected<QList<Tried>, Refused> take(WhatIf& branch, const QString& line);

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
// Any line as it was typed: bounded, and without what would forge lines in the log.
std::expected<Draft, Refused> parse(const QString& typed);

// What a line `set SUBJECT PROPERTY VALUE` changes on a table.
bool isCorrection(const Draft& draft);
// The line that says so: "set 21 at 14.2".
QString toShorthand(const Correction& correction);
std::expected<Effects, Refused> correctionOf(const Game& game, const State& state, const Draft& draft);
// Why a rehearsal does not get to the end of its line; nothing if it does.
std::optional<Refused> refusalOf(const Game& game, const Rehearsal& rehearsal);

// All that is refused, in one sentence with its citations.
QString say(const Game& game, const Refused& refused);
QString say(const Game& game, const Objection& objection);

} // namespace roadmarshal::table

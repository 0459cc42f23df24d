// One line of the journal: what was done, what it changed, and who spoke against it.
#pragma once

#include "action.h"
#include "random.h"
#include "ruling.h"

#include <QDateTime>

#include <expected>

namespace roadmarshal::table {

enum class EntryKind { Action, Correction, Undo, Redo, Amendment, Note, Ruling };

// What an entry became when the past was amended.
struct Amended
{
    int entry = 0; // the number it was recorded under
    EntryKind kind = EntryKind::Action;
    Action action; // empty for a correction
    Effects effects;
    Objections objections;
    Draws draws;
    bool operator==(const Amended&) const = default;
};

// Of a note, wherever it is written. What older games hold is shown that far, and exported in full.
inline constexpr qsizetype longestNote = 4000;

struct Entry
{
    int number = 0;
    QDateTime time;
    EntryKind kind = EntryKind::Action;
    Action action;          // what was done; empty unless the kind is Action
    int target = 0;         // the entry that an undo, redo, amendment, note or ruling is about
    QList<Amended> amended; // an amendment: what the entries from `target` on became
    Effects effects;
    Objections objections;
    Draws draws;
    QString note;
    std::optional<Ruling> ruling = {}; // what the table decided in a dispute
    bool operator==(const Entry&) const = default;
};

QString toText(EntryKind kind);
std::expected<EntryKind, QString> parseEntryKind(const QString& text);

// Whether an amendment tells of entries between the amended one and itself, each once and in their order.
bool tellsOfThePast(const Entry& amendment);

// Action, target and amended entries in one object.
QJsonObject storeIntent(const Entry& entry);
// What is wrong with it, if something is; the entry is not to be used then.
std::optional<Problem> restoreIntent(const QJsonObject& stored, Entry& entry);

} // namespace roadmarshal::table

// A case that plays some lines on a table: each is taken or refused as the case says, and everything can be
// verified, read again and taken back.
#pragma once

#include "support/json_words.h"
#include "support/quick_folder.h"

#include "games/games.h"
#include "games/position_file.h"
#include "table/journal/shorthand.h"
#include "table/journal/verify.h"

#include <QRegularExpression>

namespace roadmarshal::test {

inline std::unique_ptr<table::Session> startFrom(const QString& path, const QJsonObject& position)
{
    const table::Game& game = *games::find(position[text("game")].toString());
    const auto laid = game.layOut(position, {});
    if (!laid)
        qFatal("%s", qPrintable(laid.error().toLine()));
    auto session = table::Session::create(path, game, *laid, 7);
    if (!session)
        qFatal("%s", qPrintable(session.error().toLine()));
    return std::move(*session);
}

inline QJsonObject positionNow(const table::Session& session)
{
    return games::toPosition(session.game(), session.now());
}

// What is wrong with how a line is taken; empty if nothing is. "not HH-64: …" is refused by that rule, "not:
// …" by any.
inline QString wrongWith(table::Session& session, const QString& line)
{
    static const QRegularExpression refusal(text("^not ?(\\S*): (.*)$"));
    const auto wanted = refusal.match(line);
    const auto taken = table::take(session, wanted.hasMatch() ? wanted.captured(2) : line);
    if (taken)
        return wanted.hasMatch() ? line + text(": is taken") : QString();
    const QString said = table::say(session.game(), taken.error());
    if (!wanted.hasMatch() || !said.contains(u' '))
        return line + text(": is refused: ") + said;
    const QRegularExpression rule(text("\\b") + wanted.captured(1) + text("\\b"));
    return wanted.captured(1).isEmpty() || said.contains(rule) ? QString()
                                                               : line + text(": for another rule: ") + said;
}

// Plays the lines of `play`, compares with `differs` (from session and the position before to what is wrong),
// then reads the position as a new table, and takes everything back.
template <typename Differs>
QString wrongInPlay(const QJsonObject& one, const QJsonObject& position, Differs differs)
{
    const QuickFolder folder;
    const auto session = startFrom(folder.filePath(text("played")), position);
    const table::State stood = session->now();
    const QJsonObject before = positionNow(*session);
    for (const QString& line : toTexts(one[text("play")])) {
        if (const QString wrong = wrongWith(*session, line); !wrong.isEmpty())
            return wrong;
    }
    if (const QString wrong = differs(stood, *session); !wrong.isEmpty())
        return wrong;
    if (!table::verify(*session).holds())
        return text("does not verify");
    const QJsonObject after = positionNow(*session);
    const auto again = startFrom(folder.filePath(text("again")), after);
    if (toText(positionNow(*again)) != toText(after))
        return text("is another table when read again");
    while (session->history().undoable() > 1) {
        if (!session->undo())
            return text("can't be taken back");
    }
    return toText(positionNow(*session)) == toText(before) ? QString() : text("undo leaves another table");
}

} // namespace roadmarshal::test

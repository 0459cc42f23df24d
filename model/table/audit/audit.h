// Reading the table back with the people round it: what agrees, what differs, and the one correction that
// comes of it.
#pragma once

#include "audit_lines.h"

#include <map>

namespace roadmarshal::table {

class Audit
{
public:
    Audit(const Game& game, const State& now);

    const QList<AuditLine>& lines() const { return m_lines; }
    int size() const { return static_cast<int>(m_lines.size()); }
    // The line to be read now; size() when all have been.
    int current() const { return m_current; }
    bool isAllRead() const { return m_current == size(); }

    enum class Reading { Unread, Agrees, Differs };
    Reading reading(int line) const;

    // The current line is as the table has it, with what was set by hand; on to the next.
    void agree();
    // The same for all lines of its group from here on.
    void agreeGroup();
    // One line back, or to any line, to read it again.
    void back();
    void goTo(int line);
    // From the first to the line after the last of the group that a line belongs to.
    std::pair<int, int> groupOf(int line) const;

    // The value that a fact should have; the one it was read with takes the difference back.
    void set(int line, const QString& property, const QString& value);
    // Sets a line back to exactly these differences.
    void reset(int line, const QList<Correction>& corrections);
    // As set, or as it was read.
    QString valueOf(int line, const QString& property) const;
    bool differs(int line, const QString& property) const;

    // All differences, in reading order.
    QList<Correction> corrections() const;
    QList<Correction> corrections(int line) const;
    // The table with all that was set; nothing where that can't lie together.
    std::optional<State> settled() const;
    // The physical changes that bring the app's table to the real one; none if they are the same.
    // Fails as settle() does.
    std::expected<Effects, std::optional<Objection>> effects() const;

private:
    const Game* m_game;
    State m_now;
    QList<AuditLine> m_lines;
    QList<bool> m_read;
    int m_current = 0;
    std::map<std::pair<int, QString>, QString> m_set; // by line and property
};

} // namespace roadmarshal::table

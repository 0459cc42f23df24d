// The lines of a table audit in words.
#pragma once

#include "table/audit/audit.h"

namespace roadmarshal::views {

class AuditWords
{
public:
    AuditWords(const table::Game& game, const table::State& state);

    const table::Team& team(const QString& id) const;

    // What is read in one go: "Sector 14", "Mat of Cinder Kings".
    QString section(const table::AuditLine& line) const;
    // The groups of the board that were passed without a piece; empty if there are none.
    QString emptyBefore(const table::Audit& audit, int line) const;
    QString allAgree(const table::AuditLine& line) const;

    // Where one looks: "14.1", "reserve", a team.
    QString place(const table::Audit& audit, int line) const;
    // "Damage 2", "light side"; with the value as read where it was set otherwise.
    QString fact(const table::Audit& audit, int line, const table::AuditFact& fact) const;
    // A name for the editor.
    QString label(const table::AuditFact& fact) const;
    QString choice(const table::AuditFact& fact, const QString& value) const;
    // Whether a fact is read out: not tokens that are not there, nor what is 0 on a mat out of play.
    bool isReadOut(const table::Audit& audit, int line, const table::AuditFact& fact) const;
    // The whole line: "14.1 — 21, Cinder Kings, Damage 2, light side".
    QString line(const table::Audit& audit, int line) const;

private:
    QString group(int number) const;
    QString value(const table::AuditFact& fact, const table::AuditLine& line, const QString& value) const;

    const table::Game& m_game;
    table::TableShow m_table;
};

} // namespace roadmarshal::views

// What the table screen tells: whose turn, who is first, every team's figures, the last entry in words.
#pragma once

#include "style/wording.h"
#include "table/journal/session.h"

namespace roadmarshal::views {

struct ScreenFacts
{
    struct Row
    {
        table::Team team;
        table::Standing standing;
    };
    // A figure that any team has.
    struct Column
    {
        QString key;
        QString title;
        table::Figure::Role role = table::Figure::Other;
        bool operator==(const Column&) const = default;
    };
    QList<Row> rows;       // in seat order
    QList<Column> columns; // the most telling first
    int toAct = -1;        // a row, as is the next; -1 for nobody
    int first = -1;
    table::Outcome::How how = table::Outcome::Open;
    QList<int> winners; // rows; none where the whole table wins or loses
    QString headline;
    QString reason; // why it ended so, if the headline does not say it
    QString entry;  // the last one
    QStringList consequences;

    bool isOver() const { return how != table::Outcome::Open; }
    bool isWinner(int row) const { return winners.contains(row); }
};

// How a table stands, without what happened last.
ScreenFacts factsOf(const table::TableShow& table, const Wording& say);
// The present, or a table of the past that is played back: after an entry.
ScreenFacts factsOf(const table::Session& session, std::optional<int> replayed = {});

} // namespace roadmarshal::views

// What each kind of game counts of its pieces and turn by turn, as charts with tables beside them.
#pragma once

#include "archive/statistics.h"
#include "table/game.h"

#include <QWidget>

namespace roadmarshal::views {

class GameCards : public QWidget
{
    Q_OBJECT
public:
    explicit GameCards(QWidget* parent = nullptr);

    // Makes all cards anew: another choice of games may count other things.
    void setStatistics(const archive::Statistics& statistics);

private:
    void addPieces(const archive::Statistics& statistics, const table::Game& game);
    void addTurns(const archive::Statistics& statistics, const archive::InTurn& sum, const table::Game& game);
};

// A title of a game's own; with the name of the game only where there are several.
QString titleIn(const archive::Statistics& statistics, const table::Game& game, const table::Message& title);

} // namespace roadmarshal::views

// Figures across games, as charts with tables beside them, for all games or some.
#pragma once

#include "archive/filter.h"
#include "archive/statistics.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QScrollArea;

namespace roadmarshal::views {

class BarChart;
class GameCards;
class StatisticCard;

class StatisticsPage : public QWidget
{
    Q_OBJECT
public:
    explicit StatisticsPage(QWidget* parent = nullptr);

    // Counted when somebody looks.
    void setGames(const QList<archive::GameRecord>& games);
    const archive::Statistics& statistics();
    QComboBox* trackBox() const { return m_track; }
    QComboBox* playerBox() const { return m_player; }

signals:
    void exportWanted();

protected:
    void showEvent(QShowEvent* event) override;

private:
    struct Bars
    {
        BarChart* chart;
        StatisticCard* card;
    };
    QLayout* makeChoices();
    void makeCards();
    Bars addBars(const QString& title, const QString& explanation);
    void catchUp();
    void fillChoices();
    archive::Filter filter() const;
    void refresh();
    void showRecords(const Bars& bars, const QList<archive::Record>& records, const QString& who);
    void showTracks();
    void showOverruling();
    QString overview() const;

    QList<archive::GameRecord> m_games;
    archive::Statistics m_statistics;
    bool m_isStale = true; // the games are newer than what is shown of them
    QComboBox* m_game;
    QComboBox* m_track;
    QComboBox* m_player;
    QComboBox* m_period;
    QLabel* m_overview;
    QScrollArea* m_scroll;
    QWidget* m_body;
    Bars m_teams{};
    Bars m_players{};
    Bars m_seats{};
    Bars m_tracks{};
    Bars m_overruled{};
    GameCards* m_gameCards;
};

} // namespace roadmarshal::views

// The list of all games: search it, sort it, open one.
#pragma once

#include "games_model.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QStackedWidget;
class QTableView;

namespace roadmarshal::views {

class GamesPage : public QWidget
{
    Q_OBJECT
public:
    explicit GamesPage(QWidget* parent = nullptr);

    GamesModel* model() const { return m_model; }
    QTableView* table() const { return m_table; }
    QLineEdit* search() const { return m_search; }
    // What is shown as long as there is no game.
    void setEmptyText(const QString& text);
    void focusSearch();
    // In the order and with the filter on show.
    QList<archive::GameRecord> shown() const;
    // Widths of the columns, and by which they are sorted.
    QByteArray columns() const;
    void setColumns(const QByteArray& columns);

signals:
    void openWanted(const QString& path);
    // How it ended, or stands.
    void highlightsWanted(const QString& path);
    void renameWanted(const QString& path, const QString& name);
    void throwAwayWanted(const QString& path);
    void exportWanted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void setUpTable();
    void setUpSearch();
    QLayout* makeButtons();
    void connectParts();
    QString selected() const;
    void openSelected();
    void showHighlights();
    void showFolder();
    void askForName();
    void askToThrowAway();
    void showMenu(const QPoint& position);
    void refresh();

    GamesModel* m_model;
    GamesFilter* m_filter;
    QTableView* m_table;
    QLineEdit* m_search;
    QLabel* m_empty;
    QLabel* m_count;
    QStackedWidget* m_stack;
    QPushButton* m_open;
    QPushButton* m_highlights;
    QPushButton* m_folder;
    QPushButton* m_rename;
    QPushButton* m_throwAway;
};

} // namespace roadmarshal::views

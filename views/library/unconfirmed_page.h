// What is still ours in a game's box, as one list to work through with the cards at hand, keyboard alone.
#pragma once

#include "library_reader.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;

namespace roadmarshal::views {

class UnconfirmedFilter;
class UnconfirmedModel;

class UnconfirmedPage final : public QWidget
{
    Q_OBJECT
public:
    explicit UnconfirmedPage(QWidget* parent = nullptr);

    void setEntries(const std::vector<LibraryEntry>& entries);
    void showGame(const QString& id);
    UnconfirmedModel* model() const { return m_model; }
    QTableView* table() const { return m_table; }
    QLineEdit* search() const { return m_search; }
    QComboBox* games() const { return m_games; }
    // The row's value, or all of its item, is as on the card.
    void confirmCurrent();
    void confirmItem();
    void saved(const LibraryEntry& entry, const content::Item& item);

signals:
    // To be saved; `saved` comes back with it.
    void saveWanted(const roadmarshal::views::LibraryEntry& entry, const QJsonObject& item);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();
    void ask(const QList<int>& rows);
    int currentRow() const;

    UnconfirmedModel* m_model;
    UnconfirmedFilter* m_filter;
    QComboBox* m_games;
    QLineEdit* m_search;
    QTableView* m_table;
    QLabel* m_count;
    QPushButton* m_confirm;
    QPushButton* m_confirmItem;
};

} // namespace roadmarshal::views

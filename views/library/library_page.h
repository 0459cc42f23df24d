// All content at hand: looked for, looked at, and taken in hand.
#pragma once

#include "library_reader.h"

#include <QTimer>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;

namespace roadmarshal::views {

class ItemSheet;
class LibraryColumns;
class LibraryFilter;
class LibraryModel;

class LibraryPage final : public QWidget
{
    Q_OBJECT
public:
    explicit LibraryPage(QWidget* parent = nullptr);

    LibraryModel* model() const { return m_model; }
    QTableView* table() const { return m_table; }
    QLineEdit* search() const { return m_search; }
    QComboBox* games() const { return m_games; }
    QComboBox* kinds() const { return m_kinds; }
    ItemSheet* sheet() const { return m_sheet; }

    void setEntries(std::vector<LibraryEntry> entries);
    void showGame(const QString& id);
    // Null if nothing is chosen.
    const LibraryEntry* current() const;
    void select(const QString& key);
    void focusSearch();

signals:
    void newWanted(const std::shared_ptr<const roadmarshal::views::Shelved>& of);
    void editWanted(const roadmarshal::views::LibraryEntry& entry);
    void copyWanted(const roadmarshal::views::LibraryEntry& entry);
    void confirmWanted(const roadmarshal::views::LibraryEntry& entry);
    void exportWanted(const roadmarshal::views::LibraryEntry& entry);
    void deleteWanted(const roadmarshal::views::LibraryEntry& entry);
    void importWanted();
    void packWanted(); // of what is one's own

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void setUpTable();
    QLayout* makeTop();
    QLayout* makeButtons();
    void fillNewMenu(QPushButton* button);
    void fillKinds();
    void choose();
    void refresh();
    void showCurrent();

    LibraryModel* m_model;
    LibraryFilter* m_filter;
    QLineEdit* m_search;
    QComboBox* m_games;
    QComboBox* m_kinds;
    QCheckBox* m_owners;
    QTableView* m_table;
    LibraryColumns* m_columns = nullptr;
    QLabel* m_count;
    ItemSheet* m_sheet;
    QPushButton* m_edit;
    QPushButton* m_copy;
    QPushButton* m_confirm;
    QPushButton* m_export;
    QPushButton* m_delete;
    QTimer m_rest;    // keys held down pass over items without drawing each
    QString m_wanted; // to be selected when it has been read
};

} // namespace roadmarshal::views

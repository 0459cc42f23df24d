// The table of an item's entries, typed without a mouse: Enter and Tab go on, the last row makes a new one.
#pragma once

#include <QTableView>

namespace roadmarshal::views {

class EntriesModel;
class ItemDocument;

class EntriesTable final : public QTableView
{
    Q_OBJECT
public:
    EntriesTable(ItemDocument& document, EntriesModel* model, QWidget* parent = nullptr);

    EntriesModel* entries() const { return m_entries; }
    void removeSelected();
    void confirmSelected();
    // To the next cell; from the empty row out of the table.
    void goOn(int by);
    QSize sizeHint() const override;

signals:
    // What lies in a cell, or the entry itself, is to be shown by itself.
    void openWanted(const QString& place, bool isEntry);
    // Behind the last cell somebody goes on.
    void left();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void open(const QModelIndex& index);
    void openEntry();
    void copy();
    void paste();

    ItemDocument& m_document;
    EntriesModel* m_entries;
    int m_typedInto = -1; // the row that the entry has come to which was typed last, if it moved
};

} // namespace roadmarshal::views

// What lies in a file of content, shown before anything of it is taken.
#pragma once

#include "library_reader.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QStandardItemModel;
class QTreeView;

namespace roadmarshal::views {

class ItemSheet;

class ImportDialog final : public QDialog
{
    Q_OBJECT
public:
    // `known` is what lies in the library already.
    ImportDialog(const QString& path, const std::vector<LibraryEntry>& known, QWidget* parent = nullptr);

    // Those that are ticked.
    std::vector<LibraryEntry> wanted() const;
    QStringList problems() const { return m_problems; }
    qsizetype found() const { return static_cast<qsizetype>(m_entries.size()); }

private:
    void read(const QString& path);
    void list(const std::vector<LibraryEntry>& known);
    void arrange(const QString& path);

    std::vector<LibraryEntry> m_entries;
    QStringList m_problems;
    QStandardItemModel* m_model;
    QTreeView* m_view;
    ItemSheet* m_sheet;
    QLabel* m_said;
    QPushButton* m_take;
};

} // namespace roadmarshal::views

// What is inside a pack, shown before anything of it is copied, with a tick for each item.
#pragma once

#include "background/thinking.h"

#include "packs/import.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QStandardItem;
class QStandardItemModel;
class QTreeView;

namespace roadmarshal::views {

class PackDialog final : public QDialog
{
    Q_OBJECT
public:
    explicit PackDialog(const QString& path, QWidget* parent = nullptr);

    QTreeView* list() const { return m_view; }
    QPushButton* takeButton() const { return m_take; }
    QCheckBox* overSwitch() const { return m_over; }
    QString said() const;

signals:
    // It has been looked into, or could not be.
    void looked();
    // What was ticked lies in the library now.
    void copied();

private:
    void arrange(const QString& path);
    void look(const QString& path);
    void show(const std::expected<packs::Pack, Problem>& pack);
    void addRow(const packs::PackedItem& packed);
    void copy();
    void finish(const packs::Imported& imported);
    void refresh();
    void tell(const QStringList& lines);
    // How far the work on the other thread is.
    packs::Watch watch(std::stop_token stop);
    std::vector<size_t> wanted() const;

    std::optional<packs::Pack> m_pack;
    QStandardItemModel* m_model;
    QTreeView* m_view;
    QLabel* m_about;
    QLabel* m_said;
    QProgressBar* m_progress;
    QCheckBox* m_over;
    QPushButton* m_take;
    bool m_busy = true;
    Thinking m_thinking; // the first to go: it waits for what is under way
};

} // namespace roadmarshal::views

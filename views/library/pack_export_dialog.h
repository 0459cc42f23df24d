// Puts what one has made into a pack to share: with a tick for each item, and who made it.
#pragma once

#include "background/thinking.h"

#include "packs/write.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QStandardItemModel;
class QTreeView;

namespace roadmarshal::views {

class PackExportDialog final : public QDialog
{
    Q_OBJECT
public:
    explicit PackExportDialog(QWidget* parent = nullptr);

    QTreeView* list() const { return m_view; }
    QLineEdit* nameField() const { return m_name; }
    QPushButton* exportButton() const { return m_export; }
    QString said() const;
    // Accepts when the file is there.
    void write(const QString& path);

signals:
    // One's own items are listed.
    void listed();
    void ended();

private:
    void arrange();
    void listOwn();
    void show(const std::vector<packs::PackedItem>& own);
    void choosePath();
    void finish(const std::expected<packs::Written, Problem>& written);
    void refresh();
    packs::Watch watch(std::stop_token stop);
    std::vector<packs::Choice> wanted() const;

    std::vector<packs::Choice> m_own;
    QStandardItemModel* m_model;
    QTreeView* m_view;
    QLineEdit* m_name;
    QLineEdit* m_by;
    QLineEdit* m_note;
    QLabel* m_said;
    QProgressBar* m_progress;
    QPushButton* m_export;
    bool m_busy = true;
    Thinking m_thinking; // the first to go: it waits for what is under way
};

} // namespace roadmarshal::views

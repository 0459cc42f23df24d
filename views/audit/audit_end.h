// The last page of a table audit: what differs, and whether to record it.
#pragma once

#include "audit_words.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace roadmarshal::views {

class AuditEnd final : public QWidget
{
    Q_OBJECT
public:
    explicit AuditEnd(QWidget* parent = nullptr);

    // `objection` says why the differences can't be recorded; empty if they can.
    void sumUp(const table::Audit& audit, const AuditWords& words, const QString& objection);
    void complain(const QString& text);

signals:
    void recordWanted();
    void backWanted();
    void closeWanted();

private:
    QLabel* m_result;
    QLabel* m_details;
    QPushButton* m_record;
    QPushButton* m_close;
};

} // namespace roadmarshal::views

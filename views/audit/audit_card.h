// The line of a table audit that is read now, large; a click on what differs says so.
#pragma once

#include "audit_words.h"

#include "style/card.h"

namespace roadmarshal::views {

class AuditCard final : public Card
{
    Q_OBJECT
public:
    AuditCard(const table::Audit& audit, const AuditWords& words, QWidget* parent = nullptr);

    // After the audit went on or a fact was set.
    void refresh();

    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

signals:
    void differs(const QString& property);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void use(int spot) override;
    QString tip() const override;

private:
    struct Chip
    {
        QString property;
        QString text;
        QRectF rect;
        bool differs = false;
    };
    // The place first, then what is read out there.
    QList<Chip> chipsFor(int width) const;
    void paintHead(QPainter& painter) const;

    const table::Audit& m_audit;
    const AuditWords& m_words;
    QList<Chip> m_chips;
};

} // namespace roadmarshal::views

#include "audit_end.h"

#include "style/icons.h"
#include "style/theme.h"
#include "table/journal/shorthand.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>

namespace roadmarshal::views {

using namespace table;

namespace {

// In words, and as it would be typed.
QString differences(const Audit& audit, const AuditWords& words)
{
    QStringList lines;
    for (int line = 0; line < audit.size(); ++line) {
        if (audit.reading(line) != Audit::Reading::Differs)
            continue;
        lines.append(words.line(audit, line));
        for (const Correction& correction : audit.corrections(line))
            lines.append(QStringLiteral("        ") + toShorthand(correction));
    }
    return lines.join(u'\n');
}

} // namespace

AuditEnd::AuditEnd(QWidget* parent)
    : QWidget(parent),
      m_result(new QLabel),
      m_details(new QLabel),
      m_record(new QPushButton(icon(QStringLiteral("done"), palette()), tr("Record as one correction"))),
      m_close(new QPushButton(tr("Close")))
{
    for (QLabel* label : {m_result, m_details}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    m_result->setFont(headlineFont());
    m_details->setAlignment(Qt::AlignTop);
    auto* back = new QPushButton(icon(QStringLiteral("undo"), palette()), tr("Back"));
    back->setToolTip(tr("Backspace"));
    m_close->setToolTip(tr("Esc"));
    connect(m_record, &QPushButton::clicked, this, &AuditEnd::recordWanted);
    connect(back, &QPushButton::clicked, this, &AuditEnd::backWanted);
    connect(m_close, &QPushButton::clicked, this, &AuditEnd::closeWanted);

    auto* scroll = new QScrollArea;
    scroll->setWidget(m_details);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_record);
    buttons->addStretch(1);
    buttons->addWidget(back);
    buttons->addWidget(m_close);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(gap);
    column->addWidget(m_result);
    column->addWidget(scroll, 1);
    column->addLayout(buttons);
}

void AuditEnd::sumUp(const Audit& audit, const AuditWords& words, const QString& objection)
{
    const auto count = static_cast<int>(audit.corrections().size());
    QString details = differences(audit, words);
    if (!audit.isAllRead())
        details += (details.isEmpty() ? QString() : QStringLiteral("\n\n")) +
                   tr("Lines not read: %1").arg(audit.size() - audit.current());
    m_details->setText(details);
    m_result->setText(!objection.isEmpty() ? tr("This can't be: %1").arg(objection)
                      : count > 0          ? tr("Differences: %1").arg(count)
                      : audit.isAllRead()  ? tr("The table agrees. Nothing is recorded.")
                                           : tr("What was read agrees. Nothing is recorded."));
    const bool canRecord = count > 0 && objection.isEmpty();
    m_record->setVisible(count > 0);
    m_record->setEnabled(canRecord);
    QPushButton* next = canRecord ? m_record : m_close;
    next->setDefault(true);
    next->setFocus(Qt::OtherFocusReason);
}

void AuditEnd::complain(const QString& text)
{
    m_result->setText(text);
}

} // namespace roadmarshal::views

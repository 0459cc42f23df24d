#include "several_bar.h"

#include "style/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace roadmarshal::views {

SeveralBar::SeveralBar(QWidget* parent)
    : QWidget(parent), m_count(new QLabel(this)), m_take(new QPushButton(this))
{
    m_count->setTextFormat(Qt::PlainText);
    m_count->setWordWrap(true);
    m_take->setAutoDefault(true);
    m_take->setFocusPolicy(Qt::TabFocus);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(2, 0, 2, 0);
    layout->addWidget(m_count, 1);
    layout->addWidget(m_take);
    connect(m_take, &QPushButton::clicked, this, &SeveralBar::taken);
}

void SeveralBar::setWanted(const table::Several& wanted)
{
    m_wanted = wanted;
    setPicked(0);
}

void SeveralBar::setPicked(int count)
{
    m_picked = count;
    refresh();
}

bool SeveralBar::isEnough() const
{
    return m_picked >= m_wanted.least && m_picked <= m_wanted.most;
}

QString SeveralBar::text() const
{
    return m_count->text();
}

void SeveralBar::refresh()
{
    const auto [least, most] = m_wanted;
    if (least == most)
        //: How many answers are picked of those that are wanted
        m_count->setText(tr("%1 of %2").arg(m_picked).arg(most));
    else if (least > 0)
        m_count->setText(tr("%1 of at most %2, at least %3").arg(m_picked).arg(most).arg(least));
    else
        m_count->setText(tr("%1 of at most %2").arg(m_picked).arg(most));
    m_take->setText(m_picked == 0 && least == 0 ? tr("Take none") : tr("Take these"));
    m_take->setEnabled(isEnough());
}

void SeveralBar::sayFull()
{
    m_count->setText(tr("%1 of %2: leave one out first").arg(m_picked).arg(m_wanted.most));
}

} // namespace roadmarshal::views

#include "number_bar.h"

#include "style/theme.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

namespace roadmarshal::views {

NumberBar::NumberBar(QWidget* parent)
    : QWidget(parent),
      m_box(new QSpinBox(this)),
      m_bounds(new QLabel(this)),
      m_take(new QPushButton(tr("Take it"), this))
{
    m_box->setFont(headlineFont());
    m_box->setAccessibleName(tr("Number"));
    m_box->installEventFilter(this);
    m_take->setAutoDefault(true);
    m_take->setFocusPolicy(Qt::TabFocus);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(2, 2, 2, 2);
    layout->addWidget(m_box);
    layout->addWidget(m_bounds, 1);
    layout->addWidget(m_take);
    connect(m_take, &QPushButton::clicked, this, [this] { emit taken(m_box->value()); });
}

void NumberBar::setNumber(const table::Number& number)
{
    m_box->setRange(number.least, number.most);
    m_box->setValue(number.proposed);
    //: The least and the greatest number that can be given
    m_bounds->setText(tr("%1 to %2").arg(number.least).arg(number.most));
}

bool NumberBar::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto& key = static_cast<const QKeyEvent&>(*event);
    if ((key.key() != Qt::Key_Return && key.key() != Qt::Key_Enter) || key.isAutoRepeat())
        return QWidget::eventFilter(watched, event);
    m_box->interpretText();
    emit taken(m_box->value());
    return true;
}

} // namespace roadmarshal::views

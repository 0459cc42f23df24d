#include "option_bar.h"

#include "style/text.h"
#include "style/theme.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QPainter>

namespace roadmarshal::views {

OptionButton::OptionButton(const QString& text, QWidget* parent) : QAbstractButton(parent)
{
    setText(text);
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::MinimumExpanding, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
}

QSize OptionButton::sizeHint() const
{
    // As wide as it gets once it is chosen, so that nothing jumps.
    const QFontMetrics metrics(boldFont());
    return {metrics.horizontalAdvance(text()) + 2 * gap + smallGap, metrics.height() + 2 * gap - 2};
}

void OptionButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& c = coloursFor(palette());
    const QRectF ground = QRectF(rect()).adjusted(2, 2, -2, -2);
    painter.setPen(Qt::NoPen);
    if (isChecked())
        painter.setBrush(c.accent);
    else if (underMouse())
        painter.setBrush(c.outline);
    else
        painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(ground, cardRadius - 2, cardRadius - 2);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(isChecked() ? c.onAccent : c.accent, 1.5));
        painter.drawRoundedRect(ground.adjusted(2.5, 2.5, -2.5, -2.5), cardRadius - 3, cardRadius - 3);
    }
    painter.setFont(isChecked() ? boldFont() : font());
    painter.setPen(isChecked() ? c.onAccent : isEnabled() ? c.text : c.faint);
    painter.drawText(rect(), Qt::AlignCenter, text());
}

namespace {

// The trough that the buttons lie in.
class Trough final : public QWidget
{
public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const Colours& c = coloursFor(palette());
        painter.setPen(QPen(c.outline, 1));
        painter.setBrush(c.raised);
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), cardRadius, cardRadius);
    }
};

} // namespace

OptionBar::OptionBar(const QString& accessibleName, const QList<Option>& options, QWidget* parent)
    : QWidget(parent), m_group(new QButtonGroup(this))
{
    setAccessibleName(accessibleName);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto* trough = new Trough(this);
    auto* row = new QHBoxLayout(trough);
    row->setContentsMargins(1, 1, 1, 1);
    row->setSpacing(0);
    for (const Option& option : options) {
        auto* button = new OptionButton(option.text, trough);
        button->setToolTip(option.tip);
        //: Read aloud: a choice and what it is about
        button->setAccessibleName(tr("%1: %2").arg(accessibleName, option.text));
        m_group->addButton(button, static_cast<int>(m_ids.size()));
        m_ids.append(option.id);
        m_tips.append(option.tip);
        row->addWidget(button);
    }
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(trough);
    setCurrent({});
    connect(m_group, &QButtonGroup::idClicked, this, [this](int id) { emit picked(m_ids.value(id)); });
}

QString OptionBar::current() const
{
    return m_ids.value(m_group->checkedId());
}

void OptionBar::setWhyNot(const QString& id, const QString& reason)
{
    const auto index = m_ids.indexOf(id);
    QAbstractButton* button = m_group->button(static_cast<int>(index));
    if (!button)
        return;
    button->setEnabled(reason.isEmpty());
    button->setToolTip(reason.isEmpty() ? m_tips.value(index) : tipOf(reason));
}

void OptionBar::setCurrent(const QString& id)
{
    const int index = std::max(0, static_cast<int>(m_ids.indexOf(id)));
    if (QAbstractButton* button = m_group->button(index))
        button->setChecked(true);
}

} // namespace roadmarshal::views

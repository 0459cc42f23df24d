#include "car_picker.h"

#include "car_toggle.h"
#include "style/theme.h"

#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace roadmarshal::views {

CarPicker::CarPicker(QWidget* parent) : QWidget(parent), m_count(new QLabel(this)), m_column(new QVBoxLayout)
{
    m_count->setTextFormat(Qt::PlainText);
    m_count->setWordWrap(true);
    m_column->setSpacing(smallGap);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(smallGap + 2);
    layout->addWidget(m_count);
    layout->addLayout(m_column);
}

void CarPicker::setTeam(const TeamFacts& team, const QStringList& picked)
{
    m_team = team;
    while (m_toggles.size() > team.cars.size())
        delete m_toggles.takeLast();
    while (m_toggles.size() < team.cars.size()) {
        auto* toggle = new CarToggle(this);
        connect(toggle, &CarToggle::clicked, this, [this] {
            showCount();
            emit this->picked(pickedCars());
        });
        connect(toggle, &CarToggle::focused, this, [this, toggle] { makeTabStop(toggle); });
        if (!m_toggles.isEmpty())
            setTabOrder(m_toggles.last(), toggle);
        m_column->addWidget(toggle);
        m_toggles.append(toggle);
    }
    for (qsizetype i = 0; i < m_toggles.size(); ++i)
        m_toggles[i]->setCar(team.cars[i], team.team.livery, picked.contains(team.cars[i].id));
    const auto hasFocus = [](const CarToggle* toggle) { return toggle->hasFocus(); };
    if (!m_toggles.isEmpty() && std::ranges::none_of(m_toggles, hasFocus))
        makeTabStop(m_toggles.first());
    showCount();
}

QString CarPicker::wrongNumber(qsizetype picked, qsizetype wanted)
{
    if (picked < wanted)
        return tr("pick %n more", nullptr, static_cast<int>(wanted - picked));
    return picked > wanted ? tr("leave %n out", nullptr, static_cast<int>(picked - wanted)) : QString();
}

void CarPicker::showCount()
{
    const qsizetype picked = pickedCars().size();
    const qsizetype wanted = m_team.starters.size();
    const QString wrong = wrongNumber(picked, wanted);
    QString text = tr("%1: %2 of %3 picked")
                       .arg(m_team.team.name, QLocale().toString(picked), QLocale().toString(wanted));
    if (!wrong.isEmpty())
        text += QStringLiteral(", ") + wrong;
    m_count->setText(text);
    m_count->setFont(wrong.isEmpty() ? font() : boldFont());
    QPalette colours = palette();
    if (!wrong.isEmpty())
        colours.setColor(QPalette::WindowText, coloursFor(palette()).damage);
    m_count->setPalette(colours);
}

QStringList CarPicker::pickedCars() const
{
    QStringList cars;
    for (const CarToggle* toggle : m_toggles) {
        if (toggle->isChecked())
            cars.append(toggle->id());
    }
    return cars;
}

void CarPicker::keyPressEvent(QKeyEvent* event)
{
    const auto focused =
        std::ranges::find_if(m_toggles, [](const CarToggle* each) { return each->hasFocus(); });
    const auto at = focused - m_toggles.begin();
    const auto last = m_toggles.size() - 1;
    if (focused == m_toggles.end())
        return QWidget::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Home:
        return m_toggles.first()->setFocus(Qt::OtherFocusReason);
    case Qt::Key_End:
        return m_toggles.last()->setFocus(Qt::OtherFocusReason);
    case Qt::Key_Up:
        return m_toggles[std::max<qsizetype>(0, at - 1)]->setFocus(Qt::OtherFocusReason);
    case Qt::Key_Down:
        return m_toggles[std::min<qsizetype>(last, at + 1)]->setFocus(Qt::OtherFocusReason);
    default:
        QWidget::keyPressEvent(event);
    }
}

// One stop for the Tab key; arrows go from car to car.
void CarPicker::makeTabStop(const CarToggle* stop)
{
    for (CarToggle* toggle : std::as_const(m_toggles))
        toggle->setFocusPolicy(toggle == stop ? Qt::StrongFocus : Qt::ClickFocus);
}

} // namespace roadmarshal::views

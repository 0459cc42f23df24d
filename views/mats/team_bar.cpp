#include "team_bar.h"

#include "style/icons.h"
#include "style/plate.h"
#include "style/scaled.h"
#include "style/text.h"

#include <QButtonGroup>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPainter>

namespace roadmarshal::views {

namespace {

int barHeight()
{
    return scaled(44);
}
int swatch()
{
    return scaled(20);
}
int roomForTeamName()
{
    return scaled(132);
}
int roomForPlayer()
{
    return scaled(56);
}

} // namespace

TeamTab::TeamTab(QWidget* parent) : QAbstractButton(parent)
{
    setCheckable(true);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
}

void TeamTab::setTeam(const MatsModel::Owner& owner, const QString& description)
{
    m_owner = owner;
    m_owner.panels.clear();
    m_owner.keys.clear();
    setText(owner.team.name);
    setToolTip(tipOf(description));
    setAccessibleName(description);
    update();
}

void TeamTab::setTarget(std::optional<TargetLook> look)
{
    if (std::exchange(m_target, look) != look)
        update();
}

QSize TeamTab::sizeHint() const
{
    return {88, barHeight()};
}

QSize TeamTab::minimumSizeHint() const
{
    return {swatch() + gap, barHeight()};
}

void TeamTab::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& c = coloursFor(palette());
    const QRectF ground = QRectF(rect()).adjusted(3, 3, -3, -3);
    if (isChecked() || underMouse()) {
        painter.setPen(isChecked() ? QPen(c.outline, 1) : QPen(Qt::NoPen));
        painter.setBrush(isChecked() ? c.raised : c.outline);
        painter.drawRoundedRect(ground.adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
    }
    if (hasFocus()) {
        painter.setPen(QPen(c.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(ground.adjusted(1, 1, -1, -1), 5, 5);
    }
    const bool named = width() >= roomForPlayer();
    const bool stacked = named && !fitsBeside();
    const double side = stacked ? std::round(swatch() * 0.7) : swatch();
    const double x = named && !stacked ? ground.left() + gap : ground.center().x() - side / 2.0;
    const double y = stacked ? ground.top() + smallGap : ground.center().y() - side / 2.0;
    const QRectF square(std::round(x), std::round(y), side, side);
    if (m_owner.isTable)
        paintIcon(painter, square, QStringLiteral("mats"), c.text);
    else
        paintSwatch(painter, square, livery(m_owner.team.livery), c);
    if (stacked)
        paintBelow(painter,
                   {ground.left(), square.bottom(), ground.width(), ground.bottom() - square.bottom() - 4});
    else if (named)
        paintNames(painter, {square.right() + gap, ground.top(),
                             ground.right() - square.right() - gap - smallGap, ground.height()});
    if (m_owner.toAct) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(c.accent);
        painter.drawRoundedRect(QRectF(ground.left() + gap, ground.bottom() - 4, ground.width() - 2 * gap, 3),
                                1.5, 1.5);
    }
    if (m_target)
        paintTarget(painter, ground, *m_target, false, c);
}

QString TeamTab::shortName() const
{
    return m_owner.team.player.isEmpty() ? m_owner.team.name : m_owner.team.player;
}

// Or the name goes below the swatch: beside it nothing but a letter would be left of it.
bool TeamTab::fitsBeside() const
{
    const double room = width() - 6 - swatch() - 2 * gap - smallGap;
    return textWidth(isChecked() ? boldFont() : QGuiApplication::font(), shortName()) <= room;
}

void TeamTab::paintBelow(QPainter& painter, const QRectF& rect) const
{
    painter.setFont(captionFont());
    painter.setPen(coloursFor(palette()).text);
    painter.drawText(rect, static_cast<int>(Qt::AlignCenter),
                     QFontMetricsF(captionFont()).elidedText(shortName(), Qt::ElideRight, rect.width()));
}

void TeamTab::paintNames(QPainter& painter, const QRectF& rect) const
{
    const Colours& c = coloursFor(palette());
    const auto line = [&](const QRectF& in, const QString& text, const QFont& font, const QColor& colour) {
        painter.setFont(font);
        painter.setPen(colour);
        painter.drawText(in, static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter),
                         QFontMetricsF(font).elidedText(text, Qt::ElideRight, in.width()));
    };
    const table::Team& team = m_owner.team;
    const QFont strong = isChecked() ? boldFont() : QGuiApplication::font();
    if (width() < roomForTeamName() || team.player.isEmpty())
        return line(rect, shortName(), strong, c.text);
    const QRectF inner = rect.adjusted(0, 2, 0, -4);
    line(inner.adjusted(0, 0, 0, -inner.height() / 2), team.name, strong, c.text);
    line(inner.adjusted(0, inner.height() / 2, 0, 0), team.player, captionFont(), c.faint);
}

TeamBar::TeamBar(QWidget* parent) : QWidget(parent), m_group(new QButtonGroup(this))
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(m_group, &QButtonGroup::idToggled, this, [this](int team, bool on) {
        if (on)
            emit currentChanged(team);
    });
}

void TeamBar::setTeams(const MatsModel& model)
{
    if (m_tabs.size() != model.owners().size())
        makeTabs(model.owners().size());
    for (int team = 0; team < m_tabs.size(); ++team)
        m_tabs[team]->setTeam(model.owners()[team],
                              model.index(team, 0).data(Qt::AccessibleTextRole).toString());
}

int TeamBar::current() const
{
    return m_group->checkedId();
}

void TeamBar::setCurrent(int team)
{
    if (team >= 0 && team < m_tabs.size())
        m_tabs[team]->setChecked(true);
}

int TeamBar::tabAt(const QPoint& globalPosition) const
{
    const QWidget* below = window()->childAt(window()->mapFromGlobal(globalPosition));
    for (int team = 0; team < m_tabs.size(); ++team) {
        if (m_tabs[team] == below)
            return team;
    }
    return -1;
}

void TeamBar::setTargets(const QList<std::optional<TargetLook>>& looks)
{
    for (int team = 0; team < m_tabs.size(); ++team)
        m_tabs[team]->setTarget(looks.value(team));
}

void TeamBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& c = coloursFor(palette());
    painter.setPen(QPen(c.outline, 1));
    painter.setBrush(c.surface);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), cardRadius, cardRadius);
}

void TeamBar::makeTabs(qsizetype count)
{
    qDeleteAll(m_tabs);
    m_tabs.clear();
    for (int team = 0; team < count; ++team) {
        auto* tab = new TeamTab(this);
        m_group->addButton(tab, team);
        layout()->addWidget(tab);
        m_tabs.append(tab);
    }
}

} // namespace roadmarshal::views

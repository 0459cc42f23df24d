#include "filter_bar.h"

#include "style/theme.h"
#include "style/typed_line.h"
#include "swatch_icon.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>

#include <algorithm>
#include <array>

namespace roadmarshal::views {

namespace {

constexpr int teamRole = Qt::UserRole;
constexpr int carRole = Qt::UserRole + 1;
constexpr int kinds = 8;

QComboBox* narrowBox(QWidget* parent)
{
    auto* box = new QComboBox(parent);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(7);
    box->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    box->setMaxVisibleItems(24);
    return box;
}

} // namespace

FilterBar::FilterBar(QWidget* parent)
    : QWidget(parent), m_text(new TypedLine(this)), m_who(narrowBox(this)), m_kind(narrowBox(this))
{
    m_text->setClearButtonEnabled(true);
    m_text->setMinimumWidth(90);
    m_text->setObjectName(QStringLiteral("text"));
    m_who->setObjectName(QStringLiteral("who"));
    m_kind->setObjectName(QStringLiteral("kind"));
    for (int kind = 0; kind < kinds; ++kind)
        m_kind->addItem(QString());
    m_who->addItem(QString());
    name();
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(smallGap);
    layout->addWidget(m_text, 2);
    layout->addWidget(m_who, 1);
    layout->addWidget(m_kind, 1);
    connect(m_text, &QLineEdit::textChanged, this, &FilterBar::changed);
    connect(m_who, &QComboBox::currentIndexChanged, this, &FilterBar::changed);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &FilterBar::changed);
}

void FilterBar::name()
{
    m_text->setPlaceholderText(tr("Search the log"));
    m_text->setAccessibleName(tr("Search the log"));
    m_who->setItemText(0, tr("Everybody"));
    m_who->setToolTip(tr("Entries that a team or a car brought about, or that concern it"));
    m_who->setAccessibleName(tr("Team or car"));
    m_kind->setToolTip(tr("Entries of one kind"));
    m_kind->setAccessibleName(tr("Kind of entry"));
    const std::array<QString, kinds> words{
        tr("All entries"), tr("Damage"),         tr("Destroyed"), tr("Points"),
        tr("Objections"),  tr("Notes, rulings"), tr("By hand"),   tr("Taken back, amended")};
    for (int kind = 0; kind < kinds; ++kind)
        m_kind->setItemText(kind, words[static_cast<size_t>(kind)]);
}

void FilterBar::setTable(const table::TableShow& table)
{
    const QSignalBlocker quiet(m_who);
    while (m_who->count() > 1)
        m_who->removeItem(1);
    for (const table::Team& team : table.teams) {
        m_who->addItem(swatchIcon(team.livery), team.name);
        m_who->setItemData(m_who->count() - 1, team.id, teamRole);
        const auto mat = std::ranges::find(table.mats, team.id, &mats::TeamMat::team);
        if (mat == table.mats.end())
            continue;
        for (const mats::Panel& panel : mat->panels) {
            m_who->addItem(QStringLiteral("    ") + panel.title);
            m_who->setItemData(m_who->count() - 1, panel.subject, carRole);
        }
    }
    m_who->setCurrentIndex(0);
}

LogFilter FilterBar::filter() const
{
    return {m_who->currentData(teamRole).toString(), m_who->currentData(carRole).toString(),
            static_cast<LogFilter::Kind>(std::max(0, m_kind->currentIndex())), m_text->text()};
}

void FilterBar::clear()
{
    m_text->clear();
    m_who->setCurrentIndex(0);
    m_kind->setCurrentIndex(0);
}

void FilterBar::focusText()
{
    m_text->setFocus();
    m_text->selectAll();
}

} // namespace roadmarshal::views

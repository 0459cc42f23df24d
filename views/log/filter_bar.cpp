#include "filter_bar.h"

#include "style/swatch_icon.h"
#include "style/theme.h"
#include "style/typed_line.h"
#include "style/wrap_row.h"

#include <QComboBox>
#include <QEvent>

#include <algorithm>

namespace roadmarshal::views {

namespace {

constexpr int teamRole = Qt::UserRole;
constexpr int pieceRole = Qt::UserRole + 1;
constexpr int kindRole = Qt::UserRole;
constexpr int groupRole = Qt::UserRole + 1; // which of the game's groups of facts

QComboBox* narrowBox(QWidget* parent)
{
    auto* box = new QComboBox(parent);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(16);
    box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
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
    m_who->addItem(QString());
    name();
    auto* layout = new WrapRow(this);
    layout->setSpacing(smallGap);
    layout->addWidget(m_text);
    layout->addWidget(m_who);
    layout->addWidget(m_kind);
    connect(m_text, &QLineEdit::textChanged, this, &FilterBar::changed);
    connect(m_who, &QComboBox::currentIndexChanged, this, &FilterBar::changed);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &FilterBar::changed);
}

void FilterBar::name()
{
    m_text->setPlaceholderText(tr("Search the log"));
    m_text->setAccessibleName(tr("Search the log"));
    m_who->setItemText(0, tr("Everybody"));
    m_who->setToolTip(tr("Entries that a team or a piece brought about, or that concern it"));
    m_who->setAccessibleName(tr("Team or piece"));
    m_kind->setToolTip(tr("Entries of one kind"));
    m_kind->setAccessibleName(tr("Kind of entry"));
    fillKinds();
}

// What the game tells apart stands between all entries and what every log has.
void FilterBar::fillKinds()
{
    using enum LogFilter::Kind;
    const QSignalBlocker quiet(m_kind);
    const int before = std::max(0, m_kind->currentIndex());
    m_kind->clear();
    const auto add = [this](const QString& text, LogFilter::Kind kind, qsizetype group = -1) {
        m_kind->addItem(text, static_cast<int>(kind));
        m_kind->setItemData(m_kind->count() - 1, group, groupRole);
    };
    add(tr("All entries"), All);
    for (qsizetype group = 0; group < m_groups.size(); ++group)
        add(m_say(m_groups[group].label), Told, group);
    add(tr("Objections"), Objected);
    add(tr("Notes, rulings"), Notes);
    add(tr("By hand"), ByHand);
    add(tr("Taken back, amended"), TakenBack);
    m_kind->setCurrentIndex(before < m_kind->count() ? before : 0);
}

void FilterBar::setGroups(const QList<table::FactGroup>& groups, const Wording& say)
{
    m_groups = groups;
    m_say = say;
    fillKinds();
    m_kind->setCurrentIndex(0);
}

void FilterBar::setTable(const table::TableShow& table)
{
    const QSignalBlocker quiet(m_who);
    while (m_who->count() > 1)
        m_who->removeItem(1);
    for (const table::Team& team : table.teams) {
        m_who->addItem(swatchIcon(team.livery), team.name);
        m_who->setItemData(m_who->count() - 1, team.id, teamRole);
        for (const mats::Mat& mat : table.mats) {
            if (mat.team == team.id)
                addPanels(mat);
        }
    }
    for (const mats::Mat& mat : table.mats) {
        if (!std::ranges::contains(table.teams, mat.team, &table::Team::id))
            addPanels(mat);
    }
    m_who->setCurrentIndex(0);
}

void FilterBar::addPanels(const mats::Mat& mat)
{
    for (const mats::Panel& panel : mat.panels) {
        m_who->addItem(QStringLiteral("    ") + panel.title);
        m_who->setItemData(m_who->count() - 1, panel.subject, pieceRole);
    }
}

LogFilter FilterBar::filter() const
{
    LogFilter filter{m_who->currentData(teamRole).toString(), m_who->currentData(pieceRole).toString(),
                     static_cast<LogFilter::Kind>(m_kind->currentData(kindRole).toInt()), m_text->text()};
    if (filter.kind == LogFilter::Kind::Told)
        filter.facts = m_groups[m_kind->currentData(groupRole).toInt()].kinds;
    return filter;
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

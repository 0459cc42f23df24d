#include "section_box.h"

#include "sections_model.h"
#include "style/icons.h"
#include "style/label.h"
#include "style/theme.h"
#include "style/wrap_row.h"
#include "track/draft/marks.h"
#include "track/draft/sections.h"
#include "track/load.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace roadmarshal::views {

namespace {

constexpr int sectorsToBegin = 3;
constexpr double turnStep = 15;
constexpr double lengthStep = 0.1;

QToolButton* makeButton(const QString& name, const QString& text, const QString& tip, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setIcon(icon(name));
    button->setText(text);
    button->setToolTip(tip);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

} // namespace

SectionBox::SectionBox(TrackEditing& editing, QWidget* parent)
    : QWidget(parent),
      m_editing(editing),
      m_title(plainLabel(boldFont, {}, this)),
      m_sectors(new QSpinBox(this)),
      m_lanes(new QSpinBox(this)),
      m_side(new QComboBox(this)),
      m_surface(new QComboBox(this)),
      m_turn(new QDoubleSpinBox(this)),
      m_length(new QDoubleSpinBox(this)),
      m_add(
          makeButton(QStringLiteral("plus"), tr("&Add behind"), tr("A straight behind this section"), this)),
      m_halve(makeButton(QStringLiteral("split"), tr("&Halve"), tr("Two sections of it"), this)),
      m_remove(makeButton(QStringLiteral("close"), tr("Re&move"),
                          tr("Take this section out (Delete in the list)"), this)),
      m_usualJoin(makeButton(QStringLiteral("join"), tr("Usual &joins"),
                             tr("Its lanes lead to those that they touch in the next section"), this))
{
    m_sectors->setRange(1, track::mostSectors);
    m_lanes->setRange(1, track::mostLanes);
    m_side->addItems({tr("on the outside"), tr("on the inside")});
    m_side->setToolTip(tr("Where lanes come and go"));
    m_side->setAccessibleName(m_side->toolTip());
    for (const auto surface : {track::Surface::Paved, track::Surface::Rough, track::Surface::Jump})
        m_surface->addItem(inWords(surface));
    m_turn->setRange(-track::sharpestTurn, track::sharpestTurn);
    m_turn->setDecimals(1);
    m_turn->setSingleStep(turnStep);
    m_turn->setSuffix(tr("°", "degrees"));
    m_turn->setToolTip(tr("Over the whole section; to the right is more than 0"));
    m_length->setRange(0, track::longestLength);
    m_length->setSingleStep(lengthStep);
    m_length->setSpecialValueText(tr("as fits", "length of a sector"));
    m_length->setToolTip(tr("Of one sector, in widths of a lane"));
    for (QAbstractSpinBox* box :
         std::initializer_list<QAbstractSpinBox*>{m_sectors, m_lanes, m_turn, m_length})
        box->setKeyboardTracking(false);
    arrange();
    connectParts();
    showSection();
}

void SectionBox::arrange()
{
    auto* lanes = new QHBoxLayout;
    lanes->addWidget(m_lanes);
    lanes->addWidget(m_side, 1);
    auto* form = new QFormLayout;
    form->setSpacing(smallGap + 2);
    form->addRow(tr("&Sectors"), m_sectors);
    auto* lanesLabel = new QLabel(tr("&Lanes"), this);
    lanesLabel->setBuddy(m_lanes);
    form->addRow(lanesLabel, lanes);
    form->addRow(tr("S&urface"), m_surface);
    form->addRow(tr("&Turn"), m_turn);
    form->addRow(tr("Len&gth"), m_length);
    auto* tools = new WrapRow;
    tools->setSpacing(smallGap + 2);
    for (QToolButton* button : {m_add, m_halve, m_remove, m_usualJoin})
        tools->addWidget(button);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_title);
    layout->addLayout(form);
    layout->addLayout(tools);
}

void SectionBox::connectParts()
{
    connect(m_sectors, &QSpinBox::valueChanged, this, [this](int count) {
        m_editing.change(track::withSectors(m_editing.draft(), m_editing.section(), count));
    });
    connect(m_lanes, &QSpinBox::valueChanged, this, [this](int count) {
        const auto side = m_side->currentIndex() == 0 ? track::Side::Out : track::Side::In;
        m_editing.change(track::withLanes(m_editing.draft(), m_editing.section(), count, side));
    });
    connect(m_surface, &QComboBox::activated, this, [this](int surface) {
        m_editing.change(
            track::withSurface(m_editing.draft(), m_editing.section(), static_cast<track::Surface>(surface)));
    });
    connect(m_turn, &QDoubleSpinBox::valueChanged, this, [this](double turn) {
        m_editing.change(track::withTurn(m_editing.draft(), m_editing.section(), turn));
    });
    connect(m_length, &QDoubleSpinBox::valueChanged, this, [this](double length) {
        // From "as fits" one step leads to a length that may be.
        const double least = length > 0 ? std::max(length, track::shortestLength) : 0;
        const bool isLess = m_editing.draft().track.sections[m_editing.section()].length > 0 &&
                            length < track::shortestLength;
        m_editing.change(track::withLength(m_editing.draft(), m_editing.section(), isLess ? 0 : least));
        showSection();
    });
    connect(m_add, &QToolButton::clicked, this, &SectionBox::add);
    connect(m_remove, &QToolButton::clicked, this, &SectionBox::remove);
    connect(m_halve, &QToolButton::clicked, this, [this] {
        const int section = m_editing.section();
        const int sectors = m_editing.draft().track.sections[section].sectors;
        m_editing.change(
            track::withSplit(m_editing.draft(), m_editing.draft().firstSectorOf(section) + sectors / 2));
    });
    connect(m_usualJoin, &QToolButton::clicked, this,
            [this] { m_editing.change(track::withUsualJoin(m_editing.draft(), m_editing.section())); });
    connect(&m_editing, &TrackEditing::changed, this, &SectionBox::showSection);
    connect(&m_editing, &TrackEditing::sectionChanged, this, &SectionBox::showSection);
}

void SectionBox::add()
{
    const int section = m_editing.section();
    const int before = m_editing.draft().sectionCount();
    m_editing.change(track::withSection(m_editing.draft(), section, sectorsToBegin));
    if (m_editing.draft().sectionCount() > before)
        m_editing.setSection(section + 1);
}

void SectionBox::remove()
{
    m_editing.change(track::withoutSection(m_editing.draft(), m_editing.section()));
}

void SectionBox::showSection()
{
    const int number = m_editing.section();
    const track::Section& section = m_editing.draft().track.sections[number];
    const bool isJump = section.surface == track::Surface::Jump;
    m_title->setText(tr("Section %1 of %2").arg(number + 1).arg(m_editing.draft().sectionCount()));
    const QSignalBlocker quiet[]{QSignalBlocker(m_sectors), QSignalBlocker(m_lanes), QSignalBlocker(m_turn),
                                 QSignalBlocker(m_length)};
    m_sectors->setValue(section.sectors);
    m_lanes->setValue(section.lanes);
    m_lanes->setEnabled(!isJump);
    m_side->setEnabled(!isJump);
    m_surface->setCurrentIndex(static_cast<int>(section.surface));
    m_turn->setValue(section.turn);
    m_length->setValue(section.length);
    m_halve->setEnabled(section.sectors > 1);
    m_remove->setEnabled(m_editing.draft().sectionCount() > 1);
}

} // namespace roadmarshal::views

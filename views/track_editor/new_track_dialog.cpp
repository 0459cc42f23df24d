#include "new_track_dialog.h"

#include "style/theme.h"

#include <QAbstractButton>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QSpinBox>

namespace roadmarshal::views {

namespace {

constexpr int fewestSectors = 8;
constexpr int mostSectors = 100;
constexpr int usualSectors = 36;
constexpr int mostLanes = 8;
constexpr int usualLanes = 4;

} // namespace

NewTrackDialog::NewTrackDialog(QWidget* parent)
    : QDialog(parent),
      m_sectors(new QSpinBox(this)),
      m_lanes(new QSpinBox(this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    setWindowTitle(tr("New track"));
    m_sectors->setRange(fewestSectors, mostSectors);
    m_sectors->setValue(usualSectors);
    m_lanes->setRange(1, mostLanes);
    m_lanes->setValue(usualLanes);
    for (QAbstractButton* button : m_buttons->buttons())
        button->setIcon({});
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* form = new QFormLayout(this);
    form->setContentsMargins(2 * gap, 2 * gap, 2 * gap, 2 * gap);
    form->addRow(tr("An oval of so many &sectors"), m_sectors);
    form->addRow(tr("&Lanes"), m_lanes);
    form->addRow(m_buttons);
}

int NewTrackDialog::sectors() const
{
    return m_sectors->value();
}

int NewTrackDialog::lanes() const
{
    return m_lanes->value();
}

} // namespace roadmarshal::views

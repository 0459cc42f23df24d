#include "settings_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QSpinBox>

namespace roadmarshal::views {

SettingsDialog::SettingsDialog(const Settings& settings, QWidget* parent)
    : QDialog(parent),
      m_appearance(new QComboBox(this)),
      m_animate(new QCheckBox(tr("Cars glide to their new spaces"), this)),
      m_font(new QSpinBox(this))
{
    setWindowTitle(tr("Settings"));
    m_appearance->addItems({tr("As the system"), tr("Light"), tr("Dark")});
    m_appearance->setCurrentIndex(static_cast<int>(settings.appearance));
    m_animate->setChecked(settings.animate);
    // The step below the smallest size stands for the system's own.
    constexpr int smallest = 8;
    m_font->setRange(smallest - 1, 24);
    m_font->setSpecialValueText(tr("As the system"));
    m_font->setSuffix(tr(" pt"));
    m_font->setValue(settings.fontPoints == 0 ? smallest - 1 : settings.fontPoints);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* form = new QFormLayout(this);
    form->addRow(tr("Appearance"), m_appearance);
    form->addRow(tr("Text size"), m_font);
    form->addRow(QString(), m_animate);
    form->addRow(buttons);
}

Settings SettingsDialog::settings() const
{
    Settings settings;
    settings.appearance = static_cast<Appearance>(m_appearance->currentIndex());
    settings.animate = m_animate->isChecked();
    settings.fontPoints = m_font->value() == m_font->minimum() ? 0 : m_font->value();
    return settings;
}

} // namespace roadmarshal::views

#include "settings_dialog.h"

#include "languages.h"
#include "style/scrolled_page.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QSpinBox>

namespace roadmarshal::views {

SettingsDialog::SettingsDialog(const Settings& settings, QWidget* parent)
    : QDialog(parent),
      m_before(settings),
      m_appearance(new QComboBox(this)),
      m_animate(new QCheckBox(tr("Pieces glide to their new spaces"), this)),
      m_moments(new QCheckBox(tr("Hits, kills and events show large for a moment"), this)),
      m_font(new QSpinBox(this)),
      m_language(new QComboBox(this))
{
    setWindowTitle(tr("Settings"));
    m_appearance->addItems({tr("As the system"), tr("Light"), tr("Dark")});
    m_appearance->setCurrentIndex(static_cast<int>(settings.appearance));
    m_animate->setChecked(settings.animate);
    m_moments->setChecked(settings.moments);
    // The step below the smallest size stands for the system's own.
    constexpr int smallest = 8;
    m_font->setRange(smallest - 1, 24);
    m_font->setSpecialValueText(tr("As the system"));
    m_font->setSuffix(tr(" pt"));
    m_font->setValue(settings.fontPoints == 0 ? smallest - 1 : settings.fontPoints);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* form = new QFormLayout(scrolledOn(this));
    form->addRow(tr("Appearance"), m_appearance);
    form->addRow(tr("Text size"), m_font);
    form->addRow(QString(), m_animate);
    form->addRow(QString(), m_moments);
    addLanguages(settings.language, form);
    form->addRow(buttons);
}

void SettingsDialog::addLanguages(const QString& chosen, QFormLayout* form)
{
    m_language->addItem(tr("As the system"), QString());
    // Each in its own words, for the person who landed in a wrong one.
    for (const QString& code : languages())
        m_language->addItem(languageName(code), code);
    m_language->setCurrentIndex(qMax(0, m_language->findData(chosen)));
    form->addRow(tr("Language"), m_language);

    auto* note = new QLabel(tr("The language changes at the next start."), this);
    note->setVisible(false);
    form->addRow(QString(), note);
    const int before = m_language->currentIndex();
    connect(m_language, &QComboBox::currentIndexChanged, note,
            [note, before](int index) { note->setVisible(index != before); });
}

Settings SettingsDialog::settings() const
{
    Settings settings = m_before;
    settings.appearance = static_cast<Appearance>(m_appearance->currentIndex());
    settings.animate = m_animate->isChecked();
    settings.moments = m_moments->isChecked();
    settings.fontPoints = m_font->value() == m_font->minimum() ? 0 : m_font->value();
    settings.language = m_language->currentData().toString();
    return settings;
}

} // namespace roadmarshal::views

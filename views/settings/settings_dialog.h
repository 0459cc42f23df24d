// How the program looks, moves and speaks.
#pragma once

#include "settings.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QSpinBox;

namespace roadmarshal::views {

class SettingsDialog : public QDialog
{
    Q_OBJECT
public:
    SettingsDialog(const Settings& settings, QWidget* parent);
    Settings settings() const;

private:
    void addLanguages(const QString& chosen, QFormLayout* form);

    QComboBox* m_appearance;
    QCheckBox* m_animate;
    QCheckBox* m_moments;
    QSpinBox* m_font;
    QComboBox* m_language;
};

} // namespace roadmarshal::views

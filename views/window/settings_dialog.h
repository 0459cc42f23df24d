// How the program looks and moves.
#pragma once

#include "settings.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QSpinBox;

namespace roadmarshal::views {

class SettingsDialog : public QDialog
{
    Q_OBJECT
public:
    SettingsDialog(const Settings& settings, QWidget* parent);
    Settings settings() const;

private:
    QComboBox* m_appearance;
    QCheckBox* m_animate;
    QSpinBox* m_font;
};

} // namespace roadmarshal::views

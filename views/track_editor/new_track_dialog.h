// How large an oval to begin with is.
#pragma once

#include <QDialog>

class QDialogButtonBox;
class QSpinBox;

namespace roadmarshal::views {

class NewTrackDialog final : public QDialog
{
    Q_OBJECT
public:
    explicit NewTrackDialog(QWidget* parent);

    int sectors() const;
    int lanes() const;
    QSpinBox* sectorBox() const { return m_sectors; }
    QSpinBox* laneBox() const { return m_lanes; }
    QDialogButtonBox* buttons() const { return m_buttons; }

private:
    QSpinBox* m_sectors;
    QSpinBox* m_lanes;
    QDialogButtonBox* m_buttons;
};

} // namespace roadmarshal::views

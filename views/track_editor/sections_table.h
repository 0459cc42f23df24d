// The table of sections: typed in place, with one row for the section that is lit up on the canvas.
#pragma once

#include "sections_model.h"

#include <QTableView>

namespace roadmarshal::views {

class SectionsTable final : public QTableView
{
    Q_OBJECT
public:
    SectionsTable(TrackEditing& editing, QWidget* parent);

signals:
    void removalWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void showCurrent();

    TrackEditing& m_editing;
};

} // namespace roadmarshal::views

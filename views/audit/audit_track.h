// The track's part in an audit: a click on a car goes to its line, a click on a space or a dragged car says
// where it stands.
#pragma once

#include "track/choice.h"

#include <QObject>

namespace roadmarshal::views {

class AuditDialog;
class TrackView;

class AuditTrack : public QObject
{
    Q_OBJECT
public:
    AuditTrack(TrackView* view, AuditDialog* dialog);

private:
    void show();
    void point(const Choice& what);

    TrackView* m_view;
    AuditDialog* m_dialog;
};

} // namespace roadmarshal::views

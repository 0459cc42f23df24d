// The track's part in amending: the answers that lie on it can be clicked there.
#pragma once

#include "track/choice.h"

#include <QObject>

namespace roadmarshal::table {
struct Prompt;
}

namespace roadmarshal::views {

class AmendDialog;
class AnswersView;
class TrackView;

class AmendTrack : public QObject
{
    Q_OBJECT
public:
    AmendTrack(TrackView* view, AmendDialog* dialog);

private:
    void show(const table::Prompt& prompt);
    void showChoices();
    void choose(const Choice& what);

    TrackView* m_view;
    AmendDialog* m_dialog;
    AnswersView* m_answers = nullptr;
};

} // namespace roadmarshal::views

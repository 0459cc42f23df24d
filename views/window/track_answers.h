// The track's part in the conversation: answers that lie on it are lit, hovered and clicked.
#pragma once

#include <QObject>

namespace roadmarshal::table {
struct Prompt;
}

namespace roadmarshal::views {

class Conversation;
class MarshalPanel;
class TrackView;

class TrackAnswers : public QObject
{
    Q_OBJECT
public:
    TrackAnswers(TrackView* view, MarshalPanel* marshal, Conversation* conversation, QObject* parent);

    // Off while a table is only looked at.
    void setOpen(bool open) { m_open = open; }
    // While somebody else asks about the track, it is left to them.
    void setLent(bool lent);

private:
    bool isOpen() const;
    void show(const table::Prompt& prompt);
    void choosePiece(const QString& piece);
    void choosePlace(const QString& place);
    void hover(const QString& name);

    TrackView* m_view;
    MarshalPanel* m_marshal;
    Conversation* m_conversation;
    bool m_open = true;
    bool m_lent = false;
};

} // namespace roadmarshal::views

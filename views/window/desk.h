// Holds the open game and keeps every view in step with it.
#pragma once

#include "decks/decks_view.h"
#include "log/log_panel.h"
#include "marshal/conversation.h"
#include "marshal/marshal_panel.h"
#include "mats/mats_view.h"
#include "score/score_view.h"
#include "track_panel.h"

#include <QObject>
#include <QPointer>

namespace roadmarshal::views {

class Desk : public QObject
{
    Q_OBJECT
public:
    explicit Desk(QObject* parent = nullptr);
    ~Desk() override;

    TrackPanel* trackPanel() const { return m_track; }
    MarshalPanel* marshalPanel() const { return m_marshal; }
    MatsView* matsView() const { return m_mats; }
    ScoreView* scoreView() const { return m_score; }
    DecksView* decksView() const { return m_decks; }
    LogPanel* logPanel() const { return m_log; }
    Conversation* conversation() const { return m_conversation; }

    table::Session* session() const { return m_session.get(); }
    void setSession(std::unique_ptr<table::Session> session);

    void undo();
    void redo();
    void take(const QString& line);
    void correct(const QString& subject, const QString& property, const QString& value);
    void annotate(int entry);
    // Shows the table as it was after an entry; the present is one key away.
    void lookAt(int entry);
    void backToNow();
    bool isInThePast() const { return m_lookingAt >= 0; }

signals:
    void sessionChanged();
    void problem(const QString& text);

private:
    void connectViews();
    void show(const table::State& state);
    void advance(const table::Transition& transition);
    void showPrompt(const table::Prompt& prompt);
    void showReadOnly();
    void choosePiece(const QString& piece);
    void choosePlace(const QString& place);
    void hover(const QString& answer);
    template <class Recorded>
    void report(const std::expected<Recorded, table::Refused>& recorded);

    std::unique_ptr<table::Session> m_session;
    Conversation* m_conversation;
    QPointer<TrackPanel> m_track;
    QPointer<MarshalPanel> m_marshal;
    QPointer<MatsView> m_mats;
    QPointer<ScoreView> m_score;
    QPointer<DecksView> m_decks;
    QPointer<LogPanel> m_log;
    int m_lookingAt = -1;
};

} // namespace roadmarshal::views

// Holds the open game and keeps every view in step with it, with its past, or with a branch that is only
// tried.
#pragma once

#include "board_panel.h"
#include "decks/decks_view.h"
#include "log/log_panel.h"
#include "marshal/conversation.h"
#include "marshal/marshal_panel.h"
#include "mats/mats_view.h"
#include "on_show.h"
#include "rules/rules_panel.h"
#include "score/score_view.h"
#include "table/journal/session.h"

#include <QObject>
#include <QPointer>

class QDialog;

namespace roadmarshal::views {

class AmendDialog;
class AuditDialog;
class Disputing;
class InTurn;
class Carrying;
class PieceDrops;
class BoardAnswers;
class CardSays;

class Desk : public QObject
{
    Q_OBJECT
public:
    explicit Desk(QObject* parent = nullptr);
    ~Desk() override;

    BoardPanel* boardPanel() const { return m_board; }
    MarshalPanel* marshalPanel() const { return m_marshal; }
    MatsView* matsView() const { return m_mats; }
    ScoreView* scoreView() const { return m_score; }
    DecksView* decksView() const { return m_decks; }
    RulesPanel* rulesPanel() const { return m_rules; }
    LogPanel* logPanel() const { return m_log; }
    Conversation* conversation() const { return m_conversation; }

    table::Session* session() const { return m_session.get(); }
    void setSession(std::unique_ptr<table::Session> session);
    // Goes on in another file, which may be replaced.
    std::expected<void, Problem> moveTo(const QString& path);
    bool isAdrift() const;

    void undo();
    void redo();
    bool canUndo() const;
    bool canRedo() const;
    void take(const QString& line);
    void correct(const QString& subject, const QString& property, const QString& value);
    void annotate(int entry);
    // Opens the dialog that replaces an old entry, beside the table as it was before it.
    void amend(int entry);
    AmendDialog* amending() const;
    // Reads the table back with the people round it, beside the board.
    void audit();
    // Reads in a table that stood before the game was begun here, as its first entry.
    void readIn();
    AuditDialog* auditing() const;
    // Asks the marshal about a claim on the table on show.
    void dispute(const table::Answers& answers = {});
    Disputing* disputing() const { return m_disputing; }
    // What the owner of the box reads on the cards that come up.
    CardSays* cards() const { return m_cards; }

    // Shows the table as it was after an entry; the present is one key away.
    void lookAt(int entry);
    // The entry that is on show while the past is played back.
    std::optional<int> replayedEntry() const;
    bool isInThePast() const { return std::holds_alternative<Past>(m_onShow); }
    // Tries things out on a branch from the table on show; nothing of it is recorded.
    void startWhatIf();
    bool isTrying() const { return std::holds_alternative<Trial>(m_onShow); }
    // Puts a table from somewhere else on the desk, to try things out on it; the game waits below.
    void showPosition(const table::Game& game, const table::State& state, const QString& name);
    // Back to the game as it is: from its past, or from a branch, which is thrown away.
    void backToNow();

    // Colours that tell trying from recording; to be called when the palette has changed.
    void dress();

signals:
    // The game, what is shown of it, or what can be done with it.
    void sessionChanged();
    void problem(const QString& text);
    // The file of the game is gone; what is in memory wants another.
    void anotherFileWanted();
    // The file is damaged; what is sound of it can be salvaged.
    void salvageWanted();
    void rulesWanted(const QStringList& ids);
    // Something lies in the owner's library now.
    void libraryChanged();
    void told(const QString& text);
    // Something was recorded; or it was long ago, and a replay has come to it.
    void happened(const roadmarshal::table::Transition& transition);
    void replayed(const roadmarshal::table::Transition& transition);

private:
    void connectViews();
    // What can be settled about a car on the board, and put right by hand.
    void fillPieceMenu(QMenu* menu, const QString& car);
    const table::Game& game() const;
    const table::State& shown() const;
    // The entry that the table on show stands after; of a branch, the last one of the game.
    int shownEntry() const;
    // Something else comes onto the desk.
    void show(OnShow what, const std::optional<table::Ways>& ways = std::nullopt);
    // Puts all views in step; `ways` as below.
    void refresh(const std::optional<table::Ways>& ways = std::nullopt);
    // The same where only the table has changed, not what can be done with it.
    void goOn(const std::optional<table::Ways>& ways);
    // The table on show in all views that draw it. Pieces glide on the ways that lead there from the one
    // before; where none do, they are put there.
    void showTable(const std::optional<table::Ways>& ways);
    // What was driven on a branch is driven back when it is thrown away.
    std::optional<table::Ways> waysToNow() const;
    void endReplay();
    void showBanner();
    Topic topic();
    void advance(const table::Transition& transition);
    // What was under way to the disk did not get there.
    void notRecorded(const table::Refused& refused);
    void pressBanner();
    void escape();
    // Says so if nothing can be recorded because a branch is open, or a dialog that has to be closed first.
    bool refuseWhileTrying();
    bool isDamaged() const;
    void takeNow(const QString& line);
    void amendNow(int entry);
    void auditNow();
    void openAudit(const table::State& from);
    void lookAtNow(int entry);
    void lookAtTable(int entry, const table::State& then);
    void startWhatIfNow();
    // A card says otherwise.
    void change(const table::Effects& effects);
    void correctNow(const QString& subject, const QString& property, const QString& value);
    bool refuseWhileBusy();
    // Somebody amends or audits: the table does not go on below them.
    bool isBusy() const;
    // Puts such a dialog beside the board, and the table back when it is done.
    void openBeside(QDialog* dialog);
    bool canPlay() const;
    void lendBoard();
    template <class Done>
    void report(const std::expected<Done, table::Refused>& done);
    std::expected<void, table::Refused> tryOut(const table::Rehearsal& rehearsal);
    // After a step on the branch, which had so many before.
    void tried(int before, const std::expected<void, table::Refused>& done);

    std::unique_ptr<table::Session> m_session;
    InTurn* m_inTurn; // no line, undo or correction before the one that is under way
    Conversation* m_conversation;
    QPointer<BoardPanel> m_board;
    QPointer<MarshalPanel> m_marshal;
    QPointer<MatsView> m_mats;
    QPointer<ScoreView> m_score;
    QPointer<DecksView> m_decks;
    QPointer<RulesPanel> m_rules;
    QPointer<LogPanel> m_log;
    BoardAnswers* m_answers;
    PieceDrops* m_drops;
    Carrying* m_carrying;
    CardSays* m_cards;
    OnShow m_onShow;
    QPointer<AmendDialog> m_amending;
    QPointer<AuditDialog> m_auditing;
    Disputing* m_disputing;
};

} // namespace roadmarshal::views

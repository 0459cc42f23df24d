// The dock that talks: the open question, its answers, objections, what hands must do, and the typed line.
#pragma once

#include "conversation.h"

#include <QWidget>

class QFrame;
class QMenu;
class QToolButton;
class QLineEdit;
class QPushButton;

namespace roadmarshal::views {

class AnswersView;
class AskedStrip;
class CardSays;
class ReservedText;
class TypedLine;
class WarningStrip;

class MarshalPanel : public QWidget
{
    Q_OBJECT
public:
    explicit MarshalPanel(Conversation* conversation, QWidget* parent = nullptr);

    // Whether what is played is only tried.
    void setTrying(bool on);
    // Something else than an answer was typed, and could not be done.
    void refuseLine(const QString& reason);
    // What was open is done: an empty line and no notice.
    void settle();
    // Who knows what is printed on cards; before the first question.
    void setCards(const CardSays* cards) { m_cards = cards; }
    // Something moved in the app without hands on the table: says what they have to do.
    void showHandsOn(const table::Effects& effects);
    // What people want when nothing is asked any more: the game is over.
    void setClosingActions(const QList<QAction*>& actions);
    // Hands know what they did, but not all that follows from it.
    void showNews(const table::Effects& effects);
    // Hovering something elsewhere (a space on the board) lights the same answer here.
    void setHovered(const QString& answer);
    void focusLine();
    // A letter that was typed elsewhere goes into the line.
    void takeOver(const QKeyEvent& key);
    // Types the beginning of a line; the person goes on.
    void beginLine(const QString& text);
    // Where there is nothing left to do about it.
    void dismissNotice();
    QLineEdit* line() const;
    AnswersView* answersView() const { return m_answers; }
    AskedStrip* askedStrip() const { return m_asked; }
    QToolButton* cardButton() const { return m_card; }
    // What the cards say that the question is about.
    void openCardMenu();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

signals:
    // The answer under the mouse or the cursor, if it has something to show.
    void previewChanged(const std::optional<roadmarshal::table::Preview>& preview);
    // A typed line that is not an answer: "undo", "set 36 damage 4".
    void lineEntered(const QString& line);
    // A menu is about to open for what has these ids on the table.
    void menuOpening(QMenu* menu, const QStringList& ids);
    // A citation was followed.
    void rulesWanted(const QStringList& rules);

private:
    void showPrompt(const table::Prompt& prompt);
    void showObjections(const table::Objections& objections);
    void showProblem(const QString& reason);
    void enterLine();
    // Lines are dealt with one after the other.
    void sendNext();
    // What was entered is not recorded (yet): it comes back to be mended. False if the next line is begun
    // already: then it is only told.
    bool giveLineBack(const QString& reason);
    void followLine(const QString& text);
    // Says while it is typed whether the last word fits, and shows on the board what it would do.
    void judgeTyped();
    void showVerdict(const QString& word, const QString& reasons);
    void layOut();
    void makeCardButton();
    QFrame* makeNotice();
    enum class Tone { Plain, Warning };
    void showNotice(const QString& text, const QString& dismiss, Tone tone);
    // The keyboard does not go away with it.
    void hideNotice();
    void colourNotice();
    void fitNotice();

    Conversation* m_conversation;
    ReservedText* m_headline;
    AskedStrip* m_asked;
    ReservedText* m_question;
    ReservedText* m_reminders;
    WarningStrip* m_against; // what the rules say against the answers so far
    AnswersView* m_answers;
    QWidget* m_closing;
    QFrame* m_notice;
    QString m_noticed;         // what it says
    bool m_mustBeRead = false; // it stays while the next line is typed
    bool m_complains = false;  // about an answer, so that nothing else is said against one meanwhile
    bool m_isSetAside = false; // the line is of a table that did not come about: it is judged when edited
    Tone m_tone = Tone::Plain; // and how
    ReservedText* m_noticeText;
    QPushButton* m_insist;
    QPushButton* m_dismiss;
    QPushButton* m_back;
    QToolButton* m_card; // what the card says that an answer is about
    const CardSays* m_cards = nullptr;
    TypedLine* m_line;
    QStringList m_entered; // lines on their way, the first being dealt with; the next may be typed meanwhile
    bool m_isSent = false; // the first of them
    bool m_isNextLine = false; // what stands in the line was typed after that one was entered
    ReservedText* m_lineState;
    QStringList m_news; // what the entries of the last line brought
    bool m_gathering = false;
};

} // namespace roadmarshal::views

// Replaces an old entry by what really happened, once the table has seen what that does to later ones.
#pragma once

#include "amending.h"
#include "log/voice.h"
#include "table/journal/session.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QStackedLayout;

namespace roadmarshal::views {

class AnswersView;
class RippleView;
class TypedLine;

class AmendDialog : public QDialog
{
    Q_OBJECT
public:
    AmendDialog(table::Session& session, table::Amendment::Past past, QWidget* parent);

    // The question that is open, empty where none is; one more answer to it.
    const table::Prompt& prompt() const { return m_prompt; }
    void answer(const QString& word);

signals:
    // A question is open, or none any more.
    void asked(const roadmarshal::table::Prompt& prompt);
    // A citation was followed.
    void rulesWanted(const QStringList& rules);

protected:
    void changeEvent(QEvent* event) override;

private:
    int entry() const;
    QWidget* makeRecorded();
    void arrange();
    QWidget* makeButtons();
    void connectParts();
    // Starts with what was recorded, to be changed where it was wrong.
    void startWithOldLine();
    void takeLastWordBack();
    // The keyboard goes to what becomes of later entries.
    void showReport();

    void consider(Amending::When when);
    void conclude(const Amending::Conclusion& conclusion);
    void showOpen(const Amending::Open& open);
    enum class Page { Answers, Ripples };
    void turnTo(Page page);
    void showAmendment();
    void showOutcome(const table::Amendment::Outcome& outcome);
    enum class Tone { Asking, Fine, Warning, Wrong };
    void say(Tone tone, const QString& text);
    void amend();

    table::Session& m_session;
    log::Voice voice() const;

    const table::Game& m_game;
    Amending* m_amending;
    table::Amendment::Choices m_chosen;
    Tone m_tone = Tone::Asking; // of what was said last
    QString m_said;
    std::shared_ptr<const table::Amendment> m_amendment; // what the button would record

    TypedLine* m_line;
    Thinking m_retelling;
    table::Prompt m_prompt;
    bool m_wantsReport = false; // as soon as there is one
    QPushButton* m_back;
    QCheckBox* m_removed;
    QLabel* m_mark;
    QLabel* m_verdict;
    QLabel* m_heading;
    QStackedLayout* m_pages;
    AnswersView* m_answers; // to the question that is open
    table::Answers m_given; // before it
    RippleView* m_ripples;
    QPlainTextEdit* m_steps;
    QLineEdit* m_note;
    QPushButton* m_amend;
};

} // namespace roadmarshal::views

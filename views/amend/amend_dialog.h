// Replaces an old entry by what really happened, once the table has seen what that does to later ones.
#pragma once

#include "amending.h"
#include "table/session.h"

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

class AmendDialog : public QDialog
{
    Q_OBJECT
public:
    AmendDialog(table::Session& session, table::Amendment::Past past, QWidget* parent);

signals:
    // A citation was followed.
    void rulesWanted(const QStringList& rules);

protected:
    void changeEvent(QEvent* event) override;

private:
    int entry() const;
    QWidget* makeRecorded();
    void arrange();
    void connectParts();

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
    const table::Game& m_game;
    Amending* m_amending;
    table::Amendment::Choices m_chosen;
    Tone m_tone = Tone::Asking; // of what was said last
    QString m_said;
    std::shared_ptr<const table::Amendment> m_amendment; // what the button would record

    QLineEdit* m_line;
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

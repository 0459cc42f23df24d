// "Ask the marshal": a claim, piece by piece or typed, the verdict on it, and what would be legal instead.
#pragma once

#include "claiming.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QStackedWidget;
class QTextBrowser;

namespace roadmarshal::views {

class AnswersView;
class TypedLine;

class DisputeDialog : public QDialog
{
    Q_OBJECT
public:
    explicit DisputeDialog(QWidget* parent = nullptr);

    // `when` says in words which table it is; only what can be recorded is offered to be.
    void setTable(const table::Game* game, const table::State& state, const QString& when, bool mayRecord);
    void ask(const table::Answers& answers);
    // Something to read below the claim, until the next one.
    void tell(const QString& text);

    Claiming* claiming() const { return m_claiming; }
    // From elsewhere, the board for instance: the answer, or one of several.
    void answer(const QString& word);
    QStringList picked() const;
    QLineEdit* line() const;
    AnswersView* answersView() const { return m_answers; }
    QTextBrowser* verdictText() const { return m_verdictText; }
    QListWidget* variants() const { return m_variants; }
    QPushButton* recordButton() const { return m_record; }
    QPushButton* exportButton() const { return m_export; }

    const std::optional<table::Verdict>& verdict() const { return m_verdict; }
    const table::Claim& claim() const { return m_claim; }

signals:
    void pickedChanged();
    void previewChanged(const std::optional<roadmarshal::table::Preview>& preview);
    // A verdict is on show, or no more.
    void verdictChanged();
    void rulesWanted(const QStringList& rules);
    void recordWanted();
    void exportWanted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeQuestion();
    QWidget* makeVerdict();
    void connectParts();
    void showPrompt(const table::Prompt& prompt);
    void showVerdict(const table::Claim& claim, const table::Verdict& verdict);
    void showVariants();
    void enterLine();
    void forgetVerdict();

    Claiming* m_claiming;
    std::optional<table::Verdict> m_verdict;
    table::Claim m_claim;
    bool m_mayRecord = false;
    QLabel* m_when;
    TypedLine* m_line;
    QLabel* m_told;
    QStackedWidget* m_pages;
    QLabel* m_question;
    AnswersView* m_answers;
    QTextBrowser* m_verdictText;
    QLabel* m_variantsTitle;
    QListWidget* m_variants;
    QPushButton* m_back;
    QPushButton* m_restart;
    QPushButton* m_record;
    QPushButton* m_export;
};

} // namespace roadmarshal::views

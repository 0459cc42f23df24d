// The conversation about a claim: asks for what is missing and judges what is complete, in the background.
#pragma once

#include "background/thinking.h"
#include "table/game.h"

#include <QObject>

namespace roadmarshal::views {

class Claiming : public QObject
{
    Q_OBJECT
public:
    explicit Claiming(QObject* parent = nullptr);

    // What was said so far is asked or judged again on this table.
    void setTable(const table::Game* game, const table::State& state);
    const table::Game* game() const { return m_game; }
    const table::State& table() const { return m_state; }

    const table::Answers& answers() const { return m_answers; }
    const table::Prompt& prompt() const { return m_prompt; }
    void setAnswers(const table::Answers& answers);
    void answer(const QString& word);
    void back();
    // A claim as a whole: one of the variants.
    void judge(const table::Claim& claim);

signals:
    void asked(const roadmarshal::table::Prompt& prompt);
    void misunderstood(const QString& reason);
    void judged(const roadmarshal::table::Claim& claim, const roadmarshal::table::Verdict& verdict);

private:
    struct Thought
    {
        table::AskedClaim asked;
        std::optional<table::Verdict> verdict; // if all is said, and nobody stopped it
    };
    void think();
    void conclude(const Thought& thought);

    const table::Game* m_game = nullptr;
    table::State m_state;
    table::Answers m_answers;
    table::Answers m_prompted;           // the answers that the shown question follows
    std::optional<table::Claim> m_claim; // given as a whole
    table::Prompt m_prompt;
    Thinking m_thinking;
};

} // namespace roadmarshal::views

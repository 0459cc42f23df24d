// The open question and the answers given so far; thinks in the background, so that no window waits.
#pragma once

#include "table/session.h"

#include <QObject>

#include <stop_token>

namespace roadmarshal::views {

class Conversation : public QObject
{
    Q_OBJECT
public:
    explicit Conversation(QObject* parent = nullptr);
    ~Conversation() override;

    void setSession(table::Session* session);
    const table::Answers& answers() const { return m_answers; }
    // The last question that was asked; empty options while the race is over or no game is open.
    const table::Prompt& prompt() const { return m_prompt; }

    // One more answer, the last one taken back, all of them given anew.
    void answer(const QString& word);
    void back();
    void restart();
    void setAnswers(const table::Answers& answers);
    // Goes along with a line that is still being typed: shows its question, records nothing.
    void follow(const table::Answers& answers);
    // Records what is ready although the rules object.
    void insist();
    // Asks for the reasons against an answer without giving it; `explained` follows.
    void explain(const QString& word);

signals:
    void asked(const roadmarshal::table::Prompt& prompt);
    // All is said, but the rules speak against it.
    void objected(const roadmarshal::table::Objections& objections);
    void misunderstood(const QString& reason);
    void explained(const QString& word, const QString& text);

private:
    // What the worker found out about a list of answers.
    struct Thought
    {
        table::Asked asked;
        std::optional<table::Decision> decision; // of a finished action
        std::optional<table::Objection> nonsense;
    };
    static Thought think(const table::Game& game, const table::State& state, const table::Answers& answers,
                         const std::stop_token& stop);

    void askAgain();
    void take(const Thought& thought);
    void record(table::Session::Insist insist);

    table::Session* m_session = nullptr;
    table::Answers m_answers;
    table::Prompt m_prompt;
    std::optional<table::Action> m_ready;
    bool m_following = false;
    std::stop_source m_asking;
    std::stop_source m_explaining;
    int m_generation = 0;
    int m_explainGeneration = 0;
};

} // namespace roadmarshal::views

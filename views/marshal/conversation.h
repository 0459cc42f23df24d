// The open question and the answers given so far; thinks in the background, so that no window waits.
#pragma once

#include "background/thinking.h"
#include "table/journal/rehearsal.h"
#include "table/refused.h"

#include <QObject>

#include <functional>

namespace roadmarshal::views {

// What a conversation is about: the table as it lies now, and where entries go that are complete. Behind it
// stands a game that is recorded, or a branch that is only tried.
struct Topic
{
    const table::Game* game = nullptr; // null: there is nothing to talk about
    table::State now;
    table::DrawSource draws;
    table::DrawSource trialDraws; // for what is only typed or hovered
    std::function<std::expected<void, table::Refused>(const table::Rehearsal&, bool insist,
                                                      const QString& note)>
        play;
};

class Conversation : public QObject
{
    Q_OBJECT
public:
    explicit Conversation(QObject* parent = nullptr);

    // Starts over; whoever plays gives the next one.
    void setTopic(Topic topic);
    const Topic& topic() const { return m_topic; }
    const table::Answers& answers() const { return m_answers; }
    // Those of them that the question on show follows; behind them there may be words that led nowhere.
    table::Answers prompted() const { return m_isPromptOld ? table::Answers() : m_prompted; }
    // The last question that was asked; empty options while the race is over or no game is open.
    const table::Prompt& prompt() const { return m_prompt; }

    // What the rules say against the answers that the question follows, as far as they were asked for one by
    // one. Nothing is recorded yet, and all of it comes again when all is said.
    table::Objections against() const;
    // The table that they lead to, if they make whole actions already; null otherwise.
    const table::State* foreseen() const { return m_foreseen ? &*m_foreseen : nullptr; }

    // One more answer, the last one taken back, all of them given anew.
    void answer(const QString& word);
    void back();
    void restart();
    // `insist` records at once what the rules object to.
    void setAnswers(const table::Answers& answers, bool insist = false, const QString& note = {});
    // Goes along with a line that is still being typed: shows its question, records nothing.
    void follow(const table::Answers& answers);
    // Records what is ready although the rules object.
    void insist();
    // Asks for the reasons against an answer without giving it; `explained` follows.
    void explain(const QString& word);
    // Says why something that hands tried is no answer; the question stays as it is.
    void refuse(const QString& reason) { emit misunderstood(reason); }
    // What was played could not be recorded: the question is open again. False if nothing was played.
    bool resume(const QString& reason);

signals:
    void asked(const roadmarshal::table::Prompt& prompt);
    // All is said, but the rules speak against it.
    void objected(const roadmarshal::table::Objections& objections);
    void misunderstood(const QString& reason);
    void explained(const QString& word, const QString& text);

private:
    // Rehearses on a copy of the table, which may go on or go away meanwhile.
    auto rehearsing(const table::Answers& answers, table::DrawSource source) const;

    void askAgain();
    void take(const table::Rehearsal& rehearsal);
    // Before the question that follows the answers now takes the place of the one on show.
    void keepObjections();
    void play(bool insist);

    Topic m_topic;
    table::Answers m_answers;
    table::Answers m_prompted; // the answers that the shown question follows
    table::Prompt m_prompt;
    bool m_isPromptOld = false;         // it is about the topic before
    QList<table::Objections> m_against; // by answer
    std::optional<table::State> m_foreseen;
    std::optional<table::Rehearsal> m_ready;
    QString m_note;
    bool m_insists = false;
    bool m_following = false;
    bool m_isPlaying = false; // until the next topic comes; an answer now would be to a question that is over
    Thinking m_asking;
    Thinking m_explaining;
};

} // namespace roadmarshal::views

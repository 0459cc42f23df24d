// Hands out the words that an action brings along, in the order in which it asks for them.
#pragma once

#include "card_words.h"
#include "due.h"
#include "table/prompt.h"
#include "table/rolled.h"

namespace roadmarshal::road_kill_rally {

// What was said where dice are due.
struct Thrown
{
    bool safe = false;
    table::Rolled rolled;                // unless it was played safe
    QStringList defence = {};            // cards that the target plays against it
    std::optional<CardWords> cards = {}; // that these hits cost
};

class Teller
{
public:
    // Without a generator nothing is rolled: whoever asks what is due next wants to know no more.
    Teller(const Setup& setup, const QStringList& words, table::Random* random)
        : m_setup(setup), m_words(words), m_random(random)
    {
    }

    // Nothing if it has not been said, or makes no sense. Where the app has the dice, it throws those in
    // place of which nothing else can be done.
    std::optional<Thrown> dice(const State& state, const DueDice& due);
    // The next word as it is.
    std::optional<QString> word(const Due& due);
    // Road tiles may be drawn by the app.
    bool drawsTiles() const { return m_setup.tilesInApp && m_used >= m_words.size(); }
    bool drawsAccessories() const { return m_setup.accessoriesInApp && m_used >= m_words.size(); }
    table::Random* random() const { return m_random; }
    void waitForApp() { m_waitsForApp = true; }
    // What the app has drawn, as if it had been said.
    void note(const QString& word);

    // The last word that was handed out makes no sense.
    void refuse(const table::Message& message, const QString& rule = {});
    void refuse(const char* code, const QString& rule, const QJsonObject& args = {});

    const std::optional<Due>& due() const { return m_due; }
    bool waitsForApp() const { return m_waitsForApp; }
    // For dice of which nobody has said how they fell.
    bool waitsForDice() const { return m_waitsForDice; }
    bool isStopped() const { return m_due || m_waitsForApp || m_wrong; }
    // `answer` counts from 0 through the words of the action.
    const std::optional<table::Misfit>& wrong() const { return m_wrong; }
    qsizetype used() const { return m_used; }
    // All that was said, with what fell in the app in place of that it was to fall there.
    const QStringList& resolved() const { return m_resolved; }
    const std::vector<table::Rolled>& fallenInApp() const { return m_fallen; }
    // Whether the app has rolled or drawn something that can't be taken back.
    bool hasDrawn() const { return m_noted || !m_fallen.empty(); }

private:
    const Setup& m_setup;
    const QStringList& m_words;
    table::Random* m_random;
    qsizetype m_used = 0;
    QStringList m_resolved;
    std::vector<table::Rolled> m_fallen;
    bool m_noted = false;
    std::optional<Due> m_due;
    bool m_waitsForApp = false;
    bool m_waitsForDice = false;
    std::optional<table::Misfit> m_wrong;
};

dice::Ask askOf(const Setup& setup, const DueDice& due);
bool isAppWord(const QString& word);

} // namespace roadmarshal::road_kill_rally

// A table of Nine Yards in a folder of its own. Its cards lie on the table, so that what a line brings about
// is known beforehand.
#pragma once

#include "quick_folder.h"
#include "toy/game.h"

#include "table/journal/session.h"
#include "table/journal/shorthand.h"

#include <QTest>

namespace roadmarshal::test {

class ToyTable
{
public:
    explicit ToyTable(const QJsonObject& changes = {{QStringLiteral("deck"), QStringLiteral("table")}},
                      quint64 seed = 7)
    {
        QJsonObject wanted = toy::game().demoSetup();
        for (auto field = changes.begin(); field != changes.end(); ++field)
            wanted[field.key()] = field.value();
        const auto setup = toy::game().completeSetup(wanted, {});
        session = std::move(table::Session::create(path(), toy::game(), setup.value(), seed).value());
    }

    QString path() const { return m_folder.filePath(QStringLiteral("toy.roadmarshal")); }
    QString folder() const { return m_folder.path(); }
    void reopen()
    {
        session.reset();
        session = std::move(table::Session::open(toy::find, path(), table::Access::ReadWrite).value());
    }

    auto take(const char* line) { return table::take(*session, QString::fromLatin1(line)); }
    // Lines that must do.
    void play(std::initializer_list<const char*> lines)
    {
        for (const char* line : lines) {
            const auto taken = take(line);
            QVERIFY2(taken, qPrintable(QString::fromLatin1(line) + QStringLiteral(": ") +
                                       (taken ? QString() : table::say(toy::game(), taken.error()))));
        }
    }
    // The row lies open: a plank and a rope.
    void deal() { play({"plank rope"}); }

    const toy::State& state() const { return session->now().as<toy::State>(); }
    table::TableShow show() const { return toy::game().show(session->now()); }
    QJsonObject stored() const { return toy::game().store(session->now()); }
    table::Prompt prompt(const char* answers = "") const
    {
        const QStringList words = QString::fromLatin1(answers).split(u' ', Qt::SkipEmptyParts);
        const table::Asked asked = toy::game().ask(session->now(), words);
        const auto* prompt = std::get_if<table::Prompt>(&asked);
        return prompt ? *prompt : table::Prompt();
    }

private:
    QuickFolder m_folder; // outlives the session, which closes its file in it

public:
    std::unique_ptr<table::Session> session;
};

// A game in which every kind of question is answered, up to the landing.
inline void playToTheLanding(ToyTable& table)
{
    table.deal();
    table.play({"truck take rope", "pump", "calm"}); // round 1: a card of the row, another comes
    table.play({"cart drive c1", "gust"});           // a place
    table.play({"truck discard rope", "calm"});      // round 2: several cards
    table.play({"cart refuel 2", "calm"});           // a number
    table.play({"truck repair cart", "calm"});       // round 3: a piece
    table.play({"cart drive b2 c2-b2", "calm"});     // a way
    table.play({"truck hand", "yes", "calm"});       // round 4: the other team is asked
    table.play({"cart drive c3 c2-c3"});
}

} // namespace roadmarshal::test

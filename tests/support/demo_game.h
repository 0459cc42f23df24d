// A demo game in a folder of its own, and somebody who plays it at random.
#pragma once

#include "quick_folder.h"

#include "games/games.h"
#include "table/journal/session.h"
#include "table/journal/shorthand.h"

#include <random>

namespace roadmarshal::test {

class DemoGame
{
public:
    explicit DemoGame(quint64 seed = 7, const QJsonObject& changes = {},
                      const table::Game& game = *games::find(QStringLiteral("apocalypse-road")))
    {
        QJsonObject wanted = game.demoSetup();
        for (auto field = changes.begin(); field != changes.end(); ++field)
            wanted[field.key()] = field.value();
        const auto setup = game.completeSetup(wanted, {});
        auto made = table::Session::create(path(), game, setup.value(), seed);
        session = std::move(made.value());
    }

    QString path() const { return m_folder.filePath(QStringLiteral("game.roadmarshal")); }
    QString folder() const { return m_folder.path(); }
    void reopen(table::Access access = table::Access::ReadWrite)
    {
        session.reset();
        session = std::move(table::Session::open(games::find, path(), access).value());
    }
    QByteArray state() const { return text(session->now()); }
    QByteArray stateAt(int entry) const { return text(session->at(entry).value()); }
    QByteArray text(const table::State& state) const
    {
        return QJsonDocument(session->game().store(state)).toJson(QJsonDocument::Compact);
    }
    auto take(const QString& line) { return table::take(*session, line); }

private:
    QuickFolder m_folder; // outlives the session, which closes its file in it

public:
    std::unique_ptr<table::Session> session;
};

// An answer to the question for a car that the rules speak against: it is not its turn.
inline QString carOutOfTurn(const table::Prompt& prompt)
{
    const auto found = std::ranges::find_if(
        prompt.options, [](const table::Option& option) { return !option.objections.isEmpty(); });
    return found == prompt.options.end() ? QString() : found->answer;
}

// Answers every question with some option that the rules allow.
inline std::optional<table::Action> randomAction(const table::Session& session, std::mt19937& random)
{
    table::Answers answers;
    for (;;) {
        const table::Asked asked = session.game().ask(session.now(), answers);
        if (const auto* ready = std::get_if<table::Ready>(&asked))
            return ready->action;
        const auto* prompt = std::get_if<table::Prompt>(&asked);
        if (!prompt)
            return std::nullopt;
        QStringList open;
        for (const table::Option& option : prompt->options) {
            if (option.objections.isEmpty())
                open.append(option.answer);
        }
        if (open.isEmpty())
            return std::nullopt;
        answers.append(open[static_cast<qsizetype>(random() % open.size())]);
    }
}

// One entry of any kind: mostly actions, some corrections, undos, redos, notes.
inline void randomEntry(table::Session& session, std::mt19937& random)
{
    const auto kind = random() % 10;
    if (kind == 0) {
        (void)session.undo();
    } else if (kind == 1) {
        (void)session.redo();
    } else if (kind == 2) {
        const auto show = session.game().show(session.now());
        if (show.pieces.isEmpty())
            return;
        const auto& piece = show.pieces[static_cast<qsizetype>(random() % show.pieces.size())];
        const QString line = QStringLiteral("set %1 damage %2").arg(piece.id).arg(random() % 6);
        (void)table::take(session, line);
    } else if (kind == 3) {
        (void)session.annotate(session.last(), QStringLiteral("remember this"));
    } else if (const auto action = randomAction(session, random)) {
        (void)session.play(*action);
    }
}

} // namespace roadmarshal::test

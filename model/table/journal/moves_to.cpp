#include "moves_to.h"

#include <algorithm>

namespace roadmarshal::table {

namespace {

class Search
{
public:
    Search(const Game& game, const State& state, DrawSource trial, const std::stop_token& stop)
        : m_game(game), m_state(state), m_trial(trial), m_stop(stop)
    {
    }

    // The question that is open after these answers, if nothing speaks against them.
    std::optional<Prompt> after(const Answers& answers) const
    {
        if (m_stop.stop_requested())
            return std::nullopt;
        const Rehearsal rehearsal = rehearse(m_game, m_state, answers, m_trial, m_stop);
        const auto* prompt = std::get_if<Prompt>(&rehearsal.end);
        return prompt && rehearsal.objections().isEmpty() ? std::optional(*prompt) : std::nullopt;
    }

private:
    const Game& m_game;
    const State& m_state;
    DrawSource m_trial;
    const std::stop_token& m_stop;
};

// Whether a place is asked for, and this one takes the piece there.
bool leads(const Prompt& prompt, const QString& piece, const QString& place)
{
    return prompt.asking == Asking::Place && !prompt.secret &&
           std::ranges::any_of(prompt.options, [&](const Option& option) {
               return option.answer == place && option.objections.isEmpty() && option.preview &&
                      std::ranges::any_of(option.preview->moves, [&](const Preview::Move& move) {
                          return move.piece == piece && move.to.value(0) == place;
                      });
           });
}

} // namespace

std::expected<QList<MoveTo>, Stopped> movesTo(const Game& game, const State& state, const QString& piece,
                                              const QString& place, DrawSource trial,
                                              const std::stop_token& stop)
{
    const Search search(game, state, trial, stop);
    QList<MoveTo> found;
    // Either the piece has to be named first, or it is the one that the question is about.
    for (const Answers& named : {Answers{piece}, Answers{}}) {
        const auto open = search.after(named);
        if (!open)
            continue;
        if (leads(*open, piece, place))
            found.append({named + Answers{place}, open->question});
        for (const Option& option : open->asking == Asking::Card ? open->options : QList<Option>()) {
            if (!option.objections.isEmpty())
                continue;
            const auto next = search.after(named + Answers{option.answer});
            if (next && leads(*next, piece, place))
                found.append({named + Answers{option.answer, place}, option.label});
        }
        if (!found.isEmpty())
            break;
    }
    if (stop.stop_requested())
        return std::unexpected(Stopped{});
    return found;
}

} // namespace roadmarshal::table

#include "ask_claim.h"

#include "claims.h"
#include "displacing.h"
#include "ways.h"

#include "games/apocalypse_road/ask/ends.h"
#include "games/apocalypse_road/ask/parts.h"
#include "games/apocalypse_road/ask/segment.h"
#include "games/apocalypse_road/combat/combat_card.h"

#include <array>

namespace roadmarshal::apocalypse_road {

using namespace table;
using table::AskedClaim;
using table::ReadyClaim;

namespace {

const QString pathWord = QStringLiteral("path");
const QString comma = QStringLiteral(",");
const QString offWord = QStringLiteral("off");

Prompt question(const QString& code, Asking asking, const QJsonObject& args = {})
{
    return {code, asking, {QStringLiteral("ask-") + code, args}, {}, {}};
}

AskedClaim ready(const Assertion& assertion, qsizetype used)
{
    return ReadyClaim{toClaim(assertion), used};
}

// Words taken one after the other; where they end, or one does not fit, that is the answer.
class Words
{
public:
    Words(const State& state, const Answers& answers) : m_state(state), m_answers(answers) {}

    bool atEnd() const { return m_taken == m_answers.size(); }
    const QString& peek() const { return m_answers[m_taken]; }
    QString take() { return m_answers[m_taken++]; }
    qsizetype taken() const { return m_taken; }
    Answers rest() const { return m_answers.sliced(m_taken); }
    const State& state() const { return m_state; }

    AskedClaim misfitHere(const QString& code, const QString& rule = {}) const
    {
        return apocalypse_road::misfit(m_taken, code, peek(), rule);
    }

    // A car in the race, other than `but`; otherwise what to say instead.
    std::expected<int, AskedClaim> car(const QString& code, int but = -1, const QJsonObject& args = {})
    {
        if (atEnd()) {
            Prompt prompt = question(code, Asking::Piece, args);
            for (int car = 0; car < static_cast<int>(m_state.cars.size()); ++car) {
                if (car != but && m_state.cars[car].inRace())
                    prompt.options.append(carOption(m_state, car));
            }
            return std::unexpected(prompt);
        }
        const int car = m_state.setup->carIndex(peek());
        if (car < 0)
            return std::unexpected(misfitHere(QStringLiteral("no-car")));
        if (!m_state.cars[car].inRace())
            return std::unexpected(misfitHere(QStringLiteral("car-not-in-race"), QStringLiteral("4.4")));
        if (car == but)
            return std::unexpected(misfitHere(QStringLiteral("claim-same-car")));
        ++m_taken;
        return car;
    }

    QString idOf(int car) const { return m_state.sheet(car).id; }

private:
    const State& m_state;
    const Answers& m_answers;
    qsizetype m_taken = 0;
};

constexpr qsizetype longestPath = 100;
constexpr qsizetype mostChoices = 100;

std::optional<QStringList> parsePath(const QString& word)
{
    QStringList path;
    if (word.count(u',') > longestPath)
        return std::nullopt;
    for (const QString& part : word.split(u',', Qt::SkipEmptyParts)) {
        if (!track::parseSpace(part))
            return std::nullopt;
        path.append(part);
    }
    return path;
}

AskedClaim askSteps(Words& words, int car, const QString& card)
{
    QStringList path;
    for (; !words.atEnd() && path.size() < longestPath; path.append(words.take())) {
        if (words.peek() == doneWord) {
            words.take();
            return ready(MoveClaim{words.idOf(car), card, path}, words.taken());
        }
        if (!track::parseSpace(words.peek()))
            return words.misfitHere(QStringLiteral("no-place"));
    }
    QJsonObject args = carArgs(words.state(), car);
    args[pathWord] = path.isEmpty() ? args[QStringLiteral("place")].toString() : path.join(u' ');
    Prompt prompt = question(QStringLiteral("claim-step"), Asking::Place, args);
    if (!path.isEmpty())
        prompt.options.append({doneWord, {QStringLiteral("option-claim-done"), {}}, {}, {}});
    for (const track::Space space : stepsFrom(words.state(), car, path)) {
        const QString place = toText(space);
        prompt.options.append({place,
                               {QStringLiteral("option-end"), {{QStringLiteral("place"), place}}},
                               {},
                               Preview{{{words.idOf(car), {place}, {}, path + QStringList{place}}}}});
    }
    return prompt;
}

AskedClaim askMoveClaim(Words& words, const std::stop_token& stop)
{
    const State& state = words.state();
    const auto car = words.car(QStringLiteral("claim-car"));
    if (!car)
        return car.error();
    if (words.atEnd()) {
        Prompt prompt = question(QStringLiteral("claim-card"), Asking::Card, carArgs(state, *car));
        prompt.options = cardOptions(state, *car);
        return prompt;
    }
    const auto card = parseTypedCard(words.peek());
    if (!card || std::abs(card->movement.adjustment) > mostAdjustment)
        return words.misfitHere(QStringLiteral("no-card"), QStringLiteral("6.0"));
    words.take();
    const QString cardText = toText(RaceCard{card->movement, false});
    if (words.atEnd()) {
        const Moving moving(state, *car, card->movement, stop);
        Prompt prompt = question(QStringLiteral("claim-end"), Asking::Place, carArgs(state, *car));
        prompt.secret = !state.setup->reveal.previews;
        prompt.options.append({pathWord, {QStringLiteral("option-claim-path"), {}}, {}, {}});
        if (!prompt.secret)
            prompt.options += endOptions(state, moving);
        return prompt;
    }
    const QString& word = words.peek();
    if (word == pathWord) {
        words.take();
        return askSteps(words, *car, cardText);
    }
    if (word.contains(comma)) {
        const auto path = parsePath(word);
        if (!path)
            return words.misfitHere(QStringLiteral("no-path"));
        words.take();
        return ready(MoveClaim{words.idOf(*car), cardText, *path}, words.taken());
    }
    if (!track::parsePlace(word))
        return words.misfitHere(QStringLiteral("no-place"));
    const QString end = words.take();
    return ready(MoveClaim{words.idOf(*car), cardText, {}, end}, words.taken());
}

// Who does it, and to whom.
template <class Claim>
AskedClaim askPair(Words& words, const QString& code)
{
    const auto car = words.car(QStringLiteral("claim-car"));
    if (!car)
        return car.error();
    const auto target = words.car(code, *car, {{QStringLiteral("car"), words.idOf(*car)}});
    if (!target)
        return target.error();
    return ready(Claim{words.idOf(*car), words.idOf(*target)}, words.taken());
}

AskedClaim askShotClaim(Words& words, const std::stop_token&)
{
    return askPair<ShotClaim>(words, QStringLiteral("claim-target"));
}

AskedClaim askKillClaim(Words& words, const std::stop_token&)
{
    return askPair<KillClaim>(words, QStringLiteral("claim-victim"));
}

// "8.2", "7.out", "chute"; "off the track" is a place that people name too.
QString takeDisplacedTo(Words& words)
{
    static const QStringList more{QStringLiteral("the"), QStringLiteral("track")};
    QStringList place{words.take()};
    while (place.first() == offWord && !words.atEnd() && more.contains(words.peek()))
        place.append(words.take());
    return place.join(u' ');
}

AskedClaim askDisplaceClaim(Words& words, const std::stop_token&)
{
    const State& state = words.state();
    const auto car = words.car(QStringLiteral("claim-car"));
    if (!car)
        return car.error();
    const auto other =
        words.car(QStringLiteral("claim-displaced"), *car, {{QStringLiteral("car"), words.idOf(*car)}});
    if (!other)
        return other.error();
    if (words.atEnd()) {
        Prompt prompt = question(QStringLiteral("claim-displaced-to"), Asking::Place, carArgs(state, *other));
        prompt.secret = !state.setup->reveal.previews;
        for (const QString& place : placesDisplacedTo(state, *car, *other)) {
            if (!prompt.secret)
                prompt.options.append({place,
                                       {QStringLiteral("option-end"), {{QStringLiteral("place"), place}}},
                                       {},
                                       Preview{{{words.idOf(*other), {place}}}}});
        }
        return prompt;
    }
    if (!track::parsePlace(words.peek()) && words.peek() != offWord)
        return words.misfitHere(QStringLiteral("no-place"));
    const QString to = takeDisplacedTo(words);
    return ready(DisplaceClaim{words.idOf(*car), words.idOf(*other), to}, words.taken());
}

AskedClaim askFirstClaim(Words& words, const std::stop_token&)
{
    if (words.atEnd())
        return ready(FirstClaim{}, words.taken());
    if (words.state().setup->teamIndex(words.peek()) < 0)
        return words.misfitHere(QStringLiteral("claim-no-team"));
    const QString team = words.take();
    return ready(FirstClaim{team}, words.taken());
}

// "score 21 36" is a kill, as people would say it.
AskedClaim askScoreClaim(Words& words, const std::stop_token&)
{
    const auto car = words.car(QStringLiteral("claim-car"));
    if (!car)
        return car.error();
    if (words.atEnd())
        return ready(ScoreClaim{words.idOf(*car)}, words.taken());
    const auto target = words.car(QStringLiteral("claim-victim"), *car);
    if (!target)
        return target.error();
    return ready(KillClaim{words.idOf(*car), words.idOf(*target)}, words.taken());
}

AskedClaim askActivateClaim(Words& words, const std::stop_token&)
{
    const auto car = words.car(QStringLiteral("claim-car"));
    if (!car)
        return car.error();
    return ready(ActivateClaim{words.idOf(*car)}, words.taken());
}

// A third car that the claim may be about.
std::expected<QString, AskedClaim> takeOther(Words& words)
{
    if (words.atEnd())
        return QString();
    const auto other = words.car(QStringLiteral("claim-other"));
    return other ? std::expected<QString, AskedClaim>(words.idOf(*other)) : std::unexpected(other.error());
}

// Who attacks whom; the first two words of several claims.
std::expected<std::pair<int, int>, AskedClaim> takePair(Words& words, const QString& code)
{
    const auto car = words.car(QStringLiteral("claim-car"));
    if (!car)
        return std::unexpected(car.error());
    const auto target = words.car(code, *car, {{QStringLiteral("car"), words.idOf(*car)}});
    if (!target)
        return std::unexpected(target.error());
    return std::pair(*car, *target);
}

AskedClaim askCollisionClaim(Words& words, const std::stop_token&)
{
    const auto pair = takePair(words, QStringLiteral("claim-rammed"));
    if (!pair)
        return pair.error();
    const auto& [car, target] = *pair;
    if (words.atEnd()) {
        Prompt prompt = question(QStringLiteral("claim-crash"), Asking::Card);
        prompt.options = crashOptions();
        return prompt;
    }
    if (!combat::parseCrash(words.peek()) &&
        words.state().setup->decks.of(DeckId::Combat).kindOf(words.peek()) < 0)
        return words.misfitHere(QStringLiteral("no-crash-card"), QStringLiteral("8.4"));
    const QString result = words.take();
    const auto other = takeOther(words);
    if (!other)
        return other.error();
    return ready(CollisionClaim{words.idOf(car), words.idOf(target), result, *other}, words.taken());
}

AskedClaim askSprayClaim(Words& words, const std::stop_token&)
{
    const auto pair = takePair(words, QStringLiteral("claim-target"));
    if (!pair)
        return pair.error();
    const auto other = takeOther(words);
    if (!other)
        return other.error();
    return ready(SprayClaim{words.idOf(pair->first), words.idOf(pair->second), *other}, words.taken());
}

AskedClaim askReplaceClaim(Words& words, const std::stop_token&)
{
    const State& state = words.state();
    if (words.atEnd()) {
        Prompt prompt = question(QStringLiteral("claim-lost"), Asking::Piece);
        for (int car = 0; car < static_cast<int>(state.cars.size()); ++car) {
            if (!std::holds_alternative<Reserve>(state.cars[car].at) && !state.sheet(car).missing)
                prompt.options.append(carOption(state, car));
        }
        return prompt;
    }
    if (state.setup->carIndex(words.peek()) < 0)
        return words.misfitHere(QStringLiteral("no-car"));
    ReplaceClaim claim{words.take()};
    if (!words.atEnd() && state.setup->carIndex(words.peek()) >= 0)
        claim.by = words.take();
    if (!words.atEnd() &&
        (words.peek() == QLatin1StringView("light") || words.peek() == QLatin1StringView("dark")))
        claim.side = words.take();
    return ready(claim, words.taken());
}

AskedClaim askCountdownClaim(Words& words, const std::stop_token&)
{
    return ready(CountdownClaim{}, words.taken());
}

AskedClaim askBackClaim(Words& words, const std::stop_token&)
{
    const auto car = words.car(QStringLiteral("claim-car"));
    if (!car)
        return car.error();
    return ready(BackClaim{words.idOf(*car)}, words.taken());
}

AskedClaim askFinishClaim(Words& words, const std::stop_token&)
{
    FinishClaim claim;
    do {
        const auto car = words.car(QStringLiteral("claim-car"));
        if (!car)
            return car.error();
        claim.cars.append(words.idOf(*car));
    } while (!words.atEnd());
    return ready(claim, words.taken());
}

// As it is typed elsewhere; what everybody calls a rollover is the card Roll.
QString eventMeant(const QString& word)
{
    return eventCalled(word == QLatin1StringView("rollover") ? QStringLiteral("roll") : word);
}

AskedClaim askEventClaim(Words& words, const std::stop_token&)
{
    if (words.atEnd()) {
        Prompt prompt = question(QStringLiteral("claim-event"), Asking::Choice);
        for (const cards::Kind& kind : eventDeck().kinds)
            prompt.options.append({kind.card, {QStringLiteral("event-") + kind.card, {}}, {}, {}});
        return prompt;
    }
    const QString event = eventMeant(words.peek());
    if (event.isEmpty())
        return words.misfitHere(QStringLiteral("no-event-card"), QStringLiteral("10.0"));
    words.take();
    const auto car = words.car(QStringLiteral("claim-car"));
    if (!car)
        return car.error();
    const QStringList choices = words.rest();
    if (choices.size() > mostChoices)
        return misfit(words.taken() + mostChoices, QStringLiteral("not-a-choice"), choices[mostChoices],
                      QStringLiteral("10.0"));
    return ready(EventClaim{event, words.idOf(*car), choices}, words.taken() + choices.size());
}

struct Kind
{
    const char* word;
    AskedClaim (*ask)(Words& words, const std::stop_token& stop);
};
constexpr std::array<Kind, 14> kinds{{{MoveClaim::kind, askMoveClaim},
                                      {ShotClaim::kind, askShotClaim},
                                      {DisplaceClaim::kind, askDisplaceClaim},
                                      {ActivateClaim::kind, askActivateClaim},
                                      {ScoreClaim::kind, askScoreClaim},
                                      {KillClaim::kind, askKillClaim},
                                      {BackClaim::kind, askBackClaim},
                                      {FinishClaim::kind, askFinishClaim},
                                      {CountdownClaim::kind, askCountdownClaim},
                                      {FirstClaim::kind, askFirstClaim},
                                      {CollisionClaim::kind, askCollisionClaim},
                                      {SprayClaim::kind, askSprayClaim},
                                      {ReplaceClaim::kind, askReplaceClaim},
                                      {EventClaim::kind, askEventClaim}}};

} // namespace

AskedClaim askClaim(const State& state, const Answers& answers, const std::stop_token& stop)
{
    Words words(state, answers);
    if (words.atEnd()) {
        Prompt prompt = question(QStringLiteral("claim"), Asking::Choice);
        for (const Kind& kind : kinds) {
            const QString word = QString::fromLatin1(kind.word);
            prompt.options.append({word, {QStringLiteral("option-claim-") + word, {}}, {}, {}});
        }
        return prompt;
    }
    for (const Kind& kind : kinds) {
        if (words.peek() == QLatin1StringView(kind.word)) {
            words.take();
            AskedClaim asked = kind.ask(words, stop);
            if (auto* prompt = std::get_if<Prompt>(&asked);
                prompt && state.setup->carIndex(answers.value(1)) >= 0)
                prompt->active = answers[1];
            return asked;
        }
    }
    return words.misfitHere(QStringLiteral("no-claim"));
}

} // namespace roadmarshal::apocalypse_road

#include "story.h"

#include "games/apocalypse_road/record/actions.h"
#include "games/apocalypse_road/show/facts.h"
#include "match.h"
#include "named.h"
#include "wording.h"

#include <QJsonArray>

#include <set>

namespace roadmarshal::apocalypse_road {

using table::Told;

namespace {

const QString byShot = QStringLiteral("by-shot");
const QString byRam = QStringLiteral("by-ram");
const QString bySideswipe = QStringLiteral("by-sideswipe");

const QString unseenCard = QStringLiteral("?"); // of a Discard

QString sentence(const char* code, const QJsonObject& args)
{
    return say(table::Message{QStringLiteral("told-") + QLatin1StringView(code), args});
}

// Follows the effects one by one on the table as it changes, and remembers which have been told with others.
class Story
{
public:
    Story(const State& before, const table::Action& action, const table::Effects& effects)
        : m_now(before), m_action(action), m_effects(effects)
    {
    }

    table::Telling tell()
    {
        for (m_at = 0; m_at < m_effects.size(); ++m_at) {
            const auto own = toTyped(m_effects[m_at]);
            if (!own)
                continue;
            if (!m_told.contains(m_at))
                std::visit([this](const auto& change) { follow(change); }, *own);
            if (!apply(m_now, *own))
                break; // entries that do not fit together: what was sound is told
        }
        if (m_telling.title.isEmpty())
            m_telling.title = apocalypse_road::tell(*m_now.setup, m_action);
        return std::move(m_telling);
    }

private:
    const table::Effect& now() const { return m_effects[m_at]; }

    void add(const QString& text, const table::Citation& citation, bool notable)
    {
        if (!text.isEmpty())
            m_telling.then.append({text, citation, notable});
    }
    // What a shot or an event brought is its title, where the entry is about nothing else.
    void head(const char* kind, const QString& text)
    {
        if (m_action.kind == QLatin1StringView(kind) && m_telling.title.isEmpty())
            m_telling.title = text;
        else
            add(text, now().citation, true);
    }

    // The damage that the next effects put on a car; it is told with this one.
    int damageAhead(const QString& car)
    {
        for (qsizetype i = m_at; i < m_effects.size(); ++i) {
            const auto own = toTyped(m_effects[i]);
            const auto* damaged = own ? std::get_if<Damaged>(&*own) : nullptr;
            if (!damaged || damaged->car != car)
                continue;
            m_told.insert(i);
            add(sentence("damage-now", {{QStringLiteral("car"), car},
                                        {QStringLiteral("count"),
                                         m_now.cars[m_now.setup->carIndex(car)].damage + damaged->by}}),
                m_effects[i].citation, false);
            return damaged->by;
        }
        return 0;
    }
    // 11.1, 11.3: the points that the effect here scores, told with it.
    const VpMoved* pointsAhead(const QString& rule)
    {
        for (qsizetype i = m_at + 1; i < m_effects.size(); ++i) {
            const auto own = toTyped(m_effects[i]);
            if (!own || std::holds_alternative<CarMoved>(*own) ||
                std::holds_alternative<CrossingCounted>(*own))
                return nullptr;
            const auto* points = std::get_if<VpMoved>(&*own);
            if (!points || m_effects[i].citation.rule != rule)
                continue;
            m_told.insert(i);
            m_points = *points;
            m_pointsBy = m_effects[i].citation;
            return &m_points;
        }
        return nullptr;
    }
    QJsonObject withPoints(const VpMoved& points, QJsonObject args) const
    {
        args[QStringLiteral("team")] = teamCalled(*m_now.setup, points.team);
        args[QStringLiteral("count")] = points.count;
        return args;
    }

    void follow(const Remarked& remark)
    {
        const QJsonObject pair{{QStringLiteral("car"), remark.car}, {QStringLiteral("target"), remark.other}};
        if (remark.code == QStringLiteral("shot-hits")) {
            QJsonObject args = pair;
            args[QStringLiteral("count")] = damageAhead(remark.other);
            head(Shoot::kind, sentence("hits", args));
        } else if (remark.code == QStringLiteral("shot-misses")) {
            head(Shoot::kind, sentence("misses", pair));
        } else if (remark.code == QStringLiteral("event-drawn")) {
            head(DrawEvent::kind, sentence("event", {{QStringLiteral("event"), remark.other}}));
        } else {
            add(say(now()), now().citation, false);
        }
    }

    void follow(const Damaged& damaged)
    {
        const table::Fact fact = apocalypse_road::fact(m_now, m_action, now());
        const QJsonObject args{{QStringLiteral("car"), fact.byPiece},
                               {QStringLiteral("target"), damaged.car},
                               {QStringLiteral("count"), damaged.by}};
        const bool isOther = fact.byPiece != damaged.car;
        if (isOther && fact.how.code == byShot)
            return add(sentence("hits", args), now().citation, true);
        if (isOther && (fact.how.code == byRam || fact.how.code == bySideswipe)) {
            const bool rams = m_now.segment.target == m_now.setup->carIndex(damaged.car);
            const char* how = !rams ? "chain" : fact.how.code == byRam ? "rams" : "sideswipes";
            return rams ? head(Collide::kind, sentence(how, args))
                        : add(sentence(how, args), now().citation, true);
        }
        add(say(now()), now().citation, true);
    }

    void follow(const CarMoved& moved)
    {
        const bool own = m_action.kind == QLatin1StringView(Activate::kind) &&
                         m_action.args[QStringLiteral("car")].toString() == moved.car;
        if (std::holds_alternative<Destroyed>(moved.to))
            return followLoss(moved);
        // Where it ends stands in the title.
        if (!own || !now().citation.ruling.isEmpty())
            add(say(now()), now().citation, !m_now.segment.event.isEmpty());
    }
    void followLoss(const CarMoved& moved)
    {
        const table::Fact fact = apocalypse_road::fact(m_now, m_action, now());
        const QJsonObject args{{QStringLiteral("car"), fact.byPiece}, {QStringLiteral("target"), moved.car}};
        const bool isKill = fact.how.code == byShot || fact.how.code == byRam || fact.how.code == bySideswipe;
        if (const VpMoved* points = pointsAhead(QStringLiteral("11.3")))
            add(sentence("kills", withPoints(*points, args)), m_pointsBy, true);
        else if (isKill && fact.byPiece != moved.car)
            add(sentence("destroys", args), now().citation, true);
        else
            add(sentence("lost", args), now().citation, true);
    }

    // 11.1: who crosses, and the points for it.
    void follow(const CrossingCounted& counted)
    {
        const char* code = counted.by > 0 ? "crosses" : "crosses-back";
        const QString rule = counted.by > 0 ? QStringLiteral("11.1") : QStringLiteral("11.2");
        if (const VpMoved* points = pointsAhead(rule))
            add(sentence(code, withPoints(*points, {{QStringLiteral("car"), counted.car}})), m_pointsBy,
                true);
    }

    // Hands did it, and the next question or heading says it.
    void follow(const CardMoved&) {}
    void follow(const CarFlipped&) {}
    void follow(const MarkerFlipped&) {}
    void follow(const ActingChanged&) {}
    void follow(const WinnerDeclared&)
    {
        add(apocalypse_road::tell(*m_now.setup, now()), now().citation, true);
    }
    void follow(const auto&) { add(apocalypse_road::tell(*m_now.setup, now()), now().citation, false); }

    State m_now;
    const table::Action& m_action;
    const table::Effects& m_effects;
    qsizetype m_at = 0;
    std::set<qsizetype> m_told;
    VpMoved m_points;
    table::Citation m_pointsBy;
    table::Telling m_telling;
};

} // namespace

// What files say of several, people say of one as well.
QString tell(const Setup& setup, const table::Effect& effect)
{
    const auto own = toTyped(effect);
    if (!own)
        return say(effect);
    const Effect called = named(setup, *own);
    if (const auto* moved = std::get_if<CardMoved>(&called); moved && moved->card.isEmpty())
        return sentence("cards", {{QStringLiteral("deck"), deckCode(moved->deck)},
                                  {QStringLiteral("count"), moved->count},
                                  {QStringLiteral("from"), sayPlace(moved->from)},
                                  {QStringLiteral("to"), sayPlace(moved->to)}});
    if (const auto* marked = std::get_if<BonusMarked>(&called))
        return sentence(
            marked->by > 0 ? "bonus-on" : "bonus-off",
            {{QStringLiteral("card"), QStringLiteral("@event-") + wordFor(bonusWords, marked->card)},
             {QStringLiteral("count"), std::abs(marked->by)}});
    return say(stored(called));
}

QString tell(const Setup& setup, const table::Action& action)
{
    QJsonObject args = named(setup, action.args);
    QJsonArray cards;
    for (const QJsonValue& card : args[QStringLiteral("cards")].toArray())
        cards.append(card == unseenCard ? say(table::Message{QStringLiteral("option-unseen"), {}})
                                        : cardName(DeckId::Race, card.toString()));
    if (!cards.isEmpty())
        args[QStringLiteral("cards")] = cards;
    return say(table::Action{action.kind, args});
}

table::Telling tell(const State& before, const table::Action& action, const table::Effects& effects)
{
    return Story(before, action, effects).tell();
}

} // namespace roadmarshal::apocalypse_road

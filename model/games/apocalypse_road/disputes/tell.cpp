#include "tell.h"

#include "games/apocalypse_road/record/effects.h"
#include "games/apocalypse_road/words/objection.h"
#include "match.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road {

using table::Reason;

namespace {

class Teller
{
public:
    Teller(const State& before, const table::Effects& effects, int activeCar, const QString& event)
        : m_before(before), m_stored(effects), m_activeCar(activeCar), m_event(event)
    {
        for (const table::Effect& effect : effects) {
            if (auto typed = toTyped(effect))
                m_effects.push_back(*std::move(typed));
        }
    }

    QList<Reason> tell()
    {
        for (size_t i = 0; i < m_effects.size(); ++i) {
            const table::Citation& citation = m_stored[static_cast<qsizetype>(i)].citation;
            std::visit(Match{[&](const CarMoved& c) { tellMove(c, i); },
                             [&](const CrossingCounted& c) { tellCrossing(c, i); },
                             [&](const TokenMoved& c) { tellToken(c); },
                             [&](const BonusMarked& c) { tellBonus(c, citation); },
                             [&](const WinnerDeclared& c) { tellWinner(c); }, [](const auto&) {}},
                       m_effects[i]);
        }
        return m_reasons;
    }

private:
    void add(const QString& code, QJsonObject args, const QString& rule, const QString& ruling)
    {
        args[QStringLiteral("event")] = QStringLiteral("@event-") + m_event;
        m_reasons.append(objection(code, args, rule, ruling));
    }

    QJsonObject argsOf(const QString& car) const
    {
        const int index = m_before.setup->carIndex(car);
        return {{QStringLiteral("car"), car},
                {QStringLiteral("team"), index < 0 ? QString() : m_before.teamOf(index).name},
                {QStringLiteral("active"), m_before.teamOf(m_activeCar).name}};
    }

    bool isLost(const QString& car) const
    {
        return std::ranges::any_of(m_effects, [&](const Effect& effect) {
            const auto* moved = std::get_if<CarMoved>(&effect);
            return moved && moved->car == car && std::holds_alternative<Destroyed>(moved->to);
        });
    }

    // Points that go from one heap to another, between this effect and the next car that moves.
    int pointsAfter(size_t from, Heap to) const
    {
        for (size_t i = from + 1; i < m_effects.size(); ++i) {
            if (std::holds_alternative<CarMoved>(m_effects[i]) ||
                std::holds_alternative<CrossingCounted>(m_effects[i]))
                return 0;
            if (const auto* moved = std::get_if<VpMoved>(&m_effects[i]); moved && moved->to == to)
                return moved->count;
        }
        return 0;
    }

    // 11.3, AR-32, AR-51: whether a kill scores.
    void tellMove(const CarMoved& effect, size_t at)
    {
        if (!std::holds_alternative<Destroyed>(effect.to))
            return;
        const QString kills = QStringLiteral("11.3");
        const int lost = m_before.setup->carIndex(effect.car);
        const bool isMissedJump = m_event == QLatin1StringView("missed-jump");
        const QJsonObject args = argsOf(effect.car);
        if (m_before.sheet(lost).team == m_before.sheet(m_activeCar).team)
            return add(QStringLiteral("why-lost-own"), args, kills, QStringLiteral("AR-32"));
        if (pointsAfter(at, Heap::Claimed) > 0)
            return add(isMissedJump ? QStringLiteral("why-lost-to-missed-jump")
                                    : QStringLiteral("why-lost-scores"),
                       args, kills, isMissedJump ? QStringLiteral("AR-51") : QStringLiteral("AR-32"));
        if (!m_event.isEmpty() && !isMissedJump) // which leaves it to the race that is over, or to the table
            add(QStringLiteral("why-lost-to-event"), args, sectionOfEvent(m_event), QStringLiteral("AR-32"));
    }

    // 11.1, 11.2
    void tellCrossing(const CrossingCounted& effect, size_t at)
    {
        QJsonObject args = argsOf(effect.car);
        args[QStringLiteral("points")] = pointsAfter(at, effect.by > 0 ? Heap::Claimed : Heap::Pool);
        if (effect.by > 0)
            add(QStringLiteral("why-crossed"), args, QStringLiteral("11.1"), QStringLiteral("AR-5"));
        else
            add(QStringLiteral("why-returned"), args, QStringLiteral("11.2"), QStringLiteral("AR-40"));
    }

    void tellToken(const TokenMoved& effect)
    {
        if (effect.token == Token::Lapped && !isLost(effect.car))
            add(effect.on ? QStringLiteral("why-lapped-now") : QStringLiteral("why-lapped"),
                argsOf(effect.car), QStringLiteral("11.2"), QStringLiteral("AR-40"));
    }

    void tellBonus(const BonusMarked& effect, const table::Citation& citation)
    {
        if (effect.by < 0)
            add(citation.ruling == QLatin1StringView("AR-60") ? QStringLiteral("why-bonus-lapped")
                                                              : QStringLiteral("why-bonus"),
                {}, citation.rule, citation.ruling);
    }

    void tellWinner(const WinnerDeclared& effect)
    {
        const int team = m_before.setup->teamIndex(effect.team);
        if (team >= 0)
            add(QStringLiteral("why-wins"), {{QStringLiteral("team"), m_before.setup->teams[team].name}},
                QStringLiteral("11.5"), QStringLiteral("AR-42"));
    }

    const State& m_before;
    const table::Effects& m_stored;
    int m_activeCar;
    QString m_event;
    std::vector<Effect> m_effects;
    QList<Reason> m_reasons;
};

} // namespace

QList<Reason> tellScoring(const State& before, const table::Effects& effects, int activeCar,
                          const QString& event)
{
    return Teller(before, effects, activeCar, event).tell();
}

QString sectionOfEvent(const QString& event)
{
    if (event == QLatin1StringView("shot-of-nos"))
        return QStringLiteral("10 Shot of NOS");
    if (event == QLatin1StringView("spin-around"))
        return QStringLiteral("10 Spin-Around");
    static const QStringList small{QStringLiteral("the"), QStringLiteral("and")};
    QStringList words = event.split(u'-');
    for (QString& word : words) {
        if (!small.contains(word))
            word[0] = word[0].toUpper();
    }
    return QStringLiteral("10 ") + words.join(u' ');
}

} // namespace roadmarshal::apocalypse_road

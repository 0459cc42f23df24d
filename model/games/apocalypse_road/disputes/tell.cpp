#include "tell.h"

#include "games/apocalypse_road/record/effects.h"
#include "games/apocalypse_road/words/objection.h"
#include "match.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road {

using dispute::Reason;

namespace {

class Teller
{
public:
    Teller(const State& before, const table::Effects& effects, int activeCar, const QString& event)
        : m_before(before), m_effects(effects), m_activeCar(activeCar), m_event(event)
    {
        for (const table::Effect& effect : effects) {
            if (auto change = toChange(effect))
                m_changes.push_back(*std::move(change));
        }
    }

    QList<Reason> tell()
    {
        for (size_t i = 0; i < m_changes.size(); ++i) {
            const table::Citation& citation = m_effects[static_cast<qsizetype>(i)].citation;
            std::visit(Match{[&](const CarMoved& c) { tellMove(c, i); },
                             [&](const CrossingCounted& c) { tellCrossing(c, i); },
                             [&](const TokenMoved& c) { tellToken(c); },
                             [&](const BonusMarked& c) { tellBonus(c, citation); },
                             [&](const WinnerDeclared& c) { tellWinner(c); }, [](const auto&) {}},
                       m_changes[i]);
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
        return std::ranges::any_of(m_changes, [&](const Change& change) {
            const auto* moved = std::get_if<CarMoved>(&change);
            return moved && moved->car == car && std::holds_alternative<Destroyed>(moved->to);
        });
    }

    // Points that go from one heap to another, between this change and the next car that moves.
    int pointsAfter(size_t from, Heap to) const
    {
        for (size_t i = from + 1; i < m_changes.size(); ++i) {
            if (std::holds_alternative<CarMoved>(m_changes[i]) ||
                std::holds_alternative<CrossingCounted>(m_changes[i]))
                return 0;
            if (const auto* moved = std::get_if<VpMoved>(&m_changes[i]); moved && moved->to == to)
                return moved->count;
        }
        return 0;
    }

    // 11.3, AR-32, AR-51: whether a kill scores.
    void tellMove(const CarMoved& change, size_t at)
    {
        if (!std::holds_alternative<Destroyed>(change.to))
            return;
        const QString kills = QStringLiteral("11.3");
        const int lost = m_before.setup->carIndex(change.car);
        const bool isMissedJump = m_event == QLatin1StringView("missed-jump");
        const QJsonObject args = argsOf(change.car);
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
    void tellCrossing(const CrossingCounted& change, size_t at)
    {
        QJsonObject args = argsOf(change.car);
        args[QStringLiteral("points")] = pointsAfter(at, change.by > 0 ? Heap::Claimed : Heap::Pool);
        if (change.by > 0)
            add(QStringLiteral("why-crossed"), args, QStringLiteral("11.1"), QStringLiteral("AR-5"));
        else
            add(QStringLiteral("why-returned"), args, QStringLiteral("11.2"), QStringLiteral("AR-40"));
    }

    void tellToken(const TokenMoved& change)
    {
        if (change.token == Token::Lapped && !isLost(change.car))
            add(change.on ? QStringLiteral("why-lapped-now") : QStringLiteral("why-lapped"),
                argsOf(change.car), QStringLiteral("11.2"), QStringLiteral("AR-40"));
    }

    void tellBonus(const BonusMarked& change, const table::Citation& citation)
    {
        if (change.by < 0)
            add(citation.ruling == QLatin1StringView("AR-60") ? QStringLiteral("why-bonus-lapped")
                                                              : QStringLiteral("why-bonus"),
                {}, citation.rule, citation.ruling);
    }

    void tellWinner(const WinnerDeclared& change)
    {
        const int team = m_before.setup->teamIndex(change.team);
        if (team >= 0)
            add(QStringLiteral("why-wins"), {{QStringLiteral("team"), m_before.setup->teams[team].name}},
                QStringLiteral("11.5"), QStringLiteral("AR-42"));
    }

    const State& m_before;
    const table::Effects& m_effects;
    int m_activeCar;
    QString m_event;
    std::vector<Change> m_changes;
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

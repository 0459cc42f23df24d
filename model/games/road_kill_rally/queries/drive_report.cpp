#include "drive_report.h"

#include "games/road_kill_rally/driving/objections.h"
#include "games/road_kill_rally/driving/speed_menu.h"
#include "games/road_kill_rally/table/names.h"
#include "reasons.h"

#include <QJsonArray>

namespace roadmarshal::road_kill_rally {

using namespace Qt::StringLiterals;

namespace {

QJsonValue orNull(std::optional<int> number)
{
    return number ? QJsonValue(*number) : QJsonValue();
}

QJsonObject diceMenu(const State& state, const Car& car, int box)
{
    QJsonObject menu;
    const int laneDie = skillOf(state, car).laneDie;
    for (int danger = 0; danger < dangers; ++danger) {
        const auto straight = state.dashboardOf(car).dice(static_cast<Danger>(danger), box);
        const bool isGreen = static_cast<Danger>(danger) == Danger::Green;
        const auto diagonal = straight ? std::optional(*straight + (isGreen ? 0 : laneDie)) : std::nullopt;
        menu[dangerWords()[danger]] = QJsonArray{orNull(straight), orNull(diagonal)};
    }
    return menu;
}

class Report
{
public:
    explicit Report(const Drive& drive) : m_drive(drive), m_odds(drive.state().setup->data.oneDie) {}

    QJsonObject of(const Outcome& outcome)
    {
        QJsonArray ways;
        for (const Way& way : outcome.ways)
            ways.append(of(outcome, way));
        QJsonObject object{{u"ends"_s, endWords()[static_cast<int>(outcome.ends)]},
                           {u"at"_s, nameOf(outcome.at)},
                           {u"steps"_s, outcome.steps},
                           {u"left"_s, outcome.left},
                           {u"ways"_s, ways}};
        if (outcome.ends == Ends::Collision)
            addCollision(outcome, object);
        return object;
    }

private:
    static const QStringList& endWords()
    {
        static const QStringList words{u"end"_s, u"finish"_s, u"collision"_s, u"unknown"_s};
        return words;
    }

    QString nameOf(int space) const { return toText(m_drive.road().at(space).id); }

    void addCollision(const Outcome& outcome, QJsonObject& object) const
    {
        const State& state = m_drive.state();
        const Car& other = state.car(m_drive.traffic().carAt(outcome.into));
        const int speed = m_drive.speed();
        object[u"into"_s] = nameOf(outcome.into);
        object[u"with"_s] = other.id;
        object[u"collisionDice"_s] = collisionDice(speed, other.speed);
        object[u"after"_s] =
            QJsonObject{{m_drive.car().id, speedAfter(speed, other.speed, keepsBox(state, m_drive.car()))},
                        {other.id, speedAfter(other.speed, speed, keepsBox(state, other))}};
    }

    QJsonArray pathOf(const Outcome& outcome, const Way& way) const
    {
        QJsonArray path;
        for (const Entered& entered : way.entered)
            path.append(toText(m_drive.road(), PathStep{entered.space, entered.isJump}));
        if (outcome.ends == Ends::Collision)
            path.append(nameOf(outcome.into));
        if (outcome.ends == Ends::Finish)
            path.append(finishWord);
        return path;
    }

    QJsonValue drawsIn(const Way& way) const
    {
        int step = 0;
        for (const Entered& entered : way.entered) {
            ++step;
            if (m_drive.drawsAt(entered.space))
                return step;
        }
        return {};
    }

    QJsonObject of(const CrashCheck& check) const
    {
        static const QStringList kinds{u"road"_s, u"hazard"_s, u"wreck"_s};
        QJsonArray rules;
        for (const char* rule : check.rules)
            rules.append(QLatin1StringView(rule));
        return {{u"step"_s, check.step},
                {u"at"_s, nameOf(check.space)},
                {u"kind"_s, kinds[static_cast<int>(check.kind)]},
                {u"dice"_s, check.dice},
                {u"rules"_s, rules}};
    }

    QJsonObject of(const Outcome& outcome, const Way& way)
    {
        std::vector<CrashCheck> checks;
        int step = 0;
        for (const Entered& entered : way.entered)
            m_drive.addChecks(++step, entered.space, entered.isDiagonal, checks);
        std::erase_if(checks, [](const CrashCheck& check) { return check.dice == 0; });
        std::vector<Ordeal> ordeals;
        QJsonArray list;
        for (const CrashCheck& check : checks) {
            ordeals.push_back({check.dice, check.kind != CheckKind::Wreck});
            list.append(of(check));
        }
        const int hand = m_drive.hand();
        return {{u"dice"_s, way.dice},
                {u"chances"_s, way.chances},
                {u"path"_s, pathOf(outcome, way)},
                {u"draws"_s, drawsIn(way)},
                {u"safe"_s, isSafe(ordeals, hand)},
                {u"allRoll"_s, rounded(allRoll(ordeals, hand, m_drive.prevented(), m_odds))},
                {u"best"_s, rounded(bestPlay(ordeals, hand, m_drive.prevented(), m_odds))},
                {u"checks"_s, list}};
    }

    const Drive& m_drive;
    HitOdds m_odds;
};

} // namespace

QByteArray speedReport(const State& state, int index)
{
    const Car& car = state.car(index);
    QJsonArray speeds;
    for (int box = 1; box <= fastest; ++box) {
        const auto objections = objectionsToSpeed(state, car, box);
        speeds.append(QJsonObject{{u"speed"_s, box},
                                  {u"cards"_s, speedCost(state, car, box)},
                                  {u"legal"_s, objections.isEmpty()},
                                  {u"reasons"_s, reasonsJson(objections)},
                                  {u"dice"_s, diceMenu(state, car, box)}});
    }
    return compact(
        {{u"car"_s, car.id}, {u"speed"_s, car.speed}, {u"hand"_s, car.hand}, {u"speeds"_s, speeds}});
}

QByteArray driveReport(const State& state, int index, int speed, bool countOnly)
{
    const Drive drive(state, index, speed);
    const std::vector<Outcome> outcomes = explore(drive);
    if (countOnly)
        return QByteArray::number(std::ssize(outcomes));
    const Car& car = drive.car();
    const bool isMoving = state.moveOf(index);
    const auto objections = isMoving ? table::Objections() : objectionsToSpeed(state, car, speed);
    Report report(drive);
    QJsonArray list;
    for (const Outcome& outcome : outcomes)
        list.append(report.of(outcome));
    QJsonObject object{{u"car"_s, car.id},          {u"speed"_s, speed},
                       {u"steps"_s, drive.steps()}, {u"cards"_s, isMoving ? 0 : speedCost(state, car, speed)},
                       {u"hand"_s, drive.hand()},   {u"legal"_s, objections.isEmpty()},
                       {u"count"_s, list.size()},   {u"outcomes"_s, list}};
    if (!objections.isEmpty())
        object[u"reasons"_s] = reasonsJson(objections);
    return compact(object);
}

QByteArray pathReport(const State& state, int index, int speed, const Path& path)
{
    const auto illegal = [](int step, const table::Objections& objections) {
        return compact({{u"legal"_s, false}, {u"step"_s, step}, {u"reasons"_s, reasonsJson(objections)}});
    };
    if (!state.moveOf(index)) {
        const auto objections = objectionsToSpeed(state, state.car(index), speed);
        if (!objections.isEmpty())
            return illegal(0, objections);
    }
    const Drive drive(state, index, speed);
    const auto judged = judge(drive, path);
    if (const auto* misstep = std::get_if<Misstep>(&judged))
        return illegal(misstep->step, {misstep->objection});
    return compact({{u"legal"_s, true}, {u"outcome"_s, Report(drive).of(std::get<Outcome>(judged))}});
}

} // namespace roadmarshal::road_kill_rally

#include "memos.h"

namespace roadmarshal::apocalypse_road {

using table::Memo;

namespace {

const QString marker = QStringLiteral("marker");

// 8.3
void replacements(QList<Memo>& memos, const State& state, int team)
{
    const table::Team& sheet = state.setup->teams[team];
    const auto add = [&](const QString& side, int count) {
        if (count > 0)
            memos.append({sheet.id,
                          QStringLiteral("owed-") + side,
                          QString::number(count),
                          {QStringLiteral("memo-owed-") + side, {{QStringLiteral("count"), count}}}});
    };
    add(QStringLiteral("light"), state.owed[team].count(false));
    add(QStringLiteral("dark"), state.owed[team].count(true));
}

} // namespace

QList<Memo> memosOf(const State& state)
{
    const QString side = state.markerDark ? QStringLiteral("dark") : QStringLiteral("light");
    QList<Memo> memos{{marker,
                       QStringLiteral("turn"),
                       QString::number(state.turn),
                       {QStringLiteral("memo-turn"), {{QStringLiteral("turn"), state.turn}}}},
                      {marker, QStringLiteral("side"), side, {QStringLiteral("memo-marker-") + side, {}}}};
    if (state.clockStopped)
        memos.append({marker,
                      QStringLiteral("countdown"),
                      QStringLiteral("stopped"),
                      {QStringLiteral("memo-countdown"), {}}});
    for (int team = 0; team < static_cast<int>(state.owed.size()); ++team)
        replacements(memos, state, team);
    for (int car = 0; car < static_cast<int>(state.cars.size()); ++car) {
        // AR-40: decides whether going back over the line costs a point.
        if (const int count = state.cars[car].crossings; count > 0)
            memos.append({state.sheet(car).id,
                          QStringLiteral("crossings"),
                          QString::number(count),
                          {QStringLiteral("memo-crossings"), {{QStringLiteral("count"), count}}}});
    }
    // 4.4: how far it has come lies nowhere on the table, so that only the app can go on with it.
    if (state.segment.isOpen()) {
        const QString& car = state.sheet(state.segment.car).id;
        memos.append({marker,
                      QStringLiteral("segment"),
                      car,
                      {QStringLiteral("memo-segment"), {{QStringLiteral("car"), car}}}});
    }
    return memos;
}

} // namespace roadmarshal::apocalypse_road

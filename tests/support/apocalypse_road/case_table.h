// A played table for short cases: small tracks, cars that are alike, plain literals.
#pragma once

#include "played_table.h"
#include "track/load.h"

#include <QJsonDocument>

namespace roadmarshal::test {

// Fails the test, with what the table was told, if the line is not taken.
#define PLAY(table, line) QVERIFY2((table).play(line), qPrintable((table).refused))

// `sections` are those of a track file; the chute leads to 1.0 from the inside unless `more` says otherwise.
inline QJsonObject trackOf(const char* sections,
                           const char* more = R"("chute": {"entry": "1.0", "side": "in"})")
{
    const QByteArray text = QByteArray(R"({"format": "roadmarshal-track/1", "id": "case", "name": "Case", )")
                                .append(more)
                                .append(R"(, "sections": [)")
                                .append(sections)
                                .append("]}");
    return QJsonDocument::fromJson(text).object();
}

// Paved all the way, the same lanes everywhere.
inline QJsonObject road(int sectors, int lanes)
{
    return trackOf(qPrintable(QStringLiteral(R"({"sectors": %1, "lanes": %2})").arg(sectors).arg(lanes)));
}

// Sectors 0-3 paved, 4-6 rough, 7-8 paved, 9-11 jump, 12-15 paved; three lanes everywhere.
inline QJsonObject roughAndJump()
{
    return trackOf(R"({"sectors": 4, "lanes": 3}, {"sectors": 3, "lanes": 3, "surface": "rough"},
        {"sectors": 2, "lanes": 3, "next": [[0], [0, 2], [2]]},
        {"sectors": 3, "surface": "jump", "lanes": 3, "next": [[0, 1], [], [1, 2]]},
        {"sectors": 4, "lanes": 3})");
}

// Two roads of two lanes that cross in four cells: 3.0 = 11.1, 3.1 = 12.1, 4.0 = 11.0, 4.1 = 12.0.
inline QJsonObject knot()
{
    return trackOf(R"({"sectors": 16, "lanes": 2})",
                   R"("crossovers": [["3.0", "11.1"], ["3.1", "12.1"], ["4.0", "11.0"], ["4.1", "12.0"]],
                      "chute": {"entry": "7.0", "side": "in"})");
}

// Red has R1 to R8, Blue B1 …, Amber A1 …, Teal T1 …: machine guns in turrets, speed 1 and defence 2, but
// number 2 fires to the front and 3 to the rear, 4 has a targeting bonus, 5 defence 1, 6 defence 3, 7 speed
// 0.
inline QJsonArray likeTeams()
{
    QJsonArray teams;
    for (const char* name : {"red", "blue", "amber", "teal"}) {
        const QString team = QString::fromLatin1(name);
        QJsonArray cars;
        for (int number = 1; number <= 8; ++number) {
            const char* mount = number == 2 ? "front" : number == 3 ? "rear" : "turret";
            cars.append(
                QJsonObject{{QStringLiteral("id"), QStringLiteral("%1%2").arg(team[0].toUpper()).arg(number)},
                            {QStringLiteral("speed"), number == 7 ? 0 : 1},
                            {QStringLiteral("defense"), number == 5   ? 1
                                                        : number == 6 ? 3
                                                                      : 2},
                            {QStringLiteral("targeting"), number == 4 ? 1 : 0},
                            {QStringLiteral("mount"), QString::fromLatin1(mount)}});
        }
        teams.append(QJsonObject{{QStringLiteral("id"), team}, {QStringLiteral("cars"), cars}});
    }
    return teams;
}

class CaseTable : public PlayedTable
{
public:
    explicit CaseTable(const QJsonObject& track = road(20, 3), const QJsonObject& decks = {})
        : PlayedTable({{QStringLiteral("teams"), likeTeams()}, {QStringLiteral("decks"), decks}})
    {
        // In the place of a track whose grid has room for everybody.
        auto setup = std::make_shared<apocalypse_road::Setup>(*state.setup);
        const auto loaded = track::load(track);
        if (!loaded)
            qFatal("%s", qPrintable(loaded.error().toLine()));
        setup->track = *loaded;
        setup->graph = track::Graph(*loaded);
        state.setup = setup;
    }

    CaseTable& put(const char* id, const char* place, int damage = 0)
    {
        PlayedTable::put(text(id), text(place), damage);
        return *this;
    }
    CaseTable& token(const char* id, apocalypse_road::Token token)
    {
        PlayedTable::token(text(id), token);
        return *this;
    }
    CaseTable& pool(const char* team, int left)
    {
        apocalypse_road::Pool& pool = poolOf(team);
        pool = {left, state.setup->poolSize - left, 0};
        return *this;
    }

    bool play(const char* line) { return PlayedTable::play(text(line)); }
    apocalypse_road::Car& car(const char* id) { return PlayedTable::car(text(id)); }
    QByteArray at(const char* id) { return toText(car(id).at).toLatin1(); }
    int damage(const char* id) { return car(id).damage; }
    bool has(const char* id, apocalypse_road::Token token) { return car(id).has(token); }
    int vp(const char* team) { return poolOf(team).claimed; }
    int left(const char* team) { return poolOf(team).left; }
    apocalypse_road::Pool& poolOf(const char* team)
    {
        return state.pools[static_cast<size_t>(state.setup->teamIndex(text(team)))];
    }
    QByteArray toAct() const { return state.setup->teams[static_cast<size_t>(state.toAct)].id.toLatin1(); }

    // The question that is open after some answers, also where they make whole entries.
    table::Prompt openAfter(const char* line) const
    {
        CaseTable after = *this;
        return after.play(line) ? after.prompt() : prompt(text(line));
    }
    QByteArray question(const char* line = "") const { return openAfter(line).question.code.toLatin1(); }
    // The answers that the rules allow, as they are offered.
    QByteArray offered(const char* line = "") const
    {
        QStringList answers;
        for (const table::Option& option : openAfter(line).options) {
            if (option.objections.isEmpty())
                answers.append(option.answer);
        }
        return answers.join(u' ').toLatin1();
    }
    bool offers(const char* answer, const char* line = "") const
    {
        return offered(line).split(' ').contains(answer);
    }
    // Plays the line and whatever else the activation asks: done with it if one can be, else the last answer.
    void answerTheRest(QByteArray line)
    {
        for (int asked = 0; asked < 20; ++asked) {
            if (play(line)) {
                if (!state.segment.isOpen())
                    return;
                line.clear();
            }
            const QByteArrayList answers = offered(line).split(' ');
            line += ' ' + (answers.contains("done") ? QByteArray("done") : answers.constLast());
        }
    }
    // Whether the last line was refused on account of a rule or ruling.
    bool refusedBy(const char* citation) const { return refused.contains(text(citation)); }
    bool said(const char* words) const { return PlayedTable::said(text(words)); }

private:
    static QString text(const char* latin) { return QString::fromLatin1(latin); }
};

} // namespace roadmarshal::test

#include "chronicle.h"
#include "facts.h"

#include "csv/csv.h"
#include "table/journal/shorthand.h"

namespace roadmarshal::log {

namespace {

QString textOf(const QJsonValue& value)
{
    return value.isString()   ? value.toString()
           : value.isDouble() ? QString::number(value.toInt())
                              : QString();
}

// An entry as it was recorded, or as it reads since the past was amended.
struct Telling
{
    table::EntryKind kind;
    QString title;
    QStringList objections;
    table::Effects effects;
    QList<table::Fact> facts; // one for each effect
};

class Sheet
{
public:
    Sheet(const Chronicle& chronicle, const table::Game& game) : m_chronicle(chronicle), m_game(game) {}

    void add(const Line& line, const Telling& telling, bool stands)
    {
        bool isFirst = true;
        for (qsizetype i = 0; i < telling.effects.size() && i < telling.facts.size(); ++i) {
            begin(line, telling, telling.facts[i].turn);
            change(telling, telling.effects[i], telling.facts[i]);
            end(line, telling, stands, telling.effects[i].citation, m_game.say(telling.effects[i]),
                std::exchange(isFirst, false));
        }
        // A ruling changes nothing, but says something; a note and what had no effect have a row too.
        const bool isRuling = telling.kind == table::EntryKind::Ruling;
        const QList<Consequence> said = isRuling ? line.consequences : QList<Consequence>{};
        for (const Consequence& consequence : said) {
            begin(line, telling, turnOf(line));
            noChange();
            end(line, telling, stands, consequence.citation, consequence.text, std::exchange(isFirst, false));
        }
        if (isFirst) {
            begin(line, telling, turnOf(line));
            noChange();
            end(line, telling, stands, {}, {}, true);
        }
    }

    QByteArray text() const { return m_csv.take(); }

private:
    int turnOf(const Line& line) const { return m_chronicle.abouts[line.number - 1].passage.turn; }

    void begin(const Line& line, const Telling& telling, int turn)
    {
        // What belongs to no turn for people who read the log, such as the grid, belongs to none here.
        m_csv.add(line.number).add(line.time).add(turnOf(line) == 0 ? 0 : turn);
        m_csv.add(table::toText(telling.kind));
    }

    void change(const Telling& telling, const table::Effect& effect, const table::Fact& fact)
    {
        m_csv.add(table::toText(fact.what)).add(fact.team).add(fact.piece).add(fact.byTeam).add(fact.byPiece);
        // What an undo or an amendment changes, nobody did in any way.
        if (telling.kind == table::EntryKind::Action || telling.kind == table::EntryKind::Correction)
            m_csv.add(m_game.say(fact.how));
        else
            m_csv.skip();
        m_csv.add(fact.amount);
        m_csv.add(textOf(effect.args[QStringLiteral("from")])).add(textOf(effect.args[QStringLiteral("to")]));
    }

    void noChange()
    {
        constexpr int fields = 9; // from `what` to `to`
        for (int i = 0; i < fields; ++i)
            m_csv.skip();
    }

    void end(const Line& line, const Telling& telling, bool stands, const table::Citation& citation,
             const QString& effect, bool isFirst)
    {
        m_csv.add(telling.kind == table::EntryKind::Correction ? 1 : 0).add(stands ? 1 : 0);
        m_csv.add(citation.rule).add(citation.ruling).add(effect).add(telling.title);
        m_csv.add(isFirst ? telling.objections.join(QStringLiteral("; ")) : QString());
        m_csv.add(std::exchange(m_noted, line.number) != line.number ? line.note : QString());
        m_csv.endLine();
    }

    const Chronicle& m_chronicle;
    const table::Game& m_game;
    int m_noted = 0; // the entry of the row before
    csv::Writer m_csv{QStringLiteral("entry,time,turn,kind,what,team,car,byTeam,byCar,how,amount,from,to,"
                                     "byHand,stands,rule,ruling,effect,title,objections,note")
                          .split(u',')};
};

Telling asItReads(const table::Game& game, const table::Amended& item)
{
    Telling telling{item.kind, titleOf(game, item), {}, item.effects, {}};
    for (const table::Objection& objection : item.objections)
        telling.objections.append(say(game, objection));
    return telling;
}

} // namespace

// Rows of effects that stand are what `factsOf` counts; the others tell what was recorded and does not hold
// any more, and what undo and amendments put back.
QByteArray toCsv(const Chronicle& chronicle, const table::Session& session)
{
    QHash<int, QList<table::Fact>> factsThatStand;
    for (const DatedFact& dated : factsOf(session))
        factsThatStand[dated.entry].append(dated.fact);
    const Standing standing = standingIn(session);
    Sheet sheet(chronicle, session.game());
    for (const Line& line : chronicle.lines) {
        const table::Entry& entry = session.entries()[line.number - 1];
        const Telling recorded{entry.kind, line.title, line.objections, entry.effects,
                               chronicle.abouts[line.number - 1].facts};
        const bool isPlay =
            entry.kind == table::EntryKind::Action || entry.kind == table::EntryKind::Correction;
        const auto now = standing.constFind(line.number);
        if (!isPlay || now == standing.cend()) {
            sheet.add(line, recorded, !isPlay && entry.effects.isEmpty());
            continue;
        }
        Telling reads = asItReads(session.game(), *now);
        reads.facts = factsThatStand.value(line.number);
        if (reads.kind != recorded.kind || reads.title != recorded.title ||
            reads.objections != recorded.objections || reads.effects != recorded.effects)
            sheet.add(line, recorded, false);
        sheet.add(line, reads, true);
    }
    return sheet.text();
}

} // namespace roadmarshal::log

#include "chronicle.h"
#include "facts.h"

#include "csv/csv.h"

#include <QJsonArray>

namespace roadmarshal::log {

namespace {

QString field(const QString& text)
{
    return csv::text(onOneLine(text));
}

QString field(int number)
{
    return QString::number(number);
}

QString field(bool value)
{
    return value ? QStringLiteral("1") : QStringLiteral("0");
}

QString textOf(const QJsonValue& value)
{
    return value.isString()   ? value.toString()
           : value.isDouble() ? QString::number(value.toInt())
                              : QString();
}

class Sheet
{
public:
    Sheet(const Chronicle& chronicle, const table::Game& game) : m_chronicle(chronicle), m_game(game) {}

    // `facts` has one for each effect.
    void add(const Line& line, const table::Effects& effects, const QList<table::Fact>& facts, bool stands)
    {
        for (qsizetype i = 0; i < effects.size() && i < facts.size(); ++i)
            row(line, &effects[i], facts[i], stands);
        if (effects.isEmpty())
            row(line, nullptr, {}, stands);
    }

    QByteArray text() const { return m_text.toUtf8(); }

private:
    void row(const Line& line, const table::Effect* effect, const table::Fact& fact, bool stands)
    {
        const bool isFirst = std::exchange(m_entry, line.number) != line.number;
        const int turn = effect ? fact.turn : m_chronicle.abouts[line.number - 1].passage.turn;
        m_text += QStringList{field(line.number),
                              timeOf(line),
                              field(turn),
                              field(table::toText(line.kind)),
                              effect ? field(table::toText(fact.what)) : QString(),
                              field(fact.team),
                              field(fact.car),
                              field(fact.byTeam),
                              field(fact.byCar),
                              effect ? field(m_game.say(fact.how)) : QString(),
                              effect ? field(fact.amount) : QString(),
                              effect ? field(textOf(effect->args[QStringLiteral("from")])) : QString(),
                              effect ? field(textOf(effect->args[QStringLiteral("to")])) : QString(),
                              field(line.kind == table::EntryKind::Correction),
                              field(stands),
                              effect ? field(effect->citation.rule) : QString(),
                              effect ? field(effect->citation.ruling) : QString(),
                              effect ? field(m_game.say(*effect)) : QString(),
                              field(line.title),
                              isFirst ? field(line.objections.join(QStringLiteral("; "))) : QString(),
                              isFirst ? field(line.note) : QString()}
                      .join(u',') +
                  QStringLiteral("\r\n");
    }

    const Chronicle& m_chronicle;
    const table::Game& m_game;
    int m_entry = 0; // of the row before
    QString m_text = QStringLiteral(
        "entry,time,turn,kind,what,team,car,byTeam,byCar,how,amount,from,to,byHand,stands,rule,"
        "ruling,effect,title,objections,note\r\n");
};

} // namespace

// Rows that stand are what `factsOf` counts; the others tell what was recorded and does not hold any more.
QByteArray toCsv(const Chronicle& chronicle, const table::Session& session)
{
    QHash<int, std::pair<table::Effects, QList<table::Fact>>> standing;
    for (const DatedFact& dated : factsOf(session)) {
        standing[dated.entry].first.append(dated.effect);
        standing[dated.entry].second.append(dated.fact);
    }
    const Standing stands = standingIn(session);
    Sheet sheet(chronicle, session.game());
    for (const Line& line : chronicle.lines) {
        const table::Effects& recorded = session.entries()[line.number - 1].effects;
        const QList<table::Fact>& facts = chronicle.abouts[line.number - 1].facts;
        const auto now = standing.constFind(line.number);
        const bool holds = stands.contains(line.number);
        const bool isAsRecorded = holds && stands[line.number].effects == recorded;
        if (!isAsRecorded)
            sheet.add(line, recorded, facts, false);
        if (now != standing.cend())
            sheet.add(line, now->first, now->second, true);
        else if (isAsRecorded)
            sheet.add(line, {}, {}, true);
    }
    return sheet.text();
}

} // namespace roadmarshal::log

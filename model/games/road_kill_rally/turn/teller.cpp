#include "teller.h"

#include "table/reading.h"

namespace roadmarshal::road_kill_rally {

using namespace Qt::StringLiterals;

namespace {

// "1120/dodge:bump+?" in its three parts.
struct Parts
{
    QString dice;
    QString defence;
    QString cards;
};

Parts partsOf(const QString& word)
{
    Parts parts;
    parts.cards = word.section(u':', 1);
    const QString front = word.section(u':', 0, 0);
    parts.dice = front.section(u'/', 0, 0);
    parts.defence = front.section(u'/', 1);
    return parts;
}

// Cards stand behind dice only where some can be lost or played.
bool fits(const QString& word, const Parts& parts, const DueDice& due)
{
    return word.contains(u':') == !parts.cards.isEmpty() && word.contains(u'/') == !parts.defence.isEmpty() &&
           (due.costly || parts.cards.isEmpty()) && (due.defended || parts.defence.isEmpty());
}

} // namespace

bool isAppWord(const QString& word)
{
    return word == u"roll" || word == u"app";
}

dice::Ask askOf(const Setup& setup, const DueDice& due)
{
    return dice::ask(QLatin1StringView(due.what), setup.data.die, due.dice);
}

std::optional<Thrown> Teller::dice(const State& state, const DueDice& due)
{
    if (isStopped())
        return std::nullopt;
    const bool isSaid = m_used < m_words.size();
    if (!isSaid && (!m_setup.diceInApp || due.safe)) {
        m_due = due;
        return std::nullopt;
    }
    const QString word = isSaid ? m_words[m_used++] : u"roll"_s;
    const Parts parts = partsOf(word);
    if (!fits(word, parts, due))
        return refuse("stray", {}, {{u"given"_s, word}}), std::nullopt;
    Thrown thrown;
    thrown.safe = parts.dice == u"safe" && due.safe;
    if (!parts.cards.isEmpty()) {
        thrown.cards = parseCards(parts.cards);
        if (!thrown.cards)
            return refuse("no-cards", u"RKR-34"_s, {{u"given"_s, parts.cards}}), std::nullopt;
    }
    if (!parts.defence.isEmpty())
        thrown.defence = parts.defence.split(u'+');
    if (thrown.safe) {
        m_resolved.append(word);
        return thrown;
    }
    dice::Ask ask = askOf(m_setup, due);
    ask.totals = parts.dice.startsWith(u'='); // "11" are two faces, "=2" is what they count
    const auto roll = dice::parse(ask, isAppWord(parts.dice) ? u"app"_s : parts.dice);
    if (!roll)
        return refuse(table::toMessage(roll.error())), std::nullopt;
    const bool byApp = std::holds_alternative<dice::ByApp>(*roll);
    if (byApp && !m_random) {
        m_waitsForApp = true;
        m_waitsForDice = !isSaid;
        return std::nullopt;
    }
    table::Random nobodys(0, 0);
    dice::Ask named = ask;
    // Each roll of an action has a name of its own, so that amending it hands no face to another.
    named.what += u' ' + state.car(due.car).id + (due.about.isEmpty() ? QString() : u' ' + due.about);
    auto rolled = table::rolled(byApp ? named : ask, *roll, m_random ? *m_random : nobodys);
    if (!rolled)
        return refuse("stray", {}, {{u"given"_s, word}}), std::nullopt;
    rolled->what = QLatin1StringView(due.what);
    rolled->team = rolled->piece = state.car(due.car).id;
    if (byApp)
        m_fallen.push_back(*rolled);
    m_resolved.append(byApp ? dice::toWord(rolled->roll) + word.mid(isSaid ? parts.dice.size() : word.size())
                            : word);
    thrown.rolled = *std::move(rolled);
    return thrown;
}

std::optional<QString> Teller::word(const Due& due)
{
    if (isStopped())
        return std::nullopt;
    if (m_used >= m_words.size()) {
        m_due = due;
        return std::nullopt;
    }
    m_resolved.append(m_words[m_used]);
    return m_words[m_used++];
}

void Teller::note(const QString& word)
{
    m_noted = true;
    m_resolved.append(word);
}

void Teller::refuse(const table::Message& message, const QString& rule)
{
    if (!m_wrong)
        m_wrong = table::Misfit{std::max<qsizetype>(0, m_used - 1), message, {rule, {}}};
}

void Teller::refuse(const char* code, const QString& rule, const QJsonObject& args)
{
    QJsonObject all = args;
    if (m_used > 0 && !all.contains(u"given"_s))
        all.insert(u"given"_s, m_words[m_used - 1]);
    refuse(table::Message{QLatin1StringView(code), all}, rule);
}

} // namespace roadmarshal::road_kill_rally

#include "deed.h"

#include "table/short_forms.h"

namespace roadmarshal::road_kill_rally {

void Deed::object(const table::Objection& objection)
{
    if (m_objections.isEmpty())
        m_objections.append(objection);
}

void Deed::object(const char* code, const QJsonObject& args, const char* rule, const char* ruling)
{
    object(
        table::objection(QLatin1StringView(code), args, QLatin1StringView(rule), QLatin1StringView(ruling)));
}

void Deed::object(const table::Objections& objections)
{
    if (!objections.isEmpty())
        object(objections.first());
}

void Deed::add(const Effect& effect, const char* rule, const char* ruling)
{
    m_recorder.add(effect, {QLatin1StringView(rule), QLatin1StringView(ruling)});
}

void Deed::change(int index, const char* name, int to, const char* rule, const char* ruling)
{
    for (const auto& property : Car::properties()) {
        const int from = car(index).*property.member;
        if (QLatin1StringView(property.name) == QLatin1StringView(name) && from != to)
            add(table::Changed{car(index).id, QLatin1StringView(name), from,
                               std::clamp(to, property.least, property.most)},
                rule, ruling);
    }
}

void Deed::changeSupply(Colour colour, int to, const char* rule, const char* ruling)
{
    if (const int from = state().supply.of(colour); from != to)
        add(table::Changed{supplySubject, toText(colour), from, to}, rule, ruling);
}

void Deed::moveCar(int index, const QString& to, const char* rule, const QStringList& by)
{
    if (const QString from = placeName(car(index)); from != to)
        add(CarMoved{car(index).id, from, to, by}, rule);
}

void Deed::setFlag(int index, const QString& flag, bool on, const char* rule)
{
    const bool is = flag == wipedOutFlag ? car(index).wipedOut : car(index).pitted;
    if (is != on)
        add(FlagSet{car(index).id, flag, on}, rule);
}

void Deed::setKnown(int index, const char* what, const QStringList& cards, const char* rule)
{
    const QStringList& known =
        QLatin1StringView(what) == QLatin1StringView("cards") ? car(index).cards : car(index).spares;
    QStringList sorted = cards;
    sorted.sort();
    if (known != sorted)
        add(KnownSet{car(index).id, QLatin1StringView(what), sorted}, rule);
}

void Deed::setMove(const std::optional<Move>& move, const char* rule)
{
    if (state().move != move)
        add(toEffect(state(), move), rule);
}

void Deed::setActed(const std::vector<int>& acted, const char* rule)
{
    if (state().acted != acted)
        add(ActedSet{idsOf(state(), acted)}, rule);
}

void Deed::setOrder(const std::vector<int>& order, const char* rule)
{
    if (state().order != order)
        add(OrderSet{idsOf(state(), order)}, rule);
}

std::optional<Thrown> Deed::roll(const DueDice& due, const char* rule)
{
    auto thrown = m_teller.dice(state(), due);
    if (thrown && !thrown->safe)
        add(thrown->rolled, rule);
    return thrown;
}

} // namespace roadmarshal::road_kill_rally

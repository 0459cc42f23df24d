#include "spoken.h"

#include "match.h"

namespace roadmarshal::cli {

using namespace table;

namespace {

QJsonObject spoken(const Game& game, const Option& option);
QJsonObject spoken(const Game& game, const Preview::Mark& mark);
using cli::spoken;

template <class Item>
QJsonArray spokenList(const Game& game, const QList<Item>& items)
{
    QJsonArray array;
    for (const Item& item : items)
        array.append(spoken(game, item));
    return array;
}

// A number, or two where something is not known.
QJsonValue spoken(const Odds& odds)
{
    return odds.least == odds.most ? QJsonValue(odds.most) : QJsonValue(QJsonArray{odds.least, odds.most});
}

// One place is said as such.
QJsonValue spoken(const QStringList& places)
{
    return places.size() == 1 ? QJsonValue(places.first()) : QJsonValue(QJsonArray::fromStringList(places));
}

QJsonObject spoken(const Game& game, const Preview::Mark& mark)
{
    QJsonObject object{{QStringLiteral("places"), QJsonArray::fromStringList(mark.places)},
                       {QStringLiteral("tone"), toText(mark.tone)}};
    if (!mark.text.code.isEmpty())
        object[QStringLiteral("text")] = game.say(mark.text);
    if (mark.odds)
        object[QStringLiteral("odds")] = spoken(*mark.odds);
    return object;
}

QJsonObject spoken(const Game& game, const Preview& preview)
{
    QJsonObject moves;
    QJsonObject carried;
    QJsonObject paths;
    for (const Preview::Move& move : preview.moves) {
        moves[move.piece] = spoken(move.to);
        if (!move.on.isEmpty())
            carried[move.piece] = move.on;
        if (!move.path.isEmpty())
            paths[move.piece] = QJsonArray::fromStringList(move.path);
    }
    QJsonArray remarks;
    for (const Message& remark : preview.remarks)
        remarks.append(game.say(remark));
    QJsonObject object{{QStringLiteral("moves"), moves},
                       {QStringLiteral("path"), QJsonArray::fromStringList(preview.path())},
                       {QStringLiteral("remarks"), remarks}};
    if (!carried.isEmpty())
        object[QStringLiteral("on")] = carried;
    if (paths.size() > 1)
        object[QStringLiteral("paths")] = paths;
    if (!preview.marks.isEmpty())
        object[QStringLiteral("marks")] = spokenList(game, preview.marks);
    if (preview.odds)
        object[QStringLiteral("odds")] = spoken(*preview.odds);
    return object;
}

QJsonObject spoken(const Game& game, const Option& option)
{
    QJsonObject object{{QStringLiteral("answer"), option.answer},
                       {QStringLiteral("text"), game.say(option.label)},
                       {QStringLiteral("objections"), spokenList(game, option.objections)}};
    if (option.preview)
        object[QStringLiteral("preview")] = spoken(game, *option.preview);
    if (!option.badge.code.isEmpty())
        object[QStringLiteral("badge")] = game.say(option.badge);
    if (option.odds)
        object[QStringLiteral("odds")] = spoken(*option.odds);
    return object;
}

QString wordFor(const Prompt& prompt)
{
    if (std::holds_alternative<Number>(prompt.takes))
        return QStringLiteral("number");
    if (std::holds_alternative<Dice>(prompt.takes))
        return QStringLiteral("dice");
    switch (prompt.asking) {
    case Asking::Piece:
        return QStringLiteral("piece");
    case Asking::Card:
        return QStringLiteral("card");
    case Asking::Place:
        return QStringLiteral("place");
    case Asking::Way:
        return QStringLiteral("way");
    case Asking::Choice:
        break;
    }
    return QStringLiteral("choice");
}

QJsonObject between(int least, int most)
{
    return {{QStringLiteral("least"), least}, {QStringLiteral("most"), most}};
}

QJsonObject spoken(const dice::Die& die)
{
    QJsonArray faces;
    for (const dice::Face& face : die.faces)
        faces.append(QJsonObject{{QStringLiteral("name"), face.name},
                                 {QStringLiteral("value"), face.value},
                                 {QStringLiteral("sides"), face.sides},
                                 {QStringLiteral("again"), face.again}});
    return {{QStringLiteral("die"), die.id}, {QStringLiteral("faces"), faces}};
}

QJsonObject spoken(const Dice& dice)
{
    QJsonArray all;
    for (const dice::Die& die : dice.ask.dice)
        all.append(spoken(die));
    return {{QStringLiteral("what"), dice.ask.what},
            {QStringLiteral("dice"), all},
            {QStringLiteral("fallen"), QJsonArray::fromStringList(dice.fallen)},
            {QStringLiteral("totals"), dice.ask.totals},
            {QStringLiteral("app"), dice.ask.inApp}};
}

// What only some questions have.
void addParticulars(QJsonObject& object, const Prompt& prompt)
{
    std::visit(
        Match{[](One) {},
              [&](Several several) {
                  object[QStringLiteral("several")] = between(several.least, several.most);
              },
              [&](Number number) { object[QStringLiteral("number")] = between(number.least, number.most); },
              [&](const Dice& dice) { object[QStringLiteral("dice")] = spoken(dice); }},
        prompt.takes);
    const auto add = [&](const QString& key, const QString& text) {
        if (!text.isEmpty())
            object[key] = text;
    };
    add(QStringLiteral("active"), prompt.active);
    add(QStringLiteral("asks"), prompt.asks);
    add(QStringLiteral("interrupts"), prompt.interrupts);
}

} // namespace

QJsonObject spoken(const Game& game, const Effect& effect)
{
    QJsonObject object = store(effect);
    object[QStringLiteral("text")] = game.say(effect);
    return object;
}

QJsonObject spoken(const Game& game, const Objection& objection)
{
    return {{QStringLiteral("rule"), objection.citation.rule},
            {QStringLiteral("ruling"), objection.citation.ruling},
            {QStringLiteral("text"), game.say(objection.message)}};
}

QJsonObject spoken(const Game& game, const Refused& refused)
{
    QJsonObject object{{QStringLiteral("error"), say(game, refused)}};
    if (refused.mayInsist) {
        object[QStringLiteral("objections")] = spokenList(game, refused.objections);
        object[QStringLiteral("insist")] = insistHint;
    }
    return object;
}

QList<QJsonObject> spoken(const Game& game, const std::expected<QList<Entry>, Refused>& taken)
{
    if (!taken)
        return {spoken(game, taken.error())};
    QList<QJsonObject> objects;
    for (const Entry& entry : *taken)
        objects.append({{QStringLiteral("entry"), entry.number},
                        {QStringLiteral("effects"), spokenList(game, entry.effects)},
                        {QStringLiteral("objections"), spokenList(game, entry.objections)}});
    return objects;
}

QList<QJsonObject> spoken(const Game& game, const std::expected<QList<Tried>, Refused>& tried)
{
    if (!tried)
        return {spoken(game, tried.error())};
    QList<QJsonObject> objects;
    for (const Tried& step : *tried)
        objects.append({{QStringLiteral("step"), step.step},
                        {QStringLiteral("effects"), spokenList(game, step.effects)},
                        {QStringLiteral("objections"), spokenList(game, step.objections)}});
    return objects;
}

QJsonArray spoken(const Game& game, const Effects& effects)
{
    return spokenList(game, effects);
}

QJsonArray spoken(const Game& game, const Objections& objections)
{
    return spokenList(game, objections);
}

QJsonObject spoken(const Game& game, const Prompt& prompt)
{
    QJsonArray reminders;
    for (const Message& reminder : prompt.reminders)
        reminders.append(game.say(reminder));
    QJsonObject object{{QStringLiteral("question"), prompt.id},
                       {QStringLiteral("asking"), wordFor(prompt)},
                       {QStringLiteral("text"), game.say(prompt.question)},
                       {QStringLiteral("options"), spokenList(game, prompt.options)},
                       {QStringLiteral("reminders"), reminders}};
    addParticulars(object, prompt);
    return object;
}

QJsonObject spoken(const Game& game, const table::Claim& claim, const table::Verdict& verdict)
{
    QJsonObject moved;
    for (const Preview::Move& move : verdict.route.moves)
        moved[move.piece] = spoken(move.to);
    QJsonArray variants;
    for (const table::ClaimVariant& variant : verdict.variants)
        variants.append(QJsonObject{{QStringLiteral("claim"), table::store(variant.claim)},
                                    {QStringLiteral("text"), game.say(variant.label)}});
    QJsonObject claimed = table::store(claim);
    claimed[QStringLiteral("text")] = game.say(claim);
    QJsonObject steps{{QStringLiteral("path"), QJsonArray::fromStringList(verdict.route.path)},
                      {QStringLiteral("moved"), moved}};
    if (verdict.route.fails())
        steps[QStringLiteral("fails")] = verdict.route.failsAt + 1; // counted like the steps of `check`
    return {{QStringLiteral("claim"), claimed},
            {QStringLiteral("verdict"), table::toText(verdict.stands)},
            {QStringLiteral("title"), game.say(verdict.title)},
            {QStringLiteral("reasons"), spokenList(game, verdict.reasons)},
            {QStringLiteral("steps"), steps},
            {QStringLiteral("effects"), spokenList(game, verdict.effects)},
            {QStringLiteral("variants"), variants}};
}

} // namespace roadmarshal::cli

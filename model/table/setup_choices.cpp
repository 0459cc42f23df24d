#include "setup_choices.h"

#include "laid_parts.h"
#include "match.h"

#include <QJsonArray>

#include <algorithm>

namespace roadmarshal::table {

namespace {

constexpr int mostRounds = 6;

const SetupOption* optionFor(const QList<SetupOption>& options, const QString& word)
{
    const auto found = std::ranges::find(options, word, &SetupOption::word);
    return found == options.end() ? nullptr : &*found;
}

bool canBe(const QList<SetupOption>& options, const QString& word)
{
    const SetupOption* option = optionFor(options, word);
    return option && !option->whyNot;
}

QString firstThatCanBe(const QList<SetupOption>& options, const QStringList& taken = {})
{
    for (const SetupOption& option : options) {
        if (!option.whyNot && !taken.contains(option.word))
            return option.word;
    }
    return {};
}

QStringList words(const QJsonValue& value)
{
    QStringList list;
    for (const QJsonValue& word : value.toArray())
        list.append(word.toString());
    return list;
}

// In the order of the offer, unless the order of picking counts.
QStringList inOrder(const PickSeveral& pick, const QStringList& picked)
{
    if (pick.ordered)
        return picked;
    QStringList list;
    for (const SetupOption& option : pick.options) {
        if (picked.contains(option.word))
            list.append(option.word);
    }
    return list;
}

// The last are left out, the first of the offer fill up.
QStringList fitted(const PickSeveral& pick, QStringList picked)
{
    picked = picked.first(std::min<qsizetype>(picked.size(), pick.most));
    for (const SetupOption& option : pick.options) {
        if (picked.size() < pick.least && !picked.contains(option.word) && !option.whyNot)
            picked.append(option.word);
    }
    return inOrder(pick, picked);
}

// Undefined for "as usual".
QJsonValue settledPicks(const SetupField& field, const PickSeveral& pick, const QJsonValue& value,
                        Counts counts)
{
    if (!value.isArray())
        return QJsonValue::Undefined;
    const QStringList given = words(value);
    QStringList picked;
    for (const QString& word : given) {
        if (canBe(pick.options, word) && !picked.contains(word))
            picked.append(word);
    }
    if (picked.isEmpty() && !given.isEmpty())
        return QJsonValue::Undefined; // of something else that was offered before
    picked = counts == Counts::Fit ? fitted(pick, picked) : inOrder(pick, picked);
    const QJsonArray list = QJsonArray::fromStringList(picked);
    return list == field.usual.toArray() ? QJsonValue(QJsonValue::Undefined) : QJsonValue(list);
}

QJsonValue settledWord(const SetupField& field, const PickOne& pick, const QJsonValue& value)
{
    if (canBe(pick.options, value.toString()))
        return value.toString();
    return canBe(pick.options, field.usual.toString()) ? field.usual.toString()
                                                       : QJsonValue(firstThatCanBe(pick.options));
}

QJsonValue settledValue(const SetupField& field, const QJsonValue& value, Counts counts)
{
    return std::visit(Match{[&](const PickOne& pick) { return settledWord(field, pick, value); },
                            [&](const PickSeveral& pick) { return settledPicks(field, pick, value, counts); },
                            [&](const PickNumber& pick) {
                                return QJsonValue(
                                    std::clamp(value.toInt(field.usual.toInt()), pick.least, pick.most));
                            },
                            [&](const PickSwitch&) { return QJsonValue(value.toBool(field.usual.toBool())); },
                            [&](const WriteText& text) {
                                return QJsonValue(value.toString().simplified().left(text.longest));
                            },
                            [&](const LayParts& lay) {
                                const QJsonValue laid = settledParts(lay, value);
                                return laid.isUndefined() ? field.usual : laid;
                            }},
                      field.kind);
}

QJsonObject settledFields(const SetupFields& fields, const QJsonObject& choices, Counts counts)
{
    QJsonObject settled;
    for (const SetupField& field : fields) {
        const QJsonValue value = settledValue(field, choices[field.key], counts);
        if (!value.isUndefined() && !(field.leftOutIfUsual && value == field.usual))
            settled[field.key] = value;
    }
    return settled;
}

// Who sits first keeps what two of them want.
void settleUnique(const SetupForm& form, QList<QJsonObject>& seats, const QList<QJsonObject>& wanted)
{
    for (qsizetype i = 0; i < std::min(seats.size(), form.seats.size()); ++i) {
        for (const SetupField& field : form.seats[i]) {
            const auto* pick = std::get_if<PickOne>(&field.kind);
            if (!pick || !pick->unique)
                continue;
            QStringList taken;
            for (qsizetype before = 0; before < i; ++before)
                taken.append(seats[before][field.key].toString());
            // Those behind who have said what they want come before who has not.
            const bool said = wanted[i].contains(field.key);
            for (qsizetype behind = i + 1; !said && behind < wanted.size(); ++behind)
                taken.append(wanted[behind][field.key].toString());
            if (!said || taken.contains(seats[i][field.key].toString()))
                seats[i][field.key] = firstThatCanBe(pick->options, taken);
        }
    }
}

SetupChoices settledOnce(const SetupForm& form, const SetupChoices& choices, Counts counts)
{
    SetupChoices next{settledFields(form.forAll + form.rulings, choices.forAll, counts), {}};
    for (qsizetype i = 0; i < std::min(choices.seats.size(), form.seats.size()); ++i)
        next.seats.append(settledFields(form.seats[i], choices.seats[i], counts));
    settleUnique(form, next.seats, choices.seats);
    return next;
}

void fitSeats(const SetupForm& form, SetupChoices& choices)
{
    if (choices.seats.isEmpty())
        choices.seats.resize(form.usualSeats);
    choices.seats.resize(std::clamp<qsizetype>(choices.seats.size(), form.fewestSeats, form.mostSeats));
}

// Puts a value where a dotted key leads.
void insert(QJsonObject& object, const QStringList& way, const QJsonValue& value)
{
    if (way.size() == 1) {
        object[way.first()] = value;
        return;
    }
    QJsonObject inner = object[way.first()].toObject();
    insert(inner, way.sliced(1), value);
    object[way.first()] = inner;
}

QJsonValue at(const QJsonObject& object, const QStringList& way)
{
    QJsonValue value = object;
    for (const QString& key : way)
        value = value[key];
    return value;
}

// What stands in a set-up for what is chosen.
QJsonValue written(const SetupField& field, const QJsonValue& value)
{
    if (const auto* pick = std::get_if<PickOne>(&field.kind)) {
        const SetupOption* option = optionFor(pick->options, value.toString());
        if (option && !option->value.isUndefined())
            return option->value;
    }
    return std::holds_alternative<WriteText>(field.kind) ? QJsonValue(value.toString().simplified()) : value;
}

QJsonValue readBack(const SetupField& field, const QJsonValue& value)
{
    if (const auto* pick = std::get_if<PickOne>(&field.kind)) {
        for (const SetupOption& option : pick->options) {
            if (!option.value.isUndefined() && option.value == value)
                return option.word;
        }
    }
    if (std::holds_alternative<WriteText>(field.kind))
        return value.toString().simplified();
    if (const auto* lay = std::get_if<LayParts>(&field.kind)) {
        const auto laid = laidParts(*lay, value);
        return laid ? chosenAs(*lay, *laid) : value;
    }
    return value;
}

QJsonObject toObject(const SetupFields& fields, const QJsonObject& choices)
{
    QJsonObject object;
    for (const SetupField& field : fields) {
        if (const QJsonValue value = choices[field.key]; !value.isUndefined())
            insert(object, field.key.split(u'.'), written(field, value));
    }
    return object;
}

QJsonObject fromObject(const SetupFields& fields, const QJsonObject& object)
{
    QJsonObject choices;
    for (const SetupField& field : fields) {
        // A key may have a dot of its own: "rulings.AR-51" leads to "AR-51" all the same.
        const QJsonValue value = at(object, field.key.split(u'.'));
        if (!value.isUndefined())
            choices[field.key] = readBack(field, value);
    }
    return choices;
}

bool isOffered(const SetupFields& fields, const QJsonObject& seat, const QList<QJsonObject>& before)
{
    return std::ranges::all_of(fields, [&](const SetupField& field) {
        const auto* pick = std::get_if<PickOne>(&field.kind);
        if (!pick || !pick->unique)
            return true;
        return optionFor(pick->options, seat[field.key].toString()) &&
               std::ranges::none_of(
                   before, [&](const QJsonObject& other) { return other[field.key] == seat[field.key]; });
    });
}

} // namespace

SetupChoices settled(const Game& game, const SetupChoices& choices, Counts counts)
{
    SetupChoices settled = choices;
    for (int round = 0; round < mostRounds; ++round) {
        fitSeats(game.setupForm(settled), settled);
        SetupChoices next = settledOnce(game.setupForm(settled), settled, counts);
        if (std::exchange(settled, next) == settled)
            break;
    }
    return settled;
}

SetupForm formFor(const Game& game, const SetupChoices& choices)
{
    SetupForm form = game.setupForm(choices);
    const auto check = [](SetupField& field, const QJsonObject& values) {
        const auto* pick = std::get_if<PickOne>(&field.kind);
        if (field.problem || !pick)
            return;
        const SetupOption* option = optionFor(pick->options, chosen(field, values).toString());
        if (option && option->whyNot)
            field.problem = option->whyNot;
    };
    for (SetupFields* fields : {&form.forAll, &form.rulings}) {
        for (SetupField& field : *fields)
            check(field, choices.forAll);
    }
    for (qsizetype i = 0; i < std::min(form.seats.size(), choices.seats.size()); ++i) {
        for (SetupField& field : form.seats[i])
            check(field, choices.seats[i]);
    }
    return form;
}

SetupChoices usualChoices(const Game& game)
{
    return settled(game, {});
}

QJsonValue chosen(const SetupField& field, const QJsonObject& choices)
{
    const QJsonValue value = choices[field.key];
    return value.isUndefined() ? field.usual : value;
}

const SetupField* firstProblem(const SetupForm& form)
{
    const auto in = [](const SetupFields& fields) -> const SetupField* {
        const auto found =
            std::ranges::find_if(fields, [](const SetupField& field) { return field.problem.has_value(); });
        return found == fields.end() ? nullptr : &*found;
    };
    for (const SetupFields& seat : form.seats) {
        if (const SetupField* found = in(seat))
            return found;
    }
    const SetupField* found = in(form.forAll);
    return found ? found : in(form.rulings);
}

QJsonObject toSetup(const SetupForm& form, const SetupChoices& choices)
{
    QJsonObject setup = toObject(form.forAll + form.rulings, choices.forAll);
    QJsonArray seats;
    for (qsizetype i = 0; i < std::min(form.seats.size(), choices.seats.size()); ++i)
        seats.append(toObject(form.seats[i], choices.seats[i]));
    if (!form.seatsKey.isEmpty())
        setup[form.seatsKey] = seats;
    return setup;
}

std::optional<SetupChoices> fromSetup(const Game& game, const QJsonObject& setup)
{
    // What a seat may choose is told by the form for one that has chosen it.
    // It may depend on what is chosen for all.
    SetupChoices known = usualChoices(game);
    const SetupForm usual = game.setupForm(known);
    known.forAll = fromObject(usual.forAll + usual.rulings, setup);
    const SetupForm empty = game.setupForm(known);
    SetupChoices choices{fromObject(empty.forAll + empty.rulings, setup), {}};
    for (const QJsonValue& stored : setup[empty.seatsKey].toArray()) {
        const QJsonObject seat =
            fromObject(empty.seats.isEmpty() ? SetupFields() : empty.seats.first(), stored.toObject());
        if (stored.isObject() && isOffered(empty.seats.value(0), seat, choices.seats) &&
            choices.seats.size() < empty.mostSeats)
            choices.seats.append(seat);
    }
    if (choices.seats.size() < empty.fewestSeats)
        return std::nullopt;
    return settled(game, choices);
}

void addRulings(SetupChoices& choices, const QJsonObject& turned, const SetupForm& form)
{
    for (const SetupField& field : form.rulings) {
        const QString word = turned[field.key.sliced(rulingPrefix.size())].toString();
        const auto* pick = std::get_if<PickOne>(&field.kind);
        if (!pick || !optionFor(pick->options, word))
            continue;
        if (field.usual == word)
            choices.forAll.remove(field.key);
        else
            choices.forAll[field.key] = word;
    }
}

SetupFields rulingFields(const QList<RulingChoice>& rulings)
{
    SetupFields fields;
    for (const RulingChoice& ruling : rulings) {
        PickOne pick;
        for (const RulingChoice::Option& option : ruling.options)
            pick.options.append({option.word, option.text});
        fields.append({.key = rulingPrefix + ruling.ruling,
                       .label = ruling.title,
                       .kind = pick,
                       .usual = ruling.usual(),
                       .leftOutIfUsual = true});
    }
    return fields;
}

} // namespace roadmarshal::table

#include "content/library.h"
#include "games/highway_heist/guide/kinds.h"
#include "games/highway_heist/guide/read_guide.h"
#include "names.h"
#include "setup_file.h"
#include "table/setup_choices.h"

namespace roadmarshal::highway_heist {

using namespace Qt::StringLiterals;
using namespace table;

namespace {

constexpr int usualSeats = 3;

Message message(const char* code, const QJsonObject& args = {})
{
    return {QLatin1StringView(code), args};
}

// "Speed 2, Control 1 …" of a board, as facts beside its name.
QList<mats::Fact> iconsOf(const QJsonObject& board)
{
    QList<mats::Fact> facts;
    for (const QString& skill : skillWords)
        facts.append(mats::Fact{{u"skill-"_s + skill, {}},
                                message("fact-number", {{u"count"_s, board[skill].toInt()}})});
    return facts;
}

QList<SetupOption> optionsOf(const content::Library& library, const content::Kind& kind)
{
    QList<SetupOption> options;
    for (const content::Item& item : library.list(kind).items) {
        const QString id = item.json[u"id"_s].toString();
        const QString name = item.json[u"name"_s].toString(id);
        SetupOption option{.word = id, .text = message("setup-called", {{u"name"_s, name}})};
        option.livery = static_cast<int>(options.size());
        option.facts = iconsOf(item.json);
        options.append(option);
    }
    return options;
}

SetupFields seatFields(const content::Library& library)
{
    PickOne characters{.options = optionsOf(library, characterKind()), .unique = true};
    PickOne boards{.options = optionsOf(library, vehicleBoardKind()), .unique = true};
    return {{.key = u"player"_s, .label = message("setup-player"), .kind = WriteText{40}, .usual = QString()},
            {.key = u"board"_s, .label = message("setup-vehicle"), .kind = boards},
            {.key = u"character"_s, .label = message("setup-character"), .kind = characters}};
}

SetupField guideField(const content::Library& library)
{
    PickOne guides{.isBoard = true};
    for (const content::Item& item : library.list(guideKind()).items) {
        const QString id = item.json[u"id"_s].toString();
        guides.options.append(
            {.word = id, .text = message("setup-called", {{u"name"_s, item.json[u"name"_s].toString(id)}})});
    }
    return {.key = u"guide"_s, .label = message("setup-guide"), .kind = guides, .usual = u"tank"_s};
}

SetupField difficultyField()
{
    PickOne levels;
    for (const QString& word : difficultyWords)
        levels.options.append({.word = word, .text = {u"difficulty-"_s + word, {}}});
    return {.key = u"difficulty"_s,
            .label = message("setup-difficulty"),
            .kind = levels,
            .usual = difficultyWords[1]};
}

SetupField byField(const char* key, const char* label)
{
    const PickOne pick{{{.word = byWords[0], .text = message("setup-by-table")},
                        {.word = byWords[1], .text = message("setup-by-app")}}};
    return {.key = QLatin1StringView(key), .label = message(label), .kind = pick, .usual = byWords[0]};
}

} // namespace

SetupForm setupForm(const SetupChoices& soFar)
{
    const content::Library library = content::Library::standard();
    SetupForm form{.fewestSeats = 1,
                   .mostSeats = mostPlayers,
                   .usualSeats = usualSeats,
                   .seatsKey = u"players"_s,
                   .seatsTitle = message("setup-players"),
                   .restTitle = message("setup-scenario")};
    for (qsizetype seat = 0; seat < soFar.seats.size(); ++seat)
        form.seats.append(seatFields(library));
    form.forAll = {guideField(library), difficultyField(), byField("dice", "setup-dice"),
                   byField("cards", "setup-cards")};
    form.rulings = rulingFields(rulingChoices());
    form.summary = message("setup-summary");
    return form;
}

QJsonObject demoSetup()
{
    const auto player = [](const char* name, const char* character, const char* board) {
        return QJsonObject{{u"player"_s, QLatin1StringView(name)},
                           {u"character"_s, QLatin1StringView(character)},
                           {u"board"_s, QLatin1StringView(board)}};
    };
    return {{u"guide"_s, u"tank"_s},
            {u"difficulty"_s, u"easy"_s},
            {u"players"_s,
             QJsonArray{player("Ann", "brian", "street-drifter"), player("Bo", "tej", "exotic-supercar"),
                        player("Cleo", "roman", "street-racer")}},
            {u"dice"_s, u"app"_s},
            {u"cards"_s, u"app"_s}};
}

} // namespace roadmarshal::highway_heist

#include "track_kind.h"

#include "track/board_of.h"
#include "track/load.h"

namespace roadmarshal::apocalypse_road {

namespace {

using content::Field;
using enum content::Field::Need;

QString label(const char* word)
{
    return QStringLiteral("field-") + QLatin1StringView(word);
}

std::vector<Field> sectionFields()
{
    return {{QStringLiteral("sectors"), label("sectors"), content::Number{1, track::mostSectors}, Required},
            {QStringLiteral("lanes"), label("lanes"), content::Number{1, track::mostLanes}},
            {QStringLiteral("surface"), label("surface"),
             content::Word{{QStringLiteral("paved"), QStringLiteral("rough"), QStringLiteral("jump")}}},
            {QStringLiteral("next"), label("next"), content::List{0, track::mostLanes}}};
}

std::optional<Problem> problemOf(const QJsonObject& object)
{
    const auto loaded = track::load(object).and_then(track::withChute);
    return loaded ? std::nullopt : std::optional(loaded.error());
}

std::optional<Problem> problemOfStanding(const QJsonObject& object)
{
    const auto loaded = track::load(object);
    return loaded ? std::nullopt : std::optional(loaded.error());
}

std::shared_ptr<const board::Board> pictureOf(const QJsonObject& object)
{
    const auto loaded = track::load(object);
    return loaded ? track::boardOf(*loaded) : nullptr;
}

} // namespace

const content::Kind& trackKind()
{
    static const content::Kind kind{
        .id = QStringLiteral("track"),
        .label = label("track"),
        .game = QStringLiteral("apocalypse-road"),
        .format = QStringLiteral("roadmarshal-track/1"),
        .folder = QStringLiteral("tracks"),
        .ending = QStringLiteral(".track.json"),
        .fields = {{QStringLiteral("id"), label("id"), content::Text{60}, Required},
                   {QStringLiteral("name"), label("name"), content::Text{100}, Required},
                   {QStringLiteral("sections"), label("sections"), content::List{1, track::mostSections},
                    Required, sectionFields()},
                   {QStringLiteral("crossovers"), label("crossovers"),
                    content::List{0, track::mostSectors * track::mostLanes}},
                   {QStringLiteral("chute"),
                    label("chute"),
                    content::Record{},
                    Optional,
                    {{QStringLiteral("entry"), label("entry"), content::Text{12}, Required},
                     {QStringLiteral("side"), label("side"),
                      content::Word{{QStringLiteral("in"), QStringLiteral("out")}}}}},
                   {QStringLiteral("grid"),
                    label("grid"),
                    content::List{0, track::mostSectors * track::mostLanes},
                    Optional,
                    {{{}, label("grid"), content::Text{12}}}}},
        .check = problemOf,
        .picture = pictureOf};
    return kind;
}

const content::Kind& standingTrackKind()
{
    static const content::Kind kind = [] {
        content::Kind standing = trackKind();
        standing.check = problemOfStanding;
        return standing;
    }();
    return kind;
}

} // namespace roadmarshal::apocalypse_road

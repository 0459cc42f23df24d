#include "last_choices.h"

#include <QJsonDocument>

namespace roadmarshal::views {

namespace {

constexpr qsizetype mostStoredBytes = 16 * 1024;

} // namespace

std::optional<table::SetupChoices> readChoices(const QByteArray& stored, const table::Game& game)
{
    if (stored.isEmpty() || stored.size() > mostStoredBytes)
        return std::nullopt;
    auto choices = table::fromSetup(game, QJsonDocument::fromJson(stored).object());
    // What the form offers may be refused all the same: then nobody is offered it again.
    if (!choices ||
        !game.completeSetup(table::toSetup(table::formFor(game, *choices), *choices), {}).has_value())
        return std::nullopt;
    return choices;
}

QByteArray storeChoices(const table::SetupChoices& choices, const table::Game& game)
{
    return QJsonDocument(table::toSetup(table::formFor(game, choices), choices))
        .toJson(QJsonDocument::Compact);
}

} // namespace roadmarshal::views

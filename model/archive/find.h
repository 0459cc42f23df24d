// Where the games of a person are.
#pragma once

#include "json/problem.h"

#include <QStringList>

#include <expected>
#include <stop_token>

namespace roadmarshal::archive {

struct Places
{
    QStringList folders; // with all that is below them
    QStringList files;   // games elsewhere
};

struct Found
{
    QStringList files;   // absolute, each game once, in order of their names
    QStringList skipped; // a line for each folder that can't be read, and where too much is in them
};

Found findGames(const Places& places, std::stop_token stop = {});

} // namespace roadmarshal::archive

// The game that comes with the program, as far as it had been played after some of its entries.
#pragma once

#include "quick_folder.h"

#include "games/games.h"
#include "json/bounds.h"
#include "log/import.h"
#include "table/journal/session.h"

#include <map>

namespace roadmarshal::test {

class SampleGame
{
public:
    // `share` of the entries: 1 is all of them.
    SampleGame(const table::Game& game, double share)
    {
        const log::Imported& sample = sampleOf(game);
        const auto count = static_cast<qsizetype>(static_cast<double>(sample.entries.size()) * share);
        const auto made = table::GameFile::create(path(), sample.meta, sample.entries.first(count));
        if (!made)
            qFatal("%s", qPrintable(made.error().toLine()));
    }

    QString path() const { return m_folder.filePath(QStringLiteral("sample.roadmarshal")); }
    QString folder() const { return m_folder.path(); }

private:
    static const log::Imported& sampleOf(const table::Game& game)
    {
        static std::map<QString, log::Imported> read;
        if (const auto known = read.find(game.id()); known != read.end())
            return known->second;
        auto sample = json::readFile(games::samplesOf(game).value(0), json::wholeGame).and_then(log::readLog);
        if (!sample)
            qFatal("%s", qPrintable(sample.error().toLine()));
        return read.emplace(game.id(), *std::move(sample)).first->second;
    }

    QuickFolder m_folder;
};

} // namespace roadmarshal::test

// What can be printed of a game, and each document as blocks.
#pragma once

#include "block.h"
#include "log/chronicle.h"
#include "paper.h"
#include "report/checksum.h"
#include "report/highlights.h"

#include <optional>

namespace roadmarshal::views::print {

using log::nameOf;

enum class Document {
    Standings,
    Damage,
    Log,
    PackAway,
    Mats,
    Highlights,
    Stickers,
    Poster,
    Parts,
    Counters,
    Cards,
};
inline constexpr int documentCount = 11;
// As on the command line: "pack-away".
QString toText(Document document);
std::optional<Document> parseDocument(const QString& word);
// As people read it.
QString nameOf(Document document);

// All that is printed, taken from the session once; after that nothing needs it any more.
struct Material
{
    QString title; // of the game, for every page
    const table::Game* game = nullptr;
    table::State state;
    report::Summary summary;
    report::Highlights highlights;
    table::TableShow table;
    report::Checksum checksum;
    std::optional<table::Message> question; // what the table was about to say
    log::Chronicle chronicle;
};
Material materialOf(const table::Session& session);
// What a group needs that has no box, as far as there is something of it to print.
QList<Document> printAndPlay(const Material& material);

QList<Block> standingsDocument(const Material& material, const Paper& paper);
QList<Block> damageDocument(const Material& material, const Paper& paper);
QList<Block> logDocument(const Material& material, const Paper& paper);
QList<Block> packAwayDocument(const Material& material, const Paper& paper);
QList<Block> matsDocument(const Material& material, const Paper& paper);
QList<Block> highlightsDocument(const Material& material, const Paper& paper);
// Numbers for the spaces of the real board, as the app calls them.
QList<Block> stickersDocument(const Material& material, const Paper& paper);
// The board at the size of counters, on one sheet or on many.
QList<Block> posterDocument(const Material& material, const Paper& paper);
// Modules or tiles one by one.
QList<Block> partsDocument(const Material& material, const Paper& paper);
QList<Block> countersDocument(const Material& material, const Paper& paper);
QList<Block> cardsDocument(const Material& material, const Paper& paper);
QList<Block> blocksOf(Document document, const Material& material, const Paper& paper);

// Parts that more than one document has; with their headings, and nothing where there is nothing to tell.
QList<Block> pointsChart(const Material& material, const Paper& paper);
QList<Block> placesChart(const Material& material, const Paper& paper);
QList<Block> damageChart(const Material& material, const Paper& paper);
QList<Block> whoHitWhom(const Material& material, const Paper& paper);

// Who has won or lost, and why, with the rule.
QString outcomeOf(const Material& material);
// The line under the title of every document.
QString aboutGame(const Material& material);

} // namespace roadmarshal::views::print

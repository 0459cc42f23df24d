#include "documents.h"

#include "words.h"

#include "games/printables.h"
#include "log/outcome_words.h"
#include "text/one_line.h"

#include <QFileInfo>
#include <QLocale>

#include <algorithm>

namespace roadmarshal::views::print {

using namespace table;

namespace {

const QStringList documentWords{
    QStringLiteral("standings"), QStringLiteral("damage"), QStringLiteral("log"),
    QStringLiteral("pack-away"), QStringLiteral("mats"),   QStringLiteral("highlights"),
    QStringLiteral("stickers"),  QStringLiteral("poster"), QStringLiteral("parts"),
    QStringLiteral("counters"),  QStringLiteral("cards")};

} // namespace

QString toText(Document document)
{
    return documentWords[static_cast<int>(document)];
}

std::optional<Document> parseDocument(const QString& word)
{
    const qsizetype found = documentWords.indexOf(word);
    return found < 0 ? std::nullopt : std::optional(static_cast<Document>(found));
}

QString nameOf(Document document)
{
    switch (document) {
    case Document::Standings:
        return Words::tr("Standings");
    case Document::Damage:
        return Words::tr("Damage summary");
    case Document::Log:
        return Words::tr("Full log");
    case Document::PackAway:
        return Words::tr("Pack-away sheet");
    case Document::Mats:
        return Words::tr("Blank mats");
    case Document::Highlights:
        return Words::tr("Highlights");
    case Document::Stickers:
        return Words::tr("Stickers for the board");
    case Document::Poster:
        return Words::tr("Board to play on");
    case Document::Parts:
        return Words::tr("Parts of the board");
    case Document::Counters:
        return Words::tr("Counters to cut out");
    case Document::Cards:
        return Words::tr("Cards to cut out");
    }
    return {};
}

Material materialOf(const Session& session)
{
    const Game& game = session.game();
    Material material;
    material.title = text::onOneLine(QFileInfo(session.file().path()).completeBaseName());
    material.game = &game;
    material.state = session.now();
    material.summary = report::summaryOf(session);
    material.highlights = report::highlightsOf(session, material.summary);
    material.table = game.show(session.now());
    material.checksum = report::checksumOf(game, session.now());
    const Asked asked = game.ask(session.now(), {});
    if (const auto* prompt = std::get_if<Prompt>(&asked))
        material.question = prompt->question;
    material.chronicle = log::chronicleOf(session, log::Style::Story);
    return material;
}

QList<Document> printAndPlay(const Material& material)
{
    const Printables printables = games::printablesOf(*material.game, material.state);
    const bool hasCards =
        !printables.decks.isEmpty() ||
        std::ranges::any_of(material.table.decks, [](const DeckShow& deck) { return !deck.odds.isEmpty(); });
    QList<Document> documents{Document::Mats, Document::Poster, Document::Counters};
    if (!printables.parts.isEmpty())
        documents.append(Document::Parts);
    if (hasCards)
        documents.append(Document::Cards);
    return documents;
}

QList<Block> blocksOf(Document document, const Material& material, const Paper& paper)
{
    switch (document) {
    case Document::Standings:
        return standingsDocument(material, paper);
    case Document::Damage:
        return damageDocument(material, paper);
    case Document::Log:
        return logDocument(material, paper);
    case Document::PackAway:
        return packAwayDocument(material, paper);
    case Document::Mats:
        return matsDocument(material, paper);
    case Document::Highlights:
        return highlightsDocument(material, paper);
    case Document::Stickers:
        return stickersDocument(material, paper);
    case Document::Poster:
        return posterDocument(material, paper);
    case Document::Parts:
        return partsDocument(material, paper);
    case Document::Counters:
        return countersDocument(material, paper);
    case Document::Cards:
        return cardsDocument(material, paper);
    }
    return {};
}

QString outcomeOf(const Material& material)
{
    const Outcome& outcome = material.summary.outcome;
    const QString reason =
        log::reasonOf(outcome, [&](const Message& message) { return material.game->say(message); });
    const QString result =
        Words::tr("Outcome: %1", "who has won").arg(log::resultOf(outcome, material.table.teams));
    return reason.isEmpty() ? result : result + QStringLiteral(" · ") + reason;
}

QString aboutGame(const Material& material)
{
    const report::Summary& summary = material.summary;
    return QStringList{summary.game, summary.track, material.game->say(summary.headline),
                       QLocale().toString(summary.begun.toLocalTime().date(), QLocale::LongFormat)}
        .join(QStringLiteral(" · "));
}

} // namespace roadmarshal::views::print

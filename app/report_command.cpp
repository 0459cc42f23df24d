#include "report_command.h"

#include "cli/commands.h"
#include "cli/open_game.h"
#include "print/page_feed.h"
#include "settings/languages.h"
#include "settings/settings.h"

#include <QApplication>

namespace roadmarshal {

namespace {

using namespace views::print;

struct Order
{
    QString game;
    QString out;
    QList<Document> documents;
    Paper paper;
};

QString allDocuments()
{
    QStringList words;
    for (int i = 0; i < documentCount; ++i)
        words.append(toText(static_cast<Document>(i)));
    return words.join(QStringLiteral(", "));
}

std::expected<QList<Document>, QString> documentsFrom(const QString& list)
{
    QList<Document> documents;
    for (const QString& word : list.split(u',')) {
        const auto document = parseDocument(word.trimmed());
        if (!document)
            return std::unexpected(QStringLiteral("--only: \"%1\" is none of %2").arg(word, allDocuments()));
        if (!documents.contains(*document))
            documents.append(*document);
    }
    return documents;
}

std::expected<Order, QString> orderFrom(const QStringList& args)
{
    const auto arguments = cli::parseArguments(args);
    if (!arguments)
        return std::unexpected(arguments.error());
    Order order;
    order.game = arguments->plain.first();
    order.out = arguments->option(QStringLiteral("-o"));
    if (order.out.isEmpty())
        return std::unexpected(QStringLiteral("-o: is missing, the PDF to write"));
    const QString paper = arguments->option(QStringLiteral("--paper"), QStringLiteral("a4")).toLower();
    const auto size = parsePaper(paper);
    if (!size)
        return std::unexpected(QStringLiteral("--paper: is \"%1\", allowed is %2")
                                   .arg(paper, paperWords().join(QStringLiteral(", "))));
    order.paper.size = *size;
    order.paper.ink = arguments->has(QStringLiteral("--grey")) ? Ink::Greyscale : Ink::Colour;
    const auto documents = documentsFrom(
        arguments->option(QStringLiteral("--only"), QStringLiteral("standings,damage,log,pack-away")));
    if (!documents)
        return std::unexpected(documents.error());
    order.documents = *documents;
    return order;
}

std::expected<void, QString> write(const Order& order)
{
    const auto session = cli::openGame(order.game, table::Access::ReadOnly);
    if (!session)
        return std::unexpected(session.error());
    const Printout printout(materialOf(**session), order.documents, order.paper);
    return savePdf(order.out, printout).transform_error([&](const QString& reason) {
        return Problem{{}, reason}.toLine(order.out);
    });
}

} // namespace

int writeReport(int argc, char** argv, const QStringList& args)
{
    const auto order = orderFrom(args);
    if (!order)
        return cli::finish(std::unexpected(order.error()));
    // Painting needs the application, but no display, and it must not touch one that is there.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    views::speak(views::Settings::load().language);
    return cli::finish(write(*order).transform([] { return 0; }));
}

} // namespace roadmarshal

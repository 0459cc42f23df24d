#include "rules_html.h"

#include "style/citation_link.h"
#include "style/theme.h"

#include <QCoreApplication>
#include <QUrl>

namespace roadmarshal::views {

using rules::RuleBook;
using rules::RuleEntry;

namespace {

// Text with some ranges marked; the ranges are in order and do not overlap.
QString marked(const QString& text, const std::vector<rules::Range>& ranges, const QPalette& palette)
{
    const Colours& c = coloursFor(palette);
    const QString open = QStringLiteral("<span style=\"background-color:%1; color:%2\">")
                             .arg(c.accent.name(), c.onAccent.name());
    QString html;
    qsizetype from = 0;
    for (const rules::Range& range : ranges) {
        html += text.sliced(from, range.start - from).toHtmlEscaped() + open +
                text.sliced(range.start, range.length).toHtmlEscaped() + QStringLiteral("</span>");
        from = range.start + range.length;
    }
    return html + text.sliced(from).toHtmlEscaped();
}

QString withdrawLink(const RuleEntry& entry, const QPalette& palette)
{
    return QStringLiteral("<a href=\"withdraw:%1\" style=\"color:%2\">%3</a>")
        .arg(QString::fromLatin1(QUrl::toPercentEncoding(entry.ledger)), palette.color(QPalette::Link).name(),
             QCoreApplication::translate("RulesPanel", "Withdraw it"));
}

QString linksOf(const RuleBook& book, const QStringList& ids, const QPalette& palette)
{
    QStringList links;
    for (const QString& id : ids) {
        const RuleEntry* entry = book.find(id);
        links.append(linkTo({id, {}}, palette) + (entry ? u' ' + entry->title.toHtmlEscaped() : QString()));
    }
    return links.join(QStringLiteral(" · "));
}

QString htmlOf(const RuleBook& book, const RuleEntry& entry, const QString& title, const QString& text,
               const QPalette& palette)
{
    const Colours& c = coloursFor(palette);
    const QStringList related = entry.rulings + entry.sections;
    QString html =
        QStringLiteral("<p style=\"margin-top:10px; margin-bottom:2px\"><b>%1</b>&nbsp; <b>%2</b></p>"
                       "<p style=\"margin-top:0; margin-bottom:2px\">%3</p>")
            .arg(entry.id.toHtmlEscaped(), title, text);
    QString links = linksOf(book, related, palette);
    if (!entry.ledger.isEmpty())
        links += (links.isEmpty() ? QString() : QStringLiteral(" · ")) + withdrawLink(entry, palette);
    if (!links.isEmpty())
        html += QStringLiteral("<p style=\"margin-top:0; color:%1; font-size:small\">%2</p>")
                    .arg(c.faint.name(), links);
    return html;
}

} // namespace

QString htmlOf(const RuleBook& book, const std::vector<rules::Found>& found, const QPalette& palette)
{
    QString html;
    for (const rules::Found& one : found) {
        const RuleEntry& entry = book.entries()[one.entry];
        html += htmlOf(book, entry, marked(entry.title, one.inTitle, palette),
                       marked(entry.text, one.inText, palette), palette);
    }
    return html;
}

QString htmlOf(const RuleBook& book, const RuleEntry& entry, const QPalette& palette)
{
    return htmlOf(book, entry, entry.title.toHtmlEscaped(), entry.text.toHtmlEscaped(), palette);
}

} // namespace roadmarshal::views

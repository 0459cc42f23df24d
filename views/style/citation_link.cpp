#include "citation_link.h"

#include <QCoreApplication>
#include <QLabel>
#include <QRegularExpression>
#include <QUrl>

namespace roadmarshal::views {

namespace {

const QString scheme = QStringLiteral("rule");
const QString comma = QStringLiteral(", ");

// A bracket with nothing but numbers of sections, rules and rulings in it: "7.13", "AR-16", "RNC-A11",
// "HR-9b".
const QRegularExpression& bracket()
{
    static const QString one = QStringLiteral("(?:\\d+(?:\\.\\d+)+|[A-Z]{1,4}-[A-Z]?\\d+[a-z]?)");
    static const QRegularExpression pattern(QStringLiteral("\\((%1(?:, %1)*)\\)").arg(one));
    return pattern;
}

QString linkTo(const QString& rule, const QPalette& palette)
{
    return QStringLiteral("<a href=\"%1:%2\" style=\"color:%3\">%4</a>")
        .arg(scheme, QString::fromLatin1(QUrl::toPercentEncoding(rule)), palette.color(QPalette::Link).name(),
             rule.toHtmlEscaped());
}

QString linksTo(const QStringList& rules, const QPalette& palette)
{
    QStringList links;
    for (const QString& rule : rules)
        links.append(linkTo(rule, palette));
    return links.join(comma);
}

QString escaped(const QString& text)
{
    return text.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>"));
}

} // namespace

QStringList rulesOf(const table::Citation& citation)
{
    QStringList rules{citation.rule, citation.ruling};
    rules.removeAll(QString());
    return rules;
}

QStringList rulesOf(const QUrl& link)
{
    const QString rule = link.scheme() == scheme ? link.path(QUrl::FullyDecoded) : QString();
    return rule.isEmpty() ? QStringList() : QStringList{rule};
}

QList<CitedRange> citationsIn(const QString& plain)
{
    QList<CitedRange> found;
    for (const QRegularExpressionMatch& match : bracket().globalMatch(plain))
        found.append({match.capturedStart(), match.capturedLength(), match.captured(1).split(comma)});
    return found;
}

QStringList rulesIn(const QString& plain)
{
    QStringList rules;
    for (const CitedRange& range : citationsIn(plain))
        rules += range.rules;
    rules.removeDuplicates();
    return rules;
}

QString linkTo(const table::Citation& citation, const QPalette& palette)
{
    return linksTo(rulesOf(citation), palette);
}

QString linked(const QString& words, const table::Citation& citation, const QPalette& palette)
{
    const QString links = linkTo(citation, palette);
    return links.isEmpty() ? escaped(words) : QStringLiteral("%1 (%2)").arg(escaped(words), links);
}

QString linked(const QString& plain, const QPalette& palette)
{
    QString html;
    qsizetype from = 0;
    for (const CitedRange& range : citationsIn(plain)) {
        html += escaped(plain.sliced(from, range.start - from)) +
                QStringLiteral("(%1)").arg(linksTo(range.rules, palette));
        from = range.start + range.length;
    }
    return html + escaped(plain.sliced(from));
}

void showLinks(QLabel* label)
{
    label->setTextFormat(Qt::RichText);
    label->setOpenExternalLinks(false);
    label->setTextInteractionFlags(Qt::TextBrowserInteraction);
}

QString lookUpText(const QStringList& rules)
{
    return QCoreApplication::translate("CitationLink", "Look up %1").arg(rules.join(comma));
}

} // namespace roadmarshal::views

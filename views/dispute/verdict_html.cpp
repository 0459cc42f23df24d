#include "verdict_html.h"

#include "style/citation_link.h"
#include "style/theme.h"

#include <QCoreApplication>

namespace roadmarshal::views {

using table::Stands;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Verdict)
};

QString markOf(Stands stands)
{
    switch (stands) {
    case Stands::Yes:
        //: a verdict, in large letters
        return Words::tr("✓ Yes");
    case Stands::No:
        //: a verdict, in large letters
        return Words::tr("✗ No");
    case Stands::Depends:
        break;
    }
    //: a verdict, in large letters
    return Words::tr("? It depends");
}

QColor colourOf(Stands stands, const Colours& colours)
{
    return stands == Stands::Yes ? colours.good : stands == Stands::No ? colours.damage : colours.text;
}

QString listOf(const QStringList& lines)
{
    QString html;
    for (const QString& line : lines)
        html += QStringLiteral("<li>%1</li>").arg(line);
    return html.isEmpty() ? html
                          : QStringLiteral("<ul style=\"margin-top:2px; margin-bottom:2px; margin-left:14px; "
                                           "-qt-list-indent:0\">%1</ul>")
                                .arg(html);
}

} // namespace

QString htmlOf(const table::Game& game, const table::State& table, const table::Claim& claim,
               const table::Verdict& verdict, const QPalette& palette)
{
    const Colours& c = coloursFor(palette);
    QStringList reasons;
    for (const table::Reason& reason : verdict.reasons)
        reasons.append(linked(game.say(reason.message), reason.citation, palette));
    QStringList changes;
    for (const table::Effect& effect : verdict.effects) {
        if (const QString text = game.tell(table, effect); !text.isEmpty())
            changes.append(linked(text, effect.citation, palette));
    }
    QString html =
        QStringLiteral("<p style=\"margin:0; color:%1\">%2</p>"
                       "<p style=\"margin:0; font-size:xx-large; font-weight:bold; color:%3\">%4</p>"
                       "<p style=\"margin-top:2px; margin-bottom:4px; font-size:large\">%5</p>")
            .arg(c.faint.name(), game.tell(table, claim).toHtmlEscaped(), colourOf(verdict.stands, c).name(),
                 markOf(verdict.stands), game.say(verdict.title).toHtmlEscaped());
    html += listOf(reasons);
    if (!changes.isEmpty())
        html += QStringLiteral("<p style=\"margin-top:6px; margin-bottom:0; color:%1\">%2</p>")
                    .arg(c.faint.name(), Words::tr("On the table that would be:")) +
                listOf(changes);
    return html;
}

} // namespace roadmarshal::views

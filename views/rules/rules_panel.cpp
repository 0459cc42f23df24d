#include "rules_panel.h"

#include "rules_html.h"
#include "style/theme.h"

#include <QEvent>
#include <QLineEdit>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>

namespace roadmarshal::views {

namespace {

constexpr std::size_t mostFound = 200;
const QString ruleScheme = QStringLiteral("rule");

} // namespace

RulesPanel::RulesPanel(QWidget* parent)
    : QWidget(parent), m_search(new QLineEdit(this)), m_text(new QTextBrowser(this))
{
    m_search->setPlaceholderText(tr("Search the rules: change lanes on dirt, 7.13, AR-16 …"));
    m_search->setClearButtonEnabled(true);
    m_search->setAccessibleName(tr("Search the rules"));
    m_text->setOpenLinks(false);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setAccessibleName(tr("Rules"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap, gap, gap, gap);
    layout->addWidget(m_search);
    layout->addWidget(m_text, 1);
    connect(m_search, &QLineEdit::textChanged, this, &RulesPanel::search);
    connect(m_text, &QTextBrowser::anchorClicked, this, &RulesPanel::follow);
}

void RulesPanel::setGame(const QString& game)
{
    if (game == m_game)
        return;
    m_game = game;
    auto book = rules::RuleBook::builtIn(game);
    m_book = book ? std::optional(*std::move(book)) : std::nullopt;
    search(m_search->text());
}

void RulesPanel::search(const QString& words)
{
    m_shown.clear();
    if (!m_book)
        return m_text->setPlainText(tr("There is no rule summary for this game."));
    const auto found = m_book->search(words, mostFound);
    if (found.empty())
        return m_text->setPlainText(tr("Nothing found. Try fewer words, or a section number."));
    m_text->setHtml(htmlOf(*m_book, found, palette()));
}

void RulesPanel::showRules(const QStringList& ids)
{
    if (!m_book)
        return;
    QString html;
    for (const QString& id : ids) {
        if (const rules::RuleEntry* entry = m_book->find(id))
            html += htmlOf(*m_book, *entry, palette());
    }
    if (html.isEmpty())
        return;
    const QSignalBlocker quiet(m_search);
    m_search->setText(ids.join(u' '));
    m_shown = ids;
    m_text->setHtml(html);
}

void RulesPanel::follow(const QUrl& link)
{
    if (link.scheme() == ruleScheme)
        showRules({link.path(QUrl::FullyDecoded)});
}

void RulesPanel::focusSearch()
{
    m_search->setFocus();
    m_search->selectAll();
}

void RulesPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange)
        return;
    if (m_shown.isEmpty())
        search(m_search->text());
    else
        showRules(QStringList(m_shown));
}

} // namespace roadmarshal::views

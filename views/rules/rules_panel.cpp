#include "rules_panel.h"

#include "ledger/house.h"
#include "ledger/rule_entries.h"
#include "rules_html.h"
#include "style/citation_link.h"
#include "style/focus_frame.h"
#include "style/theme.h"
#include "style/typed_line.h"
#include "table/game.h"

#include <QEvent>
#include <QMessageBox>
#include <QPushButton>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>

namespace roadmarshal::views {

namespace {

constexpr std::size_t mostFound = 200;
const QString withdrawScheme = QStringLiteral("withdraw");

// What a house may choose, and what this table has chosen.
QHash<QString, QString> remarksFor(const table::Game& game, const table::State& state)
{
    const QJsonObject turned = game.rulingsOf(state);
    QHash<QString, QString> remarks;
    for (const table::RulingChoice& choice : game.rulingChoices()) {
        QStringList words;
        for (const table::RulingChoice::Option& option : choice.options)
            words.append(game.say(option.text));
        QString remark = RulesPanel::tr("A house may choose: %1 (usual), or %2.").arg(words[0], words[1]);
        if (turned.contains(choice.ruling))
            remark += u' ' + RulesPanel::tr("This table plays: %1.").arg(words[1]);
        remarks.insert(choice.ruling, remark);
    }
    return remarks;
}

} // namespace

RulesPanel::RulesPanel(QWidget* parent)
    : QWidget(parent), m_search(new TypedLine(this)), m_text(new QTextBrowser(this))
{
    m_search->setPlaceholderText(tr("Search the rules: words, or the number of a section or a ruling"));
    m_search->setClearButtonEnabled(true);
    m_search->setAccessibleName(tr("Search the rules"));
    m_text->setOpenLinks(false);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setAccessibleName(tr("Rules"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap, gap, gap, gap);
    layout->addWidget(m_search);
    layout->addWidget(new FocusFrame(m_text, this), 1);
    connect(m_search, &QLineEdit::textChanged, this, &RulesPanel::search);
    connect(m_text, &QTextBrowser::anchorClicked, this, &RulesPanel::follow);
}

void RulesPanel::setGame(const QString& game)
{
    if (game == m_game)
        return;
    m_game = game;
    auto book = rules::RuleBook::builtIn(game);
    m_rules = book ? std::optional(*std::move(book)) : std::nullopt;
    compose();
}

void RulesPanel::setTable(const table::Game& game, const table::State& state, const table::Rulings& rulings)
{
    const QHash<QString, QString> remarks = remarksFor(game, state);
    const bool isNew = game.id() != m_game;
    if (isNew)
        m_ofTheHouse = ledger::House::load().value_or(ledger::House()).rulingsFor(game.id());
    if (!isNew && remarks == m_remarks && rulings == m_ofTheGame)
        return; // most entries say nothing about rules
    m_remarks = remarks;
    m_ofTheGame = rulings;
    if (isNew)
        setGame(game.id());
    else
        compose();
}

void RulesPanel::refreshLedger()
{
    const auto house = ledger::House::load();
    if (!house)
        return emit problem(house.error().toLine(ledger::housePath()));
    m_ofTheHouse = house->rulingsFor(m_game);
    compose();
}

void RulesPanel::compose()
{
    m_book.reset();
    if (m_rules)
        m_book = m_rules->with(m_remarks, ledger::ruleEntries(m_ofTheGame, m_ofTheHouse));
    showAgain();
}

void RulesPanel::showAgain()
{
    if (m_shown.isEmpty())
        search(m_search->text());
    else
        showRules(QStringList(m_shown));
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
    if (const QStringList rules = rulesOf(link); !rules.isEmpty())
        showRules(rules);
    else if (link.scheme() == withdrawScheme)
        withdraw(link.path(QUrl::FullyDecoded));
}

void RulesPanel::withdraw(const QString& id)
{
    const auto ruling = std::ranges::find(m_ofTheHouse, id, &table::Ruling::id);
    if (ruling == m_ofTheHouse.end())
        return;
    QMessageBox asking(QMessageBox::Question, tr("Withdraw a ruling of the house"),
                       tr("New games will no longer be played by it."), QMessageBox::NoButton, this);
    asking.setTextFormat(Qt::PlainText);
    asking.setInformativeText(ruling->words);
    QAbstractButton* yes = asking.addButton(tr("&Withdraw it"), QMessageBox::DestructiveRole);
    asking.addButton(QMessageBox::Cancel);
    asking.exec();
    if (asking.clickedButton() != yes)
        return;
    const auto done = ledger::House::load().and_then([&](ledger::House house) { return house.withdraw(id); });
    if (!done)
        emit problem(done.error().toLine(ledger::housePath()));
    refreshLedger();
}

void RulesPanel::focusSearch()
{
    m_search->setFocus();
    m_search->selectAll();
}

void RulesPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        showAgain();
}

} // namespace roadmarshal::views

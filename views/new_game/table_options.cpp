#include "table_options.h"

#include "option_bar.h"
#include "style/theme.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWidgetAction>

#include <algorithm>

namespace roadmarshal::views {

namespace {

const QString shortWord = QStringLiteral("short");
const QString longWord = QStringLiteral("long");
const QString tableWord = QStringLiteral("table");
const QString appWord = QStringLiteral("app");
const QString houseWord = QStringLiteral("house");

} // namespace

TableOptions::TableOptions(const table::Game& game, QWidget* parent)
    : QWidget(parent), m_form(new QFormLayout(this))
{
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setHorizontalSpacing(gap);
    m_form->setVerticalSpacing(smallGap);
    m_form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows); // for large text on a small screen
    const Choices usual = usualChoices(game);
    if (!usual.length.isEmpty())
        addLength(game, usual);
    if (!usual.grid.isEmpty())
        m_start = addBar(
            new OptionBar(tr("Starting grid"),
                          {{appWord, tr("App draws"), tr("The app draws the grid at once")},
                           {tableWord, tr("From the bag"), tr("You draw and tell the app what came out")}},
                          this));
    addDecks(game, usual);
    addReveal();
    if (!game.rulingChoices().isEmpty())
        addRulings(game);
}

OptionBar* TableOptions::addBar(OptionBar* bar)
{
    auto* label = new QLabel(bar->accessibleName(), this);
    label->setMinimumHeight(bar->sizeHint().height());
    m_form->addRow(label, bar);
    connect(bar, &OptionBar::picked, this, &TableOptions::picked);
    return bar;
}

void TableOptions::addHeading(const QString& text)
{
    auto* heading = new QLabel(text, this);
    heading->setFont(boldFont());
    heading->setContentsMargins(0, smallGap, 0, 0);
    m_form->addRow(heading);
}

void TableOptions::addLength(const table::Game& game, const Choices& usual)
{
    const auto option = [&](const QString& word, const QString& text) {
        Choices tried = usual;
        tried.length = word;
        const auto facts = lookUp(game, tried);
        const int points = facts ? facts->points : 0;
        return OptionBar::Option{word, text.arg(points),
                                 tr("Each team begins with %n points", nullptr, points)};
    };
    m_length = addBar(new OptionBar(
        tr("Length"), {option(shortWord, tr("Short, %1 points")), option(longWord, tr("Long, %1 points"))},
        this));
}

void TableOptions::addDecks(const table::Game& game, const Choices& usual)
{
    const auto facts = lookUp(game, usual);
    if (!facts || facts->decks.isEmpty())
        return;
    addHeading(tr("Decks"));
    for (const DeckFacts& deck : facts->decks) {
        if (!usual.decks.contains(deck.id))
            continue;
        QList<OptionBar::Option> options{
            {tableWord, tr("On the table"), tr("You draw the cards of the box; the app asks what came up")}};
        if (offersHouseDeck(facts->setup, deck.id))
            options.append({houseWord, tr("House deck"),
                            tr("You draw from our own deck, printed: the app knows what its cards say")});
        options.append({appWord, tr("In the app"), tr("The app shuffles and draws")});
        m_decks[deck.id] = addBar(new OptionBar(deck.name, options, this));
    }
}

void TableOptions::addReveal()
{
    addHeading(tr("The app may show"));
    const auto box = [this](const QString& text, const QString& tip) {
        auto* made = new QCheckBox(text, this);
        made->setToolTip(tip);
        m_form->addRow(made);
        connect(made, &QCheckBox::clicked, this, &TableOptions::picked);
        return made;
    };
    m_previews = box(tr("where a car can go, before it is moved"), tr("Previews on the track"));
    m_threats = box(tr("who could shoot or ram whom"), tr("Threats on the track"));
    m_odds = box(tr("the odds of the next card"), tr("Odds in the decks"));
}

void TableOptions::addRulings(const table::Game& game)
{
    auto* list = new QWidget(this);
    auto* rows = new QVBoxLayout(list);
    rows->setContentsMargins(gap, gap, gap, gap);
    rows->setSpacing(smallGap);
    for (const table::RulingChoice& choice : game.rulingChoices()) {
        const table::RulingChoice::Option& other = choice.options.last();
        auto* box = new QCheckBox(QStringLiteral("%1 · %2: %3")
                                      .arg(choice.ruling, game.say(choice.title), game.say(other.text))
                                      .replace(u'&', QStringLiteral("&&")),
                                  list);
        box->setToolTip(tr("Usually: %1").arg(game.say(choice.options.first().text)));
        rows->addWidget(box);
        m_rulingBoxes[choice.ruling] = box;
        m_turnedWords[choice.ruling] = other.word;
        connect(box, &QCheckBox::toggled, this, &TableOptions::countRulings);
        connect(box, &QCheckBox::clicked, this, &TableOptions::picked);
    }
    auto* menu = new QMenu(this);
    auto* content = new QWidgetAction(menu);
    content->setDefaultWidget(list);
    menu->addAction(content);
    m_rulings = new QToolButton(this);
    m_rulings->setObjectName(QStringLiteral("rulings"));
    m_rulings->setMenu(menu);
    m_rulings->setPopupMode(QToolButton::InstantPopup);
    m_rulings->setToolTip(tr("What this house plays otherwise than the rules page"));
    countRulings();
}

void TableOptions::countRulings()
{
    const auto turned = std::ranges::count_if(m_rulingBoxes, &QCheckBox::isChecked);
    m_rulings->setText(tr("House rulings: %1").arg(turned));
}

void TableOptions::setChoices(const Choices& choices)
{
    if (m_length)
        m_length->setCurrent(choices.length);
    if (m_start)
        m_start->setCurrent(choices.grid);
    for (auto deck = m_decks.begin(); deck != m_decks.end(); ++deck)
        deck.value()->setCurrent(choices.decks.value(deck.key()));
    m_previews->setChecked(choices.reveal.previews);
    m_threats->setChecked(choices.reveal.threats);
    m_odds->setChecked(choices.reveal.odds);
    for (auto box = m_rulingBoxes.begin(); box != m_rulingBoxes.end(); ++box)
        box.value()->setChecked(choices.rulings.contains(box.key()));
}

void TableOptions::fill(Choices& choices) const
{
    if (m_length)
        choices.length = m_length->current();
    if (m_start)
        choices.grid = m_start->current();
    for (auto deck = m_decks.begin(); deck != m_decks.end(); ++deck)
        choices.decks[deck.key()] = deck.value()->current();
    choices.reveal = {m_previews->isChecked(), m_threats->isChecked(), m_odds->isChecked()};
    choices.rulings.clear();
    for (auto box = m_rulingBoxes.begin(); box != m_rulingBoxes.end(); ++box) {
        if (box.value()->isChecked())
            choices.rulings[box.key()] = m_turnedWords.value(box.key());
    }
}

} // namespace roadmarshal::views

#include "panel_menu.h"

#include "item_facts.h"
#include "mats_model.h"

#include "match.h"

#include <QCoreApplication>
#include <QLocale>
#include <QMenu>
#include <QPersistentModelIndex>

#include <algorithm>

namespace roadmarshal::views {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Mats)
};

// More values than this are reached step by step.
constexpr int longestList = 20;

class Filler
{
public:
    Filler(MatsModel& model, const QModelIndex& panel) : m_model(model), m_panel(panel) {}

    void addSwitch(QMenu& menu, const mats::Token& token) const
    {
        addSwitch(menu, token.property, say(token.label), token.present);
    }

    void addMenu(QMenu& menu, const mats::Item& item) const
    {
        if (!isCorrectable(item) || std::holds_alternative<mats::Token>(item))
            return;
        if (const auto* of = std::get_if<mats::Slots>(&item)) {
            for (const mats::Slots::Slot& slot : of->places)
                add(*menu.addMenu(describe(slot, m_model.wording())), slot);
            return;
        }
        QMenu& values = *menu.addMenu(describe(item, m_model.wording()));
        std::visit(Match{[&](const mats::Gauge& gauge) { add(values, gauge); },
                         [&](const mats::Counter& counter) {
                             addNumbers(values, counter.property, counter.value, counter.most);
                         },
                         [&](const mats::Cards& cards) { add(values, cards); },
                         [&](const mats::Chart& chart) { add(values, chart); }, [](const auto&) {}},
                   item);
    }

    void add(QMenu& values, const mats::Gauge& gauge) const
    {
        const int last = gauge.marks.isEmpty() ? gauge.most : static_cast<int>(gauge.marks.size()) - 1;
        for (int value = 0; value <= last; ++value)
            addValue(values, gauge.property, value,
                     gauge.marks.isEmpty() ? QLocale().toString(value) : say(gauge.marks[value]),
                     value == gauge.value);
    }

    // How many there are, which of them goes, and which comes or gets its name.
    void add(QMenu& menu, const mats::Cards& cards) const
    {
        addNumbers(*menu.addMenu(Words::tr("Number of cards")), cards.property,
                   static_cast<int>(cards.cards.size()), cards.most);
        QStringList told;
        for (const mats::Card& card : cards.cards) {
            if (card.id.isEmpty() || told.contains(card.id))
                continue;
            told.append(card.id);
            addValue(menu, cards.property, countOf(card.id, countIn(cards.cards, card.id) - 1),
                     Words::tr("Take off: %1", "a card").arg(say(card.title)));
        }
        if (cards.choices.isEmpty())
            return;
        QMenu& coming = *menu.addMenu(Words::tr("Put here or name", "a card"));
        for (const mats::Card& card : cards.choices)
            addValue(coming, cards.property, countOf(card.id, countIn(cards.cards, card.id) + 1),
                     say(card.title));
    }

    void add(QMenu& menu, const mats::Chart& chart) const
    {
        for (const mats::Chart::Node& node : chart.nodes) {
            if (node.settable)
                addValue(menu, chart.property, node.id, describe(chart, node, m_model.wording()),
                         node.id == chart.at);
        }
    }

    void add(QMenu& menu, const mats::Slots::Slot& slot) const
    {
        addValue(menu, slot.property, mats::noCard, Words::tr("Empty", "a slot"), slot.isEmpty());
        for (const mats::Card& card : slot.choices)
            addValue(menu, slot.property, card.id, say(card.title),
                     !slot.isEmpty() && card.id == slot.card.id);
        if (!slot.damage.property.isEmpty()) {
            menu.addSeparator();
            addSwitch(menu, slot.damage);
        }
        for (const mats::Gauge& load : slot.loads)
            add(*menu.addMenu(describe(load, m_model.wording())), load);
    }

private:
    QString say(const table::Message& message) const { return m_model.wording()(message); }

    void addNumbers(QMenu& values, const QString& property, int now, int most) const
    {
        const bool all = most > 0 && most <= longestList;
        const int from = all ? 0 : std::max(0, now - longestList / 2);
        const int to = all ? most : from + longestList;
        for (int value = from; value <= to; ++value)
            addValue(values, property, value, QLocale().toString(value), value == now);
    }

    void addSwitch(QMenu& menu, const QString& property, const QString& text, bool on) const
    {
        addValue(menu, property, !on, text, on);
    }

    void addValue(QMenu& menu, const QString& property, const QVariant& value, const QString& text,
                  std::optional<bool> isSo = std::nullopt) const
    {
        QAction* action = menu.addAction(text);
        action->setCheckable(isSo.has_value());
        action->setChecked(isSo.value_or(false));
        QObject::connect(
            action, &QAction::triggered, &m_model,
            [&model = m_model, panel = m_panel, property, value] { model.propose(panel, property, value); });
    }

    MatsModel& m_model;
    QPersistentModelIndex m_panel; // a menu stays open while the table changes
};

} // namespace

void fillPanelMenu(QMenu& menu, MatsModel& model, const QModelIndex& panel)
{
    const mats::Panel& of = *model.panel(panel);
    menu.addSection(of.title.isEmpty() || of.subtitle.isEmpty()
                        ? of.title + of.subtitle
                        : QStringLiteral("%1 · %2").arg(of.title, of.subtitle));
    const Filler filler(model, panel);
    for (const mats::Item& item : of.items)
        filler.addMenu(menu, item);
    menu.addSeparator();
    fillTokenMenu(menu, model, panel);
    menu.setEnabled(model.isCorrectable());
}

void fillTokenMenu(QMenu& menu, MatsModel& model, const QModelIndex& panel)
{
    for (const mats::Item& item : model.panel(panel)->items) {
        if (const auto* token = std::get_if<mats::Token>(&item))
            Filler(model, panel).addSwitch(menu, *token);
    }
}

void fillItemMenu(QMenu& menu, MatsModel& model, const QModelIndex& panel, const QString& property)
{
    const mats::Item* item = model.item(model.itemIndex(panel, property));
    if (!item)
        return;
    const Filler filler(model, panel);
    if (const auto* cards = std::get_if<mats::Cards>(item))
        filler.add(menu, *cards);
    if (const auto* of = std::get_if<mats::Slots>(item)) {
        for (const mats::Slots::Slot& slot : of->places) {
            if (slot.property == property)
                filler.add(menu, slot);
        }
    }
    menu.setEnabled(model.isCorrectable());
}

QStringList idsIn(const MatsModel& model, const QModelIndex& panel, const QString& property)
{
    QStringList ids;
    const auto add = [&](const mats::Card& card) {
        if (!card.id.isEmpty() && !ids.contains(card.id))
            ids.append(card.id);
    };
    for (const mats::Item& item : model.panel(panel)->items) {
        if (const auto* cards = std::get_if<mats::Cards>(&item);
            cards && (property.isEmpty() || cards->property == property))
            std::ranges::for_each(cards->cards, add);
        if (const auto* of = std::get_if<mats::Slots>(&item)) {
            for (const mats::Slots::Slot& slot : of->places) {
                if (property.isEmpty() || slot.property == property)
                    add(slot.card);
            }
        }
    }
    return ids;
}

QStringList idsOn(const MatsModel& model, const QModelIndex& panel)
{
    return QStringList{model.panel(panel)->subject} + idsIn(model, panel, {});
}

} // namespace roadmarshal::views

#include "panel_menu.h"

#include "item_facts.h"
#include "mats_model.h"

#include "match.h"

#include <QLocale>
#include <QMenu>
#include <QPersistentModelIndex>

#include <algorithm>

namespace roadmarshal::views {

namespace {

// More values than this are reached step by step.
constexpr int longestList = 20;

class Filler
{
public:
    Filler(MatsModel& model, const QModelIndex& item) : m_model(model), m_item(item) {}

    void addSwitch(QMenu& menu, const mats::Token& token) const
    {
        QAction* action = menu.addAction(m_model.wording()(token.label));
        action->setCheckable(true);
        action->setChecked(token.present);
        submitOn(action, !token.present);
    }

    void addValues(QMenu& menu, const mats::Gauge& gauge) const
    {
        const int last = gauge.marks.isEmpty() ? gauge.most : static_cast<int>(gauge.marks.size()) - 1;
        QMenu* values = menu.addMenu(describe(gauge, m_model.wording()));
        for (int value = 0; value <= last; ++value)
            addValue(*values, value, gauge.value,
                     gauge.marks.isEmpty() ? QLocale().toString(value)
                                           : m_model.wording()(gauge.marks[value]));
    }

    void addValues(QMenu& menu, const mats::Counter& counter) const
    {
        QMenu* values = menu.addMenu(describe(counter, m_model.wording()));
        const bool all = counter.most > 0 && counter.most <= longestList;
        const int from = all ? 0 : std::max(0, counter.value - longestList / 2);
        const int to = all ? counter.most : from + longestList;
        for (int value = from; value <= to; ++value)
            addValue(*values, value, counter.value, QLocale().toString(value));
    }

private:
    void addValue(QMenu& values, int value, int now, const QString& text) const
    {
        QAction* action = values.addAction(text);
        action->setCheckable(true);
        action->setChecked(value == now);
        submitOn(action, value);
    }

    void submitOn(QAction* action, const QVariant& value) const
    {
        QObject::connect(action, &QAction::triggered, &m_model,
                         [&model = m_model, item = m_item, value] { model.setData(item, value); });
    }

    MatsModel& m_model;
    QPersistentModelIndex m_item;
};

template <class Fill>
void eachItem(const MatsModel& model, const QModelIndex& panel, Fill fill)
{
    for (int row = 0; row < model.rowCount(panel); ++row) {
        const QModelIndex index = model.index(row, 0, panel);
        fill(index, *model.item(index));
    }
}

} // namespace

void fillPanelMenu(QMenu& menu, MatsModel& model, const QModelIndex& panel)
{
    const mats::Panel& of = *model.panel(panel);
    menu.addSection(of.title.isEmpty() || of.subtitle.isEmpty()
                        ? of.title + of.subtitle
                        : QStringLiteral("%1 · %2").arg(of.title, of.subtitle));
    eachItem(model, panel, [&](const QModelIndex& index, const mats::Item& item) {
        const Filler filler(model, index);
        std::visit(Match{[&](const mats::Gauge& gauge) { filler.addValues(menu, gauge); },
                         [&](const mats::Counter& counter) { filler.addValues(menu, counter); },
                         [](const auto&) {}},
                   item);
    });
    menu.addSeparator();
    fillTokenMenu(menu, model, panel);
    menu.setEnabled(model.isCorrectable());
}

void fillTokenMenu(QMenu& menu, MatsModel& model, const QModelIndex& panel)
{
    eachItem(model, panel, [&](const QModelIndex& index, const mats::Item& item) {
        if (const auto* token = std::get_if<mats::Token>(&item))
            Filler(model, index).addSwitch(menu, *token);
    });
}

} // namespace roadmarshal::views

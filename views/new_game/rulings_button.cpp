#include "rulings_button.h"

#include "plain_editors.h"
#include "style/scrolled_page.h"
#include "style/text.h"
#include "style/theme.h"
#include "table/setup_choices.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QVBoxLayout>
#include <QWidgetAction>

namespace roadmarshal::views {

RulingsButton::RulingsButton(QWidget* parent)
    : QToolButton(parent), m_page(new QWidget(this)), m_rows(new QVBoxLayout(m_page))
{
    setObjectName(QStringLiteral("rulings"));
    setPopupMode(QToolButton::InstantPopup);
    setToolTip(tr("What this house plays otherwise than the rules page"));
    m_rows->setContentsMargins(gap, gap, gap, gap);
    m_rows->setSpacing(smallGap);
    auto* list = new QMenu(this);
    auto* content = new QWidgetAction(list);
    content->setDefaultWidget(new ScrolledPage(m_page, list));
    list->addAction(content);
    setMenu(list);
}

void RulingsButton::add(const table::Game& game, const table::SetupField& field)
{
    const auto& options = std::get<table::PickOne>(field.kind).options;
    const QString ruling = field.key.sliced(table::rulingPrefix.size());
    const QString title = QStringLiteral("%1 · %2").arg(ruling, game.say(field.label));
    const QString usual = tr("Usually: %1").arg(game.say(options.first().text));
    if (options.size() == 2) {
        auto* box = new QCheckBox(QStringLiteral("%1: %2")
                                      .arg(title, game.say(options.last().text))
                                      .replace(u'&', QStringLiteral("&&")),
                                  m_page);
        box->setToolTip(tipOf(usual));
        connect(box, &QCheckBox::clicked, this,
                [this, key = field.key, off = options.first().word, on = options.last().word](bool turned) {
                    emit picked(key, turned ? on : off);
                });
        m_rows->addWidget(box);
        m_boxes[field.key] = box;
        return;
    }
    auto* row = new QHBoxLayout;
    auto* list = new QComboBox(m_page);
    auto* label = new QLabel(title, m_page);
    label->setTextFormat(Qt::PlainText);
    list->setAccessibleName(title);
    list->setToolTip(tipOf(usual));
    offer(list, options, game);
    connect(list, &QComboBox::activated, this,
            [this, list, key = field.key] { emit picked(key, list->currentData().toString()); });
    row->addWidget(label, 1);
    row->addWidget(list);
    m_rows->addLayout(row);
    m_lists[field.key] = list;
}

void RulingsButton::setFields(const table::Game& game, const table::SetupFields& fields,
                              const QJsonObject& choices)
{
    setVisible(!fields.isEmpty());
    int turned = 0;
    for (const table::SetupField& field : fields) {
        if (!m_boxes.contains(field.key) && !m_lists.contains(field.key))
            add(game, field);
        const QString word = table::chosen(field, choices).toString();
        const bool isTurned = word != field.usual.toString();
        turned += isTurned;
        if (const auto box = m_boxes.find(field.key); box != m_boxes.end())
            box->second->setChecked(isTurned);
        if (const auto list = m_lists.find(field.key); list != m_lists.end())
            list->second->setCurrentIndex(list->second->findData(word));
    }
    setText(tr("House rulings: %1").arg(QLocale().toString(turned)));
}

void RulingsButton::clear()
{
    m_boxes.clear();
    m_lists.clear();
    qDeleteAll(m_page->findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
    while (QLayoutItem* item = m_rows->takeAt(0))
        delete item;
}

QList<QCheckBox*> RulingsButton::boxes() const
{
    QList<QCheckBox*> list;
    for (const auto& [key, box] : m_boxes)
        list.append(box);
    return list;
}

QList<QComboBox*> RulingsButton::lists() const
{
    QList<QComboBox*> found;
    for (const auto& [key, list] : m_lists)
        found.append(list);
    return found;
}

} // namespace roadmarshal::views

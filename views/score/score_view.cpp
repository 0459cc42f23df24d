#include "score_view.h"

#include "score_card.h"
#include "score_model.h"

#include "log/outcome_words.h"
#include "style/card_grid.h"
#include "style/scaled.h"

#include <QEvent>
#include <QLabel>
#include <QMenu>
#include <QScrollArea>
#include <QVBoxLayout>

namespace roadmarshal::views {

namespace {

constexpr int slimBelow = 128;

QLabel* wrappingLabel()
{
    auto* label = new QLabel;
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

ScoreView::ScoreView(QWidget* parent)
    : QWidget(parent),
      m_model(new ScoreModel(this)),
      m_grid(new CardGrid({196, 420, 5})),
      m_scroll(new QScrollArea),
      m_headline(wrappingLabel()),
      m_remarks(new QVBoxLayout)
{
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(gap, gap, gap, gap);
    column->setSpacing(gap);
    column->addWidget(m_grid);
    column->addSpacing(smallGap);
    column->addWidget(m_headline);
    column->addLayout(m_remarks);
    column->addStretch(1);
    m_remarks->setSpacing(smallGap);
    m_scroll->setWidget(content);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_scroll);
    connect(m_model, &ScoreModel::correctionWanted, this, &ScoreView::correctionWanted);
    connect(m_model, &ScoreModel::modelReset, this, &ScoreView::rebuild);
    connect(m_model, &ScoreModel::dataChanged, this,
            [this](const QModelIndex& from, const QModelIndex& to) { refreshRows(from.row(), to.row()); });
    showRemarks();
}

void ScoreView::setTable(const table::TableShow& table, const Wording& say)
{
    m_say = say;
    m_model->setTable(table, say);
    m_headlineMessage = table.headline;
    m_remarkMessages = table.remarks;
    m_outcome = table.outcome;
    showRemarks();
}

void ScoreView::setCorrectable(bool on)
{
    m_model->setCorrectable(on);
}

QSize ScoreView::sizeHint() const
{
    return {320, 560};
}

void ScoreView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange)
        return;
    m_model->announceAll();
    showRemarks();
}

void ScoreView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitHeight();
}

void ScoreView::fitHeight()
{
    const bool slim = height() < scaled(slimBelow);
    for (Card* card : m_grid->cards())
        static_cast<ScoreCard*>(card)->setSlim(slim);
    m_headline->setVisible(!slim);
    for (int i = 0; i < m_remarks->count(); ++i)
        m_remarks->itemAt(i)->widget()->setVisible(!slim);
    m_grid->arrange();
}

void ScoreView::rebuild()
{
    QList<Card*> cards;
    for (int row = 0; row < m_model->rowCount(); ++row)
        cards.append(makeCard(row));
    m_grid->setCards(cards);
    fitHeight();
}

void ScoreView::refreshRows(int from, int to)
{
    for (int row = from; row <= to && row < m_grid->cards().size(); ++row)
        static_cast<ScoreCard*>(m_grid->cards()[row])->refresh();
    m_grid->arrange();
}

void ScoreView::showRemarks()
{
    m_headline->setFont(headlineFont());
    m_headline->setText(m_say ? m_say(m_headlineMessage) : tr("The score stands here once a game is open."));
    QStringList remarks;
    for (const table::Message& message : std::as_const(m_remarkMessages))
        remarks.append(m_say(message));
    if (const QString reason = m_say ? log::reasonOf(m_outcome, m_say) : QString(); !reason.isEmpty())
        remarks.prepend(reason);
    while (m_remarks->count() > remarks.size()) {
        const std::unique_ptr<QLayoutItem> surplus(m_remarks->takeAt(m_remarks->count() - 1));
        delete surplus->widget();
    }
    while (m_remarks->count() < remarks.size())
        m_remarks->addWidget(wrappingLabel());
    for (int i = 0; i < remarks.size(); ++i)
        static_cast<QLabel*>(m_remarks->itemAt(i)->widget())->setText(remarks[i]);
    fitHeight();
}

ScoreCard* ScoreView::makeCard(int row)
{
    auto* card = new ScoreCard(*m_model, row, m_grid);
    connect(card, &Card::focused, this,
            [this](Card* focused) { m_scroll->ensureWidgetVisible(focused, 0, gap); });
    connect(card, &Card::menuWanted, this, [this, card](const QPoint& position) {
        auto* menu = new QMenu(this);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        card->fillMenu(*menu);
        menu->popup(position);
    });
    return card;
}

} // namespace roadmarshal::views

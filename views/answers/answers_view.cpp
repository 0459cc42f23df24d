#include "answers_view.h"

#include "answer_chart.h"
#include "chip_delegate.h"
#include "dice_bar.h"
#include "match.h"
#include "number_bar.h"
#include "option_delegate.h"
#include "option_matrix.h"
#include "options_model.h"
#include "several_bar.h"
#include "style/citation_link.h"
#include "style/enter_key.h"
#include "style/focus_frame.h"
#include "style/focus_ring.h"
#include "style/theme.h"
#include "style/typed_line.h"
#include "table/reading.h"

#include <QApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QListView>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

namespace roadmarshal::views {

using namespace table;

namespace {

constexpr qsizetype fewToSearch = 12; // as many are seen at once
constexpr int rowsBesideChart = 3;    // of the list, at least

QStringList idsOf(const Option& option)
{
    return option.piece.isEmpty() ? QStringList{option.answer} : QStringList{option.answer, option.piece};
}

} // namespace

AnswersView::AnswersView(QWidget* parent)
    : QWidget(parent),
      m_options(new OptionsModel(this)),
      m_groups(new OptionMatrix(this)),
      m_list(new QListView(this)),
      m_delegate(new OptionDelegate(m_list)),
      m_matrix(new QTableView(this)),
      m_chips(new ChipDelegate(m_matrix)),
      m_several(new SeveralBar(this)),
      m_number(new NumberBar(this)),
      m_dice(new DiceBar(this)),
      m_chart(new AnswerChart(this))
{
    m_list->setModel(m_options);
    m_list->setItemDelegate(m_delegate);
    connect(m_delegate, &OptionDelegate::rulesWanted, this, &AnswersView::rulesWanted);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setAccessibleName(tr("Answers"));
    m_matrix->setModel(m_groups);
    m_matrix->setItemDelegate(m_chips);
    m_matrix->setShowGrid(false);
    m_matrix->horizontalHeader()->hide();
    m_matrix->verticalHeader()->setSectionsClickable(false);
    dressGroups();
    m_matrix->setCornerButtonEnabled(false);
    m_matrix->setSelectionMode(QAbstractItemView::SingleSelection);
    m_matrix->setTabKeyNavigation(false);
    m_matrix->setAccessibleName(tr("Answers in groups"));
    prepare(m_list);
    prepare(m_matrix);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(FocusFrame::room, FocusFrame::room, FocusFrame::room, FocusFrame::room);
    layout->setSpacing(gap);
    // What they leave stays empty below them: they keep their place when the room grows or shrinks.
    constexpr int all = 1000;
    layout->addWidget(m_dice);
    layout->addWidget(m_number);
    layout->addWidget(m_chart);
    layout->addWidget(m_matrix, all);
    layout->addWidget(m_list, all);
    layout->addWidget(m_several);
    layout->addStretch(1);
    m_matrix->hide();
    m_chart->hide();
    setBars(nullptr, One{});
    connect(m_several, &SeveralBar::taken, this, &AnswersView::takePicked);
    connect(m_number, &NumberBar::taken, this, [this](int number) { emit chosen(QString::number(number)); });
    connect(m_dice, &DiceBar::said, this, &AnswersView::chosen);
    connect(m_chart, &AnswerChart::chosen, this, &AnswersView::chosen);
    connect(m_chart, &AnswerChart::hoveredChanged, this, &AnswersView::setHovered);
    const auto guardDice = [this] {
        for (QWidget* pressed : m_dice->pressed())
            guard(pressed);
    };
    connect(m_dice, &DiceBar::grown, this, guardDice);
    guardDice();
    guard(m_chart);
    guard(m_several->button());
    guard(m_number->button());
    installEventFilter(this); // letters that come here while a number or dice are asked for
}

// A style sheet keeps the colour and size of text that it was made with.
void AnswersView::dressGroups()
{
    QHeaderView* names = m_matrix->verticalHeader();
    names->setFont(QApplication::font());
    names->setStyleSheet(
        QStringLiteral("QHeaderView, QHeaderView::section { border: 0; background: transparent; color: %1; }")
            .arg(coloursFor(QApplication::palette()).text.name()));
}

void AnswersView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange && event->type() != QEvent::FontChange)
        return;
    dressGroups();
    fitMatrix();
    fitChart();
    m_list->doItemsLayout();
}

void AnswersView::resizeEvent(QResizeEvent*)
{
    fitChart();
}

// The list says all that the chart does: where there is no room for both, the chart gives way.
void AnswersView::fitChart()
{
    const int wanted = m_chart->heightForWidth(width() - 2 * FocusFrame::room);
    const int rows = rowsBesideChart * m_list->sizeHintForRow(0);
    m_chart->setFixedHeight(wanted);
    m_chart->setVisible(!m_chart->isEmpty() && wanted + rows + gap <= height());
}

void AnswersView::prepare(QAbstractItemView* view)
{
    view->setFrameShape(QFrame::NoFrame);
    view->setMouseTracking(true);
    view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    view->viewport()->setAutoFillBackground(false);
    const auto show = [this](const QModelIndex& index) {
        const Option* option = optionAt(index);
        m_lit = option ? option->answer : QString();
        m_chart->setLit(m_lit);
        emit previewChanged(option ? option->preview : std::nullopt);
    };
    view->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(view, &QWidget::customContextMenuRequested, this,
            [this, view](const QPoint& position) { showMenu(view, position); });
    connect(view, &QAbstractItemView::clicked, this, &AnswersView::choose);
    onEnter(view, [this](const QModelIndex& index) {
        if (std::holds_alternative<Several>(m_takes))
            takePicked();
        else
            choose(index);
    });
    connect(view, &QAbstractItemView::entered, this, show);
    connect(view->selectionModel(), &QItemSelectionModel::currentChanged, this, show);
    view->installEventFilter(this);
    view->viewport()->installEventFilter(this);
}

void AnswersView::guard(QWidget* pressed)
{
    pressed->removeEventFilter(this);
    pressed->installEventFilter(this);
}

void AnswersView::choose(const QModelIndex& index)
{
    const QString answer = index.data(OptionsModel::AnswerRole).toString();
    if (answer.isEmpty())
        return;
    if (std::holds_alternative<Several>(m_takes))
        toggle(answer);
    else
        emit chosen(answer);
}

void AnswersView::toggle(const QString& answer)
{
    const auto* several = std::get_if<Several>(&m_takes);
    if (!several)
        return;
    QStringList picked = m_picked;
    if (picked.removeAll(answer) == 0) {
        if (picked.size() >= several->most)
            return m_several->sayFull();
        picked.append(answer);
    }
    setPicked(picked);
}

void AnswersView::takePicked()
{
    if (m_several->isEnough())
        emit chosen(toWord(m_picked));
}

void AnswersView::setPicked(const QStringList& answers)
{
    const bool changes = std::exchange(m_picked, answers) != answers;
    m_options->setPicked(answers);
    m_groups->setPicked(answers);
    m_several->setPicked(static_cast<int>(answers.size()));
    if (changes)
        emit pickedChanged(answers);
}

void AnswersView::setBars(const Game* game, const Takes& takes)
{
    m_takes = takes;
    std::visit(Match{[](One) {}, [this](const Several& several) { m_several->setWanted(several); },
                     [this](const Number& number) { m_number->setNumber(number); },
                     [this, game](const Dice& dice) { m_dice->setDice(game, dice); }},
               takes);
    m_several->setVisible(std::holds_alternative<Several>(takes));
    m_number->setVisible(std::holds_alternative<Number>(takes));
    m_dice->setVisible(std::holds_alternative<Dice>(takes));
}

bool AnswersView::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::FocusIn:
        if (auto* view = qobject_cast<QAbstractItemView*>(watched);
            view && static_cast<QFocusEvent*>(event)->reason() != Qt::MouseFocusReason)
            goToFirst(view);
        update();
        return false;
    case QEvent::FocusOut:
        update();
        return false;
    case QEvent::KeyPress:
        return passOn(watched, static_cast<QKeyEvent*>(event));
    case QEvent::MouseButtonPress:
        m_isNew = m_swallows = false;
        return false;
    case QEvent::MouseButtonDblClick:
        // Its first half was for what stood here before; nobody reads and answers that fast.
        m_swallows = std::exchange(m_isNew, false);
        return m_swallows;
    case QEvent::MouseButtonRelease:
        return std::exchange(m_swallows, false);
    default:
        return false;
    }
}

void AnswersView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const QWidget* view : {static_cast<QWidget*>(m_list), static_cast<QWidget*>(m_matrix)}) {
        if (view->hasFocus())
            paintFocus(painter,
                       view->geometry().adjusted(-FocusFrame::room, -FocusFrame::room, FocusFrame::room,
                                                 FocusFrame::room),
                       coloursFor(palette()));
    }
}

// Who comes here by key starts with the first answer. Who has just given one does not: that Enter pressed
// twice would answer the next question too.
void AnswersView::goToFirst(QAbstractItemView* view)
{
    const QAbstractItemModel* model = view->model();
    if (!view->currentIndex().isValid() && model->rowCount() > 0)
        view->setCurrentIndex(model->index(0, 0));
}

// Words belong into the line; in the list they would look for an answer, which Enter then takes. A space
// presses a button, and picks an answer where several may be.
bool AnswersView::passOn(QObject* watched, const QKeyEvent* key)
{
    const auto* view = qobject_cast<QAbstractItemView*>(watched);
    const bool isSpace = key->key() == Qt::Key_Space;
    if (isSpace && view && std::holds_alternative<Several>(m_takes)) {
        if (!key->isAutoRepeat())
            choose(view->currentIndex());
        return true;
    }
    if (!m_typingTarget || !typesText(*key) || (isSpace && !view))
        return false;
    if (!isSpace)
        m_typingTarget->takeOver(*key);
    return true;
}

const Option* AnswersView::optionAt(const QModelIndex& index) const
{
    return index.model() == m_groups ? m_groups->option(index)
           : index.isValid()         ? &m_options->option(index.row())
                                     : nullptr;
}

void AnswersView::showMenu(QAbstractItemView* view, const QPoint& position)
{
    const Option* option = optionAt(view->indexAt(position));
    QStringList rules;
    for (const Objection& objection : option ? option->objections : Objections())
        rules += rulesOf(objection.citation);
    rules.removeDuplicates();
    QMenu menu;
    if (!rules.isEmpty())
        menu.addAction(lookUpText(rules), this, [this, rules] { emit rulesWanted(rules); });
    if (option)
        emit menuOpening(&menu, idsOf(*option));
    if (!menu.isEmpty())
        menu.exec(view->viewport()->mapToGlobal(position));
}

QStringList AnswersView::idsAtHand() const
{
    QStringList ids;
    for (const Option& option : m_prompted) {
        if (m_lit == option.answer)
            return idsOf(option);
        ids += idsOf(option);
    }
    return ids;
}

void AnswersView::setTable(const TableShow& table)
{
    m_options->setTable(table);
}

void AnswersView::setPrompt(const Game* game, const Prompt& prompt)
{
    m_isNew = true;
    m_prompted = prompt.options;
    m_lit.clear();
    m_delegate->setLit({});
    m_chips->setLit({});
    m_groups->setPrompt(game, prompt);
    Prompt rest = prompt;
    rest.options.removeIf([](const Option& option) { return !option.group.code.isEmpty(); });
    const bool tiles = prompt.asking == Asking::Card && !rest.options.isEmpty() && m_groups->rowCount() == 0;
    QStringList labels;
    QStringList details;
    for (const Option& option : rest.options) {
        labels.append(game->say(option.label));
        if (!option.detail.code.isEmpty())
            details.append(game->say(option.detail));
    }
    if (tiles && !details.isEmpty())
        m_delegate->setColumns(details);
    else if (tiles)
        m_delegate->setTiles(labels, m_list->font(), std::holds_alternative<Several>(prompt.takes));
    else
        m_delegate->setRows();
    m_list->setFlow(tiles ? QListView::LeftToRight : QListView::TopToBottom);
    m_list->setWrapping(tiles);
    m_options->setPrompt(game, rest);
    m_searchable = tiles && rest.options.size() > fewToSearch;
    m_list->scrollToTop();
    const bool hasBar = !std::holds_alternative<One>(prompt.takes);
    showViews(!rest.options.isEmpty() || (m_groups->rowCount() == 0 && !hasBar), m_groups->rowCount() > 0);
    setBars(game, prompt.takes);
    m_chart->setPrompt(game, prompt);
    setPicked({});
    fitMatrix();
    fitChart();
}

void AnswersView::setSearch(const QString& words)
{
    const QString wanted = m_searchable ? words.trimmed() : QString();
    QList<bool> fits;
    for (int row = 0; row < m_options->rowCount(); ++row)
        fits.append(m_options->says(row, wanted));
    const bool none = !fits.contains(true);
    for (int row = 0; row < fits.size(); ++row)
        m_list->setRowHidden(row, !none && !fits[row]);
}

// The keyboard stays with the answers when the view that had it goes, but on none of them.
void AnswersView::showViews(bool list, bool matrix)
{
    const bool hadKeyboard = hasFocus() || isAncestorOf(QApplication::focusWidget());
    m_list->setVisible(list || m_list->hasFocus());
    m_matrix->setVisible(matrix || m_matrix->hasFocus());
    if (hadKeyboard)
        (matrix ? static_cast<QWidget*>(m_matrix)
         : list ? static_cast<QWidget*>(m_list)
                : this)
            ->setFocus(Qt::MouseFocusReason);
    m_list->setVisible(list);
    m_matrix->setVisible(matrix);
}

void AnswersView::fitMatrix()
{
    m_matrix->resizeColumnsToContents();
    int widest = 0;
    for (int column = 0; column < m_groups->columnCount(); ++column)
        widest = std::max(widest, m_matrix->columnWidth(column));
    for (int column = 0; column < m_groups->columnCount(); ++column)
        m_matrix->setColumnWidth(column, widest);
    m_matrix->resizeRowsToContents();
    m_matrix->scrollToTop();
    // As tall as its rows where there is room, so that what stands below comes right after.
    m_matrix->setMaximumHeight(m_matrix->verticalHeader()->length() + smallGap);
    int listed = smallGap;
    for (int row = 0; row < m_options->rowCount(); ++row)
        listed += m_list->sizeHintForRow(row);
    m_list->setMaximumHeight(m_matrix->isHidden() ? QWIDGETSIZE_MAX : std::min(listed, height() / 2));
}

bool AnswersView::setHovered(const QString& answer)
{
    m_lit = answer;
    m_delegate->setLit(answer);
    m_chips->setLit(answer);
    m_chart->setLit(answer);
    m_list->viewport()->update();
    m_matrix->viewport()->update();
    const QModelIndex chip = m_groups->indexOf(answer);
    const int row = chip.isValid() ? -1 : m_options->rowOf(answer);
    if (!chip.isValid() && row < 0)
        return false;
    const Option* option = chip.isValid() ? m_groups->option(chip) : &m_options->option(row);
    emit previewChanged(option->preview);
    return true;
}

} // namespace roadmarshal::views

#include "games_page.h"

#include "style/theme.h"
#include "style/typed_line.h"
#include "style/wrap_row.h"

#include <QDesktopServices>
#include <QFileInfo>
#include <QHeaderView>
#include <QInputDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableView>
#include <QUrl>
#include <QVBoxLayout>

namespace roadmarshal::views {

namespace {

void arrangeColumns(QTableView& table)
{
    QHeaderView* header = table.horizontalHeader();
    const auto wide = [&](const QString& sample) {
        return table.fontMetrics().horizontalAdvance(sample) + 3 * gap;
    };
    header->setHighlightSections(false);
    header->resizeSection(GamesModel::BegunColumn, wide(QStringLiteral("00/00/00 00:00 PM")));
    header->resizeSection(GamesModel::TitleColumn, wide(QStringLiteral("2024-01-01 00-00-00")));
    header->resizeSection(GamesModel::TrackColumn, wide(QStringLiteral("Scrapyard Leap")));
    header->resizeSection(GamesModel::ResultColumn,
                          wide(QStringLiteral("Gürkan (Turbine Sisters)  12 : 10 : 9")));
    for (const int column : {GamesModel::TurnsColumn, GamesModel::EntriesColumn})
        header->resizeSection(column, wide(QStringLiteral("Entries ▾")));
    header->resizeSection(GamesModel::DurationColumn, wide(QStringLiteral("00 h 00 min")));
    header->setSectionResizeMode(GamesModel::PlayersColumn, QHeaderView::Stretch);
}

} // namespace

GamesPage::GamesPage(QWidget* parent)
    : QWidget(parent),
      m_model(new GamesModel(this)),
      m_filter(new GamesFilter(this)),
      m_table(new QTableView(this)),
      m_search(new TypedLine(this)),
      m_empty(new QLabel(this)),
      m_count(new QLabel(this)),
      m_stack(new QStackedWidget(this)),
      m_open(new QPushButton(tr("&Open"), this)),
      m_highlights(new QPushButton(tr("&Highlights"), this)),
      m_folder(new QPushButton(tr("Show in &folder"), this)),
      m_rename(new QPushButton(tr("Re&name…"), this)),
      m_throwAway(new QPushButton(tr("To the t&rash…"), this))
{
    setUpTable();
    setUpSearch();
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setTextFormat(Qt::PlainText);
    m_empty->setMargin(gap * 4);
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_empty);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(gap);
    layout->addWidget(m_search);
    layout->addWidget(m_stack, 1);
    layout->addLayout(makeButtons());
    connectParts();
    refresh();
}

void GamesPage::setUpTable()
{
    m_filter->setSourceModel(m_model);
    m_table->setModel(m_filter);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(GamesModel::BegunColumn, Qt::DescendingOrder);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->setWordWrap(false);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height() + gap + smallGap);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    m_table->setAccessibleName(tr("Games"));
    m_table->installEventFilter(this);
    arrangeColumns(*m_table);
}

void GamesPage::setUpSearch()
{
    m_search->setPlaceholderText(tr("Search: players, teams, boards, files"));
    m_search->setAccessibleName(tr("Search the games"));
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
}

QLayout* GamesPage::makeButtons()
{
    auto* save = new QPushButton(tr("&Export as CSV…"), this);
    connect(save, &QPushButton::clicked, this, &GamesPage::exportWanted);
    auto* below = new WrapRow;
    below->setSpacing(gap);
    m_count->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    below->addWidget(m_count);
    for (QPushButton* button : {save, m_folder, m_throwAway, m_rename, m_highlights, m_open})
        below->addWidget(button);
    return below;
}

void GamesPage::connectParts()
{
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& words) {
        m_filter->setWords(words);
        refresh();
    });
    connect(m_table, &QTableView::doubleClicked, this, &GamesPage::openSelected);
    connect(m_table, &QTableView::customContextMenuRequested, this, &GamesPage::showMenu);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &GamesPage::refresh);
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(m_filter, signal, this, &GamesPage::refresh);
    connect(m_open, &QPushButton::clicked, this, &GamesPage::openSelected);
    connect(m_highlights, &QPushButton::clicked, this, &GamesPage::showHighlights);
    connect(m_folder, &QPushButton::clicked, this, &GamesPage::showFolder);
    connect(m_rename, &QPushButton::clicked, this, &GamesPage::askForName);
    connect(m_throwAway, &QPushButton::clicked, this, &GamesPage::askToThrowAway);
}

QByteArray GamesPage::columns() const
{
    return m_table->horizontalHeader()->saveState();
}

void GamesPage::setColumns(const QByteArray& columns)
{
    QHeaderView* header = m_table->horizontalHeader();
    if (!columns.isEmpty() && header->restoreState(columns))
        m_table->sortByColumn(header->sortIndicatorSection(), header->sortIndicatorOrder());
}

void GamesPage::setEmptyText(const QString& text)
{
    m_empty->setText(text);
}

void GamesPage::focusSearch()
{
    m_search->setFocus();
    m_search->selectAll();
}

QList<archive::GameRecord> GamesPage::shown() const
{
    QList<archive::GameRecord> games;
    for (int row = 0; row < m_filter->rowCount(); ++row)
        games.append(m_model->games()[m_filter->mapToSource(m_filter->index(row, 0)).row()]);
    return games;
}

bool GamesPage::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    const bool enter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (watched == m_table && enter) {
        openSelected();
        return true;
    }
    if (watched == m_search && (enter || key == Qt::Key_Down)) {
        m_table->setFocus();
        if (!m_table->currentIndex().isValid())
            m_table->selectRow(0);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

QString GamesPage::selected() const
{
    return m_table->currentIndex().data(GamesModel::PathRole).toString();
}

void GamesPage::openSelected()
{
    if (const QString path = selected(); !path.isEmpty())
        emit openWanted(path);
}

void GamesPage::showHighlights()
{
    if (const QString path = selected(); !path.isEmpty())
        emit highlightsWanted(path);
}

void GamesPage::showFolder()
{
    if (const QString path = selected(); !path.isEmpty())
        QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(path).absolutePath()));
}

void GamesPage::askForName()
{
    const QString path = selected();
    if (path.isEmpty())
        return;
    QInputDialog dialog(this);
    dialog.setWindowTitle(tr("Rename the game"));
    dialog.setLabelText(tr("What is it called?"));
    dialog.setTextValue(QFileInfo(path).completeBaseName());
    dialog.setOkButtonText(tr("Rename"));
    dialog.setCancelButtonText(tr("Cancel"));
    if (dialog.exec() == QDialog::Accepted && !dialog.textValue().trimmed().isEmpty())
        emit renameWanted(path, dialog.textValue().trimmed());
}

void GamesPage::askToThrowAway()
{
    const QString path = selected();
    if (path.isEmpty())
        return;
    QMessageBox box(QMessageBox::Question, tr("To the trash"),
                    tr("Put “%1” into the trash? It can be taken back from there.")
                        .arg(QFileInfo(path).completeBaseName()),
                    QMessageBox::NoButton, this);
    box.setTextFormat(Qt::PlainText);
    const QPushButton* yes = box.addButton(tr("To the trash"), QMessageBox::DestructiveRole);
    box.setDefaultButton(box.addButton(tr("Cancel"), QMessageBox::RejectRole));
    box.exec();
    if (box.clickedButton() == yes)
        emit throwAwayWanted(path);
}

void GamesPage::showMenu(const QPoint& position)
{
    if (!m_table->indexAt(position).isValid())
        return;
    QMenu menu;
    menu.addAction(tr("Open"), this, &GamesPage::openSelected);
    menu.addAction(tr("Highlights"), this, &GamesPage::showHighlights);
    menu.addAction(tr("Rename…"), this, &GamesPage::askForName);
    menu.addAction(tr("Show in folder"), this, &GamesPage::showFolder);
    menu.addAction(tr("To the trash…"), this, &GamesPage::askToThrowAway);
    menu.exec(m_table->viewport()->mapToGlobal(position));
}

void GamesPage::refresh()
{
    const int shown = m_filter->rowCount();
    const int all = m_model->rowCount();
    m_stack->setCurrentWidget(all == 0 ? static_cast<QWidget*>(m_empty) : m_table);
    const QLocale locale;
    m_count->setText(shown == all ? tr("Games: %1").arg(locale.toString(all))
                                  : tr("Games: %1 of %2").arg(locale.toString(shown), locale.toString(all)));
    m_open->setEnabled(!selected().isEmpty());
    for (QPushButton* button : {m_highlights, m_folder, m_rename, m_throwAway})
        button->setEnabled(!selected().isEmpty());
}

} // namespace roadmarshal::views

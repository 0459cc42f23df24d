#include "archive_window.h"

#include "archive/export.h"
#include "archive/index.h"
#include "games_page.h"
#include "help/manual_chapter.h"
#include "settings/settings.h"
#include "settings/window_place.h"
#include "statistics_page.h"
#include "style/theme.h"
#include "table/file/export_target.h"

#include <QFileDialog>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScreen>
#include <QShortcut>
#include <QTabWidget>
#include <QVBoxLayout>

namespace roadmarshal::views {

using archive::GameRecord;

ArchiveWindow::ArchiveWindow()
    : m_reader(new ArchiveReader(this)),
      m_tabs(new QTabWidget(this)),
      m_gamesPage(new GamesPage(this)),
      m_statisticsPage(new StatisticsPage(this)),
      m_progress(new QProgressBar(this)),
      m_stop(new QPushButton(tr("&Stop reading"), this)),
      m_message(new QLabel(this))
{
    setWindowTitle(tr("Archive – Roadmarshal"));
    setManualChapter(this, QStringLiteral("archive"));
    setWindowIcon(QIcon(QStringLiteral(":/icons/app.svg")));
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Reading the games"));
    m_progress->setMaximumWidth(240);
    m_message->setTextFormat(Qt::PlainText);
    m_message->setWordWrap(true);
    m_counting.setSingleShot(true);
    m_counting.setInterval(700);
    arrange();
    addShortcuts();
    connectPages();
    connectReader();
    recall();
    showProgress();
}

ArchiveWindow::~ArchiveWindow()
{
    if (isVisible())
        remember();
}

void ArchiveWindow::arrange()
{
    m_tabs->addTab(m_gamesPage, tr("&Games"));
    m_tabs->addTab(m_statisticsPage, tr("Sta&tistics"));
    auto* below = new QHBoxLayout;
    below->addWidget(m_message, 1);
    below->addWidget(m_progress);
    below->addWidget(m_stop);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap, gap, gap, gap);
    layout->addWidget(m_tabs, 1);
    layout->addLayout(below);
}

void ArchiveWindow::connectPages()
{
    connect(m_gamesPage, &GamesPage::openWanted, this, &ArchiveWindow::openWanted);
    connect(m_gamesPage, &GamesPage::highlightsWanted, this, &ArchiveWindow::highlightsWanted);
    connect(m_gamesPage, &GamesPage::renameWanted, this, &ArchiveWindow::renameWanted);
    connect(m_gamesPage, &GamesPage::throwAwayWanted, this, &ArchiveWindow::throwAwayWanted);
    connect(m_gamesPage, &GamesPage::exportWanted, this,
            [this] { save(archive::listAsCsv(m_gamesPage->shown()), QStringLiteral("games.csv")); });
    connect(m_statisticsPage, &StatisticsPage::exportWanted, this, [this] {
        save(archive::statisticsAsCsv(m_statisticsPage->statistics()), QStringLiteral("statistics.csv"));
    });
}

void ArchiveWindow::connectReader()
{
    connect(m_reader, &ArchiveReader::began, this, [this](int files) {
        m_progress->setRange(0, std::max(1, files));
        showProgress();
    });
    connect(m_reader, &ArchiveReader::came, this, &ArchiveWindow::take);
    connect(&m_counting, &QTimer::timeout, this,
            [this] { m_statisticsPage->setGames(m_gamesPage->model()->games()); });
    connect(m_reader, &ArchiveReader::ended, this, &ArchiveWindow::finish);
    connect(m_stop, &QPushButton::clicked, this, &ArchiveWindow::stop);
}

void ArchiveWindow::recall()
{
    const SavedArchive saved = savedArchive();
    const QSize room = screen()->availableSize();
    if (!restorePlace(*this, saved.geometry))
        resize(std::min(1280, room.width() * 9 / 10), std::min(820, room.height() * 9 / 10));
    m_gamesPage->setColumns(saved.columns);
    m_tabs->setCurrentIndex(saved.tab);
}

void ArchiveWindow::remember() const
{
    saveArchive({saveGeometry(), m_gamesPage->columns(), m_tabs->currentIndex()});
}

void ArchiveWindow::hideEvent(QHideEvent* event)
{
    remember();
    QWidget::hideEvent(event);
}

void ArchiveWindow::take(const QList<GameRecord>& games)
{
    m_gamesPage->model()->take(games);
    for (const GameRecord& game : games) {
        if (game.depth != GameRecord::Depth::Glance)
            m_readFully.insert(game.path);
    }
    if (!m_counting.isActive())
        m_counting.start();
    showProgress();
}

void ArchiveWindow::stop()
{
    m_reader->cancel();
    m_statisticsPage->setGames(m_gamesPage->model()->games());
    showProgress();
    m_message->setText(tr("Stopped. Statistics are about the games that were read so far."));
}

void ArchiveWindow::addShortcuts()
{
    const auto add = [this](const QKeySequence& keys, auto slot) {
        connect(new QShortcut(keys, this), &QShortcut::activated, this, slot);
    };
    add(QKeySequence::Find, [this] {
        m_tabs->setCurrentWidget(m_gamesPage);
        m_gamesPage->focusSearch();
    });
    add(QKeySequence::Refresh, [this] { read(m_places); });
    add(QKeySequence(Qt::Key_Escape), [this] { close(); });
}

void ArchiveWindow::read(const archive::Places& places)
{
    m_places = places;
    m_readFully.clear();
    m_message->clear();
    m_gamesPage->setEmptyText(
        tr("No games yet.\n\nStart one with Game › New game… in the main window, or Ctrl+N there: it is kept "
           "in "
           "%1 and shows up here with every entry.\nGames that you open from elsewhere are listed too.")
            .arg(places.folders.value(0)));
    m_reader->start({places, archive::Index::usualPath(), true});
    showProgress();
}

void ArchiveWindow::tell(const QString& message)
{
    read(m_places);
    m_told = message;
}

void ArchiveWindow::showProgress()
{
    const bool reading = m_reader->isReading();
    m_progress->setVisible(reading);
    m_stop->setVisible(reading);
    m_progress->setValue(static_cast<int>(m_readFully.size()));
    if (reading)
        m_message->setText(tr("Reading the games …"));
}

void ArchiveWindow::finish(const archive::Scanned& scanned)
{
    m_counting.stop();
    m_gamesPage->model()->keepOnly(scanned.games);
    m_statisticsPage->setGames(scanned.games);
    showProgress();
    m_message->setText((QStringList{std::exchange(m_told, {})} + scanned.skipped).join(u'\n').trimmed());
}

void ArchiveWindow::save(const QByteArray& text, const QString& name)
{
    QFileDialog dialog(this, tr("Export as CSV"), m_places.folders.value(0), tr("Table (*.csv)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("csv"));
    dialog.selectFile(name);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString path = dialog.selectedFiles().value(0);
    const auto written = table::exportFile(path, text);
    m_message->setText(written ? tr("Written to %1").arg(path) : written.error().toLine(path));
}

} // namespace roadmarshal::views

// The window with all games of a person and what they add up to.
#pragma once

#include "archive_reader.h"

#include <QSet>
#include <QTimer>
#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;
class QTabWidget;

namespace roadmarshal::views {

class GamesPage;
class StatisticsPage;

class ArchiveWindow final : public QWidget
{
    Q_OBJECT
public:
    ArchiveWindow();
    ~ArchiveWindow() override;

    // Reads it all, or what has changed since.
    void read(const archive::Places& places);

    // What came of it, if there is something to say; the games are read again.
    void tell(const QString& message);

    GamesPage* gamesPage() const { return m_gamesPage; }
    StatisticsPage* statisticsPage() const { return m_statisticsPage; }
    QTabWidget* tabs() const { return m_tabs; }
    ArchiveReader* reader() const { return m_reader; }

signals:
    void openWanted(const QString& path);
    void highlightsWanted(const QString& path);
    void renameWanted(const QString& path, const QString& name);
    void throwAwayWanted(const QString& path);

protected:
    void hideEvent(QHideEvent* event) override;

private:
    void arrange();
    void connectPages();
    void connectReader();
    void addShortcuts();
    void recall();
    void remember() const;
    void take(const QList<archive::GameRecord>& games);
    void stop();
    void showProgress();
    void finish(const archive::Scanned& scanned);
    void save(const QByteArray& text, const QString& name);

    archive::Places m_places;
    ArchiveReader* m_reader;
    QTabWidget* m_tabs;
    GamesPage* m_gamesPage;
    StatisticsPage* m_statisticsPage;
    QProgressBar* m_progress;
    QPushButton* m_stop;
    QLabel* m_message;
    QString m_told; // to be shown when all is read again
    QSet<QString> m_readFully;
    QTimer m_counting; // statistics while games still come
};

} // namespace roadmarshal::views

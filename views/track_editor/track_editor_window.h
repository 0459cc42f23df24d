// The track editor: the canvas with its tools, the sections beside it, and below them what is wrong.
#pragma once

#include "track_editing.h"

#include <QWidget>

#include <functional>

class QActionGroup;
class QLabel;
class QListWidget;
class QMenu;
class QTabWidget;
class QToolButton;

namespace roadmarshal::views {

class Canvas;
class SectionBox;
class SectionsTable;
class TrackBox;
class TrackTool;

class TrackEditorWindow final : public QWidget
{
    Q_OBJECT
public:
    TrackEditorWindow();
    ~TrackEditorWindow() override;

    TrackEditing& editing() { return m_editing; }
    Canvas* canvas() const { return m_canvas; }
    SectionsTable* table() const { return m_table; }
    SectionBox* sectionBox() const { return m_sectionBox; }
    TrackBox* trackBox() const { return m_trackBox; }
    QTabWidget* pages() const { return m_pages; }
    QListWidget* flawList() const { return m_flawList; }
    // By name: "new", "open", "trace", "save", "reload", "undo", "redo", "play", "close-loop", "fill-grid",
    // "fit"; tools: "section", "split", "join", "finish", "grid", "chute", "crossover".
    QAction* action(const QString& name) const { return m_actions.value(name); }
    QToolButton* button(const QString& name) const { return m_buttons.value(name); }
    QString message() const;

    void beginOval(int sectors, int lanes);
    // With a track that is in no library yet.
    void beginWith(const QJsonObject& track);
    // With a message where it cannot be read.
    bool open(const QString& file);
    // A copy of what is not one's own. For who asks for an item to be edited: they save it themselves.
    void edit(const QJsonObject& item, const std::function<void(const QJsonObject&)>& done);
    bool save();

signals:
    // A game on the track that was saved.
    void playWanted(const QString& game, const QString& track);

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void makeActions();
    void makeTools();
    QAction* addAction(const QString& name, const QString& icon, const QString& text,
                       const QKeySequence& keys, const std::function<void()>& run);
    void addTool(const QString& name, const QString& icon, const QString& text, const QString& tip,
                 std::unique_ptr<TrackTool> tool);
    void arrange();
    QWidget* makeSide();
    QLayout* makeBar();
    void connectParts();
    void showTrack();
    void showFlaws();
    void showTitle();
    void jumpTo(int flaw);
    void askForNew();
    void traceFromPhoto();
    void fillOpenMenu();
    void openShelved(const QJsonObject& json, const QString& file, bool isOwn);
    void reload();
    void play();
    bool mayGo();
    void tell(const QString& message);

    TrackEditing m_editing;
    QHash<QString, QAction*> m_actions;
    QHash<QString, QToolButton*> m_buttons;
    std::vector<std::unique_ptr<TrackTool>> m_tools;
    QActionGroup* m_toolGroup;
    QMenu* m_openMenu;
    Canvas* m_canvas;
    SectionsTable* m_table;
    SectionBox* m_sectionBox;
    TrackBox* m_trackBox;
    QTabWidget* m_pages;
    QListWidget* m_flawList;
    QLabel* m_message;
    QString m_file;    // that it came from or went to; empty for a new one
    QString m_savedId; // that the library knows it by
    std::function<void(const QJsonObject&)> m_done;
};

} // namespace roadmarshal::views

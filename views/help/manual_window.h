// The manual in a window of its own: chapters, a search over all of them, and the way back.
#pragma once

#include "manual.h"
#include "rules/search_index.h"

#include <QWidget>

class QAction;
class QLineEdit;
class QListWidget;

namespace roadmarshal::views {

class ManualPage;

class ManualWindow final : public QWidget
{
    Q_OBJECT
public:
    explicit ManualWindow(const QString& language);

    // Whose words stand in it beside what holds for all games.
    void setGames(const QStringList& games);
    // A chapter that is not there is the first one.
    void open(const QString& chapter, const QString& anchor = {});

    // What is being read: "log".
    QString chapter() const;
    ManualPage* page() const { return m_page; }
    QListWidget* contents() const { return m_contents; }
    QLineEdit* search() const { return m_search; }
    QAction* backAction() const { return m_back; }
    QAction* forwardAction() const { return m_forward; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Place
    {
        QString chapter;
        QString anchor;
        int scrolled = 0;
        bool passing = false; // came up while something was typed: the next one takes its place

        bool isWhere(const Place& other) const { return chapter == other.chapter && anchor == other.anchor; }
    };

    void arrange();
    void addKeys();
    QAction* addStep(const QString& icon, const QString& text, const QKeySequence& keys, int by);
    void list();
    void listFound();
    void choose(int row);
    void follow(const QUrl& link);
    void visit(const Place& place);
    void step(int by);
    void goTo(const Place& place);
    // Without going anywhere in it.
    void present(const Place& place);
    void leave();
    const Chapter* find(const QString& id) const;

    QString m_language;
    QStringList m_games;
    QList<Chapter> m_chapters;
    QList<Section> m_sections;
    rules::SearchIndex m_index{{}, {}};
    QList<Place> m_listed;  // a row each
    QList<Place> m_visited; // the way here, and what lay ahead before going back
    qsizetype m_at = -1;
    QLineEdit* m_search;
    QListWidget* m_contents;
    ManualPage* m_page;
    QAction* m_back = nullptr;
    QAction* m_forward = nullptr;
};

} // namespace roadmarshal::views

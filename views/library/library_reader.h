// Reads all content of all games in the background.
#pragma once

#include "content/library.h"

#include <QObject>

#include <memory>
#include <thread>

namespace roadmarshal::table {
class Game;
}

namespace roadmarshal::views {

// A kind of a game, the same as long as the program runs.
struct Shelved
{
    const table::Game* game = nullptr;
    content::Kind kind;
    QString gameName;
    QString kindName; // in the game's words
};

// A piece of content as the library's window lists it.
struct LibraryEntry
{
    std::shared_ptr<const Shelved> of;
    content::Item item;
    bool covers = false; // it lies over one that is built in
    QStringList unconfirmed = {};
    QString search = {}; // all that it is found by

    QString key() const { return of->kind.game + u'/' + of->kind.id + u'/' + item.id; }
    bool isOwners() const { return item.source != content::Source::BuiltIn; }
};

// All kinds of all games, in their order.
const std::vector<std::shared_ptr<const Shelved>>& allKinds();
LibraryEntry entryOf(const std::shared_ptr<const Shelved>& of, content::Item item, bool covers);

class LibraryReader final : public QObject
{
    Q_OBJECT
public:
    explicit LibraryReader(QObject* parent = nullptr) : QObject(parent) {}
    ~LibraryReader() override;

    // What is read just then is given up.
    void read();
    bool isReading() const { return m_reading; }

signals:
    void ended(const std::vector<roadmarshal::views::LibraryEntry>& entries, const QStringList& problems);

private:
    std::jthread m_thread;
    int m_generation = 0;
    bool m_reading = false;
};

} // namespace roadmarshal::views

#include "library_reader.h"

#include "content/marks.h"
#include "games/games.h"

#include <QSet>

namespace roadmarshal::views {

const std::vector<std::shared_ptr<const Shelved>>& allKinds()
{
    static const std::vector<std::shared_ptr<const Shelved>> all = [] {
        std::vector<std::shared_ptr<const Shelved>> kinds;
        for (const table::Game* game : games::all()) {
            for (const content::Kind& kind : game->contentKinds())
                kinds.push_back(std::make_shared<const Shelved>(
                    Shelved{game, kind, game->name(), game->say(table::Message{kind.label, {}})}));
        }
        return kinds;
    }();
    return all;
}

LibraryEntry entryOf(const std::shared_ptr<const Shelved>& of, content::Item item, bool covers)
{
    LibraryEntry entry{of, std::move(item), covers};
    entry.unconfirmed = content::unconfirmedIn(entry.item.invented);
    entry.search =
        QStringList{entry.item.name, entry.item.id, of->gameName, of->kindName}.join(u'\n').toCaseFolded();
    return entry;
}

LibraryReader::~LibraryReader()
{
    m_thread.request_stop();
}

void LibraryReader::read()
{
    m_thread.request_stop();
    m_reading = true;
    auto left = std::move(m_thread); // to be waited for, for no longer than one kind takes
    // A name is asked for in the language of the window, and here.
    m_thread =
        std::jthread([this, kinds = allKinds(), generation = ++m_generation](const std::stop_token& stop) {
            std::vector<LibraryEntry> entries;
            QStringList problems;
            for (const auto& of : kinds) {
                if (stop.stop_requested())
                    return;
                QSet<QString> ours;
                for (const content::Item& item : content::Library::builtIn().list(of->kind).items)
                    ours.insert(item.id);
                content::Listing listing = content::Library::standard().list(of->kind);
                for (content::Item& item : listing.items) {
                    const bool covers = item.source != content::Source::BuiltIn && ours.contains(item.id);
                    entries.push_back(entryOf(of, std::move(item), covers));
                }
                for (const content::FileProblem& problem : listing.problems)
                    problems.append(problem.toLine());
            }
            QMetaObject::invokeMethod(
                this,
                [this, generation, entries = std::move(entries), problems] {
                    if (generation != m_generation)
                        return;
                    m_reading = false;
                    emit ended(entries, problems);
                },
                Qt::QueuedConnection);
        });
}

} // namespace roadmarshal::views

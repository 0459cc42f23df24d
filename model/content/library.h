// The content at hand: beside a file, in the owner's library, built in. The same id in front overrides.
#pragma once

#include "shelf.h"

namespace roadmarshal::content {

class Library
{
public:
    // The owner's library, then what is built in.
    static Library standard();
    // The same, with a folder that comes first (where the position file lies).
    static Library beside(const QString& folder);
    // What comes with the program, whatever anybody has put over it.
    static Library builtIn();
    // Folders for any kind, in order.
    explicit Library(const QStringList& folders);

    // What bears the id but is bad is a problem, not passed over.
    std::expected<Item, FileProblem> find(const Kind& kind, const QString& id) const;
    // Ours in their order, each with what lies over it, then what others have added.
    Listing list(const Kind& kind) const;

    static QString ownersFolder(const Kind& kind);

private:
    struct Place
    {
        Source source = Source::BuiltIn;
        QString folder = {};
    };
    explicit Library(std::vector<Place> places) : m_places(std::move(places)) {}
    static Shelf shelfOf(const Place& place, const Kind& kind);

    std::vector<Place> m_places; // first things first
};

} // namespace roadmarshal::content

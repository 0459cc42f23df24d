// A game that has something to print, and all that can be printed of it.
#pragma once

#include "demo_game.h"

#include "print/printout.h"

namespace roadmarshal::test {

inline QList<views::print::Document> allDocuments()
{
    QList<views::print::Document> documents;
    for (int i = 0; i < views::print::documentCount; ++i)
        documents.append(static_cast<views::print::Document>(i));
    return documents;
}

// A game with hits, kills, notes and things taken back in it.
inline std::unique_ptr<DemoGame> played(const QJsonObject& changes = {})
{
    auto demo = std::make_unique<DemoGame>(7, changes);
    std::mt19937 random(3);
    for (int entry = 0; entry < 80; ++entry)
        randomEntry(*demo->session, random);
    return demo;
}

} // namespace roadmarshal::test

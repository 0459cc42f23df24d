// Cards as people name them: a number, or names joined by "+", "?" for one without.
#pragma once

#include <QStringList>

#include <optional>

namespace roadmarshal::road_kill_rally {

struct CardWords
{
    QStringList names = {}; // with copies
    int unseen = 0;
    int count() const { return static_cast<int>(names.size()) + unseen; }
};

// Nothing if it is no such word. Whether there are such cards, the table knows.
std::optional<CardWords> parseCards(const QString& word);
CardWords unseenCards(int count);

} // namespace roadmarshal::road_kill_rally

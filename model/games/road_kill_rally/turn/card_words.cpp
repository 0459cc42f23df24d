#include "card_words.h"

#include <algorithm>

namespace roadmarshal::road_kill_rally {

std::optional<CardWords> parseCards(const QString& word)
{
    constexpr int mostCards = 999;
    const bool isNumber =
        !word.isEmpty() && std::ranges::all_of(word, [](QChar c) { return c >= u'0' && c <= u'9'; });
    if (isNumber) {
        bool ok = false;
        const int count = word.toInt(&ok);
        return ok && count <= mostCards ? std::optional(unseenCards(count)) : std::nullopt;
    }
    CardWords cards;
    for (const QString& name : word.split(u'+')) {
        if (name.isEmpty())
            return std::nullopt;
        if (name == u"?")
            ++cards.unseen;
        else
            cards.names.append(name);
    }
    return cards.count() <= mostCards ? std::optional(cards) : std::nullopt;
}

CardWords unseenCards(int count)
{
    return {{}, count};
}

} // namespace roadmarshal::road_kill_rally

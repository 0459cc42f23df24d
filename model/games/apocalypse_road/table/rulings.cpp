#include "rulings.h"

#include <array>

namespace roadmarshal::apocalypse_road {

namespace {

struct Choice
{
    const char* ruling;
    const char* usual;
    const char* other;
};

// In the order of `Turned`.
constexpr std::array<Choice, turnedCount> choices{{{"AR-15", "scores", "no-points"},
                                                   {"AR-40", "lapped", "nothing"},
                                                   {"AR-41", "one", "as-scored"},
                                                   {"AR-44", "on", "off"},
                                                   {"AR-47", "92", "96"},
                                                   {"AR-51", "scores", "no-points"},
                                                   {"AR-57", "optional", "must"}}};

QString text(const char* word)
{
    return QString::fromLatin1(word);
}

// "ruling-AR-51-no-points"
table::Message phrase(const Choice& choice, const char* word)
{
    return {QStringLiteral("ruling-%1-%2").arg(text(choice.ruling), text(word)), {}};
}

int choiceOf(const QString& ruling)
{
    for (size_t i = 0; i < choices.size(); ++i) {
        if (ruling == QLatin1StringView(choices[i].ruling))
            return static_cast<int>(i);
    }
    return -1;
}

} // namespace

bool Rulings::isTurned(const QString& ruling) const
{
    const int choice = choiceOf(ruling);
    return choice >= 0 && has(static_cast<Turned>(choice));
}

void Rulings::turnBack(const QString& ruling)
{
    if (const int choice = choiceOf(ruling); choice >= 0)
        m_turned &= ~(1U << choice);
}

Rulings readRulings(const json::Reader& reader)
{
    Rulings rulings;
    if (reader.value().isUndefined())
        return rulings;
    (void)reader.object(); // which says so if it is none
    for (const QString& ruling : reader.keys()) {
        const int choice = choiceOf(ruling);
        if (choice < 0) {
            QStringList known;
            for (const Choice& one : choices)
                known.append(text(one.ruling));
            reader[ruling].fail(QStringLiteral("is no ruling that can be turned; these can: %1")
                                    .arg(known.join(QStringLiteral(", "))));
            return rulings;
        }
        if (reader[ruling].word({text(choices[choice].usual), text(choices[choice].other)}) == 1)
            rulings.turn(static_cast<Turned>(choice));
    }
    return rulings;
}

QJsonObject store(const Rulings& rulings)
{
    QJsonObject stored;
    for (size_t i = 0; i < choices.size(); ++i) {
        if (rulings.has(static_cast<Turned>(i)))
            stored[text(choices[i].ruling)] = text(choices[i].other);
    }
    return stored;
}

QList<table::RulingChoice> rulingChoices()
{
    QList<table::RulingChoice> list;
    for (const Choice& choice : choices)
        list.append({text(choice.ruling),
                     {QStringLiteral("ruling-") + text(choice.ruling), {}},
                     {{text(choice.usual), phrase(choice, choice.usual)},
                      {text(choice.other), phrase(choice, choice.other)}}});
    return list;
}

table::Message turnedText(const QString& ruling)
{
    const int choice = choiceOf(ruling);
    return choice < 0 ? table::Message{} : phrase(choices[choice], choices[choice].other);
}

} // namespace roadmarshal::apocalypse_road

#include "shared_words.h"

#include "text/fill.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace roadmarshal::table {

namespace {

struct Phrase
{
    const char* code;
    const char* text;
};

constexpr std::array phrases{
    Phrase{"pick-unknown", QT_TRANSLATE_NOOP("Table", "\"{given}\" is none of the answers")},
    Phrase{"pick-twice", QT_TRANSLATE_NOOP("Table", "\"{given}\" is named twice")},
    Phrase{"pick-few", QT_TRANSLATE_NOOP("Table", "\"{given}\" are too few: at least {count}")},
    Phrase{"pick-many", QT_TRANSLATE_NOOP("Table", "\"{given}\" are too many: at most {count}")},
    Phrase{"number-none", QT_TRANSLATE_NOOP("Table", "\"{given}\" is not a number")},
    Phrase{"number-small", QT_TRANSLATE_NOOP("Table", "{given} is too little: at least {count}")},
    Phrase{"number-great", QT_TRANSLATE_NOOP("Table", "{given} is too much: at most {count}")},
    Phrase{"dice-no-face", QT_TRANSLATE_NOOP("Table", "\"{given}\" is no face of that die")},
    Phrase{"dice-many", QT_TRANSLATE_NOOP("Table", "\"{given}\" are more faces than dice")},
    Phrase{"dice-few", QT_TRANSLATE_NOOP("Table", "\"{given}\" are too few faces: {count} to come")},
    Phrase{"dice-no-total", QT_TRANSLATE_NOOP("Table", "a total is not enough here: every face counts")},
    Phrase{"dice-out-of-reach", QT_TRANSLATE_NOOP("Table", "no roll of these dice makes {given}")},
    Phrase{"dice-not-in-app", QT_TRANSLATE_NOOP("Table", "these dice are rolled on the table")},
    Phrase{"rolled", QT_TRANSLATE_NOOP("Table", "{what}: {faces}")},
    Phrase{"rolled-total", QT_TRANSLATE_NOOP("Table", "{what}: {faces}, together {total}")},
    Phrase{"rolled-by-app", QT_TRANSLATE_NOOP("Table", "{what}: the app rolled {faces}")},
    Phrase{"rolled-total-by-app",
           QT_TRANSLATE_NOOP("Table", "{what}: the app rolled {faces}, together {total}")},
    Phrase{"impossible", QT_TRANSLATE_NOOP("Table", "{reason}")},
    Phrase{"content-says", QT_TRANSLATE_NOOP("Table", "As it is printed: {what}")},
    Phrase{"content-changed", QT_TRANSLATE_NOOP("Table", "{what}: {to}, not {from}")},
    Phrase{"content-added", QT_TRANSLATE_NOOP("Table", "{what}: {to}")},
    Phrase{"content-removed", QT_TRANSLATE_NOOP("Table", "{what}: without {from}")},
    Phrase{"content-otherwise", QT_TRANSLATE_NOOP("Table", "{what}: otherwise")},
    Phrase{"content-more", QT_TRANSLATE_NOOP("Table", "{count} more")},
    Phrase{"content-yes", QT_TRANSLATE_NOOP("Table", "yes")},
    Phrase{"content-no", QT_TRANSLATE_NOOP("Table", "no")},
    Phrase{"content-not-here", QT_TRANSLATE_NOOP("Table", "it is part of how this game began")},
    Phrase{"content-id-stays", QT_TRANSLATE_NOOP("Table", "stays as it is: this table knows it by that")},
    Phrase{"content-too-much", QT_TRANSLATE_NOOP("Table", "too much at once for a game that is played")},
    Phrase{"content-car-races", QT_TRANSLATE_NOOP("Table", "stays \"{what}\" as long as it races")},
    Phrase{"content-cards-lie",
           QT_TRANSLATE_NOOP("Table", "lie on the table already: no card comes or goes")},
    Phrase{
        "content-card-lies",
        QT_TRANSLATE_NOOP("Table", "stays \"{what}\", {count} in the deck, as long as it lies on the table")},
    Phrase{"content-tile-lies",
           QT_TRANSLATE_NOOP("Table", "stay as many as they are as long as the tile lies on the road: all in "
                                      "front of it would move")},
    Phrase{"content-modules-lie", QT_TRANSLATE_NOOP("Table", "lie there already, one behind the other")},
    Phrase{"content-spaces-lie",
           QT_TRANSLATE_NOOP("Table", "would have other spaces than the course that is driven on, and "
                                      "everything on it would move")},
};

} // namespace

std::optional<QString> sayShared(const Message& message)
{
    const auto phrase = std::ranges::find_if(
        phrases, [&](const Phrase& p) { return message.code == QLatin1StringView(p.code); });
    if (phrase == phrases.end())
        return std::nullopt;
    return text::fill(QCoreApplication::translate("Table", phrase->text),
                      [&](const QString& name) { return message.args[name].toVariant().toString(); });
}

QStringList sharedCodes()
{
    QStringList codes;
    for (const Phrase& phrase : phrases)
        codes.append(QString::fromLatin1(phrase.code));
    return codes;
}

} // namespace roadmarshal::table

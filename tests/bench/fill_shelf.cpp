// fill_shelf FOLDER [GAMES] [RACES]: writes games to look at and to measure with.
#include "support/game_shelf.h"

#include <QCoreApplication>

#include <cstdio>

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    const QString folder = words.value(1);
    const int games = words.value(2, QStringLiteral("300")).toInt();
    const int races = words.value(3, QStringLiteral("20")).toInt();
    if (folder.isEmpty() || games < 1 || races < 1 || !QDir().mkpath(folder)) {
        std::fputs("fill_shelf FOLDER [GAMES] [RACES]\n", stderr);
        return 2;
    }
    return roadmarshal::test::fillShelf(folder, games, races) ? 0 : 1;
}

// The manual that comes with the program, in the language that it speaks, with what games add to its
// chapters.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace roadmarshal::views {

// In Markdown. Links lead to other chapters ("log.md#amending") or to headings of their own; others are
// words.
struct Chapter
{
    QString id; // "log"
    QString title;
    QString markdown;
};

// A part of a chapter under a heading of its own, as plain text.
struct Section
{
    QString chapter;
    QString anchor;
    QString title;
    QString text;
};

// The code of the language that the program speaks now, such as "de".
QString manualLanguage();

// In the order of its first chapter, which lists the others. What each of the games adds stands at the end of
// a chapter.
QList<Chapter> manual(const QString& language, const QStringList& games);
QList<Section> sectionsOf(const Chapter& chapter);

// What a link calls a heading: in lower case, with dashes for blanks.
QString anchorOf(QStringView heading);

// A line that may be typed: the first that a game's part of a chapter tells about, or an ellipsis.
QString exampleLine(const QString& game, const QString& chapter);

} // namespace roadmarshal::views

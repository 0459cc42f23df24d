// Citations as links: the one way from a rule's number to the Rules dock.
#pragma once

#include "text/message.h"

#include <QPalette>
#include <QStringList>

class QLabel;
class QUrl;

namespace roadmarshal::views {

// "7.13, AR-16", each a link. Empty for a citation that names nothing.
QString linkTo(const table::Citation& citation, const QPalette& palette);
// A sentence with its citation behind it, as markup; the words are escaped.
QString linked(const QString& words, const table::Citation& citation, const QPalette& palette);
// Plain text as markup: what stands in it like "(7.13, AR-16)" becomes links, line breaks stay.
QString linked(const QString& plain, const QPalette& palette);

// What a link names; empty if it is no link to a rule.
QStringList rulesOf(const QUrl& link);
QStringList rulesOf(const table::Citation& citation);

// A bracket like "(7.13, AR-16)" in a plain text.
struct CitedRange
{
    qsizetype start = 0;
    qsizetype length = 0;
    QStringList rules;
};
QList<CitedRange> citationsIn(const QString& plain);
// All that a plain text cites.
QStringList rulesIn(const QString& plain);

// Lets a label show markup whose links only say that they were clicked.
void showLinks(QLabel* label);
// What a menu says that leads to the same place, for who has no mouse.
QString lookUpText(const QStringList& rules);

} // namespace roadmarshal::views

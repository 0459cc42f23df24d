// The words and numbers of all prints; the words are one context of translation.
#pragma once

#include <QCoreApplication>
#include <QLocale>

namespace roadmarshal::views::print {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Print)
};

inline QString number(qsizetype value)
{
    return QLocale().toString(value);
}

} // namespace roadmarshal::views::print

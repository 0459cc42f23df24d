#include "livery_name.h"

#include "counters/livery.h"

#include <QCoreApplication>

#include <array>

namespace roadmarshal::views {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Liveries)
};

constexpr std::array<const char*, counters::liveryCount> names{
    QT_TRANSLATE_NOOP("Liveries", "Red"),    QT_TRANSLATE_NOOP("Liveries", "Blue"),
    QT_TRANSLATE_NOOP("Liveries", "Yellow"), QT_TRANSLATE_NOOP("Liveries", "Teal"),
    QT_TRANSLATE_NOOP("Liveries", "Purple"), QT_TRANSLATE_NOOP("Liveries", "Lime"),
    QT_TRANSLATE_NOOP("Liveries", "White"),  QT_TRANSLATE_NOOP("Liveries", "Black"),
    QT_TRANSLATE_NOOP("Liveries", "Pink"),   QT_TRANSLATE_NOOP("Liveries", "Grey"),
};

} // namespace

QStringList liveryNames()
{
    QStringList words;
    for (const char* name : names)
        words.append(Words::tr(name));
    return words;
}

QString liveryName(int number)
{
    return liveryNames().value(number);
}

int liveryNamed(const QString& name)
{
    const QStringList words = liveryNames();
    for (int number = 0; number < words.size(); ++number) {
        if (words[number].compare(name, Qt::CaseInsensitive) == 0)
            return number;
    }
    return -1;
}

} // namespace roadmarshal::views

#include "languages.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace roadmarshal::views {

namespace {

const QString folder = QStringLiteral(":/i18n");
const QString stem = QStringLiteral("roadmarshal_");
const QString english = QStringLiteral("en");

void install(const QString& name, const QString& where)
{
    auto* translator = new QTranslator(QCoreApplication::instance());
    if (translator->load(name, where))
        QCoreApplication::installTranslator(translator);
    else
        delete translator;
}

// Buttons that Qt names itself: not every machine has Qt's own translations.
[[maybe_unused]] constexpr const char* standardButtons[] = {
    QT_TRANSLATE_NOOP("QPlatformTheme", "OK"),    QT_TRANSLATE_NOOP("QPlatformTheme", "Save"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Open"),  QT_TRANSLATE_NOOP("QPlatformTheme", "Cancel"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Close"), QT_TRANSLATE_NOOP("QPlatformTheme", "&Yes"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "&No"),
};

} // namespace

QStringList languages()
{
    QStringList codes{english};
    for (const QString& file : QDir(folder).entryList({stem + QStringLiteral("*.qm")}))
        codes.append(file.sliced(stem.size()).chopped(3));
    return codes;
}

QString languageName(const QString& code)
{
    // Qt calls it American English.
    return code == english ? QStringLiteral("English") : QLocale(code).nativeLanguageName();
}

QString languageFor(const QString& chosen, const QStringList& wanted)
{
    const QStringList known = languages();
    if (known.contains(chosen))
        return chosen;
    for (const QString& tag : wanted) {
        const QString code = tag.section(u'-', 0, 0);
        if (known.contains(code))
            return code;
    }
    return english;
}

void speak(const QString& chosen)
{
    const QLocale system = QLocale::system();
    const QString language = languageFor(chosen, system.uiLanguages());
    // Only a choice made here changes how numbers and dates are written, and it keeps the country.
    if (language == chosen)
        QLocale::setDefault(QLocale(QLocale(chosen).language(), system.territory()));
    if (language == english)
        return;
    install(QStringLiteral("qtbase_") + language, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(stem + language, folder);
}

} // namespace roadmarshal::views

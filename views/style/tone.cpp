#include "tone.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace roadmarshal::views {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Tones)
};

struct Named
{
    const char* name;
    Tone light;
    Tone dark;
};

const QColor black(0x1B1A17);
const QColor white(0xFFFFFF);

const std::array<Named, 9>& tones()
{
    static const std::array<Named, 9> all{{
        {QT_TRANSLATE_NOOP("Tones", "green"), {QColor(0xB9DDB4), black}, {QColor(0x2F6B3A), white}},
        {QT_TRANSLATE_NOOP("Tones", "yellow"), {QColor(0xFFE27A), black}, {QColor(0xE3C24A), black}},
        {QT_TRANSLATE_NOOP("Tones", "orange"), {QColor(0xF7A94B), black}, {QColor(0xD9822B), black}},
        {QT_TRANSLATE_NOOP("Tones", "red"), {QColor(0xB3261E), white}, {QColor(0xB3322A), white}},
        {QT_TRANSLATE_NOOP("Tones", "blue"), {QColor(0xBBD5F5), black}, {QColor(0x2F5E9E), white}},
        {QT_TRANSLATE_NOOP("Tones", "purple"), {QColor(0x7B3FA8), white}, {QColor(0x7B4BA3), white}},
        {QT_TRANSLATE_NOOP("Tones", "brown"), {QColor(0x8A5A2B), white}, {QColor(0x8A5A2B), white}},
        {QT_TRANSLATE_NOOP("Tones", "black"), {QColor(0x2B2B31), white}, {QColor(0x0B0B0D), white}},
        {QT_TRANSLATE_NOOP("Tones", "white"), {QColor(0xFFFFFF), black}, {QColor(0xE8E6E0), black}},
    }};
    return all;
}

const Named* find(const QString& name)
{
    const auto found = std::ranges::find_if(
        tones(), [&](const Named& tone) { return name == QLatin1StringView(tone.name); });
    return found == tones().end() ? nullptr : &*found;
}

} // namespace

QStringList toneNames()
{
    QStringList names;
    for (const Named& tone : tones())
        names.append(QString::fromLatin1(tone.name));
    return names;
}

Tone toneOf(const QString& name, bool dark)
{
    const Named* found = find(name);
    return !found ? Tone() : dark ? found->dark : found->light;
}

QString toneInWords(const QString& name)
{
    const Named* found = find(name);
    return found ? Words::tr(found->name) : name;
}

} // namespace roadmarshal::views

#include "combat_card.h"

namespace roadmarshal::apocalypse_road::combat {

namespace {

constexpr QStringView missWord = u"miss";

// A digit at the front, taken off.
std::optional<int> takeDigit(QStringView& text, int most)
{
    if (text.isEmpty() || text.front() < u'0' || text.front() > u'9')
        return std::nullopt;
    const int digit = text.front().unicode() - u'0';
    text = text.sliced(1);
    return digit <= most ? std::optional(digit) : std::nullopt;
}

// Letters in any order, each at most once.
template <size_t n>
bool readLetters(QStringView text, const std::array<std::pair<char16_t, bool*>, n>& letters)
{
    for (const QChar c : text) {
        bool* flag = nullptr;
        for (const auto& [letter, meant] : letters) {
            if (c == letter)
                flag = meant;
        }
        if (!flag || *flag)
            return false;
        *flag = true;
    }
    return true;
}

} // namespace

QString toText(const Hit& hit)
{
    return QString::number(hit.damage) + (hit.spray ? QStringLiteral("s") : QString()) +
           (hit.suppress ? QStringLiteral("u") : QString());
}

QString toText(const Crash& crash)
{
    return QStringLiteral("%1-%2").arg(crash.target).arg(crash.active) +
           (crash.bulldoze ? QStringLiteral("b") : QString()) +
           (crash.chain ? QStringLiteral("c") : QString()) +
           (crash.suppress ? QStringLiteral("u") : QString());
}

std::optional<Hit> parseHit(QStringView text)
{
    Hit hit;
    const auto damage = takeDigit(text, mostHitPoints);
    if (!damage || !readLetters<2>(text, {{{u's', &hit.spray}, {u'u', &hit.suppress}}}))
        return std::nullopt;
    hit.damage = *damage;
    return hit;
}

std::optional<Crash> parseCrash(QStringView text)
{
    Crash crash;
    const auto target = takeDigit(text, mostHitPoints);
    if (!target || !text.startsWith(u'-'))
        return std::nullopt;
    text = text.sliced(1);
    const auto active = takeDigit(text, mostHitPoints);
    if (!active ||
        !readLetters<3>(text, {{{u'b', &crash.bulldoze}, {u'c', &crash.chain}, {u'u', &crash.suppress}}}))
        return std::nullopt;
    crash.target = *target;
    crash.active = *active;
    return crash;
}

QString toText(const ShotTold& shot)
{
    const QString result = shot.hit ? toText(*shot.hit) : missWord.toString();
    return shot.value ? QStringLiteral("%1/%2").arg(*shot.value).arg(result) : result;
}

std::optional<ShotTold> parseShot(QStringView text)
{
    ShotTold shot;
    if (const auto slash = text.indexOf(u'/'); slash >= 0) {
        QStringView value = text.first(slash);
        shot.value = takeDigit(value, mostValue);
        if (!shot.value || !value.isEmpty())
            return std::nullopt;
        text = text.sliced(slash + 1);
    }
    if (text == missWord)
        return shot;
    shot.hit = parseHit(text);
    return shot.hit ? std::optional(shot) : std::nullopt;
}

} // namespace roadmarshal::apocalypse_road::combat

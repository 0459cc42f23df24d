#include "item_facts.h"

#include "match.h"

#include <QCoreApplication>
#include <QLocale>

namespace roadmarshal::views {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Mats)
};

std::optional<QString> correctedNumber(const QVariant& wanted, int now, int most)
{
    bool isNumber = false;
    const int value = wanted.toInt(&isNumber);
    if (!isNumber || value < 0 || value == now || (most > 0 && value > most))
        return std::nullopt;
    return QString::number(value);
}

std::optional<QString> correctedToken(const QVariant& wanted, bool now)
{
    const QString text = wanted.toString();
    const bool on = text == QStringLiteral("on") || (text != QStringLiteral("off") && wanted.toBool());
    return on == now ? std::nullopt : std::optional(on ? QStringLiteral("on") : QStringLiteral("off"));
}

QString describeGauge(const mats::Gauge& gauge, const Wording& say)
{
    if (gauge.value >= 0 && gauge.value < gauge.marks.size())
        return Words::tr("%1: %2", "label and value").arg(say(gauge.label), say(gauge.marks[gauge.value]));
    return Words::tr("%1: %2 of %3", "label, value, most")
        .arg(say(gauge.label), QLocale().toString(gauge.value), QLocale().toString(gauge.most));
}

QString describeCards(const mats::Cards& cards, const Wording& say)
{
    QStringList named = cards.titles;
    named.removeAll(QString());
    const QString count =
        Words::tr("%1: %2", "label and value").arg(say(cards.label), QLocale().toString(cards.titles.size()));
    return named.isEmpty() ? count
                           : count + QStringLiteral(" (%1)").arg(QLocale().createSeparatedList(named));
}

} // namespace

QString propertyOf(const mats::Item& item)
{
    return std::visit(
        Match{[](const mats::Fact&) { return QString(); }, [](const auto& other) { return other.property; }},
        item);
}

const table::Message& labelOf(const mats::Item& item)
{
    return std::visit([](const auto& kind) -> const table::Message& { return kind.label; }, item);
}

QString describe(const mats::Item& item, const Wording& say)
{
    const auto pair = [&](const table::Message& label, const QString& value) {
        return Words::tr("%1: %2", "label and value").arg(say(label), value);
    };
    return std::visit(
        Match{[&](const mats::Gauge& gauge) { return describeGauge(gauge, say); },
              [&](const mats::Counter& counter) {
                  return pair(counter.label, QLocale().toString(counter.value));
              },
              [&](const mats::Token& token) {
                  return token.present
                             ? say(token.label)
                             : Words::tr("not %1", "a token that is not there").arg(say(token.label));
              },
              [&](const mats::Cards& cards) { return describeCards(cards, say); },
              [&](const mats::Fact& fact) { return pair(fact.label, say(fact.value)); }},
        item);
}

std::optional<QString> correctedValue(const mats::Item& item, const QVariant& wanted)
{
    using Value = std::optional<QString>;
    return std::visit(
        Match{[&](const mats::Gauge& gauge) { return correctedNumber(wanted, gauge.value, gauge.most); },
              [&](const mats::Counter& counter) {
                  return correctedNumber(wanted, counter.value, counter.most);
              },
              [&](const mats::Token& token) { return correctedToken(wanted, token.present); },
              [](const mats::Cards&) { return Value(); }, [](const mats::Fact&) { return Value(); }},
        item);
}

bool isCorrectable(const mats::Item& item)
{
    return !std::holds_alternative<mats::Cards>(item) && !std::holds_alternative<mats::Fact>(item);
}

} // namespace roadmarshal::views

#include "rule_entries.h"

#include "text/one_line.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace roadmarshal::ledger {

using table::Ruling;
using table::Rulings;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Ledger)
};

rules::RuleEntry entryOf(const Ruling& ruling, const QString& id)
{
    rules::RuleEntry entry;
    entry.id = id;
    entry.title = text::onOneLine(ruling.words);
    entry.text = text::onOneLine(ruling.verdict + u' ' + decisionText(ruling)) + QStringLiteral(" · ") +
                 QLocale().toString(ruling.date.toLocalTime().date(), QLocale::ShortFormat);
    entry.keywords = ruling.agreed;
    for (const Ruling::Reason& reason : ruling.reasons) {
        for (const QString& rule : {reason.citation.rule, reason.citation.ruling}) {
            if (!rule.isEmpty() && !entry.sections.contains(rule))
                entry.sections.append(rule);
        }
    }
    return entry;
}

} // namespace

std::vector<rules::RuleEntry> ruleEntries(const Rulings& ofTheGame, const Rulings& ofTheHouse)
{
    std::vector<rules::RuleEntry> entries;
    for (qsizetype i = 0; i < ofTheHouse.size(); ++i) {
        entries.push_back(entryOf(ofTheHouse[i], Words::tr("House %1", "a ruling's number").arg(i + 1)));
        entries.back().ledger = ofTheHouse[i].id;
    }
    int number = 0;
    for (const Ruling& ruling : ofTheGame) {
        // What the house has too is told once.
        if (!std::ranges::contains(ofTheHouse, ruling.id, &Ruling::id))
            entries.push_back(entryOf(ruling, Words::tr("Table %1", "a ruling's number").arg(++number)));
    }
    return entries;
}

} // namespace roadmarshal::ledger

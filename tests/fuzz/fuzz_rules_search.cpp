// Words looked up in the rules: what is found lies within its text.
#include "fuzz/one_input.h"

#include "rules/rule_book.h"

using namespace roadmarshal;

void fuzz::readOne(const QByteArray& input)
{
    static const rules::RuleBook book = rules::RuleBook::builtIn(QStringLiteral("apocalypse-road")).value();
    const QString query = QString::fromUtf8(input);
    for (const rules::Found& found : book.search(query, 20)) {
        const rules::RuleEntry& entry = book.entries()[found.entry];
        for (const rules::Range& range : found.inText)
            promise(range.start >= 0 && range.start + range.length <= entry.text.size(),
                    "a hit is in its text");
        for (const rules::Range& range : found.inTitle)
            promise(range.start >= 0 && range.start + range.length <= entry.title.size(),
                    "a hit is in its title");
    }
    (void)book.find(query);
}

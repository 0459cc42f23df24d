#include "games/apocalypse_trail/scenario/people.h"
#include "panels.h"
#include "show.h"

#include <algorithm>

namespace roadmarshal::apocalypse_trail {

using namespace Qt::StringLiterals;
using namespace mats;

namespace {

QStringList abilitiesOf(const PersonCard& card)
{
    QStringList texts;
    for (const Ability& ability : card.abilities) {
        if (!ability.text.isEmpty())
            texts.append(ability.text);
    }
    return texts;
}

} // namespace

Panel survivorPanel(const State& state, const Survivor& survivor, const Message& where)
{
    const Box& box = state.box();
    const PersonCard& card = *box.person(survivor.card);
    Panel panel{.subject = survivor.card,
                .title = card.name,
                .subtitle = abilitiesOf(card).join(u" "),
                .where = where,
                .items = {}};
    panel.items.append(Gauge{.property = u"status"_s,
                             .label = shown("property-status"),
                             .value = static_cast<int>(survivor.status),
                             .most = 2,
                             .fillsBad = true,
                             .marks = {shown("mark-ready"), shown("mark-resting"), shown("mark-injured")}});
    panel.items.append(Gauge{.property = u"starvation"_s,
                             .label = propertyLabel(u"starvation"_s),
                             .value = survivor.starvation,
                             .most = mostStarvation + 1,
                             .isWear = true});
    for (const QString& skill : box.skills())
        panel.items.append(
            Fact{namedAs(skill),
                 shown("fact-number", {{u"count"_s, std::max(0, rawSkill(box, survivor, skill))}})});
    for (const auto& [ailment, tokens] : survivor.ailments)
        panel.items.append(
            Counter{ailment, namedAs(ailment), tokens, box.ailment(ailment)->deathAt.value_or(0)});
    return panel;
}

} // namespace roadmarshal::apocalypse_trail

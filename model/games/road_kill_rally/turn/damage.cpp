#include "damage.h"

#include "cards.h"

#include <algorithm>

namespace roadmarshal::road_kill_rally {

using namespace Qt::StringLiterals;

namespace {

// RKR-40, A19: what the car has to choose from; mounts with something mounted, or empty ones that are sound.
DueLoss lossOf(const State& state, int index)
{
    const Car& car = state.car(index);
    if (!car.mounted.isEmpty())
        return {index, car.mounted.keys(), true};
    DueLoss loss{index, {}, false};
    if (state.setup->rulings.has(Turned::KeepsSlots))
        return loss;
    for (const Slot& slot : state.dashboardOf(car).mounts) {
        if (!car.damaged.contains(slot.id))
            loss.mounts.append(slot.id);
    }
    return loss;
}

// The slot that a word means: its own name, or that of the accessory in it.
QString slotMeant(const Car& car, const DueLoss& loss, const QString& word)
{
    for (const QString& slot : loss.mounts) {
        if (slot == word || (loss.mounted && car.mounted.value(slot) == word))
            return slot;
    }
    return {};
}

void lose(Deed& deed, int index, const QString& slot)
{
    const Car& car = deed.car(index);
    if (car.mounted.contains(slot)) {
        const QString lost = car.mounted.value(slot);
        deed.add(MountedSet{car.id, slot, lost, {}}, "RKR-40");
        discardAccessory(deed, lost);
    }
    if (!deed.state().setup->rulings.has(Turned::KeepsSlots) && !deed.car(index).damaged.contains(slot))
        deed.add(DamagedSet{car.id, slot, true}, "RKR-40", "RKR-A19");
}

bool loseAccessory(Deed& deed, int index)
{
    const DueLoss loss = lossOf(deed.state(), index);
    if (loss.mounts.isEmpty())
        return true;
    if (loss.mounts.size() == 1) { // A39
        lose(deed, index, loss.mounts.first());
        return true;
    }
    const auto word = deed.teller().word(loss);
    if (!word)
        return false;
    const QString slot = slotMeant(deed.car(index), loss, *word);
    if (slot.isEmpty()) {
        deed.teller().refuse("nothing-to-lose", u"RKR-40"_s, {{u"car"_s, deed.car(index).id}});
        return false;
    }
    lose(deed, index, slot);
    return true;
}

} // namespace

bool wipeOut(Deed& deed, int index, const Cause& cause)
{
    const State& state = deed.state();
    if (deed.car(index).wipedOut) // RKR-42
        return true;
    const int tokens = deed.car(index).wipeOut + 1;
    const bool isDestroyed =
        state.setup->variants.elimination && tokens >= state.dashboardOf(deed.car(index)).wipeOutSlots;
    deed.add(WipedOut{deed.car(index).id, QLatin1StringView(cause.what), cause.by}, "RKR-39");
    deed.change(index, "speed", 1, "RKR-40");
    deed.change(index, "wipe-out", tokens, "RKR-40");
    deed.setFlag(index, wipedOutFlag, true, "RKR-42");
    if (isDestroyed) { // A42: it costs nothing else
        deed.add(WreckSet{deed.car(index).id, true}, "RKR-84");
        return true;
    }
    return loseAccessory(deed, index);
}

std::optional<bool> loseCards(Deed& deed, int index, int hits, const std::optional<CardWords>& said,
                              const Cause& cause)
{
    const int hand = deed.car(index).hand;
    const auto cards = meant(deed, index, said, std::min(hits, hand), cause.rule);
    if (!cards)
        return std::nullopt;
    leave(deed, index, *cards, cause.rule, cause.spoilsTo);
    return hits > hand;
}

bool takeHits(Deed& deed, int index, int hits, const std::optional<CardWords>& cards, const Cause& cause)
{
    const auto tooMany = loseCards(deed, index, hits, cards, cause);
    if (!tooMany)
        return false;
    return !*tooMany || wipeOut(deed, index, cause);
}

} // namespace roadmarshal::road_kill_rally

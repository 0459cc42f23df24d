// The ledger of the house: what is read is written and read the same.
#include "fuzz/one_input.h"

#include "ledger/house.h"

using namespace roadmarshal;

void fuzz::readOne(const QByteArray& input)
{
    const ScratchFile file(input);
    auto house = ledger::House::load(file.path());
    if (!house)
        return promiseReason(house.error());
    for (const table::Ruling& ruling : house->rulings())
        promise(!table::unreadable(ruling), "a ruling that was read can be read again");
    const table::Rulings before = house->rulings();
    if (before.isEmpty() || before.size() >= table::mostRulings)
        return;
    promise(house->add(before.first()).has_value(), "a ruling that was read can be added");
    const auto again = ledger::House::load(file.path());
    promise(again && table::store(again->rulings().first(before.size())) == table::store(before),
            "a ledger is read as it was written");
}

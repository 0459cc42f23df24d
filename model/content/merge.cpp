#include "merge.h"

#include "marks.h"
#include "place.h"
#include "same_place.h"

#include <QJsonArray>

#include <algorithm>

namespace roadmarshal::content {

namespace {

bool isListOfRecords(const QJsonValue& value)
{
    return value.isArray() &&
           std::ranges::all_of(value.toArray(), [](const QJsonValue& each) { return each.isObject(); });
}

// A record whose keys can stand in a place.
bool isPlainRecord(const QJsonValue& value)
{
    return value.isObject() && std::ranges::all_of(value.toObject().keys(), [](const QString& key) {
               return !key.isEmpty() && canBeKey(key);
           });
}

// A value in one of the copies.
struct Part
{
    QJsonValue value;
    QString place;
    const QStringList* marks = nullptr; // of the whole copy, sorted

    Part at(const QString& key) const { return {value[key], placeOf(place, key), marks}; }
    Part at(qsizetype index) const { return {value[index], placeOf(place, index), marks}; }
    // Seen from here.
    QStringList marked() const
    {
        QStringList ways;
        const auto first = std::ranges::lower_bound(*marks, place);
        for (auto mark = first; mark != marks->end() && mark->startsWith(place); ++mark) {
            if (isAtOrIn(*mark, place))
                ways.append(mark->sliced(place.size()));
        }
        return ways;
    }
};

// Somebody has typed something there, or confirmed it.
bool isTouched(const Part& shown, const Part& edited)
{
    return shown.value != edited.value || !std::ranges::includes(edited.marked(), shown.marked());
}

// An entry as it was shown and as it is now; -1: there is none.
struct Edited
{
    qsizetype before = -1;
    qsizetype now = -1;
    bool isTaken = false;
};

// By their handles; one with a new handle is the one that stood in its place.
std::vector<Edited> editedEntries(const QStringList& before, const QStringList& now)
{
    std::vector<Edited> entries;
    for (qsizetype i = 0; i < now.size(); ++i) {
        const qsizetype same = before.indexOf(now[i]);
        const bool isRenamed = same < 0 && i < before.size() && !now.contains(before[i]);
        entries.push_back({isRenamed ? i : same, i});
    }
    return entries;
}

// The library's copy after what was made of the one that is shown.
class Merge
{
public:
    explicit Merge(const Kind& kind) : m_kind(kind) {}

    // `at`: where it comes to stand.
    QJsonValue merged(const Part& library, const Part& shown, const Part& edited, const QString& at)
    {
        if (!isTouched(shown, edited))
            return taken(library, at);
        const auto all = [&](auto is) { return is(library.value) && is(shown.value) && is(edited.value); };
        if (all(isPlainRecord))
            return mergedRecord(library, shown, edited, at);
        if (all(isListOfRecords))
            return mergedList(library, shown, edited, at);
        return taken(edited, at);
    }
    const QStringList& marks() const { return m_marks; }

private:
    QJsonValue taken(const Part& part, const QString& at)
    {
        for (const QString& way : part.marked())
            m_marks.append(at + way);
        return part.value;
    }

    QJsonObject mergedRecord(const Part& library, const Part& shown, const Part& edited, const QString& at)
    {
        QJsonObject record;
        QStringList keys = library.value.toObject().keys() + edited.value.toObject().keys();
        keys.removeDuplicates();
        for (const QString& key : std::as_const(keys)) {
            const QJsonValue value = merged(library.at(key), shown.at(key), edited.at(key), placeOf(at, key));
            record.insert(key, value); // what is undefined is left out
        }
        return record;
    }

    QJsonValue mergedList(const Part& library, const Part& shown, const Part& edited, const QString& at)
    {
        const QString key = handleIn(m_kind, shown.place);
        const auto ours = handlesOf(library.value.toArray(), key);
        const auto before = handlesOf(shown.value.toArray(), key);
        const auto now = handlesOf(edited.value.toArray(), key);
        if (!ours || !before || !now)
            return mergedInOrder(library, shown, edited, at);
        std::vector<Edited> entries = editedEntries(*before, *now);
        QJsonArray list;
        for (qsizetype i = 0; i < ours->size(); ++i) {
            const qsizetype was = before->indexOf(ours->at(i));
            const auto entry = was < 0 ? std::ranges::find(entries, now->indexOf(ours->at(i)), &Edited::now)
                                       : std::ranges::find(entries, was, &Edited::before);
            const QString place = placeOf(at, list.size());
            if (entry == entries.end() && was < 0)
                list.append(taken(library.at(i), place));
            if (entry == entries.end() || std::exchange(entry->isTaken, true))
                continue;
            list.append(was < 0 ? taken(edited.at(entry->now), place)
                                : merged(library.at(i), shown.at(was), edited.at(entry->now), place));
        }
        for (const Edited& entry : entries) {
            const Part one = edited.at(entry.now);
            if (!entry.isTaken && (entry.before < 0 || isTouched(shown.at(entry.before), one)))
                list.append(taken(one, placeOf(at, list.size())));
        }
        return list;
    }

    // Nothing tells the entries apart.
    QJsonValue mergedInOrder(const Part& library, const Part& shown, const Part& edited, const QString& at)
    {
        const qsizetype size = library.value.toArray().size();
        if (shown.value.toArray().size() != size || edited.value.toArray().size() != size)
            return taken(edited, at);
        QJsonArray list;
        for (qsizetype i = 0; i < size; ++i)
            list.append(merged(library.at(i), shown.at(i), edited.at(i), placeOf(at, i)));
        return list;
    }

    const Kind& m_kind;
    QStringList m_marks;
};

QStringList sortedMarks(const QJsonObject& item)
{
    QStringList marks = unconfirmedIn(inventedIn(item));
    marks.sort();
    return marks;
}

} // namespace

QJsonObject merged(const Kind& kind, const QJsonObject& library, const QJsonObject& shown,
                   const QJsonObject& edited)
{
    const QStringList libraryMarks = sortedMarks(library);
    const QStringList shownMarks = sortedMarks(shown);
    const QStringList editedMarks = sortedMarks(edited);
    const auto whole = [](const QJsonObject& item, const QStringList& marks) {
        return Part{marked(item, {}), {}, &marks};
    };
    Merge merge(kind);
    const QJsonValue item =
        merge.merged(whole(library, libraryMarks), whole(shown, shownMarks), whole(edited, editedMarks), {});
    return marked(item.toObject(), merge.marks());
}

} // namespace roadmarshal::content

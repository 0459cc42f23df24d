// What a piece of content consists of: its fields with bounds, for checking now and for editing forms.
#pragma once

#include "json/reader.h"

#include <variant>
#include <vector>

namespace roadmarshal::content {

struct Text
{
    int longest = 60;
};

struct Number
{
    int least = 0;
    int most = 0;
};

struct Switch
{
};

// The number of a team's livery, from 0: a form shows what it looks like.
struct Livery
{
    int count = 0;
};

// One of these.
struct Word
{
    QStringList words;
    // Before a word it makes the code of its phrase; none: the word is said as it is.
    QString phrases = {};
};

struct Record
{
};

struct List
{
    int least = 0;
    int most = 0;
};

// Records by id, as an object.
struct Map
{
    int most = 0;
    int longestId = 60;
};

struct Field
{
    enum class Need { Required, Optional };

    QString key;
    QString label; // a code that the game has a phrase for
    std::variant<Text, Number, Switch, Word, Record, List, Map, Livery> type;
    Need need = Need::Optional;
    // Of a record, or of each entry of a list or map. One without a key is the entry itself, a plain value.
    // None: whatever the kind's own check takes.
    std::vector<Field> fields = {};
    QString refers = {}; // the kind whose ids stand here
};

// Whether a list or map holds plain values.
bool holdsPlain(const Field& field);

// The field of a place, "cars[3].speed"; null where none is declared. The place of an entry has the field of
// its list or map.
const Field* fieldAt(const std::vector<Field>& fields, QStringView place);
// One word as the value of a field that takes one, sound or not; undefined where it takes more than that.
QJsonValue typedValue(const Field& field, const QString& word);

// The first field that is missing, of another type or out of bounds is a problem of the reader. Fields that
// are not listed are passed over.
void check(const std::vector<Field>& fields, const json::Reader& reader);

} // namespace roadmarshal::content

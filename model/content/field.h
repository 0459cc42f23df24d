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

// One of these.
struct Word
{
    QStringList words;
};

struct Record
{
};

struct List
{
    int least = 0;
    int most = 0;
};

struct Field
{
    enum class Need { Required, Optional };

    QString key;
    QString label; // a code that the game has a phrase for
    std::variant<Text, Number, Switch, Word, Record, List> type;
    Need need = Need::Optional;
    std::vector<Field> fields = {}; // of a record, or of each entry of a list; none: entries are plain values
};

// The first field that is missing, of another type or out of bounds is a problem of the reader. Fields that
// are not listed are passed over.
void check(const std::vector<Field>& fields, const json::Reader& reader);

} // namespace roadmarshal::content

// Reads the rows of a journal, whatever a file holds in their place.
#pragma once

#include "file_format.h"

#include <functional>
#include <map>
#include <vector>

class QSqlDatabase;
class QSqlError;

namespace roadmarshal::table {

struct SealedRow
{
    file_format::Row row;
    QByteArray seal; // as it is stored, right or wrong
    bool isTooLarge = false;
};

// Hands over one row after the other as long as more are wanted. Fails where the file can't be read on.
std::expected<void, QSqlError> readRows(const QSqlDatabase& database,
                                        const std::function<bool(const SealedRow&)>& take);
// Every row that can be read, each by itself: damage costs only the rows that it hits.
struct ReadableRows
{
    std::map<int, SealedRow> rows;
    int last = 0; // as far as it can be told
};
// A disk that fails to read is no damage, and costs them all.
std::expected<ReadableRows, QSqlError> readRowsOneByOne(const QSqlDatabase& database);

// The newest snapshots that can be read, newest first; their seals are still to be checked.
std::vector<file_format::Snapshot> readSnapshots(const QSqlDatabase& database, int upTo, int most);

// The entry in a row that stands at this place of the journal, or why there can be none.
std::expected<Entry, QString> entryFrom(const SealedRow& sealed, int number);

} // namespace roadmarshal::table

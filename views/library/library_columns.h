// How wide the columns of the library's list are: names as wide as they need, the others share what is left.
#pragma once

#include "library_model.h"

#include <array>

class QTableView;

namespace roadmarshal::views {

class LibraryColumns final : public QObject
{
public:
    // The table shows the model, or some of its rows.
    LibraryColumns(QTableView* table, const LibraryModel* model);

    // Of one game alone nobody has to be told which.
    void showGame(bool on);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    using Widths = std::array<int, LibraryModel::ColumnCount>;
    // Of all rows: columns stay where they are while somebody searches.
    void measure();
    void share();

    QTableView* m_table;
    const LibraryModel* m_model;
    Widths m_wanted{};
};

} // namespace roadmarshal::views

// Compares the table in the app with the code on a pack-away sheet, and says where to look if they differ.
#pragma once

#include "report/checksum.h"

#include <QDialog>

class QLabel;
class QLineEdit;

namespace roadmarshal::views::print {

class CheckSheetDialog final : public QDialog
{
    Q_OBJECT
public:
    CheckSheetDialog(const table::Game& game, const table::State& state, QWidget* parent = nullptr);

    QLineEdit* code() const { return m_code; }
    QLineEdit* part(report::Part part) const { return m_parts[static_cast<size_t>(part)].field; }
    QString result() const;
    QString verdict(report::Part part) const;

private:
    struct PartRow
    {
        QLineEdit* field = nullptr;
        QLabel* verdict = nullptr;
    };

    void makeParts();
    void check();
    void checkPart(size_t part);

    report::Checksum m_sum;
    QLineEdit* m_code;
    QLabel* m_result;
    QWidget* m_partsBox;
    std::array<PartRow, report::partCount> m_parts;
};

} // namespace roadmarshal::views::print

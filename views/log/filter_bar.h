// One row of controls that say which entries of the log are wanted.
#pragma once

#include "log_filter.h"

#include <QWidget>

class QComboBox;
class QLineEdit;

namespace roadmarshal::views {

class FilterBar : public QWidget
{
    Q_OBJECT
public:
    explicit FilterBar(QWidget* parent = nullptr);

    // Teams and cars to choose from; the choice starts anew.
    void setTable(const table::TableShow& table);
    LogFilter filter() const;
    void clear();
    void focusText();

signals:
    void changed();

private:
    void name();

    QLineEdit* m_text;
    QComboBox* m_who;
    QComboBox* m_kind;
};

} // namespace roadmarshal::views

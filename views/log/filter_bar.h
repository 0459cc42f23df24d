// One row of controls that say which entries of the log are wanted.
#pragma once

#include "log_filter.h"
#include "style/wording.h"

#include <QWidget>

class QComboBox;
class QLineEdit;

namespace roadmarshal::views {

class FilterBar : public QWidget
{
    Q_OBJECT
public:
    explicit FilterBar(QWidget* parent = nullptr);

    // Teams and pieces to choose from; the choice starts anew.
    void setTable(const table::TableShow& table);
    // Kinds of entries that the game tells apart.
    void setGroups(const QList<table::FactGroup>& groups, const Wording& say);
    LogFilter filter() const;
    void clear();
    void focusText();

signals:
    void changed();

private:
    void name();
    void fillKinds();
    void addPanels(const mats::Mat& mat);

    QLineEdit* m_text;
    QComboBox* m_who;
    QComboBox* m_kind;
    QList<table::FactGroup> m_groups;
    Wording m_say;
};

} // namespace roadmarshal::views

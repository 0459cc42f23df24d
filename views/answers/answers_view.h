// The answers to the open question: those that come in groups as rows of chips, the others as a list below.
#pragma once

#include "table/game.h"

#include <QWidget>

class QAbstractItemView;
class QListView;
class QModelIndex;
class QTableView;

namespace roadmarshal::views {

class OptionDelegate;
class OptionMatrix;
class OptionsModel;

class AnswersView : public QWidget
{
    Q_OBJECT
public:
    explicit AnswersView(QWidget* parent = nullptr);

    void setPrompt(const table::Game* game, const table::Prompt& prompt);
    // Lights an answer that is hovered elsewhere; tells whether there is one.
    bool setHovered(const QString& answer);

    QListView* list() const { return m_list; }
    QTableView* matrix() const { return m_matrix; }

signals:
    void chosen(const QString& answer);
    void previewChanged(const std::optional<roadmarshal::table::Preview>& preview);
    // What speaks against an answer is to be looked up.
    void rulesWanted(const QStringList& rules);

private:
    void prepare(QAbstractItemView* view);
    void showMenu(QAbstractItemView* view, const QPoint& position);
    const table::Option* optionAt(const QModelIndex& index) const;
    void fitMatrix();

    OptionsModel* m_options;
    OptionMatrix* m_groups;
    QListView* m_list;
    OptionDelegate* m_delegate;
    QTableView* m_matrix;
};

} // namespace roadmarshal::views

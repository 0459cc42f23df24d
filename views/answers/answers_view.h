// The answers to the open question: those that come in groups as rows of chips, the others as a list below.
// Where several may be, a click picks and Enter takes; numbers and dice are entered above, and so is what
// lies on a chart, where there is room for it.
#pragma once

#include "table/game.h"

#include <QWidget>

class QAbstractItemView;
class QKeyEvent;
class QListView;
class QMenu;
class QModelIndex;
class QTableView;

namespace roadmarshal::views {

class AnswerChart;
class ChipDelegate;
class DiceBar;
class NumberBar;
class OptionDelegate;
class OptionMatrix;
class OptionsModel;
class SeveralBar;
class TypedLine;

class AnswersView : public QWidget
{
    Q_OBJECT
public:
    explicit AnswersView(QWidget* parent = nullptr);

    // Whose pieces the answers are about; before the question.
    void setTable(const table::TableShow& table);
    void setPrompt(const table::Game* game, const table::Prompt& prompt);
    // Lights an answer that is meant elsewhere and shows what it would do; tells whether there is one. The
    // list stays where it is, and so does the keyboard in it.
    bool setHovered(const QString& answer);
    // Of many cards only those that say it; all of them if none does, or for nothing.
    void setSearch(const QString& words);
    // Letters typed here go on in this line.
    void setTypingTarget(TypedLine* line) { m_typingTarget = line; }

    // Where several may be answers: those picked so far, one more or one less, and all of them given.
    const QStringList& picked() const { return m_picked; }
    void toggle(const QString& answer);
    void takePicked();

    // What the lit answer is about, by its ids on the table; of all of them if none is lit.
    QStringList idsAtHand() const;

    QListView* list() const { return m_list; }
    QTableView* matrix() const { return m_matrix; }
    SeveralBar* severalBar() const { return m_several; }
    NumberBar* numberBar() const { return m_number; }
    DiceBar* diceBar() const { return m_dice; }
    AnswerChart* chart() const { return m_chart; }

signals:
    void chosen(const QString& answer);
    void pickedChanged(const QStringList& answers);
    void previewChanged(const std::optional<roadmarshal::table::Preview>& preview);
    // A menu of an answer is about to open; whoever knows what can be done with it adds to it at once.
    void menuOpening(QMenu* menu, const QStringList& ids);
    // What speaks against an answer is to be looked up.
    void rulesWanted(const QStringList& rules);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void dressGroups();
    void prepare(QAbstractItemView* view);
    // A press on it is for the question that was on show when the button went down.
    void guard(QWidget* pressed);
    void setBars(const table::Game* game, const table::Takes& takes);
    void setPicked(const QStringList& answers);
    void choose(const QModelIndex& index);
    void showMenu(QAbstractItemView* view, const QPoint& position);
    const table::Option* optionAt(const QModelIndex& index) const;
    void fitMatrix();
    void fitChart();
    void showViews(bool list, bool matrix);
    void goToFirst(QAbstractItemView* view);
    bool passOn(QObject* watched, const QKeyEvent* key);

    OptionsModel* m_options;
    OptionMatrix* m_groups;
    QListView* m_list;
    OptionDelegate* m_delegate;
    QTableView* m_matrix;
    ChipDelegate* m_chips;
    SeveralBar* m_several;
    NumberBar* m_number;
    DiceBar* m_dice;
    AnswerChart* m_chart;
    table::Takes m_takes;
    QList<table::Option> m_prompted;
    QString m_lit; // the answer under the mouse or the cursor
    QStringList m_picked;
    TypedLine* m_typingTarget = nullptr;
    bool m_searchable = false;
    bool m_isNew = false;    // the question came after the last press of a button
    bool m_swallows = false; // the rest of a double click whose first half was for another question
};

} // namespace roadmarshal::views

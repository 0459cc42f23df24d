// A chart whose nodes are the answers to the open question, such as a gear lever: those that may be chosen
// stand out, and a click chooses.
#pragma once

#include "mats/panel_layout.h"
#include "style/card.h"
#include "table/game.h"

namespace roadmarshal::views {

class AnswerChart : public Card
{
    Q_OBJECT
public:
    explicit AnswerChart(QWidget* parent = nullptr);

    // Where several answers lead to one node, it stands for the first of them.
    void setPrompt(const table::Game* game, const table::Prompt& prompt);
    bool isEmpty() const { return m_chart.nodes.isEmpty(); }
    // The answer that is meant elsewhere.
    void setLit(const QString& answer);
    // Null where it is no node's.
    QRectF placeOf(const QString& answer) const { return spotRect(answer); }

    int heightForWidth(int width) const override;

signals:
    void chosen(const QString& answer);
    // Empty: none any more.
    void hoveredChanged(const QString& answer);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void use(int spot) override;
    QString tip() const override;

private:
    void refresh();
    void tellHovered();
    const table::Option* optionFor(const QString& node) const;

    const table::Game* m_game = nullptr;
    mats::Chart m_chart;
    QList<table::Option> m_options;
    QList<Part> m_parts;
    QList<const table::Option*> m_choices; // in the order of the spots
    QString m_lit;                         // node
    QString m_told;                        // answer
};

} // namespace roadmarshal::views

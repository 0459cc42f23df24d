// Whom the open question is for, where it is not whoever's turn it is anyway: "Blue is asked, in Red's turn".
#pragma once

#include "table/prompt.h"
#include "table/team.h"

#include <QWidget>

class QLabel;

namespace roadmarshal::views {

class AskedStrip : public QWidget
{
    Q_OBJECT
public:
    explicit AskedStrip(QWidget* parent = nullptr);

    // Hidden if the question is for nobody in particular.
    void setPrompt(const table::Prompt& prompt, const QList<table::Team>& teams);
    QString text() const;

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void colour();

    QLabel* m_text;
    int m_livery = -1; // of the team that is asked; -1: the table
    bool m_interrupts = false;
};

} // namespace roadmarshal::views

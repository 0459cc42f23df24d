// A raised card with a heading, on the page that tells how a game ended.
#pragma once

#include <QFrame>

class QLabel;
class QVBoxLayout;

namespace roadmarshal::views {

class FinishCard : public QFrame
{
    Q_OBJECT
public:
    explicit FinishCard(const QString& title, QWidget* parent = nullptr);

    void add(QWidget* content);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QVBoxLayout* m_column;
};

// One highlight: in the colours of the team that it is about.
class HighlightCard final : public FinishCard
{
    Q_OBJECT
public:
    struct Words
    {
        QString title;
        QString who;
        QString what;
    };
    HighlightCard(const Words& words, const QString& icon, int livery, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_icon;
    int m_livery;
};

} // namespace roadmarshal::views

// A piece as its mat prints it, picked or left out by one click.
#pragma once

#include <QAbstractButton>
#include <QList>

namespace roadmarshal::views {

// In words.
struct PieceFacts
{
    struct Fact
    {
        QString label;
        QString value;
        QString icon; // may stand for the label
    };
    QString id;
    QString name;
    int livery = 0;
    int order = 0; // from 1, where the order of picking counts
    QString whyNot;
    QList<Fact> facts;
};

class PieceToggle final : public QAbstractButton
{
    Q_OBJECT
public:
    explicit PieceToggle(QWidget* parent = nullptr);

    void setPiece(const PieceFacts& piece, bool picked);
    const QString& id() const { return m_piece.id; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void focused();

protected:
    void paintEvent(QPaintEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void paintFacts(QPainter& painter, const QRectF& line) const;

    PieceFacts m_piece;
};

} // namespace roadmarshal::views

// Who sits where, clockwise: seats can be added, removed, and moved by hand or by key.
#pragma once

#include "table/game.h"

#include <QWidget>

class QToolButton;
class QVBoxLayout;

namespace roadmarshal::views {

class SeatRow;
struct SeatOffer;
struct SeatShow;

class SeatList final : public QWidget
{
    Q_OBJECT
public:
    explicit SeatList(QWidget* parent = nullptr);

    void setSeats(const table::Game& game, const table::SetupForm& form, const QList<QJsonObject>& seats);
    // As they are wanted; the game says what can be.
    const QList<QJsonObject>& seats() const { return m_seats; }
    // The seat whose details are shown.
    int current() const { return m_current; }
    void setCurrent(int seat);

    void add();
    void remove(int seat);
    void move(int from, int to);

    const QList<SeatRow*>& rows() const { return m_rows; }

signals:
    // Somebody came, went, moved, or picked something else.
    void changed();
    void nameEdited(int seat, const QString& key, const QString& name);
    void currentChanged(int seat);
    // Enter in the last name.
    void finished();

protected:
    void changeEvent(QEvent* event) override;

private:
    void makeButtons(QVBoxLayout* layout);
    SeatRow* makeRow(int seat);
    void refresh();
    SeatShow showOf(int seat) const;
    QList<SeatOffer> offersFor(int seat) const;
    const table::SetupField* nameField(int seat) const;
    const table::SetupField* pickField(int seat) const;
    void pick(int seat, const QString& word);
    void moveFocused(int seat, int by);
    void dragTo(const QPoint& globalPosition);
    QString nameOf(int seat) const;

    const table::Game* m_game = nullptr;
    table::SetupForm m_form;
    QList<QJsonObject> m_seats;
    QList<SeatRow*> m_rows; // one per seat; what is in them moves, they do not
    QVBoxLayout* m_column;
    QToolButton* m_add = nullptr;
    QToolButton* m_up = nullptr;
    QToolButton* m_down = nullptr;
    QToolButton* m_remove = nullptr;
    int m_current = 0;
    int m_grabbed = -1;
};

} // namespace roadmarshal::views

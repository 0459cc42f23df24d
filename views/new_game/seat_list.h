// Who sits where, clockwise: seats can be added, removed, and moved by hand or by key.
#pragma once

#include "choices.h"

#include <QWidget>

class QToolButton;
class QVBoxLayout;

namespace roadmarshal::views {

class SeatRow;
struct TeamOffer;

class SeatList final : public QWidget
{
    Q_OBJECT
public:
    explicit SeatList(const QList<table::Team>& known, QWidget* parent = nullptr);

    void setSeats(const QList<SeatChoice>& seats);
    const QList<SeatChoice>& seats() const { return m_seats; }
    void setStarters(int seat, const std::optional<QStringList>& starters);
    // The seat whose cars are shown.
    int current() const { return m_current; }
    void setCurrent(int seat);

    void add();
    void remove(int seat);
    void move(int from, int to);

    const QList<SeatRow*>& rows() const { return m_rows; }

signals:
    void changed();
    void currentChanged(int seat);
    // Enter in the last name.
    void finished();

protected:
    void changeEvent(QEvent* event) override;

private:
    void makeButtons(QVBoxLayout* layout);
    SeatRow* makeRow(int seat);
    void refresh();
    QList<TeamOffer> offersFor(int seat) const;
    void pickTeam(int seat, const QString& team);
    void moveFocused(int seat, int by);
    void dragTo(const QPoint& globalPosition);
    QString nameOf(int seat) const;

    QList<table::Team> m_known;
    QList<SeatChoice> m_seats;
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

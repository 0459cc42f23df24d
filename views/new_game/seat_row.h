// One seat at the table: a grip to move it by, its number, the player's name and the team, or what else is
// picked.
#pragma once

#include <QList>
#include <QWidget>

class QComboBox;
class QLineEdit;

namespace roadmarshal::views {

// What a seat may have: a team, a character. A taken one changes hands.
struct SeatOffer
{
    QString word;
    QString text;
    int livery = -1;     // none: it has no colour of its own
    QString holder;      // empty if nobody has it
    QString whyNot = {}; // it is offered, but can't be picked now
    bool operator==(const SeatOffer&) const = default;
};

// What is shown of a seat.
struct SeatShow
{
    QString player;
    int longestName = 0; // 0: players have no names here
    QString picked;
    QString pickLabel; // "Team"
    QList<SeatOffer> offers;
};

class SeatRow final : public QWidget
{
    Q_OBJECT
public:
    SeatRow(int number, QWidget* parent);

    void setSeat(const SeatShow& seat);
    void setCurrent(bool on);
    void setGrabbed(bool on);

    QWidget* grip() const { return m_grip; }
    QLineEdit* name() const { return m_name; }
    QComboBox* team() const { return m_team; }

signals:
    void nameEdited(const QString& name);
    void teamPicked(const QString& team);
    void nextWanted(); // Enter in the name
    void moveWanted(int by);
    void focused();
    void grabbed();
    void dragged(const QPoint& globalPosition);
    void dropped();

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void disable(int offer, const QString& why);
    bool filterGrip(QEvent* event);
    bool filterKeys(QObject* watched, QEvent* event);

    int m_number;
    QWidget* m_grip;
    QLineEdit* m_name;
    QComboBox* m_team;
    QList<SeatOffer> m_offers;
    bool m_isDark = false; // the palette that the swatches were painted for
    bool m_current = false;
    bool m_grabbed = false;
};

} // namespace roadmarshal::views

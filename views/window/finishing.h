// Brings the page that tells how a game ended, and does what its buttons say.
#pragma once

#include <QObject>

namespace roadmarshal::views {

class Desk;
class FinishPage;

class Finishing final : public QObject
{
    Q_OBJECT
public:
    Finishing(Desk* desk, QWidget* over);

    // Of the game on the desk, also of one that still goes on.
    void show();
    FinishPage* page() const { return m_page; }
    // False if it can't be written.
    bool savePicture(const QString& path);

signals:
    void printWanted();
    void playAgainWanted();
    void told(const QString& news);
    void problem(const QString& text);

private:
    void follow();
    void askForPicture();

    Desk* m_desk;
    FinishPage* m_page;
    const void* m_session = nullptr; // the one it tells of, only to tell it from another
    int m_entries = 0;
};

} // namespace roadmarshal::views

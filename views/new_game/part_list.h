// Parts of a board as small pictures with their names: those on offer, or those that are laid.
#pragma once

#include "table/game.h"

#include <QListWidget>

#include <map>

namespace roadmarshal::views {

class PartList final : public QListWidget
{
    Q_OBJECT
public:
    enum class Kind { OnOffer, Laid };
    PartList(const table::Game& game, Kind kind, QWidget* parent);

    // By word, in order.
    void setParts(const table::LayParts& lay, const QStringList& words);

signals:
    // Enter or a click on what is on offer.
    void wanted(const QString& word);
    // Keys on what is laid.
    void turnOverWanted();
    void removalWanted();
    void moveWanted(int by);
    // By drag and drop.
    void moved(int from, int to);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    QIcon pictureOf(const table::LayParts::Part& part);
    void fill(QListWidgetItem* item, const table::LayParts::Part& part);
    void want(const QListWidgetItem* item);
    bool takeKey(const QKeyEvent& event);

    const table::Game& m_game;
    Kind m_kind;
    table::LayParts m_lay;
    std::map<QString, QIcon> m_pictures; // by word, in the colours of now
};

} // namespace roadmarshal::views

// What the owner of a box reads on a card that comes up in play: another value than ours, or the same.
#pragma once

#include "content/two_copies.h"
#include "table/game.h"

#include <QObject>
#include <QPointer>

class QMenu;
class QWidget;

namespace roadmarshal::views {

class ItemDialog;

class CardSays final : public QObject
{
    Q_OBJECT
public:
    // Forms open over the window that this one is in.
    explicit CardSays(QWidget* beside, QObject* parent = nullptr);

    // The table that is played; null: none. `open` where something can be recorded.
    void setTable(const table::Game* game, const table::State& now, bool open);

    // Whether something is printed on any of them: cards, panels, pieces, answers, spaces by their ids.
    bool isPrinted(const QStringList& ids) const;
    // Two entries; for several cards each opens to one for each.
    void fill(QMenu& menu, const QStringList& ids);
    // The form with what the game holds now, at the card.
    ItemDialog* open(const content::Printed& printed);
    void confirm(const content::Printed& printed);

signals:
    // To be recorded: from here on the game goes on like that.
    void changeWanted(const roadmarshal::table::Effects& effects);
    // Something lies in the owner's library now.
    void libraryChanged();
    void told(const QString& text);

private:
    struct Card
    {
        content::Printed printed;
        QString name;
    };
    QList<Card> cardsOf(const QStringList& ids) const;
    // What says how a card is called: the game's own copy where it has one.
    QJsonObject namedIn(const content::Printed& printed) const;
    content::TwoCopies copiesOf(const content::Kind& kind, const content::Printed& printed) const;
    bool hasUnconfirmed(const content::Printed& printed) const;
    void save(ItemDialog& dialog, const content::Printed& printed, const QJsonObject& edited);
    // What speaks against it in the game; the place is in the item.
    std::optional<Problem> changeGame(const content::TwoCopies& copies, const content::Printed& printed,
                                      const QJsonObject& edited, table::Effects& effects) const;
    bool keep(const content::Kind& kind, const QJsonObject& item, QString* why);

    QPointer<QWidget> m_beside;
    const table::Game* m_game = nullptr;
    table::State m_now;
    bool m_open = false;
};

} // namespace roadmarshal::views

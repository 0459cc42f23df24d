// What the app does for the table: length of the game, the grid, the decks, and how much may be shown.
#pragma once

#include "table_facts.h"

#include <QWidget>

class QCheckBox;
class QFormLayout;
class QToolButton;

namespace roadmarshal::views {

class OptionBar;

class TableOptions final : public QWidget
{
    Q_OBJECT
public:
    // Offers what the game knows of.
    explicit TableOptions(const table::Game& game, QWidget* parent = nullptr);

    void setChoices(const Choices& choices);
    // Puts what is chosen here into the choices.
    void fill(Choices& choices) const;

    // Null where the game knows no such thing.
    OptionBar* length() const { return m_length; }
    OptionBar* start() const { return m_start; }
    OptionBar* deck(const QString& id) const { return m_decks.value(id); }
    // Lies beside the dialog's buttons, where it takes no room from the rest.
    QToolButton* rulings() const { return m_rulings; }
    QList<QCheckBox*> rulingBoxes() const { return m_rulingBoxes.values(); }

signals:
    // By a person.
    void picked();

private:
    OptionBar* addBar(OptionBar* bar);
    void addLength(const table::Game& game, const Choices& usual);
    void addDecks(const table::Game& game, const Choices& usual);
    void addReveal();
    void addRulings(const table::Game& game);
    void countRulings();
    void addHeading(const QString& text);

    QFormLayout* m_form;
    OptionBar* m_length = nullptr;
    OptionBar* m_start = nullptr;
    QMap<QString, OptionBar*> m_decks;
    QCheckBox* m_previews = nullptr;
    QCheckBox* m_threats = nullptr;
    QCheckBox* m_odds = nullptr;
    QToolButton* m_rulings = nullptr;
    QMap<QString, QCheckBox*> m_rulingBoxes; // by ruling; ticked if it is turned
    QMap<QString, QString> m_turnedWords;
};

} // namespace roadmarshal::views

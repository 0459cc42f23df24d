// The dock with the rules in short: search them, follow a citation, read what bears on it.
#pragma once

#include "rules/rule_book.h"
#include "table/ruling.h"

#include <QWidget>

#include <optional>

class QLineEdit;
class QTextBrowser;
class QUrl;

namespace roadmarshal::table {
class Game;
class State;
} // namespace roadmarshal::table

namespace roadmarshal::views {

class RulesPanel : public QWidget
{
    Q_OBJECT
public:
    explicit RulesPanel(QWidget* parent = nullptr);

    // The game whose rules are shown; without a book the panel says so.
    void setGame(const QString& game);
    // The same with the ledger of this game and of the house, and with what the table has turned.
    void setTable(const table::Game& game, const table::State& state, const table::Rulings& rulings);
    // The house has ruled, or withdrawn a ruling.
    void refreshLedger();
    // A citation such as "7.13" or "AR-16", or several, one after the other.
    void showRules(const QStringList& ids);
    void focusSearch();

    QLineEdit* searchLine() const { return m_search; }
    QTextBrowser* text() const { return m_text; }

signals:
    // Something could not be done, in words.
    void problem(const QString& text);

protected:
    void changeEvent(QEvent* event) override;

private:
    void search(const QString& words);
    void follow(const QUrl& link);
    void withdraw(const QString& id);
    // Puts rules, remarks and ledger together, and what is on show anew.
    void compose();
    void showAgain();

    std::optional<rules::RuleBook> m_rules; // as they come with the program
    std::optional<rules::RuleBook> m_book;  // with what belongs to this table
    QString m_game;
    QHash<QString, QString> m_remarks; // by ruling
    table::Rulings m_ofTheGame;
    table::Rulings m_ofTheHouse;
    QLineEdit* m_search;
    QTextBrowser* m_text;
    QStringList m_shown; // citations; empty while a search is on show
};

} // namespace roadmarshal::views

// The dock with the rules in short: search them, follow a citation, read what bears on it.
#pragma once

#include "rules/rule_book.h"

#include <QWidget>

#include <optional>

class QLineEdit;
class QTextBrowser;
class QUrl;

namespace roadmarshal::views {

class RulesPanel : public QWidget
{
    Q_OBJECT
public:
    explicit RulesPanel(QWidget* parent = nullptr);

    // The game whose rules are shown; without a book the panel says so.
    void setGame(const QString& game);
    // A citation such as "7.13" or "AR-16", or several, one after the other.
    void showRules(const QStringList& ids);
    void focusSearch();

    QLineEdit* searchLine() const { return m_search; }
    QTextBrowser* text() const { return m_text; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void search(const QString& words);
    void follow(const QUrl& link);

    std::optional<rules::RuleBook> m_book;
    QString m_game;
    QLineEdit* m_search;
    QTextBrowser* m_text;
    QStringList m_shown; // citations; empty while a search is on show
};

} // namespace roadmarshal::views

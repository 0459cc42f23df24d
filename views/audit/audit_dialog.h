// Reads the table back with the people round it, one line at a time, and records what differs as one
// correction. A table that already stands when a game begins is read in the same way.
#pragma once

#include "audit_words.h"

#include "table/journal/session.h"

#include <QDialog>

class QLabel;
class QListView;
class QProgressBar;
class QPushButton;
class QStackedWidget;

namespace roadmarshal::views {

class AuditCard;
class AuditEditors;
class AuditEnd;
class AuditModel;

class AuditDialog final : public QDialog
{
    Q_OBJECT
public:
    explicit AuditDialog(table::Session& session, QWidget* parent = nullptr);
    // Lays the table out from another one than the session has: empty, and begun.
    AuditDialog(table::Session& session, const table::State& from, QWidget* parent = nullptr);

    const table::Audit& audit() const { return m_audit; }
    bool isLayingOut() const { return !m_before.isEmpty(); }
    // The table as it is laid out so far.
    std::optional<table::TableShow> laidOut() const;
    AuditEditors* editors() const { return m_editors; }
    AuditCard* card() const { return m_card; }
    bool isEditing() const;
    bool isAtTheEnd() const;

    void agree();
    void agreeGroup();
    void differ(const QString& property);
    void back();
    // What came of it so far.
    void finish();
    void record();

    // What the line is about that is being read; empty at the end.
    QString subject() const;
    // The line about that piece, if it has one.
    void goTo(const QString& subject);
    // It stands somewhere else.
    void setPlace(const QString& subject, const QString& place);

    void reject() override;

signals:
    // Another line is read, or something was set.
    void changed();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void connectButtons(QPushButton* finish);
    QWidget* makeReadingPage();
    bool readingKey(int key);
    void showLine();
    void check();
    int lineOf(const QString& subject) const;
    void endEditing();
    // Why the differences can't be recorded; empty if they can.
    QString objection() const;

    table::Session& m_session;
    table::Effects m_before; // from the session's table to the one that is read
    table::Audit m_audit;
    AuditWords m_words;
    AuditModel* m_model;
    QStackedWidget* m_pages;
    QLabel* m_section;
    QLabel* m_passed;
    QLabel* m_count;
    QProgressBar* m_progress;
    AuditCard* m_card;
    AuditEditors* m_editors;
    QLabel* m_spoken; // the corrections of this line as they would be typed
    QLabel* m_hint;
    QListView* m_list;
    QPushButton* m_agree;
    QPushButton* m_differ;
    QPushButton* m_agreeGroup;
    QPushButton* m_back;
    AuditEnd* m_end;
    QList<table::Correction> m_beforeEditing;
};

} // namespace roadmarshal::views

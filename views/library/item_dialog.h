// An item in a form that follows from the fields of its kind: page by page where records hold lists of their
// own.
#pragma once

#include "item_document.h"

#include <QDialog>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QStackedWidget;
class QToolButton;

namespace roadmarshal::views {

class RecordPage;

class ItemDialog final : public QDialog
{
    Q_OBJECT
public:
    ItemDialog(const table::Game& game, const content::Kind& kind, const QJsonObject& item,
               QWidget* parent = nullptr);

    ItemDocument& document() { return m_document; }
    RecordPage* page() const;
    // Everything up to the value is opened.
    void goTo(const QString& place);
    // The form of the record at the place, or the value there.
    void showCard(const QString& place);
    // What speaks against what was to be saved, beside the fields.
    void complain(const QString& text);

    void reject() override;

signals:
    // The item is sound. Who saves it closes the dialog.
    void saveWanted(const QJsonObject& item);

private:
    void addActions();
    QLayout* makeFoot();
    void openAt(const QString& place, bool isEntry);
    void push(RecordPage* page, const QString& title);
    void back();
    void goOn();
    void save();
    void refresh();

    ItemDocument m_document;
    QHBoxLayout* m_crumbs;
    QList<QToolButton*> m_crumbButtons;
    QStackedWidget* m_pages;
    QLabel* m_totals;
    QLabel* m_problem;
    QPushButton* m_confirmAll;
    QPushButton* m_save;
    QString m_complaint;
};

} // namespace roadmarshal::views

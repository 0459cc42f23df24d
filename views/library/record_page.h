// The fields of an item, or of one record in it, to be typed: a line for each, a table for each list.
#pragma once

#include "item_document.h"

#include <QWidget>

class QFormLayout;
class QLabel;
class QToolButton;

namespace roadmarshal::views {

class EntriesTable;

class RecordPage final : public QWidget
{
    Q_OBJECT
public:
    // The fields lie at this place of the item.
    RecordPage(ItemDocument& document, const QString& place, const std::vector<content::Field>& fields,
               QWidget* parent = nullptr);

    // The keyboard goes to the value; false if it is not here. One that lies deeper is opened.
    bool focusAt(const QString& place);
    void focusFirst();
    // The first value that nobody has confirmed, if there is one.
    void focusUnconfirmed();
    // The value or values that the keyboard is at.
    void confirmFocused();
    QWidget* editorAt(const QString& place) const;
    // As Enter and Tab do in the value that the keyboard is at.
    void goOn();

signals:
    void openWanted(const QString& place, bool isEntry);
    // Behind the last value somebody goes on.
    void left();

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Line
    {
        QString place;
        content::Field field;
        QWidget* editor = nullptr;
        QToolButton* confirm = nullptr;
        QLabel* problem = nullptr;
    };
    void addFields(QFormLayout* form, const QString& place, const std::vector<content::Field>& fields);
    void addLine(QFormLayout* form, const QString& place, const content::Field& field);
    void addTable(QFormLayout* form, const QString& place, const content::Field& field);
    void goOnByEnter(QWidget* editor);
    void leave(const QWidget* editor);
    QWidget* editorFor(const QString& place, const content::Field& field);
    QWidget* choiceFor(const QString& place, const content::Field& field, const QStringList& words);
    void refresh();
    void refresh(const Line& line) const;

    ItemDocument& m_document;
    std::vector<Line> m_lines;
    QWidget* m_first = nullptr;
};

} // namespace roadmarshal::views

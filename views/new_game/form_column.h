// Fields of a set-up form, one below the other, under the headings of their groups.
#pragma once

#include "field_editor.h"

#include <map>

class QFormLayout;
class QVBoxLayout;

namespace roadmarshal::views {

class FormColumn final : public QWidget
{
    Q_OBJECT
public:
    explicit FormColumn(QWidget* parent = nullptr);

    // Editors of fields that were there before stay, with the focus that they may have.
    void setFields(const table::Game& game, const table::SetupFields& fields, const QJsonObject& choices);
    // Nothing of the game that was there before is kept.
    void clear();

    // Null for a field that is not there.
    FieldEditor* editor(const QString& key) const;
    // What is said below a field; empty if nothing speaks against it.
    QString problem(const QString& key) const;
    template <class Editor>
    QList<Editor*> editors() const
    {
        QList<Editor*> found;
        for (const QString& key : m_keys) {
            if (auto* editor = qobject_cast<Editor*>(this->editor(key)))
                found.append(editor);
        }
        return found;
    }
    QList<QWidget*> stops() const;

signals:
    // By a person.
    void picked(const QString& key, const QJsonValue& value);

private:
    struct Row
    {
        FieldEditor* editor = nullptr;
        QLabel* label = nullptr;
        QLabel* problem = nullptr;
        size_t kind = 0;
    };
    Row& rowFor(const table::SetupField& field, const table::Game& game);
    void lay(const table::Game& game, const table::SetupFields& fields);
    void addHeading(const QString& text);
    void remove(const QString& key);
    void takeApart();

    QVBoxLayout* m_tall; // what takes the room that is left: boards, pickers
    QFormLayout* m_form;
    std::map<QString, Row> m_rows; // by key
    QStringList m_keys;            // as laid out
    QList<QLabel*> m_headings;
};

} // namespace roadmarshal::views

// Small editors for the facts of one line of a table audit.
#pragma once

#include "audit_words.h"

#include <QHash>
#include <QWidget>

class QFormLayout;

namespace roadmarshal::views {

class AuditEditors final : public QWidget
{
    Q_OBJECT
public:
    explicit AuditEditors(const AuditWords& words, QWidget* parent = nullptr);

    // Makes the editors anew, with the values that are set so far.
    void edit(const table::Audit& audit, int line);
    // The first editor if there is none of that name.
    void focusOn(const QString& property);
    QWidget* editor(const QString& property) const { return m_editors.value(property); }

signals:
    void changed(const QString& property, const QString& value);

private:
    QWidget* makeEditor(const table::AuditFact& fact, const QString& value, const QString& asRead);

    const AuditWords& m_words;
    QFormLayout* m_form;
    QHash<QString, QWidget*> m_editors;
    QString m_first;
};

} // namespace roadmarshal::views

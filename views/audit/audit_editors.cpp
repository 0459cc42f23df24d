#include "audit_editors.h"

#include "style/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QSpinBox>

#include <algorithm>

namespace roadmarshal::views {

using namespace table;
using Kind = AuditFact::Kind;

namespace {

constexpr int endless = 999;

} // namespace

AuditEditors::AuditEditors(const AuditWords& words, QWidget* parent)
    : QWidget(parent), m_words(words), m_form(new QFormLayout(this))
{
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
}

void AuditEditors::edit(const Audit& audit, int line)
{
    while (m_form->rowCount() > 0)
        m_form->removeRow(0);
    m_editors.clear();
    m_first.clear();
    auto* tokens = new QWidget;
    auto* row = new QHBoxLayout(tokens);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2 * gap);
    for (const AuditFact& fact : audit.lines()[line].facts) {
        const QString asRead = fact.kind == Kind::Place ? m_words.place(audit, line) : QString();
        QWidget* editor = makeEditor(fact, audit.valueOf(line, fact.property), asRead);
        editor->setObjectName(QStringLiteral("audit-") + fact.property);
        editor->setAccessibleName(m_words.label(fact));
        m_editors.insert(fact.property, editor);
        if (m_first.isEmpty())
            m_first = fact.property;
        if (fact.kind == Kind::Switch)
            row->addWidget(editor);
        else
            m_form->addRow(m_words.label(fact), editor);
    }
    if (row->count() > 0)
        m_form->addRow(tr("Tokens"), tokens);
    else
        delete tokens;
}

void AuditEditors::focusOn(const QString& property)
{
    QWidget* wanted = m_editors.value(m_editors.contains(property) ? property : m_first);
    if (!wanted)
        return;
    wanted->setFocus(Qt::OtherFocusReason);
    if (auto* place = qobject_cast<QLineEdit*>(wanted))
        place->selectAll();
    if (auto* number = qobject_cast<QSpinBox*>(wanted))
        number->selectAll();
}

QWidget* AuditEditors::makeEditor(const AuditFact& fact, const QString& value, const QString& asRead)
{
    const auto submit = [this, property = fact.property](const QString& wanted) {
        emit changed(property, wanted);
    };
    switch (fact.kind) {
    case Kind::Number: {
        auto* editor = new QSpinBox;
        editor->setRange(std::max(fact.least, -endless), fact.most > 0 ? fact.most : endless);
        editor->setValue(value.toInt());
        connect(editor, &QSpinBox::valueChanged, this,
                [submit](int number) { submit(QString::number(number)); });
        return editor;
    }
    case Kind::Switch: {
        auto* editor = new QCheckBox(m_words.label(fact));
        editor->setChecked(value == QStringLiteral("on"));
        if (isDark(palette())) { // the style outlines boxes darker than the ground: not to be seen there
            QPalette light = editor->palette();
            light.setColor(QPalette::Base, coloursFor(palette()).outline);
            editor->setPalette(light);
        }
        connect(editor, &QCheckBox::toggled, this,
                [submit](bool on) { submit(on ? QStringLiteral("on") : QStringLiteral("off")); });
        return editor;
    }
    case Kind::Choice: {
        auto* editor = new QComboBox;
        for (const QString& choice : fact.choices)
            editor->addItem(m_words.choice(fact, choice), choice);
        editor->setCurrentIndex(editor->findData(value));
        connect(editor, &QComboBox::currentIndexChanged, this,
                [submit, editor] { submit(editor->currentData().toString()); });
        return editor;
    }
    case Kind::Place:
        break;
    }
    auto* editor = new QLineEdit(value);
    editor->setPlaceholderText(asRead);
    editor->setMaxLength(40);
    connect(editor, &QLineEdit::textChanged, this,
            // Nothing typed means nothing changed.
            [submit, read = fact.value](const QString& text) {
                const QString place = text.simplified().remove(u' ');
                submit(place.isEmpty() ? read : place);
            });
    return editor;
}

} // namespace roadmarshal::views

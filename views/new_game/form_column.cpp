#include "form_column.h"

#include "style/theme.h"

#include <QFormLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace roadmarshal::views {

namespace {

// More or fewer words may need another editor.
size_t kindOf(const table::SetupField& field)
{
    const auto* pick = std::get_if<table::PickOne>(&field.kind);
    constexpr size_t many = 100;
    return field.kind.index() + (pick && pick->options.size() > 3 ? many : 0);
}

} // namespace

FormColumn::FormColumn(QWidget* parent) : QWidget(parent), m_tall(new QVBoxLayout), m_form(new QFormLayout)
{
    m_tall->setSpacing(smallGap);
    m_form->setHorizontalSpacing(gap);
    m_form->setVerticalSpacing(smallGap);
    m_form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows); // for large text on a small screen
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(smallGap + 2);
    layout->addLayout(m_tall, 1);
    layout->addLayout(m_form);
}

FormColumn::Row& FormColumn::rowFor(const table::SetupField& field, const table::Game& game)
{
    const auto known = m_rows.find(field.key);
    if (known != m_rows.end() && known->second.kind == kindOf(field))
        return known->second;
    remove(field.key);
    Row row{makeEditor(field, game, this), nullptr, new QLabel(this), kindOf(field)};
    row.problem->setTextFormat(Qt::PlainText);
    row.problem->setWordWrap(true);
    row.problem->setFont(captionFont());
    if (!row.editor->namesItself() && !row.editor->takesRoom())
        row.label = new QLabel(game.say(field.label), this);
    connect(row.editor, &FieldEditor::picked, this,
            [this, key = field.key](const QJsonValue& value) { emit picked(key, value); });
    return m_rows[field.key] = row;
}

void FormColumn::setFields(const table::Game& game, const table::SetupFields& fields,
                           const QJsonObject& choices)
{
    QStringList keys;
    bool isNew = false;
    for (const table::SetupField& field : fields) {
        const auto known = m_rows.find(field.key);
        isNew = isNew || known == m_rows.end() || known->second.kind != kindOf(field);
        keys.append(field.key);
        Row& row = rowFor(field, game);
        const QJsonValue chosen = choices[field.key];
        row.editor->setField(field, chosen.isUndefined() ? field.usual : chosen);
        if (row.label)
            row.label->setMinimumHeight(row.editor->sizeHint().height());
        row.problem->setText(field.problem ? game.say(*field.problem) : QString());
        row.problem->setVisible(field.problem.has_value());
        QPalette colours = palette();
        colours.setColor(QPalette::WindowText, coloursFor(palette()).damage);
        row.problem->setPalette(colours);
    }
    if (!isNew && keys == m_keys)
        return;
    for (const QString& key : std::as_const(m_keys)) {
        if (!keys.contains(key))
            remove(key);
    }
    m_keys = keys;
    lay(game, fields);
}

void FormColumn::lay(const table::Game& game, const table::SetupFields& fields)
{
    takeApart();
    QString group;
    for (const table::SetupField& field : fields) {
        const Row& row = m_rows[field.key];
        if (row.editor->takesRoom()) {
            m_tall->addWidget(row.editor, 1);
            m_tall->addWidget(row.problem);
            continue;
        }
        if (const QString heading = game.say(field.group); std::exchange(group, heading) != heading)
            addHeading(heading);
        if (row.label)
            m_form->addRow(row.label, row.editor);
        else
            m_form->addRow(row.editor);
        m_form->addRow(row.problem);
    }
}

void FormColumn::addHeading(const QString& text)
{
    if (text.isEmpty())
        return;
    auto* heading = new QLabel(text, this);
    heading->setFont(boldFont());
    heading->setContentsMargins(0, smallGap, 0, 0);
    m_form->addRow(heading);
    m_headings.append(heading);
}

void FormColumn::takeApart()
{
    while (QLayoutItem* item = m_tall->takeAt(0))
        delete item;
    while (m_form->rowCount() > 0) {
        const QFormLayout::TakeRowResult row = m_form->takeRow(0);
        delete row.labelItem;
        delete row.fieldItem;
    }
    qDeleteAll(std::exchange(m_headings, {}));
}

void FormColumn::remove(const QString& key)
{
    const auto found = m_rows.find(key);
    if (found == m_rows.end())
        return;
    // A layout forgets what is deleted.
    delete found->second.editor;
    delete found->second.label;
    delete found->second.problem;
    m_rows.erase(found);
}

void FormColumn::clear()
{
    takeApart();
    for (const QString& key : std::exchange(m_keys, {}))
        remove(key);
}

FieldEditor* FormColumn::editor(const QString& key) const
{
    const auto found = m_rows.find(key);
    return found == m_rows.end() ? nullptr : found->second.editor;
}

QString FormColumn::problem(const QString& key) const
{
    const auto found = m_rows.find(key);
    return found == m_rows.end() ? QString() : found->second.problem->text();
}

QList<QWidget*> FormColumn::stops() const
{
    QList<QWidget*> stops;
    const auto add = [&](bool tall) {
        for (const QString& key : m_keys) {
            if (const FieldEditor* each = editor(key); each->takesRoom() == tall)
                stops += each->stops();
        }
    };
    add(true);
    add(false);
    return stops;
}

} // namespace roadmarshal::views

#include "record_page.h"

#include "content/place.h"
#include "entries_model.h"
#include "entries_table.h"
#include "field_text.h"
#include "style/icons.h"
#include "style/label.h"
#include "style/livery_name.h"
#include "style/swatch_icon.h"
#include "style/theme.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QShortcut>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace roadmarshal::views {

using content::Field;

namespace {

QLabel* problemLabel(QWidget* parent)
{
    QLabel* label = plainLabel(captionFont, {}, parent);
    label->setWordWrap(true);
    QPalette palette = label->palette();
    palette.setColor(QPalette::WindowText, coloursFor(palette).damage);
    label->setPalette(palette);
    label->hide();
    return label;
}

void showText(QWidget* editor, const QString& text, const QJsonValue& value)
{
    if (auto* line = qobject_cast<QLineEdit*>(editor)) {
        if (line->text() != text && !(line->hasFocus() && line->isModified()))
            line->setText(text);
    } else if (auto* box = qobject_cast<QComboBox*>(editor)) {
        if (box->findText(text) < 0)
            box->addItem(text); // what the file says, even if it is none of the words
        box->setCurrentIndex(box->findText(text));
    } else if (auto* check = qobject_cast<QCheckBox*>(editor)) {
        check->setChecked(value.toBool());
    }
}

// What each looks like beside its name.
void showLiveries(QComboBox* box)
{
    constexpr QSize swatch(30, 20);
    box->setIconSize(swatch);
    for (int item = 0; item < box->count(); ++item) {
        if (const int number = liveryNamed(box->itemText(item)); number >= 0)
            box->setItemIcon(item, swatchIcon(number, swatch));
    }
}

} // namespace

RecordPage::RecordPage(ItemDocument& document, const QString& place, const std::vector<Field>& fields,
                       QWidget* parent)
    : QWidget(parent), m_document(document)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap, gap, gap, gap);
    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setHorizontalSpacing(2 * gap);
    form->setVerticalSpacing(gap);
    layout->addLayout(form);
    layout->addStretch(1);
    addFields(form, place, fields);
    connect(&document, &ItemDocument::changed, this, qOverload<>(&RecordPage::refresh));
    refresh();
}

void RecordPage::addFields(QFormLayout* form, const QString& place, const std::vector<Field>& fields)
{
    for (const Field& field : fields) {
        const QString at = field.key.isEmpty() ? place : content::placeOf(place, field.key);
        if (isOneLine(field)) {
            addLine(form, at, field);
        } else if (std::holds_alternative<content::Record>(field.type)) {
            QLabel* title = plainLabel(boldFont, labelOf(m_document.game(), field), this);
            title->setContentsMargins(0, gap, 0, 0);
            form->addRow(title);
            addFields(form, at, field.fields);
        } else {
            addTable(form, at, field);
        }
    }
}

// For what does nothing else with it.
void RecordPage::goOnByEnter(QWidget* editor)
{
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter}) {
        auto* enter = new QShortcut(key, editor, nullptr, nullptr, Qt::WidgetShortcut);
        connect(enter, &QShortcut::activated, this, [this, editor] { leave(editor); });
    }
}

void RecordPage::leave(const QWidget* editor)
{
    if (editor == m_lines.back().editor)
        emit left();
    else
        focusNextChild();
}

void RecordPage::goOn()
{
    if (auto* table = qobject_cast<EntriesTable*>(focusWidget()))
        table->goOn(1);
    else
        focusNextChild();
}

QWidget* RecordPage::editorFor(const QString& place, const Field& field)
{
    if (std::holds_alternative<content::Switch>(field.type)) {
        auto* check = new QCheckBox(this);
        connect(check, &QCheckBox::clicked, this,
                [this, place](bool on) { m_document.set(tr("Type"), place, on); });
        goOnByEnter(check);
        return check;
    }
    if (const QStringList words = suggestionsFor(m_document.game(), field); !words.isEmpty())
        return choiceFor(place, field, words);
    auto* line = new QLineEdit(this);
    line->setPlaceholderText(boundsOf(field));
    if (const auto* text = std::get_if<content::Text>(&field.type))
        line->setMaxLength(text->longest);
    if (std::holds_alternative<content::Number>(field.type))
        line->setMaximumWidth(fontMetrics().averageCharWidth() * 18);
    connect(line, &QLineEdit::editingFinished, this, [this, line, place, field] {
        if (!line->isModified())
            return;
        line->setModified(false);
        m_document.set(tr("Type"), place, valueOf(m_document.game(), field, line->text()));
    });
    connect(line, &QLineEdit::returnPressed, this, [this, line] { leave(line); });
    return line;
}

QWidget* RecordPage::choiceFor(const QString& place, const Field& field, const QStringList& words)
{
    auto* box = new QComboBox(this);
    if (field.need == Field::Need::Optional)
        box->addItem(QString());
    box->addItems(words);
    box->setMaxVisibleItems(12);
    box->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    if (std::holds_alternative<content::Livery>(field.type))
        showLiveries(box);
    connect(box, &QComboBox::activated, this, [this, box, place, field] {
        m_document.set(tr("Type"), place, valueOf(m_document.game(), field, box->currentText()));
    });
    goOnByEnter(box);
    return box;
}

void RecordPage::addLine(QFormLayout* form, const QString& place, const Field& field)
{
    Line line{place, field, editorFor(place, field)};
    line.editor->setAccessibleName(labelOf(m_document.game(), field));
    line.confirm = new QToolButton(this);
    line.confirm->setIcon(icon(QStringLiteral("done")));
    line.confirm->setText(tr("Ours"));
    line.confirm->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    line.confirm->setToolTip(tr("Ours, in the place of what is printed. Ctrl+K: as on my card"));
    line.confirm->setAccessibleName(tr("Confirm as on my card"));
    line.confirm->setFocusPolicy(Qt::ClickFocus);
    connect(line.confirm, &QToolButton::clicked, this, [this, place] { m_document.confirm(place); });
    line.problem = problemLabel(this);
    auto* row = new QHBoxLayout;
    row->addWidget(line.editor, 1);
    row->addWidget(line.confirm);
    auto* column = new QVBoxLayout;
    column->setSpacing(2);
    column->addLayout(row);
    column->addWidget(line.problem);
    auto* label = plainLabel(bodyFont, labelOf(m_document.game(), field), this);
    label->setBuddy(line.editor);
    form->addRow(label, column);
    if (!m_first)
        m_first = line.editor;
    m_lines.push_back(std::move(line));
}

void RecordPage::addTable(QFormLayout* form, const QString& place, const Field& field)
{
    auto* table = new EntriesTable(m_document, new EntriesModel(m_document, place, field, this), this);
    connect(table, &EntriesTable::openWanted, this, &RecordPage::openWanted);
    connect(table, &EntriesTable::left, this, [this, table] { leave(table); });
    Line line{place, field, table};
    line.problem = problemLabel(this);
    QLabel* title = plainLabel(boldFont, labelOf(m_document.game(), field), this);
    title->setContentsMargins(0, gap, 0, 0);
    title->setBuddy(table);
    form->addRow(title);
    form->addRow(table);
    form->addRow(line.problem);
    if (!m_first)
        m_first = table;
    m_lines.push_back(std::move(line));
}

// The outline of a swatch goes by the theme.
void RecordPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange)
        return;
    for (const Line& line : m_lines) {
        if (std::holds_alternative<content::Livery>(line.field.type))
            showLiveries(qobject_cast<QComboBox*>(line.editor));
    }
}

void RecordPage::refresh()
{
    for (const Line& line : m_lines)
        refresh(line);
}

void RecordPage::refresh(const Line& line) const
{
    const auto& problem = m_document.problem();
    const bool wrong = problem && !problem->place.isEmpty() && content::isAtOrIn(problem->place, line.place);
    line.problem->setVisible(wrong);
    if (wrong) {
        const QString inside = placeInWords(m_document.game(), m_document.kind(), problem->place);
        line.problem->setText(problem->place == line.place
                                  ? problem->reason
                                  : QStringLiteral("%1: %2").arg(inside, problem->reason));
    }
    if (!line.confirm)
        return;
    const QJsonValue value = m_document.at(line.place);
    showText(line.editor, textOf(m_document.game(), line.field, value), value);
    line.confirm->setVisible(m_document.isInvented(line.place));
}

void RecordPage::focusFirst()
{
    if (m_first)
        m_first->setFocus(Qt::TabFocusReason);
}

void RecordPage::focusUnconfirmed()
{
    const auto line =
        std::ranges::find_if(m_lines, [this](const Line& each) { return m_document.isInvented(each.place); });
    if (line != m_lines.end())
        line->editor->setFocus(Qt::TabFocusReason);
}

QWidget* RecordPage::editorAt(const QString& place) const
{
    for (const Line& line : m_lines) {
        if (content::isAtOrIn(place, line.place))
            return line.editor;
    }
    return nullptr;
}

bool RecordPage::focusAt(const QString& place)
{
    QWidget* editor = editorAt(place);
    if (!editor)
        return false;
    editor->setFocus(Qt::TabFocusReason);
    if (auto* table = qobject_cast<EntriesTable*>(editor)) {
        const QModelIndex cell = table->entries()->indexOf(place);
        if (!cell.isValid())
            return true;
        table->setCurrentIndex(cell);
        table->scrollTo(cell);
        if (table->entries()->isOpened(cell) && table->entries()->placeOf(cell) != place)
            emit openWanted(table->entries()->placeOf(cell), false);
    }
    return true;
}

void RecordPage::confirmFocused()
{
    for (const Line& line : m_lines) {
        if (!line.editor->hasFocus())
            continue;
        if (auto* table = qobject_cast<EntriesTable*>(line.editor))
            table->confirmSelected();
        else
            m_document.confirm(line.place);
        return;
    }
}

} // namespace roadmarshal::views

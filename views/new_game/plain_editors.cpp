#include "plain_editors.h"

#include "option_bar.h"
#include "style/text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QSpinBox>
#include <QStandardItemModel>

namespace roadmarshal::views {

namespace {

void fill(QWidget* editor, QWidget* with)
{
    auto* layout = new QHBoxLayout(editor);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(with);
}

} // namespace

void offer(QComboBox* list, const QList<table::SetupOption>& options, const table::Game& game)
{
    list->clear();
    for (const table::SetupOption& option : options) {
        list->addItem(game.say(option.text), option.word);
        const int row = list->count() - 1;
        if (option.whyNot) {
            list->setItemData(row, tipOf(game.say(*option.whyNot)), Qt::ToolTipRole);
            if (auto* model = qobject_cast<QStandardItemModel*>(list->model()))
                model->item(row)->setEnabled(false);
        }
    }
}

BarEditor::BarEditor(const table::Game& game, QWidget* parent) : FieldEditor(parent), m_game(game)
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
}

void BarEditor::setField(const table::SetupField& field, const QJsonValue& chosen)
{
    const auto& pick = std::get<table::PickOne>(field.kind);
    QStringList words;
    for (const table::SetupOption& option : pick.options)
        words.append(option.word);
    if (!m_bar || m_words != words) {
        m_words = words;
        QList<OptionBar::Option> options;
        for (const table::SetupOption& option : pick.options)
            options.append({option.word, m_game.say(option.text), m_game.say(option.tip)});
        delete m_bar;
        m_bar = new OptionBar(m_game.say(field.label), options, this);
        layout()->addWidget(m_bar);
        connect(m_bar, &OptionBar::picked, this, [this](const QString& word) { emit picked(word); });
    }
    for (const table::SetupOption& option : pick.options)
        m_bar->setWhyNot(option.word, option.whyNot ? m_game.say(*option.whyNot) : QString());
    m_bar->setCurrent(chosen.toString());
}

QList<QWidget*> BarEditor::stops() const
{
    QList<QWidget*> buttons;
    for (QAbstractButton* button : m_bar->findChildren<QAbstractButton*>())
        buttons.append(button);
    return buttons;
}

ListEditor::ListEditor(const table::Game& game, QWidget* parent)
    : FieldEditor(parent), m_game(game), m_list(new QComboBox(this))
{
    fill(this, m_list);
    connect(m_list, &QComboBox::activated, this, [this] { emit picked(m_list->currentData().toString()); });
}

void ListEditor::setField(const table::SetupField& field, const QJsonValue& chosen)
{
    m_list->setAccessibleName(m_game.say(field.label));
    offer(m_list, std::get<table::PickOne>(field.kind).options, m_game);
    m_list->setCurrentIndex(m_list->findData(chosen.toString()));
}

QList<QWidget*> ListEditor::stops() const
{
    return {m_list};
}

NumberEditor::NumberEditor(QWidget* parent) : FieldEditor(parent), m_box(new QSpinBox(this))
{
    fill(this, m_box);
    connect(m_box, &QSpinBox::valueChanged, this, [this](int value) { emit picked(value); });
}

void NumberEditor::setField(const table::SetupField& field, const QJsonValue& chosen)
{
    const auto& number = std::get<table::PickNumber>(field.kind);
    const QSignalBlocker quiet(m_box);
    m_box->setRange(number.least, number.most);
    m_box->setValue(chosen.toInt(number.least));
    m_box->setAccessibleName(accessibleName());
}

QList<QWidget*> NumberEditor::stops() const
{
    return {m_box};
}

SwitchEditor::SwitchEditor(const table::Game& game, QWidget* parent)
    : FieldEditor(parent), m_game(game), m_box(new QCheckBox(this))
{
    fill(this, m_box);
    connect(m_box, &QCheckBox::clicked, this, [this](bool on) { emit picked(on); });
}

void SwitchEditor::setField(const table::SetupField& field, const QJsonValue& chosen)
{
    m_box->setText(m_game.say(field.label).replace(u'&', QStringLiteral("&&")));
    m_box->setChecked(chosen.toBool());
}

QList<QWidget*> SwitchEditor::stops() const
{
    return {m_box};
}

TextEditor::TextEditor(QWidget* parent) : FieldEditor(parent), m_line(new QLineEdit(this))
{
    fill(this, m_line);
    connect(m_line, &QLineEdit::textEdited, this, [this](const QString& text) { emit picked(text); });
}

void TextEditor::setField(const table::SetupField& field, const QJsonValue& chosen)
{
    m_line->setMaxLength(std::get<table::WriteText>(field.kind).longest);
    m_line->setAccessibleName(accessibleName());
    if (m_line->text() != chosen.toString())
        m_line->setText(chosen.toString());
}

QList<QWidget*> TextEditor::stops() const
{
    return {m_line};
}

} // namespace roadmarshal::views

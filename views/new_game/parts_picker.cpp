#include "parts_picker.h"

#include "board_picture.h"
#include "parts_dialog.h"
#include "plain_editors.h"
#include "style/theme.h"
#include "table/laid_parts.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace roadmarshal::views {

PartsPicker::PartsPicker(const table::Game& game, QWidget* parent)
    : FieldEditor(parent),
      m_game(game),
      m_list(new QComboBox(this)),
      m_lay(new QPushButton(tr("&Lay it yourselves…"), this)),
      m_picture(new BoardPicture(this)),
      m_facts(new QLabel(this))
{
    m_facts->setTextFormat(Qt::PlainText);
    m_facts->setWordWrap(true);
    m_facts->setFont(captionFont());
    m_facts->setForegroundRole(QPalette::PlaceholderText);
    m_lay->setAutoDefault(false);
    auto* head = new QHBoxLayout;
    head->setSpacing(gap);
    head->addWidget(m_list, 1);
    head->addWidget(m_lay);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(smallGap + 2);
    layout->addLayout(head);
    layout->addWidget(m_picture, 1);
    layout->addWidget(m_facts);
    connect(m_list, &QComboBox::activated, this, [this] {
        if (const QString word = m_list->currentData().toString(); !word.isEmpty())
            emit picked(word);
    });
    connect(m_lay, &QPushButton::clicked, this, &PartsPicker::openDialog);
}

// What people laid themselves stands in the list as long as it is chosen.
void PartsPicker::showReady(const table::LayParts& lay)
{
    offer(m_list, lay.ready, m_game);
    if (m_chosen.isObject())
        m_list->addItem(tr("Laid by yourselves"), QString());
    m_list->setCurrentIndex(m_chosen.isObject() ? m_list->count() - 1
                                                : m_list->findData(m_chosen.toString()));
}

void PartsPicker::setField(const table::SetupField& field, const QJsonValue& chosen)
{
    m_field = field;
    m_chosen = chosen;
    const auto& lay = std::get<table::LayParts>(field.kind);
    m_list->setAccessibleName(m_game.say(field.label));
    showReady(lay);
    const bool canBeTakenApart = table::laidParts(lay, chosen).has_value();
    m_lay->setEnabled(canBeTakenApart);
    m_lay->setToolTip(canBeTakenApart ? tr("Add, turn over, move and remove parts")
                                      : tr("This one is given as it is and can't be taken apart"));
    m_picture->setBoard(lay.picture ? lay.picture() : nullptr);
    QStringList facts;
    for (const table::Message& remark : field.remarks)
        facts.append(m_game.say(remark));
    m_facts->setText(facts.join(QStringLiteral(" · ")));
    if (m_dialog)
        m_dialog->setField(field, chosen);
}

void PartsPicker::openDialog()
{
    if (m_dialog)
        return;
    m_dialog = new PartsDialog(m_game, window());
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    m_dialog->setField(m_field, m_chosen);
    connect(m_dialog, &PartsDialog::picked, this, &FieldEditor::picked);
    connect(m_dialog, &QDialog::rejected, this, [this, before = m_chosen] { emit picked(before); });
    connect(m_dialog, &QDialog::finished, this, [this] { m_dialog = nullptr; });
    m_dialog->open();
}

QList<QWidget*> PartsPicker::stops() const
{
    return {m_list, m_lay};
}

QString PartsPicker::facts() const
{
    return m_facts->text();
}

} // namespace roadmarshal::views

#include "board_picker.h"

#include "board_picture.h"
#include "plain_editors.h"
#include "style/theme.h"

#include <QComboBox>
#include <QLabel>
#include <QVBoxLayout>

namespace roadmarshal::views {

BoardPicker::BoardPicker(const table::Game& game, QWidget* parent)
    : FieldEditor(parent),
      m_game(game),
      m_list(new QComboBox(this)),
      m_picture(new BoardPicture(this)),
      m_facts(new QLabel(this))
{
    m_facts->setTextFormat(Qt::PlainText);
    m_facts->setWordWrap(true);
    m_facts->setFont(captionFont());
    m_facts->setForegroundRole(QPalette::PlaceholderText);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(smallGap + 2);
    layout->addWidget(m_list);
    layout->addWidget(m_picture, 1);
    layout->addWidget(m_facts);
    connect(m_list, &QComboBox::activated, this, [this] { emit picked(current()); });
}

void BoardPicker::setField(const table::SetupField& field, const QJsonValue& chosen)
{
    m_list->setAccessibleName(m_game.say(field.label));
    offer(m_list, std::get<table::PickOne>(field.kind).options, m_game);
    m_list->setCurrentIndex(m_list->findData(chosen.toString()));
    QStringList facts;
    for (const table::Message& remark : field.remarks)
        facts.append(m_game.say(remark));
    m_facts->setText(facts.join(QStringLiteral(" · ")));
}

QList<QWidget*> BoardPicker::stops() const
{
    return {m_list};
}

QString BoardPicker::current() const
{
    return m_list->currentData().toString();
}

void BoardPicker::showBoard(std::shared_ptr<const board::Board> board)
{
    m_picture->setBoard(std::move(board));
}

QString BoardPicker::facts() const
{
    return m_facts->text();
}

} // namespace roadmarshal::views

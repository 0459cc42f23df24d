#include "board_picker.h"

#include "board/svg_source.h"
#include "plain_editors.h"
#include "style/theme.h"

#include <QComboBox>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QVBoxLayout>

namespace roadmarshal::views {

BoardPicture::BoardPicture(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void BoardPicture::setBoard(std::shared_ptr<const board::Board> board)
{
    m_board = std::move(board);
    m_drawn = {};
    update();
}

void BoardPicture::draw()
{
    m_isDark = isDark(palette());
    const board::Theme theme = m_isDark ? board::Theme::dark() : board::Theme::light();
    const QRectF world = m_board->bounds();
    const QSizeF room = QSizeF(size()) * devicePixelRatioF();
    const double scale = std::min(room.width() / world.width(), room.height() / world.height());
    QRectF part(QPointF(), room);
    part.moveCenter(world.center() * scale);
    SvgSources sources;
    for (const board::Patch& patch : m_board->patches())
        sources.push_back(std::make_shared<SvgSource>(patch, theme));
    m_drawn = QPixmap::fromImage(views::render(sources, part.toRect(), scale, QColor(theme.ground)));
    m_drawn.setDevicePixelRatio(devicePixelRatioF());
}

void BoardPicture::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& c = coloursFor(palette());
    QPainterPath frame;
    frame.addRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), cardRadius, cardRadius);
    if (m_board) {
        if (m_drawn.deviceIndependentSize().toSize() != size() || m_isDark != isDark(palette()))
            draw();
        painter.setClipPath(frame);
        painter.drawPixmap(0, 0, m_drawn);
        painter.setClipping(false);
    }
    painter.setPen(QPen(c.outline, 1));
    painter.drawPath(frame);
}

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

#include "table_screen.h"

#include "screen_painter.h"

#include "board/board_view.h"
#include "help/manual_chapter.h"
#include "moments/moment_overlay.h"

#include "settings/settings.h"
#include "settings/window_place.h"
#include "style/icons.h"

#include <QActionGroup>
#include <QContextMenuEvent>
#include <QMenu>
#include <QPainter>
#include <QToolButton>

namespace roadmarshal::views {

TableScreen::TableScreen()
    : m_overlay(new MomentOverlay(this)), m_menu(new QMenu(this)), m_button(new QToolButton(this))
{
    setWindowTitle(tr("Table screen – Roadmarshal"));
    setManualChapter(this, QStringLiteral("window"));
    setWindowIcon(QIcon(QStringLiteral(":/icons/app.svg")));
    setAccessibleName(tr("Table screen"));
    setMinimumSize(400, 300);
    setMouseTracking(true);
    m_rotation = savedTableScreen().rotation;
    makeMenu();
    setShowsBoard(savedTableScreen().board);
    m_button->setMenu(m_menu);
    m_button->setPopupMode(QToolButton::InstantPopup);
    m_button->setToolTip(tr("Turn, full screen, close"));
    m_button->hide();
    m_buttonTimer.setSingleShot(true);
    m_buttonTimer.setInterval(3000);
    connect(&m_buttonTimer, &QTimer::timeout, m_button, &QWidget::hide);
    if (!restorePlace(*this, savedTableScreen().geometry))
        resize(1280, 720);
}

void TableScreen::makeMenu()
{
    const auto add = [this](const QString& name, const QString& text, const QKeySequence& keys, auto slot) {
        QAction* action = m_menu->addAction(icon(name), text, keys, this, slot);
        addAction(action); // the keys work while the menu is closed
        return action;
    };
    add(QStringLiteral("rotate"), tr("&Turn"), Qt::Key_R, [this] { setRotation(m_rotation + 90); });
    auto* group = new QActionGroup(this);
    for (const int degrees : {0, 90, 180, 270}) {
        QAction* action = m_menu->addAction(degrees == 0 ? tr("Upright") : tr("Turned by %1°").arg(degrees),
                                            this, [this, degrees] { setRotation(degrees); });
        action->setCheckable(true);
        action->setChecked(degrees == m_rotation);
        group->addAction(action);
        m_rotations.append(action);
    }
    m_menu->addSeparator();
    m_boardAction = add(QStringLiteral("track"), tr("Show the &board"), Qt::Key_B,
                        [this] { setShowsBoard(!m_showsBoard); });
    m_boardAction->setCheckable(true);
    add(QStringLiteral("full-screen"), tr("&Full screen"), Qt::Key_F11, &TableScreen::toggleFullScreen);
    add(QStringLiteral("close"), tr("&Close"), Qt::Key_Escape, &QWidget::close);
}

void TableScreen::setSession(const table::Session* session, std::optional<int> replayed)
{
    m_table = table::TableShow();
    if (session)
        m_table =
            session->game().show(replayed ? session->at(*replayed).value_or(session->now()) : session->now());
    setFacts(session ? factsOf(*session, replayed) : ScreenFacts());
}

void TableScreen::setShowsBoard(bool on)
{
    m_showsBoard = on;
    m_boardAction->setChecked(on);
    if (on && !m_board) {
        m_board = new BoardView(this);
        m_board->setAnimated(false);
        m_board->setFrameShape(QFrame::NoFrame);
        m_board->setFocusPolicy(Qt::NoFocus);
        m_board->show();
    }
    refresh();
}

QRectF TableScreen::boardOn(const QSizeF& screen) const
{
    constexpr double share = 0.55;
    if (!m_showsBoard || !m_table.board)
        return {};
    return screen.width() >= screen.height() ? QRectF(0, 0, screen.width() * share, screen.height())
                                             : QRectF(0, 0, screen.width(), screen.height() * (1 - share));
}

QRectF TableScreen::scoreOn(const QSizeF& screen) const
{
    const QRectF board = boardOn(screen);
    QRectF score(QPointF(), screen);
    if (!board.isEmpty() && screen.width() >= screen.height())
        score.setLeft(board.right());
    else if (!board.isEmpty())
        score.setTop(board.bottom());
    return score;
}

void TableScreen::drawBoard(const QSizeF& screen)
{
    const QRectF place = boardOn(screen);
    m_picture = {};
    if (place.isEmpty())
        return;
    const QSize size = place.size().toSize();
    m_board->setGeometry(QRect(QPoint(-size.width() - gap, 0), size));
    m_board->setTable(m_table);
    m_board->fit();
    m_board->settle();
    m_picture = m_board->grab();
}

void TableScreen::setFacts(const ScreenFacts& facts)
{
    m_facts = facts;
    refresh();
}

void TableScreen::setRotation(int degrees)
{
    m_rotation = degrees % 360;
    m_rotations[m_rotation / 90]->setChecked(true);
    refresh();
}

void TableScreen::toggleFullScreen()
{
    setWindowState(windowState() ^ Qt::WindowFullScreen);
}

void TableScreen::refresh()
{
    const bool lying = m_rotation % 180 != 0;
    const QSizeF screen = lying ? size().transposed() : size();
    drawBoard(screen);
    m_layout = layOutScreen(m_facts, scoreOn(screen).size(), coloursFor(palette()));
    m_overlay->setRotation(m_rotation);
    m_button->setIcon(icon(QStringLiteral("rotate"), palette()));
    m_button->adjustSize();
    m_button->move(width() - m_button->width() - gap, gap);
    update();
}

void TableScreen::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.translate(width() / 2.0, height() / 2.0);
    painter.rotate(m_rotation);
    const bool lying = m_rotation % 180 != 0;
    const QSizeF screen = lying ? size().transposed() : size();
    painter.translate(-screen.width() / 2, -screen.height() / 2);
    if (!m_picture.isNull())
        painter.drawPixmap(boardOn(screen).topLeft(), m_picture);
    painter.translate(scoreOn(screen).topLeft());
    paintScreen(painter, m_layout, coloursFor(palette()));
}

void TableScreen::resizeEvent(QResizeEvent*)
{
    refresh();
}

void TableScreen::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        refresh();
}

void TableScreen::closeEvent(QCloseEvent* event)
{
    saveTableScreen({saveGeometry(), m_rotation, m_showsBoard});
    QWidget::closeEvent(event);
}

void TableScreen::contextMenuEvent(QContextMenuEvent* event)
{
    m_menu->popup(event->globalPos());
}

void TableScreen::mouseMoveEvent(QMouseEvent*)
{
    m_button->show();
    m_buttonTimer.start();
}

} // namespace roadmarshal::views

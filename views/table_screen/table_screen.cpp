#include "table_screen.h"

#include "help/manual_chapter.h"
#include "screen_painter.h"

#include "settings/settings.h"
#include "settings/window_place.h"
#include "style/icons.h"

#include <QActionGroup>
#include <QContextMenuEvent>
#include <QMenu>
#include <QPainter>
#include <QToolButton>

namespace roadmarshal::views {

TableScreen::TableScreen() : m_menu(new QMenu(this)), m_button(new QToolButton(this))
{
    setWindowTitle(tr("Table screen – Roadmarshal"));
    setManualChapter(this, QStringLiteral("window"));
    setWindowIcon(QIcon(QStringLiteral(":/icons/app.svg")));
    setAccessibleName(tr("Table screen"));
    setMinimumSize(400, 300);
    setMouseTracking(true);
    m_rotation = savedTableScreen().rotation;
    makeMenu();
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
    add(QStringLiteral("full-screen"), tr("&Full screen"), Qt::Key_F11, &TableScreen::toggleFullScreen);
    add(QStringLiteral("close"), tr("&Close"), Qt::Key_Escape, &QWidget::close);
}

void TableScreen::setSession(const table::Session* session)
{
    setFacts(session ? factsOf(*session) : ScreenFacts());
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
    m_layout = layOutScreen(m_facts, lying ? size().transposed() : size(), coloursFor(palette()));
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
    painter.translate(-m_layout.size.width() / 2, -m_layout.size.height() / 2);
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
    saveTableScreen({saveGeometry(), m_rotation});
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

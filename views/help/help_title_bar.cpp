#include "help_title_bar.h"

#include "style/icons.h"
#include "style/scaled.h"
#include "style/text.h"

#include <kddockwidgets/Config.h>
#include <kddockwidgets/DockWidget.h>
#include <kddockwidgets/core/DockWidget.h>
#include <kddockwidgets/core/TitleBar.h>
#include <kddockwidgets/qtwidgets/ViewFactory.h>
#include <kddockwidgets/qtwidgets/views/TitleBar.h>

#include <QEvent>
#include <QHelpEvent>
#include <QHBoxLayout>
#include <QPointer>
#include <QToolButton>
#include <QToolTip>

namespace roadmarshal::views {

namespace {

// The dock whose title the bar shows: of several tabs the one in front.
const KDDockWidgets::Core::DockWidget* dockUnder(const KDDockWidgets::Core::TitleBar* bar)
{
    const auto docks = bar->dockWidgets();
    for (const KDDockWidgets::Core::DockWidget* dock : docks) {
        if (docks.size() == 1 || dock->isCurrentTab())
            return dock;
    }
    return nullptr;
}

class HelpTitleBar final : public KDDockWidgets::QtWidgets::TitleBar
{
    Q_OBJECT
public:
    HelpTitleBar(KDDockWidgets::Core::TitleBar* bar, KDDockWidgets::Core::View* parent,
                 QPointer<QObject> owner, OpenHelp open)
        : TitleBar(bar, parent), m_owner(std::move(owner)), m_open(std::move(open))
    {
    }

protected:
    void init() override
    {
        TitleBar::init();
        m_help = new QToolButton(this);
        m_help->setAutoRaise(true);
        m_help->setFocusPolicy(Qt::NoFocus);
        m_help->setToolTip(tr("Help on this dock (F1)"));
        m_help->setAccessibleName(tr("Help on this dock"));
        m_help->setObjectName(QStringLiteral("dock-help"));
        setHelpIcon();
        fitText();
        connect(m_help, &QToolButton::clicked, this, [this] {
            const KDDockWidgets::Core::DockWidget* dock = dockUnder(titleBar());
            if (m_owner && dock)
                m_open(
                    {dock->uniqueName(), dock->title(), m_help->mapToGlobal(m_help->rect().bottomRight())});
        });
        // Behind the title and before the buttons that float and close.
        m_layout->insertWidget(2, m_help);
    }

    void changeEvent(QEvent* event) override
    {
        TitleBar::changeEvent(event);
        if (m_help && event->type() == QEvent::PaletteChange)
            setHelpIcon();
        if (m_help && event->type() == QEvent::FontChange)
            fitText();
    }

    // The title, where the bar has no room for all of it.
    bool event(QEvent* event) override
    {
        if (event->type() == QEvent::ToolTip) {
            QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), tipOf(titleBar()->title()), this);
            return true;
        }
        return TitleBar::event(event);
    }

private:
    void fitText()
    {
        setFixedHeight(scaled(30));
        m_help->setIconSize({scaled(14), scaled(14)});
        m_help->setFixedSize(scaled(20), scaled(20));
    }
    void setHelpIcon() { m_help->setIcon(icon(QStringLiteral("help"), palette())); }

    QPointer<QObject> m_owner;
    OpenHelp m_open;
    QToolButton* m_help = nullptr;
};

class HelpViewFactory final : public KDDockWidgets::QtWidgets::ViewFactory
{
    Q_OBJECT
public:
    HelpViewFactory(QObject* owner, OpenHelp open) : m_owner(owner), m_open(std::move(open)) {}

    KDDockWidgets::Core::View* createTitleBar(KDDockWidgets::Core::TitleBar* bar,
                                              KDDockWidgets::Core::View* parent) const override
    {
        return new HelpTitleBar(bar, parent, m_owner, m_open);
    }

private:
    QPointer<QObject> m_owner;
    OpenHelp m_open;
};

} // namespace

void addHelpToTitleBars(QObject* owner, const OpenHelp& open)
{
    KDDockWidgets::Config::self().setViewFactory(new HelpViewFactory(owner, open));
}

HelpSpot dockAround(const QWidget* widget)
{
    for (; widget; widget = widget->parentWidget()) {
        if (const auto* dock = qobject_cast<const KDDockWidgets::QtWidgets::DockWidget*>(widget))
            return {dock->uniqueName(), dock->title(), dock->mapToGlobal(dock->rect().topRight())};
    }
    return {};
}

} // namespace roadmarshal::views

#include "help_title_bar.moc"

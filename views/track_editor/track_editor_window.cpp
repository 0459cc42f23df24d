#include "track_editor_window.h"

#include "canvas/canvas.h"
#include "flaw_words.h"
#include "help/manual_chapter.h"
#include "section_box.h"
#include "sections_table.h"
#include "style/icons.h"
#include "style/scaled.h"
#include "style/theme.h"
#include "style/wrap_row.h"
#include "track/draft/loop.h"
#include "track/draft/marks.h"
#include "track_box.h"
#include "track_tool.h"

#include <QAction>
#include <QActionGroup>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QScreen>
#include <QSplitter>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace roadmarshal::views {

namespace {

constexpr int sectorsToBegin = 24;
constexpr int lanesToBegin = 4;
constexpr int sideWidth = 380;

// The ground of a space before the board is drawn in full.
SpaceColour colourOf(const track::Draft& draft)
{
    return [draft](const board::Space& space, const board::Theme& theme) {
        const auto at = track::parseSpace(space.id);
        if (!at)
            return theme.bay;
        const track::Section& section = draft.track.sections[draft.sectionOf(at->sector)];
        const bool alternate = at->sector % 2 == 1;
        if (section.isTrough(at->lane))
            return theme.trough;
        switch (section.surface) {
        case track::Surface::Rough:
            return alternate ? theme.roughAlternate : theme.rough;
        case track::Surface::Jump:
            return alternate ? theme.jumpAlternate : theme.jump;
        case track::Surface::Paved:
            break;
        }
        return alternate ? theme.asphaltAlternate : theme.asphalt;
    };
}

} // namespace

TrackEditorWindow::TrackEditorWindow()
    : m_editing(track::newOval(sectorsToBegin, lanesToBegin)),
      m_toolGroup(new QActionGroup(this)),
      m_openMenu(new QMenu(this)),
      m_canvas(new Canvas(this)),
      m_table(new SectionsTable(m_editing, this)),
      m_sectionBox(new SectionBox(m_editing, this)),
      m_trackBox(new TrackBox(m_editing, this)),
      m_pages(new QTabWidget(this)),
      m_flawList(new QListWidget(this)),
      m_message(new QLabel(this))
{
    setManualChapter(this, QStringLiteral("track_editor"));
    setWindowIcon(QIcon(QStringLiteral(":/icons/app.svg")));
    m_canvas->setAccessibleName(tr("The track as it is drawn"));
    m_flawList->setAccessibleName(tr("What is wrong with the track"));
    m_flawList->setWordWrap(true);
    m_message->setTextFormat(Qt::PlainText);
    makeActions();
    makeTools();
    arrange();
    connectParts();
    m_toolGroup->actions().first()->trigger();
    beginOval(sectorsToBegin, lanesToBegin);
    resize(QSize(scaled(1240), scaled(780)).boundedTo(screen()->availableSize() * 0.98));
}

TrackEditorWindow::~TrackEditorWindow()
{
    m_canvas->setTool(nullptr);
    // They look at the track until they are gone.
    qDeleteAll(findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
}

QAction* TrackEditorWindow::addAction(const QString& name, const QString& iconName, const QString& text,
                                      const QKeySequence& keys, const std::function<void()>& run)
{
    auto* action = new QAction(icon(iconName), text, this);
    action->setShortcut(keys);
    connect(action, &QAction::triggered, this, run);
    QWidget::addAction(action);
    m_actions.insert(name, action);
    return action;
}

void TrackEditorWindow::makeActions()
{
    const auto add = [this](const char* name, const char* icon, const QString& text, const QKeySequence& keys,
                            const std::function<void()>& run) {
        return addAction(QLatin1StringView(name), QLatin1StringView(icon), text, keys, run);
    };
    add("new", "new-game", tr("&New…"), QKeySequence::New, [this] { askForNew(); });
    add("open", "open", tr("&Open"), QKeySequence::Open, [this] {
        m_buttons.value(QStringLiteral("open"))->showMenu();
    })->setMenu(m_openMenu);
    add("trace", "trace", tr("&Trace a board…"), QKeySequence(QStringLiteral("Ctrl+B")), [this] {
        traceFromPhoto();
    })->setToolTip(tr("From a photo or scan of a board (Ctrl+B)"));
    add("reload", "rotate", tr("Read it again"), QKeySequence::Refresh, [this] {
        reload();
    })->setToolTip(tr("Read the file again, as somebody may have changed it by hand (F5)"));
    add("save", "save-copy", tr("&Save"), QKeySequence::Save, [this] {
        save();
    })->setToolTip(tr("Into your library (Ctrl+S)"));
    add("undo", "undo", tr("Undo"), QKeySequence::Undo, [this] { m_editing.undo(); });
    add("redo", "redo", tr("Redo"), QKeySequence(QStringLiteral("Ctrl+Y")), [this] { m_editing.redo(); });
    add("fill-grid", "grid", tr("Fill the grid"), QKeySequence(QStringLiteral("Ctrl+G")), [this] {
        m_editing.change(track::withGridFilled(m_editing.draft()));
    })->setToolTip(tr("Forty spaces, lane by lane behind the last one (Ctrl+G)"));
    add("close-loop", "loop", tr("Close the &loop"), QKeySequence(QStringLiteral("Ctrl+L")), [this] {
        m_editing.change(track::withLoopClosed(m_editing.draft()));
    })->setToolTip(tr("The bends share what is missing to come round (Ctrl+L)"));
    add("fit", "fit", tr("&Fit"), QKeySequence(QStringLiteral("Ctrl+0")), [this] {
        m_canvas->fit();
    })->setToolTip(tr("The whole track (Ctrl+0)"));
    add("play", "play", tr("&Play on it…"), QKeySequence(QStringLiteral("Ctrl+P")), [this] {
        play();
    })->setToolTip(tr("Save it and begin a game on it (Ctrl+P)"));
}

void TrackEditorWindow::addTool(const QString& name, const QString& icon, const QString& text,
                                const QString& tip, std::unique_ptr<TrackTool> tool)
{
    const QKeySequence keys(QStringLiteral("Ctrl+%1").arg(m_tools.size() + 1));
    QAction* action =
        addAction(name, icon, text, keys, [this, plugged = tool.get()] { m_canvas->setTool(plugged); });
    action->setCheckable(true);
    action->setToolTip(tip + QStringLiteral(" (") + keys.toString(QKeySequence::NativeText) + u')');
    m_toolGroup->addAction(action);
    m_tools.push_back(std::move(tool));
}

void TrackEditorWindow::makeTools()
{
    addTool(QStringLiteral("section"), QStringLiteral("track"), tr("Sections"),
            tr("Click a section; drag its end to bend or lengthen it"), makeSectionTool(m_editing));
    addTool(QStringLiteral("split"), QStringLiteral("split"), tr("Split"),
            tr("Click the sector where a section begins"), makeSplitTool(m_editing));
    addTool(QStringLiteral("join"), QStringLiteral("join"), tr("Joins"),
            tr("Click a lane at the end of a section, then lanes behind it"), makeJoinTool(m_editing));
    addTool(QStringLiteral("finish"), QStringLiteral("flag-finish"), tr("Finish line"),
            tr("Click the first sector past the line"), makeFinishTool(m_editing));
    addTool(QStringLiteral("grid"), QStringLiteral("grid"), tr("Grid"),
            tr("Click the spaces of the grid in order, or draw over them"), makeGridTool(m_editing));
    addTool(QStringLiteral("chute"), QStringLiteral("chute"), tr("Chute"),
            tr("Click where the chute leads in, on its side of the road"), makeChuteTool(m_editing));
    addTool(QStringLiteral("crossover"), QStringLiteral("crossing"), tr("Crossovers"),
            tr("Click two spaces that are one cell"), makeCrossoverTool(m_editing));
}

QLayout* TrackEditorWindow::makeBar()
{
    auto* bar = new WrapRow;
    bar->setSpacing(smallGap);
    for (const char* name :
         {"new", "open", "trace", "save", "undo", "redo", "section", "split", "join", "finish", "grid",
          "fill-grid", "chute", "crossover", "close-loop", "fit", "play"}) {
        QAction* action = m_actions.value(QLatin1StringView(name));
        auto* button = new QToolButton(this);
        button->setDefaultAction(action);
        const bool isPlain = action == m_actions.value(QStringLiteral("undo")) ||
                             action == m_actions.value(QStringLiteral("redo"));
        button->setToolButtonStyle(isPlain ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
        button->setFocusPolicy(Qt::StrongFocus);
        if (action->menu())
            button->setPopupMode(QToolButton::InstantPopup);
        m_buttons.insert(QLatin1StringView(name), button);
        bar->addWidget(button);
    }
    return bar;
}

QWidget* TrackEditorWindow::makeSide()
{
    auto* sections = new QWidget(this);
    auto* sectionRows = new QVBoxLayout(sections);
    sectionRows->addWidget(m_table, 1);
    sectionRows->addWidget(m_sectionBox);
    auto* whole = new QWidget(this);
    auto* wholeRows = new QVBoxLayout(whole);
    wholeRows->addWidget(m_trackBox);
    wholeRows->addStretch();
    m_pages->addTab(sections, tr("S&ections"));
    m_pages->addTab(whole, tr("Tr&ack"));
    auto* side = new QSplitter(Qt::Vertical, this);
    side->addWidget(m_pages);
    side->addWidget(m_flawList);
    side->setStretchFactor(0, 4);
    side->setStretchFactor(1, 1);
    side->setChildrenCollapsible(false);
    return side;
}

void TrackEditorWindow::arrange()
{
    auto* middle = new QSplitter(this);
    middle->addWidget(m_canvas);
    middle->addWidget(makeSide());
    middle->setStretchFactor(0, 1);
    middle->setSizes({scaled(1240 - sideWidth), scaled(sideWidth)});
    middle->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap, gap, gap, gap);
    layout->setSpacing(smallGap + 2);
    layout->addLayout(makeBar());
    layout->addWidget(middle, 1);
    layout->addWidget(m_message);
}

void TrackEditorWindow::connectParts()
{
    connect(&m_editing, &TrackEditing::changed, this, &TrackEditorWindow::showTrack);
    connect(&m_editing, &TrackEditing::sectionChanged, m_canvas, &Canvas::refreshTool);
    connect(&m_editing, &TrackEditing::savedChanged, this, &TrackEditorWindow::showTitle);
    connect(m_canvas, &Canvas::markClicked, this, [this](int mark) {
        const auto& flaws = m_editing.flaws();
        for (int i = 0; i < static_cast<int>(flaws.size()); ++i) {
            if (flaws[i].space && mark-- == 0)
                m_flawList->setCurrentRow(i);
        }
    });
    connect(m_flawList, &QListWidget::currentRowChanged, this, &TrackEditorWindow::jumpTo);
    connect(m_flawList, &QListWidget::itemClicked, this, [this] { jumpTo(m_flawList->currentRow()); });
    connect(m_table, &SectionsTable::removalWanted, m_sectionBox, &SectionBox::remove);
    connect(m_openMenu, &QMenu::aboutToShow, this, &TrackEditorWindow::fillOpenMenu);
}

void TrackEditorWindow::showTrack()
{
    m_canvas->setBoard(m_editing.laid().board, colourOf(m_editing.draft()));
    showFlaws();
    showTitle();
    m_actions.value(QStringLiteral("undo"))->setEnabled(m_editing.canUndo());
    m_actions.value(QStringLiteral("redo"))->setEnabled(m_editing.canRedo());
    m_actions.value(QStringLiteral("close-loop"))->setEnabled(m_editing.drawn() != track::Drawn::AsDescribed);
    m_actions.value(QStringLiteral("play"))->setEnabled(track::canBeRacedOn(m_editing.flaws()));
    const bool hasStart = !m_editing.draft().track.isOfSisterGame();
    for (const char* name : {"grid", "fill-grid", "chute"})
        m_actions.value(QLatin1StringView(name))->setEnabled(hasStart);
}

void TrackEditorWindow::showFlaws()
{
    QList<CanvasMark> marks;
    const QSignalBlocker quiet(m_flawList);
    const Colours& colours = coloursFor(palette());
    m_flawList->clear();
    for (const track::Flaw& flaw : m_editing.flaws()) {
        const QString words = inWords(flaw);
        auto* item = new QListWidgetItem(icon(QStringLiteral("warning")), words, m_flawList);
        item->setForeground(flaw.stops() ? colours.damage : colours.text);
        const board::Space* space =
            flaw.space ? m_editing.laid().board->find(track::toText(*flaw.space)) : nullptr;
        if (space)
            marks.append({space->centre, words, flaw.stops()});
    }
    if (m_editing.flaws().empty())
        (new QListWidgetItem(icon(QStringLiteral("done")), tr("Nothing is wrong: one can race on it"),
                             m_flawList))
            ->setForeground(colours.good);
    m_canvas->setMarks(marks);
}

void TrackEditorWindow::jumpTo(int flaw)
{
    const auto& flaws = m_editing.flaws();
    if (flaw < 0 || flaw >= static_cast<int>(flaws.size()))
        return;
    using Kind = track::Flaw::Kind;
    const auto use = [this](const char* tool) { m_actions.value(QLatin1StringView(tool))->trigger(); };
    switch (flaws[flaw].kind) {
    case Kind::NoName:
    case Kind::BadId:
        m_pages->setCurrentIndex(1);
        return (flaws[flaw].kind == Kind::NoName ? m_trackBox->name() : m_trackBox->id())->setFocus();
    case Kind::NoChute:
        return use("chute");
    case Kind::GridTooSmall:
    case Kind::GridNotFull:
    case Kind::GridOnOneCell:
        use("grid");
        break;
    case Kind::LeadsNowhere:
    case Kind::ReachedByNone:
        use("join");
        break;
    default:
        break;
    }
    if (!flaws[flaw].space)
        return;
    m_editing.setSection(m_editing.draft().sectionOf(flaws[flaw].space->sector));
    m_canvas->setKeySpace(track::toText(*flaws[flaw].space));
}

void TrackEditorWindow::showTitle()
{
    const QString name = m_editing.draft().track.name;
    //: The title of a window; [*] stands for "not saved"
    setWindowTitle(tr("%1[*] – track editor – Roadmarshal").arg(name.isEmpty() ? tr("New track") : name));
    setWindowModified(!m_editing.isSaved());
}

QString TrackEditorWindow::message() const
{
    return m_message->text();
}

void TrackEditorWindow::tell(const QString& message)
{
    m_message->setText(message);
}

void TrackEditorWindow::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        showFlaws();
}

} // namespace roadmarshal::views

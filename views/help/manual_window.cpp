#include "manual_window.h"

#include "manual_page.h"
#include "style/focus_frame.h"
#include "style/icons.h"
#include "style/theme.h"
#include "style/typed_line.h"

#include <QAction>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QScreen>
#include <QScrollBar>
#include <QShortcut>
#include <QSplitter>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>

namespace roadmarshal::views {

namespace {

constexpr std::size_t mostFound = 60;
constexpr qsizetype beforeHit = 24;
constexpr qsizetype longestExcerpt = 90;

// What stands round the first word that was found.
QString excerpt(const QString& text, const std::vector<rules::Range>& hits)
{
    const qsizetype hit = hits.empty() ? 0 : hits.front().start;
    qsizetype from = std::max<qsizetype>(0, hit - beforeHit);
    if (const qsizetype blank = text.indexOf(u' ', from); from > 0 && blank >= 0 && blank < hit)
        from = blank + 1;
    const QString cut = text.sliced(from, std::min(longestExcerpt, text.size() - from));
    return (from > 0 ? QStringLiteral("… ") : QString()) + cut;
}

} // namespace

ManualWindow::ManualWindow(const QString& language)
    : m_language(language),
      m_search(new TypedLine(this)),
      m_contents(new QListWidget(this)),
      m_page(new ManualPage(this))
{
    setWindowTitle(tr("Manual – Roadmarshal"));
    setWindowIcon(QIcon(QStringLiteral(":/icons/app.svg")));
    m_search->setPlaceholderText(tr("Search the manual"));
    m_search->setAccessibleName(tr("Search the manual"));
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_contents->setAccessibleName(tr("Chapters"));
    m_contents->setFrameShape(QFrame::NoFrame);
    m_contents->setSpacing(2);
    m_contents->setTextElideMode(Qt::ElideRight);
    m_contents->setWordWrap(true);
    m_contents->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    addKeys();
    arrange();
    connect(m_search, &QLineEdit::textChanged, this, &ManualWindow::list);
    connect(m_search, &QLineEdit::returnPressed, m_page, qOverload<>(&QWidget::setFocus));
    connect(m_contents, &QListWidget::currentRowChanged, this, &ManualWindow::choose);
    connect(m_contents, &QListWidget::itemActivated, m_page, qOverload<>(&QWidget::setFocus));
    connect(m_page, &QTextBrowser::anchorClicked, this, &ManualWindow::follow);
}

void ManualWindow::arrange()
{
    auto* steps = new QHBoxLayout;
    for (QAction* action : {m_back, m_forward}) {
        auto* button = new QToolButton(this);
        button->setAutoRaise(true);
        button->setDefaultAction(action);
        steps->addWidget(button);
    }
    steps->addWidget(m_search, 1);
    auto* side = new QWidget(this);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(steps);
    column->addWidget(new FocusFrame(m_contents, side), 1);
    auto* split = new QSplitter(this);
    split->setChildrenCollapsible(false);
    split->addWidget(side);
    split->addWidget(new FocusFrame(m_page, split));
    split->setStretchFactor(1, 1);
    split->setSizes({300, 700});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap, gap, gap, gap);
    layout->addWidget(split);
    const QSize room = screen()->availableSize();
    resize(std::min(1040, room.width() * 9 / 10), std::min(760, room.height() * 9 / 10));
    setTabOrder({m_search, m_contents, m_page});
}

QAction* ManualWindow::addStep(const QString& name, const QString& text, const QKeySequence& keys, int by)
{
    auto* action = new QAction(icon(name), text, this);
    action->setShortcut(keys);
    action->setToolTip(QStringLiteral("%1 (%2)").arg(text, keys.toString(QKeySequence::NativeText)));
    addAction(action);
    connect(action, &QAction::triggered, this, [this, by] { step(by); });
    return action;
}

void ManualWindow::addKeys()
{
    m_back = addStep(QStringLiteral("step-back"), tr("Back"), QKeySequence(QStringLiteral("Alt+Left")), -1);
    m_forward =
        addStep(QStringLiteral("step-forward"), tr("Forward"), QKeySequence(QStringLiteral("Alt+Right")), 1);
    const auto add = [this](const QKeySequence& keys, auto slot) {
        connect(new QShortcut(keys, this), &QShortcut::activated, this, slot);
    };
    add(QKeySequence::Find, [this] {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    });
    add(QKeySequence(Qt::Key_F3), [this] { m_page->goToMark(true); });
    add(QKeySequence(Qt::SHIFT | Qt::Key_F3), [this] { m_page->goToMark(false); });
    add(QKeySequence(Qt::Key_Escape), [this] { leave(); });
}

void ManualWindow::leave()
{
    if (m_search->text().isEmpty())
        close();
    else
        m_search->clear();
}

bool ManualWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Down) {
        m_contents->setFocus(Qt::TabFocusReason);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void ManualWindow::setGames(const QStringList& games)
{
    if (!m_chapters.isEmpty() && games == m_games)
        return;
    m_games = games;
    m_chapters = manual(m_language, games);
    m_sections.clear();
    std::vector<rules::RuleEntry> entries;
    for (const Chapter& chapter : std::as_const(m_chapters)) {
        for (const Section& section : sectionsOf(chapter)) {
            m_sections.append(section);
            entries.push_back({QString(), section.title, section.text, {}, {}, {}});
        }
    }
    m_index = rules::SearchIndex(entries, {});
    if (m_at >= 0)
        present(m_visited[m_at]);
    list();
}

const Chapter* ManualWindow::find(const QString& id) const
{
    const auto found = std::ranges::find(m_chapters, id, &Chapter::id);
    return found == m_chapters.end() ? nullptr : &*found;
}

QString ManualWindow::chapter() const
{
    return m_at < 0 ? QString() : m_visited[m_at].chapter;
}

void ManualWindow::open(const QString& chapter, const QString& anchor)
{
    m_search->clear();
    if (m_chapters.isEmpty())
        return;
    visit({find(chapter) ? chapter : m_chapters.first().id, anchor});
}

void ManualWindow::list()
{
    const QSignalBlocker quiet(m_contents);
    m_contents->clear();
    m_listed.clear();
    if (!m_search->text().trimmed().isEmpty())
        return listFound();
    m_page->mark({});
    for (const Chapter& each : std::as_const(m_chapters)) {
        m_contents->addItem(each.title);
        m_listed.append({each.id, {}});
        if (each.id == chapter())
            m_contents->setCurrentRow(m_contents->count() - 1);
    }
}

void ManualWindow::listFound()
{
    for (const rules::Found& found : m_index.search(m_search->text(), mostFound)) {
        const Section& section = m_sections[static_cast<qsizetype>(found.entry)];
        const Chapter* chapter = find(section.chapter);
        const QString title = chapter->title == section.title
                                  ? section.title
                                  : QStringLiteral("%1 › %2").arg(chapter->title, section.title);
        m_contents->addItem(title + u'\n' + excerpt(section.text, found.inText));
        m_listed.append({section.chapter, section.anchor, 0, true});
    }
    if (m_listed.isEmpty()) {
        m_page->mark({});
        m_contents->addItem(tr("Nothing found. Try fewer words."));
        m_contents->item(0)->setFlags(Qt::NoItemFlags);
        return;
    }
    m_contents->setCurrentRow(0);
    choose(0);
}

void ManualWindow::choose(int row)
{
    if (row >= 0 && row < m_listed.size())
        visit(m_listed[row]);
}

void ManualWindow::follow(const QUrl& link)
{
    const QString file = link.path();
    const QString id = file.isEmpty() ? chapter() : file.chopped(QStringLiteral(".md").size());
    if (find(id))
        visit({id, link.fragment()});
}

void ManualWindow::visit(const Place& place)
{
    if (m_at >= 0) {
        Place& here = m_visited[m_at];
        if (here.isWhere(place))
            return goTo(place);
        here.scrolled = m_page->verticalScrollBar()->value();
        if (here.passing && place.passing)
            --m_at;
    }
    m_visited.resize(m_at + 1);
    m_visited.append(place);
    ++m_at;
    goTo(place);
}

void ManualWindow::goTo(const Place& place)
{
    present(place);
    m_page->goTo(place.anchor);
    if (m_page->marks() > 0)
        m_page->goToMark(true);
}

void ManualWindow::step(int by)
{
    const qsizetype to = m_at + by;
    if (to < 0 || to >= m_visited.size())
        return;
    m_visited[m_at].scrolled = m_page->verticalScrollBar()->value();
    m_at = to;
    present(m_visited[m_at]);
    m_page->verticalScrollBar()->setValue(m_visited[m_at].scrolled);
}

void ManualWindow::present(const Place& place)
{
    if (const Chapter* chapter = find(place.chapter))
        m_page->setChapter(*chapter);
    m_page->mark(m_search->text());
    m_back->setEnabled(m_at > 0);
    m_forward->setEnabled(m_at + 1 < m_visited.size());
    // The list tells where one is, unless it tells what was found.
    if (!m_search->text().trimmed().isEmpty())
        return;
    const QSignalBlocker quiet(m_contents);
    for (int row = 0; row < m_listed.size(); ++row) {
        if (m_listed[row].chapter == place.chapter)
            m_contents->setCurrentRow(row);
    }
}

} // namespace roadmarshal::views

#include "part_list.h"

#include "board_picture.h"
#include "style/text.h"
#include "table/laid_parts.h"

#include <QDropEvent>
#include <QKeyEvent>

namespace roadmarshal::views {

namespace {

constexpr QSize pictureSize(92, 52);
constexpr QSize laidSize(104, 84);

} // namespace

PartList::PartList(const table::Game& game, Kind kind, QWidget* parent)
    : QListWidget(parent), m_game(game), m_kind(kind)
{
    setIconSize(pictureSize);
    setSelectionMode(SingleSelection);
    if (kind == Kind::OnOffer) {
        setUniformItemSizes(true);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        connect(this, &QListWidget::itemClicked, this, &PartList::want);
        return;
    }
    setViewMode(IconMode);
    setFlow(LeftToRight);
    setWrapping(false);
    setMovement(Snap);
    setGridSize(laidSize);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFixedHeight(laidSize.height() + 24);
    setDragDropMode(InternalMove);
    setDropIndicatorShown(true);
}

QIcon PartList::pictureOf(const table::LayParts::Part& part)
{
    QIcon& picture = m_pictures[part.word];
    if (picture.isNull() && part.picture) {
        if (const auto board = part.picture())
            picture = QIcon(thumbnailOf(*board, pictureSize, palette(), devicePixelRatioF()));
    }
    return picture;
}

void PartList::fill(QListWidgetItem* item, const table::LayParts::Part& part)
{
    const QString name = m_game.say(part.text);
    QStringList facts;
    for (const table::Message& fact : part.facts)
        facts.append(m_game.say(fact));
    const QString about = facts.join(QStringLiteral(", "));
    item->setIcon(pictureOf(part));
    item->setText(m_kind == Kind::Laid ? part.word : name + u'\n' + about);
    const QString whyNot = part.whyNot ? m_game.say(*part.whyNot) : QString();
    item->setToolTip(tipOf(whyNot.isEmpty() ? name + u'\n' + about : whyNot));
    item->setData(Qt::UserRole, part.word);
    item->setData(Qt::AccessibleTextRole, name + QStringLiteral(", ") + about);
    const bool canBe = m_kind == Kind::Laid || whyNot.isEmpty();
    item->setFlags(canBe ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled
                         : Qt::NoItemFlags);
}

void PartList::setParts(const table::LayParts& lay, const QStringList& words)
{
    m_lay = lay;
    const QSignalBlocker quiet(this);
    while (count() > words.size())
        delete takeItem(count() - 1);
    for (qsizetype i = 0; i < words.size(); ++i) {
        if (i >= count())
            addItem(new QListWidgetItem);
        if (const table::LayParts::Part* part = table::partFor(lay, words[i]))
            fill(item(static_cast<int>(i)), *part);
    }
}

// What can't be laid is there to say why.
void PartList::want(const QListWidgetItem* item)
{
    if (item && item->flags().testFlag(Qt::ItemIsEnabled))
        emit wanted(item->data(Qt::UserRole).toString());
}

bool PartList::takeKey(const QKeyEvent& event)
{
    const bool enter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    if (m_kind == Kind::OnOffer) {
        if (enter)
            want(currentItem());
        return enter;
    }
    if (event.modifiers() == Qt::AltModifier &&
        (event.key() == Qt::Key_Left || event.key() == Qt::Key_Right)) {
        emit moveWanted(event.key() == Qt::Key_Left ? -1 : 1);
        return true;
    }
    if (event.key() == Qt::Key_Space || enter)
        emit turnOverWanted();
    else if (event.key() == Qt::Key_Delete || event.key() == Qt::Key_Backspace)
        emit removalWanted();
    else
        return false;
    return true;
}

void PartList::keyPressEvent(QKeyEvent* event)
{
    if (!takeKey(*event))
        QListWidget::keyPressEvent(event);
}

// Nothing is moved here: what is laid is told from outside.
void PartList::dropEvent(QDropEvent* event)
{
    const int from = currentRow();
    const QListWidgetItem* onto = itemAt(event->position().toPoint());
    const int to = onto ? row(onto) : count() - 1;
    event->setDropAction(Qt::IgnoreAction);
    event->accept();
    if (from >= 0 && from != to)
        emit moved(from, to);
}

void PartList::changeEvent(QEvent* event)
{
    QListWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange)
        return;
    m_pictures.clear();
    QStringList words;
    for (int i = 0; i < count(); ++i)
        words.append(item(i)->data(Qt::UserRole).toString());
    setParts(m_lay, words);
}

} // namespace roadmarshal::views

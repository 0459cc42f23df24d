#include "board_scene.h"

#include "counters/livery.h"
#include "decks/chance.h"
#include "route.h"
#include "style/shape_path.h"
#include "style/text.h"

#include <algorithm>

namespace roadmarshal::views {

namespace {

// From the board up.
constexpr double markLayer = 1;
constexpr double flatLayer = 2;
constexpr double pieceLayer = 3;
constexpr double activeLayer = 4;
constexpr double previewLayer = 5;
constexpr double warningLayer = 6;
// Of pieces that carry each other.
constexpr double perDepth = 0.01;

// So that no frame takes long.
constexpr int piecesPerSharpening = 5;

int liveryOf(const QList<table::Team>& teams, const QString& id)
{
    const auto team = std::ranges::find(teams, id, &table::Team::id);
    return team == teams.end() ? counters::nobodys : team->livery;
}

double layerOf(const PieceItem& item, bool selected)
{
    const double layer = selected                                ? activeLayer
                         : counters::isFlat(item.counter().form) ? flatLayer
                                                                 : pieceLayer;
    return layer + item.spot().depth * perDepth;
}

} // namespace

BoardScene::BoardScene(QObject* parent)
    : QGraphicsScene(parent),
      m_marks(new PlaceMarks),
      m_preview(new PreviewItem),
      m_warnings(new PreviewMarks)
{
    setItemIndexMethod(NoIndex);
    m_marks->setFlag(QGraphicsItem::ItemUsesExtendedStyleOption);
    m_marks->setZValue(markLayer);
    m_preview->setZValue(previewLayer);
    addItem(m_marks);
    m_warnings->setZValue(warningLayer);
    addItem(m_preview);
    addItem(m_warnings);
    connect(&m_sharpening, &QTimer::timeout, this, &BoardScene::sharpenSomePieces);
}

void BoardScene::setAnimated(bool animated)
{
    m_animated = animated;
    if (!animated)
        m_glides.finish();
}

void BoardScene::setHurried(bool hurried)
{
    if (m_hurried == hurried)
        return;
    m_hurried = hurried;
    m_sharpening.stop();
    if (!hurried)
        m_sharpening.start(0);
    else
        std::ranges::for_each(m_items, [](PieceItem* item) { item->setHurried(true); });
}

void BoardScene::sharpenNow()
{
    m_hurried = false;
    m_sharpening.stop();
    std::ranges::for_each(m_items, [](PieceItem* item) { item->setHurried(false); });
}

void BoardScene::sharpenSomePieces()
{
    int left = piecesPerSharpening;
    for (PieceItem* item : std::as_const(m_items)) {
        if (!item->isHurried())
            continue;
        item->setHurried(false);
        if (--left == 0)
            return;
    }
    m_sharpening.stop();
}

void BoardScene::setBoard(const std::shared_ptr<const board::Board>& board)
{
    if (m_board == board)
        return;
    const bool another = !m_board || !isContinued(*m_board, *board);
    if (another) {
        removePiecesExcept({});
        setChoices({});
    }
    m_board = board;
    m_marks->setBounds(m_board->bounds());
    layMarks();
    emit boardChanged(another);
}

void BoardScene::setTable(const table::TableShow& show, const Ways& ways)
{
    setPreview(std::nullopt);
    if (show.board)
        setBoard(show.board);
    if (!m_board)
        return;
    const auto laid = spotsOf(show.pieces, *m_board);
    QSet<QString> shown;
    for (qsizetype i = 0; i < show.pieces.size(); ++i) {
        if (laid[static_cast<std::size_t>(i)])
            shown.insert(show.pieces[i].id);
    }
    removePiecesExcept(shown);
    std::vector<Glide> glides;
    for (qsizetype i = 0; i < show.pieces.size(); ++i) {
        const table::Piece& piece = show.pieces[i];
        const auto& lies = laid[static_cast<std::size_t>(i)];
        if (!lies)
            continue;
        const Spot spot{piece.places, piece.on, lies->pose, lies->depth};
        const Counter counter = counterOf(piece, lies->length, liveryOf(show.teams, piece.team));
        PieceItem* item = m_items.value(piece.id);
        if (!item)
            item = addPiece(piece.id, counter, spot);
        item->setCounter(counter);
        item->setToolTip(toolTipOf(piece, show.teams));
        if (item->spot() == spot)
            continue; // it lies there, or is on its way
        m_glides.finish(item);
        glides.push_back(glideTo(item, spot, ways.value(piece.id)));
        glides.back().stays = !spot.on.isEmpty() && spot.on == item->spot().on;
        item->setSpot(spot);
    }
    leadRiders(glides);
    updateRings();
    m_glides.start(std::move(glides));
    if (!m_animated)
        m_glides.finish();
}

PieceItem* BoardScene::addPiece(const QString& piece, const Counter& counter, const Spot& spot)
{
    auto* item = new PieceItem(piece, counter);
    item->setPose(spot.pose.point, spot.pose.heading);
    item->setSpot(spot);
    addItem(item);
    m_items.insert(piece, item);
    return item;
}

void BoardScene::removePiecesExcept(const QSet<QString>& kept)
{
    m_items.removeIf([&](const auto& entry) {
        if (kept.contains(entry.key()))
            return false;
        m_glides.forget(entry.value());
        delete entry.value();
        return true;
    });
}

std::vector<QPointF> BoardScene::wayOf(const PieceItem& item, const Spot& spot, const QStringList& way) const
{
    std::vector<QPointF> points;
    for (const QString& place : way) {
        if (const board::Space* space = m_board->find(place))
            points.push_back(space->centre);
    }
    if (way.isEmpty())
        points = m_board->way(item.place(), spot.places.value(0));
    // The ends are where the pieces lie, which for several on one place or for a long one is not its middle.
    const bool startsHere = way.isEmpty() || way.front() == item.place();
    if (!points.empty() && startsHere)
        points.erase(points.begin());
    if (!points.empty())
        points.pop_back();
    points.insert(points.begin(), item.pos());
    points.push_back(spot.pose.point);
    return points;
}

Glide BoardScene::glideTo(PieceItem* item, const Spot& spot, const QStringList& way) const
{
    return Glide{item, smoothPath(wayOf(*item, spot, way)), item->heading(), spot.pose.heading};
}

// Whoever stays on a piece that moves goes along with it.
void BoardScene::leadRiders(std::vector<Glide>& glides) const
{
    for (Glide& glide : glides) {
        const Spot& spot = glide.item->spot();
        const PieceItem* carrier = glide.stays ? m_items.value(spot.on) : nullptr;
        if (!carrier ||
            std::ranges::none_of(glides, [&](const Glide& other) { return other.item == carrier; }))
            continue;
        const board::Pose& below = carrier->spot().pose;
        const QTransform back = QTransform().rotate(-below.heading);
        glide.carrier = carrier;
        glide.seat = {back.map(spot.pose.point - below.point), spot.pose.heading - below.heading};
    }
}

void BoardScene::setChoices(const QList<Choice>& choices)
{
    m_choices = choices;
    m_choiceIndex.clear();
    m_hot = -1;
    for (int i = 0; i < choices.size(); ++i)
        m_choiceIndex.insert({choices[i].of, choices[i].name}, i);
    layMarks();
    updateRings();
}

void BoardScene::layMarks()
{
    std::vector<PlaceMark> marks;
    m_markOf.assign(static_cast<std::size_t>(m_choices.size()), -1);
    for (qsizetype i = 0; m_board && i < m_choices.size(); ++i) {
        const Choice& choice = m_choices[i];
        const board::Space* space = choice.of == Choice::Of::Place ? m_board->find(choice.name) : nullptr;
        if (!space)
            continue;
        m_markOf[static_cast<std::size_t>(i)] = static_cast<int>(marks.size());
        marks.push_back({toPath(*space), space->centre, choice.kind});
    }
    m_marks->setMarks(std::move(marks));
    m_marks->setHot(m_hot < 0 ? -1 : m_markOf[static_cast<std::size_t>(m_hot)]);
}

void BoardScene::setHot(int choice)
{
    if (m_hot == choice)
        return;
    m_hot = choice;
    m_marks->setHot(choice < 0 ? -1 : m_markOf[choice]);
    const bool onPiece = choice >= 0 && m_choices[choice].of == Choice::Of::Piece;
    for (PieceItem* item : std::as_const(m_items))
        item->setHot(onPiece && item->piece() == m_choices[choice].name);
}

void BoardScene::setPreview(const std::optional<table::Preview>& preview)
{
    std::vector<Ghost> ghosts;
    for (PieceItem* item : std::as_const(m_items))
        item->setAway(false);
    for (qsizetype i = 0; preview && m_board && i < preview->moves.size(); ++i) {
        const table::Preview::Move& move = preview->moves[i];
        PieceItem* item = m_items.value(move.piece);
        const QStringList places = endOf(*preview, move);
        const auto to = item ? table::spotAt(places, *m_board, item->counter().length) : std::nullopt;
        if (!to)
            continue;
        // Who goes by itself, or is meant; the others are pushed.
        const bool active = !move.path.isEmpty() || move.piece == m_selected;
        const Spot spot{places, {}, to->pose, 0};
        ghosts.push_back({item->counter(), spot.pose.point, spot.pose.heading,
                          smoothPath(wayOf(*item, spot, move.path)), active});
        item->setAway(true);
    }
    m_preview->setGhosts(std::move(ghosts));
    showWarnings(preview ? preview->marks : QList<table::Preview::Mark>());
}

QStringList BoardScene::endOf(const table::Preview& preview, const table::Preview::Move& move) const
{
    if (!move.to.isEmpty() || move.on.isEmpty())
        return move.to;
    const auto carrier = std::ranges::find(preview.moves, move.on, &table::Preview::Move::piece);
    if (carrier != preview.moves.end())
        return carrier->to;
    const PieceItem* standing = m_items.value(move.on);
    return standing ? standing->spot().places : QStringList();
}

void BoardScene::showWarnings(const QList<table::Preview::Mark>& marks)
{
    std::vector<PreviewMark> warnings;
    for (const table::Preview::Mark& mark : marks) {
        QStringList words;
        if (m_wording && !mark.text.code.isEmpty())
            words.append(m_wording(mark.text));
        if (mark.odds)
            words.append(toText(chanceOf(*mark.odds)));
        for (const QString& name : mark.places) {
            if (const board::Space* space = m_board ? m_board->find(name) : nullptr)
                warnings.push_back(
                    {toPath(*space), space->centre, mark.tone, words.join(QStringLiteral(" · "))});
            words.clear(); // said once
        }
    }
    m_warnings->setMarks(std::move(warnings));
}

void BoardScene::setSelected(const QString& piece)
{
    m_selected = piece;
    updateRings();
}

void BoardScene::updateRings()
{
    using Ring = PieceItem::Ring;
    using Act = Choice::Act;
    for (auto it = m_items.cbegin(); it != m_items.cend(); ++it) {
        const int index = indexOf(Choice::Of::Piece, it.key());
        const Choice choice = index < 0 ? Choice() : m_choices[index];
        const bool isTarget = choice.act == Act::Attack || choice.act == Act::Ask;
        const bool isNext = choice.act == Act::GoOn || choice.act == Act::Ask;
        Ring ring = Ring::None;
        if (it.key() == m_selected)
            ring = Ring::Selected;
        else if (index >= 0 && choice.kind == Choice::Kind::Objected)
            ring = Ring::Objected;
        else if (index >= 0 && choice.act != Act::Attack) // whom it hits has a crosshair instead
            ring = Ring::Open;
        it.value()->setRing(ring);
        it.value()->setSigns({isTarget, isNext, index >= 0 && choice.kind == Choice::Kind::Picked});
        it.value()->setZValue(layerOf(*it.value(), it.key() == m_selected));
    }
}

QString BoardScene::pieceAt(QPointF point) const
{
    for (const QGraphicsItem* drawn : items(point, Qt::IntersectsItemShape, Qt::DescendingOrder)) {
        if (const auto* item = qgraphicsitem_cast<const PieceItem*>(drawn))
            return item->piece();
    }
    // Any space of a long piece stands for it, also where the piece leaves some of it free.
    const QString place = m_board ? m_board->at(point, [](const QString&) { return false; }) : QString();
    for (const PieceItem* item : m_items) {
        if (!place.isEmpty() && item->spot().places.size() > 1 && item->spot().places.contains(place))
            return item->piece();
    }
    return {};
}

QString BoardScene::placeAt(QPointF point) const
{
    if (!m_board)
        return {};
    return m_board->at(point, [this](const QString& name) { return isChoice(Choice::Of::Place, name); });
}

QString BoardScene::anyPlaceAt(QPointF point) const
{
    return m_board ? m_board->at(point, [](const QString&) { return true; }) : QString();
}

QRectF BoardScene::areaOf(const Choice& choice) const
{
    if (choice.of == Choice::Of::Piece) {
        const PieceItem* item = m_items.value(choice.name);
        return item ? counterBounds(item->counter()).translated(item->pos()) : QRectF();
    }
    const board::Space* space = m_board ? m_board->find(choice.name) : nullptr;
    return space ? toPath(*space).boundingRect() : QRectF();
}

QString BoardScene::toolTipOf(const table::Piece& piece, const QList<table::Team>& teams) const
{
    const auto team = std::ranges::find(teams, piece.team, &table::Team::id);
    const QString where = piece.on.isEmpty() ? piece.places.join(QStringLiteral(", ")) : piece.on;
    //: Tool tip of a piece: its label, team, and where it lies
    QStringList lines{team == teams.end() ? tr("%1 · on %2").arg(piece.label, where)
                                          : tr("%1 · %2 · on %3").arg(piece.label, team->name, where)};
    if (piece.mostWear > 0)
        lines += tr("Damage %1 of %2").arg(piece.wear).arg(piece.mostWear);
    if (piece.spent)
        lines += tr("Has acted this turn");
    if (!piece.tokens.isEmpty())
        lines += tr("Tokens: %1").arg(piece.tokens.join(QStringLiteral(", ")));
    return tipOf(lines.join(u'\n'));
}

} // namespace roadmarshal::views

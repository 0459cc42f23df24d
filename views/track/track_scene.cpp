#include "track_scene.h"

#include "route.h"
#include "style/text.h"

#include <algorithm>

namespace roadmarshal::views {

using namespace track;

namespace {

enum Layer { Marks = 1, Cars = 2, ActiveCar = 3, Previews = 4 };

// So that no frame takes long.
constexpr int carsPerSharpening = 5;

int liveryOf(const QList<table::Team>& teams, const QString& id)
{
    const auto team = std::ranges::find(teams, id, &table::Team::id);
    return team == teams.end() ? 0 : team->livery;
}

} // namespace

TrackScene::TrackScene(QObject* parent)
    : QGraphicsScene(parent), m_marks(new PlaceMarks), m_preview(new PreviewItem)
{
    setItemIndexMethod(NoIndex);
    m_marks->setFlag(QGraphicsItem::ItemUsesExtendedStyleOption);
    m_marks->setZValue(Marks);
    m_preview->setZValue(Previews);
    addItem(m_marks);
    addItem(m_preview);
    connect(&m_sharpening, &QTimer::timeout, this, &TrackScene::sharpenSomeCars);
}

void TrackScene::setAnimated(bool animated)
{
    m_animated = animated;
    if (!animated)
        m_glides.finish();
}

void TrackScene::setHurried(bool hurried)
{
    if (m_hurried == hurried)
        return;
    m_hurried = hurried;
    m_sharpening.stop();
    if (!hurried)
        m_sharpening.start(0);
    else
        std::ranges::for_each(m_cars, [](CarItem* car) { car->setHurried(true); });
}

void TrackScene::sharpenNow()
{
    m_hurried = false;
    m_sharpening.stop();
    std::ranges::for_each(m_cars, [](CarItem* car) { car->setHurried(false); });
}

void TrackScene::sharpenSomeCars()
{
    int left = carsPerSharpening;
    for (CarItem* car : std::as_const(m_cars)) {
        if (!car->isHurried())
            continue;
        car->setHurried(false);
        if (--left == 0)
            return;
    }
    m_sharpening.stop();
}

void TrackScene::setTrack(const std::shared_ptr<const Track>& track)
{
    if (m_layout && (&m_layout->track() == track.get() || m_layout->track() == *track))
        return;
    removeCarsExcept({});
    setChoices({});
    setPreview(std::nullopt);
    m_layout = std::make_unique<TrackLayout>(track);
    m_marks->setBounds(m_layout->geometry().bounds());
    emit trackChanged();
}

void TrackScene::setTable(const table::TableShow& show, const Ways& ways)
{
    m_glides.finish();
    setPreview(std::nullopt);
    if (show.track)
        setTrack(show.track);
    if (!m_layout)
        return;
    const QHash<QString, Spot> spots = spotsOf(show.pieces);
    removeCarsExcept(spots);
    std::vector<Glide> glides;
    for (const table::Piece& piece : show.pieces) {
        const auto spot = spots.constFind(piece.id);
        if (spot == spots.constEnd())
            continue;
        const Counter counter = counterOf(piece, liveryOf(show.teams, piece.team));
        CarItem* car = m_cars.value(piece.id);
        if (!car)
            car = addCar(counter, *spot);
        car->setCounter(counter);
        car->setToolTip(toolTipOf(piece, show.teams));
        if (auto glide = glideTo(car, *spot, ways.value(piece.id)))
            glides.push_back(std::move(*glide));
        car->setPlace(spot->place);
    }
    updateRings();
    m_glides.start(std::move(glides));
    if (!m_animated)
        m_glides.finish();
}

QHash<QString, TrackScene::Spot> TrackScene::spotsOf(const QList<table::Piece>& pieces) const
{
    QHash<QString, int> count;
    for (const table::Piece& piece : pieces)
        ++count[piece.place];
    QHash<QString, int> nth;
    QHash<QString, Spot> spots;
    const Geometry& geometry = m_layout->geometry();
    for (const table::Piece& piece : pieces) {
        if (const auto place = parsePlace(piece.place))
            spots.insert(piece.id,
                         {piece.place, geometry.pointOf(*place, nth[piece.place]++, count[piece.place]),
                          geometry.headingOf(*place)});
    }
    return spots;
}

CarItem* TrackScene::addCar(const Counter& counter, const Spot& spot)
{
    auto* car = new CarItem(counter);
    car->setZValue(Cars);
    car->setPose(spot.point, spot.heading);
    car->setPlace(spot.place);
    addItem(car);
    m_cars.insert(counter.number, car);
    return car;
}

void TrackScene::removeCarsExcept(const QHash<QString, Spot>& spots)
{
    m_cars.removeIf([&](const auto& entry) {
        if (spots.contains(entry.key()))
            return false;
        delete entry.value();
        return true;
    });
}

std::vector<QPointF> TrackScene::wayOf(const CarItem& car, const Spot& spot, const QStringList& way) const
{
    std::vector<QPointF> points;
    const auto from = parsePlace(car.place());
    const auto to = parsePlace(spot.place);
    if (!way.isEmpty())
        points = pointsOf(m_layout->geometry(), way);
    else if (from && to)
        points = pointsAlongRoad(m_layout->graph(), m_layout->geometry(), *from, *to);
    // The ends are where the counters lie, which among several on one place is not its middle.
    const bool startsHere = way.isEmpty() || way.front() == car.place();
    if (!points.empty() && startsHere)
        points.erase(points.begin());
    if (!points.empty())
        points.pop_back();
    points.insert(points.begin(), car.pos());
    points.push_back(spot.point);
    return points;
}

std::optional<Glide> TrackScene::glideTo(CarItem* car, const Spot& spot, const QStringList& way) const
{
    if (car->pos() == spot.point && car->place() == spot.place)
        return std::nullopt;
    return Glide{car, smoothPath(wayOf(*car, spot, way)), car->heading(), spot.heading};
}

void TrackScene::setChoices(const QList<Choice>& choices)
{
    m_choices = choices;
    m_choiceIndex.clear();
    m_markOf.assign(choices.size(), -1);
    m_hot = -1;
    std::vector<PlaceMark> marks;
    for (int i = 0; i < choices.size(); ++i) {
        const Choice& choice = choices[i];
        m_choiceIndex.insert({choice.of, choice.name}, i);
        const auto place = choice.of == Choice::Of::Place ? parsePlace(choice.name) : std::nullopt;
        if (!place || !m_layout)
            continue;
        m_markOf[i] = static_cast<int>(marks.size());
        marks.push_back({m_layout->outlineOf(*place), m_layout->geometry().pointOf(*place), choice.kind});
    }
    m_marks->setMarks(std::move(marks));
    updateRings();
}

void TrackScene::setHot(int choice)
{
    if (m_hot == choice)
        return;
    m_hot = choice;
    m_marks->setHot(choice < 0 ? -1 : m_markOf[choice]);
    const bool onPiece = choice >= 0 && m_choices[choice].of == Choice::Of::Piece;
    for (CarItem* car : std::as_const(m_cars))
        car->setHot(onPiece && car->counter().number == m_choices[choice].name);
}

// The piece whose way is given.
QString TrackScene::activeIn(const table::Preview& preview) const
{
    QString active;
    for (const table::Preview::Move& move : preview.moves) {
        if (move.piece == m_selected)
            return m_selected;
        if (!preview.path.isEmpty() && preview.path.back() == move.to)
            active = move.piece;
    }
    return active;
}

void TrackScene::setPreview(const std::optional<table::Preview>& preview)
{
    std::vector<Ghost> ghosts;
    for (CarItem* car : std::as_const(m_cars))
        car->setAway(false);
    for (qsizetype i = 0; preview && m_layout && i < preview->moves.size(); ++i) {
        const table::Preview::Move& move = preview->moves[i];
        CarItem* car = m_cars.value(move.piece);
        const auto to = parsePlace(move.to);
        if (!car || !to)
            continue;
        const bool active = move.piece == activeIn(*preview);
        const Spot spot{move.to, m_layout->geometry().pointOf(*to), m_layout->geometry().headingOf(*to)};
        const QStringList way = active ? preview->path : QStringList();
        ghosts.push_back(
            {car->counter(), spot.point, spot.heading, smoothPath(wayOf(*car, spot, way)), active});
        car->setAway(true);
    }
    m_preview->setGhosts(std::move(ghosts));
}

void TrackScene::setSelected(const QString& piece)
{
    m_selected = piece;
    updateRings();
}

void TrackScene::updateRings()
{
    using Ring = CarItem::Ring;
    using Act = Choice::Act;
    for (auto it = m_cars.cbegin(); it != m_cars.cend(); ++it) {
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
        it.value()->setSigns({isTarget, isNext});
        it.value()->setZValue(it.key() == m_selected ? ActiveCar : Cars);
    }
}

QString TrackScene::pieceAt(QPointF point) const
{
    for (const QGraphicsItem* item : items(point, Qt::IntersectsItemShape, Qt::DescendingOrder)) {
        if (const auto* car = qgraphicsitem_cast<const CarItem*>(item))
            return car->counter().number;
    }
    return {};
}

QString TrackScene::placeAt(QPointF point) const
{
    if (!m_layout)
        return {};
    return m_layout->placeAt(point,
                             [this](const QString& name) { return isChoice(Choice::Of::Place, name); });
}

QString TrackScene::anyPlaceAt(QPointF point) const
{
    return m_layout ? m_layout->placeAt(point, [](const QString&) { return true; }) : QString();
}

QRectF TrackScene::areaOf(const Choice& choice) const
{
    if (choice.of == Choice::Of::Piece) {
        const CarItem* item = car(choice.name);
        return item ? counterBounds().translated(item->pos()) : QRectF();
    }
    const auto place = parsePlace(choice.name);
    return place && m_layout ? m_layout->outlineOf(*place).boundingRect() : QRectF();
}

QString TrackScene::toolTipOf(const table::Piece& piece, const QList<table::Team>& teams) const
{
    const auto team = std::ranges::find(teams, piece.team, &table::Team::id);
    //: Tool tip of a car: number, team, place
    QStringList lines{
        tr("%1 · %2 · on %3").arg(piece.id, team == teams.end() ? piece.team : team->name, piece.place)};
    if (piece.mostWear > 0)
        lines += tr("Damage %1 of %2").arg(piece.wear).arg(piece.mostWear);
    if (piece.spent)
        lines += tr("Has acted this turn");
    if (!piece.tokens.isEmpty())
        lines += tr("Tokens: %1").arg(piece.tokens.join(QStringLiteral(", ")));
    return tipOf(lines.join(u'\n'));
}

} // namespace roadmarshal::views

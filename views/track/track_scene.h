// The track with everything that lies on it.
#pragma once

#include "car_item.h"
#include "choice.h"
#include "glides.h"
#include "place_marks.h"
#include "preview_item.h"
#include "table/prompt.h"
#include "track_layout.h"

#include <QGraphicsScene>
#include <QHash>
#include <QTimer>

#include <optional>

namespace roadmarshal::views {

// For pieces whose way is known: the places they entered, in order.
using Ways = QHash<QString, QStringList>;

class TrackScene : public QGraphicsScene
{
    Q_OBJECT
public:
    explicit TrackScene(QObject* parent = nullptr);

    // Nothing before the first table.
    const TrackLayout* layout() const { return m_layout.get(); }
    void setTable(const table::TableShow& show, const Ways& ways);
    void setAnimated(bool animated);
    void setGlideTime(int milliseconds) { m_glides.setTime(milliseconds); }
    bool isAnimated() const { return m_animated; }
    Glides& glides() { return m_glides; }

    // While zooming, cars are stretched pictures; afterwards they get sharp, a few at a time.
    void setHurried(bool hurried);
    void sharpenNow();

    void setChoices(const QList<Choice>& choices);
    const QList<Choice>& choices() const { return m_choices; }
    bool isChoice(Choice::Of of, const QString& name) const { return m_choiceIndex.contains({of, name}); }
    int indexOf(Choice::Of of, const QString& name) const { return m_choiceIndex.value({of, name}, -1); }
    // Under the cursor or the keyboard's choice; -1 for none.
    void setHot(int choice);
    void setPreview(const std::optional<table::Preview>& preview);
    void setSelected(const QString& piece);
    const QString& selected() const { return m_selected; }

    const CarItem* car(const QString& piece) const { return m_cars.value(piece); }
    QString pieceAt(QPointF point) const;
    QString placeAt(QPointF point) const;
    // Also where nothing can be chosen, beside the road for instance: hands may put a piece anywhere.
    QString anyPlaceAt(QPointF point) const;
    QRectF areaOf(const Choice& choice) const;
    // Of all ghosts and their ways; empty without a preview.
    QRectF previewArea() const { return m_preview->boundingRect(); }

signals:
    void trackChanged();

private:
    struct Spot
    {
        QString place;
        QPointF point;
        double heading = 0;
    };

    void setTrack(const std::shared_ptr<const track::Track>& track);
    QHash<QString, Spot> spotsOf(const QList<table::Piece>& pieces) const;
    CarItem* addCar(const Counter& counter, const Spot& spot);
    void removeCarsExcept(const QHash<QString, Spot>& spots);
    std::optional<Glide> glideTo(CarItem* car, const Spot& spot, const QStringList& way) const;
    std::vector<QPointF> wayOf(const CarItem& car, const Spot& spot, const QStringList& way) const;
    QString activeIn(const table::Preview& preview) const;
    void updateRings();
    void sharpenSomeCars();
    QString toolTipOf(const table::Piece& piece, const QList<table::Team>& teams) const;

    std::unique_ptr<TrackLayout> m_layout;
    QHash<QString, CarItem*> m_cars;
    PlaceMarks* m_marks;
    PreviewItem* m_preview;
    Glides m_glides;
    bool m_animated = true;
    bool m_hurried = false;
    QTimer m_sharpening;
    QList<Choice> m_choices;
    QHash<std::pair<Choice::Of, QString>, int> m_choiceIndex;
    std::vector<int> m_markOf; // of each choice among the marks, -1 if it is a piece or not on the track
    int m_hot = -1;
    QString m_selected;
};

} // namespace roadmarshal::views

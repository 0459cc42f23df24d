// Where everything lies on the card of a panel, for any game's mats.
#pragma once

#include "mats/mat.h"
#include "style/wording.h"

#include <QLineF>
#include <QList>
#include <QRectF>
#include <QStringList>

namespace roadmarshal::views {

enum class PartKind {
    Plate,
    Heading,   // the driver
    Where,     // on the board or beside it
    Spent,     // tick and word for what has acted
    Label,     // of a gauge, counter or heap of cards
    Value,     // in words, at the right of a label
    Box,       // one of a row that fills
    Cell,      // one position of a scale
    Fact,      // icon or label with its value
    Minus,     // of a counter
    Number,    // of a counter
    Plus,      // of a counter
    Token,     // that is there
    AddToken,  // opens the list of those that are not
    CardFace,  // a card with a title
    CardBack,  // cards nobody has named
    Line,      // between two nodes of a chart
    Node,      // of a chart
    AxisLabel, // of a column or row of a chart
    SlotTab,   // name and colour of a slot
    SlotCard,  // what lies in it, or may
    SlotDamage,
};

struct Part
{
    PartKind kind;
    QRectF rect;
    QString text = {};
    QString icon = {};
    QString property = {}; // with the value: what a click sets
    QString value = {};
    int number = 0;
    bool on = false;    // filled, pointed at
    bool bad = false;   // a box that fills with bad news
    bool grave = false; // the last of these
    QString tone = {};  // colour by name
    QLineF line = {};
    bool dotted = false;    // a line; the frame of what is empty
    bool holds = false;     // what counts now
    bool square = false;    // a cell of a table rather than a bubble
    bool opensMenu = false; // of the property
    // Properties of what it belongs to, also where a click on it sets nothing; the nearest first.
    QStringList of = {};
};

struct PanelLayout
{
    QList<Part> parts;
    int height = 0;
};

// The parts from there on belong to a property.
void makePartsOf(const QString& property, QList<Part>& parts, qsizetype from);

PanelLayout layOutPanel(const mats::Panel& panel, const Wording& say, int width);

// The gauge that digits set; null if there is none.
const mats::Gauge* mainGauge(const mats::Panel& panel);

} // namespace roadmarshal::views

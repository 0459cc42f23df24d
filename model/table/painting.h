// Content that is made by painting on its drawing: what a brush does to a place, and the numbers beside it.
#pragma once

#include "board/board.h"

#include <QJsonObject>
#include <QStringList>

#include <functional>
#include <memory>
#include <vector>

namespace roadmarshal::table {

struct Brush
{
    QString label; // a code that the game has a phrase for
    // What becomes of the item when the brush touches a place of its board.
    std::function<QJsonObject(const QJsonObject& item, const QString& place)> paint;
};

// A number of the item as a whole, or one of some words.
struct Dial
{
    QString label; // as of a brush
    int least = 0;
    int most = 0;
    int step = 1;
    QStringList words = {}; // codes, from `least` on; none: it is a number
    std::function<int(const QJsonObject&)> get = {};
    // What no longer fits is gone.
    std::function<QJsonObject(const QJsonObject&, int)> set = {};
};

struct Painting
{
    QString kind; // of content, by id
    QJsonObject blank;
    std::vector<Dial> dials = {};
    std::vector<Brush> brushes = {};
    // As far as an item can be drawn; with a space for every place that a brush can touch, whether anything
    // can lie there or not.
    std::function<std::shared_ptr<const board::Board>(const QJsonObject&)> draw = {};
};

} // namespace roadmarshal::table

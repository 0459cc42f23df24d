// The dashboard: bubbles for the gear lever, joined by solid lines (faster, slower) and dotted rows (gears).
#pragma once

#include "json/reader.h"

#include <QJsonObject>

#include <expected>
#include <optional>
#include <vector>

namespace roadmarshal::rush_n_crush {

enum class Heat { None, Yellow, Orange, Red };

struct Bubble
{
    QString id;
    int speed = 0; // in tens of km/h, which are the movement points
    int gear = 0;
    Heat heat = Heat::None;
    std::optional<double> x = {}; // where it is printed, if that is known
    std::optional<double> y = {};
    // Positions of other bubbles, where a line leads.
    std::vector<int> faster = {};
    std::vector<int> slower = {};
    std::vector<int> slowerOneWay = {}; // A20: where a line comes from that leads up only
    std::vector<int> gears = {};
    bool operator==(const Bubble&) const = default;
};

struct Dashboard
{
    QString id;
    std::vector<Bubble> bubbles;
    std::vector<std::vector<int>> rows = {}; // of dotted lines, as they run
    int start = 0;
    QJsonObject json = {}; // as it was written

    // -1 if there is no such bubble.
    int indexOf(QStringView bubble) const;
    // Those that lie between two of a dotted line, from one to the other.
    std::vector<int> between(int from, int to) const;
    const Bubble& at(int bubble) const { return bubbles[static_cast<size_t>(bubble)]; }
    bool operator==(const Dashboard&) const = default;
};

// RNC-D2, checked: what is wrong is a problem of the reader.
Dashboard readDashboard(const json::Reader& reader);
// The one that comes with the program.
const Dashboard& defaultDashboard();
// A field that holds "default" or a dashboard in place; left out, it is the default.
Dashboard dashboardAt(const json::Reader& reader);

} // namespace roadmarshal::rush_n_crush

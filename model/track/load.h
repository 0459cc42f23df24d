// Reads a track from its JSON form, refusing what no car could drive on, and writes it back.
//
// Fields beyond the published format, all optional: `heading` of the track (driving direction of sector 0 on
// paper, degrees clockwise from "to the right"), `length` of a section (of one sector, in lane widths),
// `traced` (where the sectors lie on a picture of a board, and that picture).
#pragma once

#include "track.h"
#include "json/problem.h"

#include <QJsonObject>

#include <expected>

namespace roadmarshal::track {

inline constexpr int mostSections = 200;
inline constexpr int mostSectors = 1000;
inline constexpr int mostLanes = 12;

std::expected<Track, Problem> load(const QJsonObject& object);
// A track that can be raced on.
std::expected<Track, Problem> loadFile(const QString& path);
// 8.3: nobody races without a chute; a track on which cars only stand may lack one.
std::expected<Track, Problem> withChute(Track track);
// Leaves out the joins that `load` would fill in.
QJsonObject store(const Track& track);
// The same without the picture of a board, which says nothing that a game would need.
QJsonObject storeWithoutPicture(Track track);

// An id names files: letters, digits and dashes, at most 60.
bool isTrackId(QStringView text);

} // namespace roadmarshal::track

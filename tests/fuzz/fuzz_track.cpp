// A track file: what is read writes back and reads the same, has a graph, and can be drawn.
#include "fuzz/one_input.h"

#include "track/geometry.h"
#include "track/graph.h"
#include "track/load.h"
#include "json/reader.h"

using namespace roadmarshal;

void fuzz::readOne(const QByteArray& input)
{
    const auto track = json::parse(input).and_then(track::load);
    if (!track)
        return promiseReason(track.error());
    const auto again = track::load(track::store(*track));
    promise(again && track::store(*again) == track::store(*track), "a track writes back and reads the same");
    const track::Graph graph(*track);
    promise(graph.sectorCount() == track->sectorCount(), "every sector is in the graph");
}

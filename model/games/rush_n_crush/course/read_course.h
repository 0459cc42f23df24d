// Courses read from files, checked: what is wrong is told with its place.
#pragma once

#include "content/library.h"
#include "course.h"

namespace roadmarshal::rush_n_crush {

// Either form. Modules given by id are looked for in the library; the format may be left out.
std::expected<Course, Problem> readCourse(const QJsonObject& object, const content::Library& library);
// A field that holds a course in place or the id of one in the library.
std::expected<Course, Problem> courseAt(const json::Reader& reader, const content::Library& library);

const content::Kind& courseKind();

} // namespace roadmarshal::rush_n_crush

#include "course_words.h"

#include <QtGlobal>

namespace roadmarshal::rush_n_crush {

namespace {

constexpr text::Phrase phrases[] = {
    {"group-row", QT_TRANSLATE_NOOP("RushNCrush", "Row {row}")},
    {"line-start", QT_TRANSLATE_NOOP("RushNCrush", "START")},
    {"line-finish", QT_TRANSLATE_NOOP("RushNCrush", "FINISH")},
    {"line-both", QT_TRANSLATE_NOOP("RushNCrush", "START · FINISH")},
    {"seam-goes-on", QT_TRANSLATE_NOOP("RushNCrush", "goes on at row {row}")},
    {"seam-from", QT_TRANSLATE_NOOP("RushNCrush", "comes from row {row}")},
    // What modules and courses consist of
    {"field-id", QT_TRANSLATE_NOOP("RushNCrush", "Id")},
    {"field-name", QT_TRANSLATE_NOOP("RushNCrush", "Name")},
    {"field-module", QT_TRANSLATE_NOOP("RushNCrush", "Module")},
    {"field-lanes", QT_TRANSLATE_NOOP("RushNCrush", "Lanes")},
    {"field-rows", QT_TRANSLATE_NOOP("RushNCrush", "Rows")},
    {"field-rocks", QT_TRANSLATE_NOOP("RushNCrush", "Rocks")},
    {"field-gaps", QT_TRANSLATE_NOOP("RushNCrush", "Gaps on the inside of a bend")},
    {"field-course", QT_TRANSLATE_NOOP("RushNCrush", "Course")},
    {"field-modules", QT_TRANSLATE_NOOP("RushNCrush", "Modules")},
    {"field-spaces", QT_TRANSLATE_NOOP("RushNCrush", "Spaces")},
    {"field-closed", QT_TRANSLATE_NOOP("RushNCrush", "Closed")},
    {"field-length", QT_TRANSLATE_NOOP("RushNCrush", "Ranks of a round")},
    {"field-start", QT_TRANSLATE_NOOP("RushNCrush", "Start line, behind row")},
    {"field-finish", QT_TRANSLATE_NOOP("RushNCrush", "Finish line, behind row")},
    {"field-laps", QT_TRANSLATE_NOOP("RushNCrush", "Laps")},
    {"field-turn", QT_TRANSLATE_NOOP("RushNCrush", "Turn in degrees, right positive")},
    {"field-sway", QT_TRANSLATE_NOOP("RushNCrush", "Turns aside and back, in degrees")},
    {"brush-rock", QT_TRANSLATE_NOOP("RushNCrush", "Rock")},
    {"brush-gap", QT_TRANSLATE_NOOP("RushNCrush", "Gap")},
    {"module-name", QT_TRANSLATE_NOOP("RushNCrush", "{id} · {name}")},
    {"module-straight", QT_TRANSLATE_NOOP("RushNCrush", "straight")},
    {"module-left", QT_TRANSLATE_NOOP("RushNCrush", "left bend, {degrees}°")},
    {"module-right", QT_TRANSLATE_NOOP("RushNCrush", "right bend, {degrees}°")},
    {"module-chicane", QT_TRANSLATE_NOOP("RushNCrush", "chicane")},
    {"module-narrows", QT_TRANSLATE_NOOP("RushNCrush", "narrows")},
    {"module-rows", QT_TRANSLATE_NOOP("RushNCrush", "{rows} rows")},
    {"module-rock", QT_TRANSLATE_NOOP("RushNCrush", "a rock")},
    {"module-rocks", QT_TRANSLATE_NOOP("RushNCrush", "{rocks} rocks")},
    // Courses
    {"course-name", QT_TRANSLATE_NOOP("RushNCrush", "{name}")},
    {"course-size", QT_TRANSLATE_NOOP("RushNCrush", "{rows} rows, {lanes} lanes")},
    {"course-modules", QT_TRANSLATE_NOOP("RushNCrush", "{modules} modules")},
    {"course-one-module", QT_TRANSLATE_NOOP("RushNCrush", "one module")},
    {"course-open", QT_TRANSLATE_NOOP("RushNCrush", "open")},
    {"course-closed", QT_TRANSLATE_NOOP("RushNCrush", "closed")},
    {"course-seam", QT_TRANSLATE_NOOP("RushNCrush", "ends that don't meet on paper: the seam is marked")},
    {"course-twice",
     QT_TRANSLATE_NOOP("RushNCrush",
                       "needs more than one box: {modules} lies in it more than once (RNC-A26)")},
    {"course-lanes-differ",
     QT_TRANSLATE_NOOP("RushNCrush", "{module} has {lanes} lanes, the course has {width} (RNC-2).")},
    {"course-empty", QT_TRANSLATE_NOOP("RushNCrush", "No module is laid yet (RNC-2).")},
    {"course-too-short",
     QT_TRANSLATE_NOOP("RushNCrush", "A closed course needs {least} rows or more, this one has {rows}.")},
    {"course-lines-crossed",
     QT_TRANSLATE_NOOP("RushNCrush",
                       "On an open course the start line lies before the finish line (RNC-3).")},
    {"course-needs-finish", QT_TRANSLATE_NOOP("RushNCrush", "A closed course needs a finish line (RNC-3).")},
    {"course-own", QT_TRANSLATE_NOOP("RushNCrush", "Own course")},
    {"setup-course", QT_TRANSLATE_NOOP("RushNCrush", "Course")},
    {"setup-laps", QT_TRANSLATE_NOOP("RushNCrush", "Laps")},
    {"setup-start", QT_TRANSLATE_NOOP("RushNCrush", "Start line")},
    {"setup-finish", QT_TRANSLATE_NOOP("RushNCrush", "Finish line")},
};

} // namespace

std::span<const text::Phrase> coursePhrases()
{
    return phrases;
}

QString sayCourse(const table::Message& message)
{
    static const text::PhraseBook book("RushNCrush", {coursePhrases()}, {QStringLiteral("name")});
    return book.say(message);
}

} // namespace roadmarshal::rush_n_crush

// What there is to know about modules and courses before racing on them.
#pragma once

#include "games/rush_n_crush/course/course.h"
#include "text/message.h"

namespace roadmarshal::rush_n_crush {

QList<table::Message> moduleFacts(const Module& module);
QList<table::Message> courseFacts(const Course& course);

// The number on the module itself: 3A and 3B are its two sides.
QString numberOf(const QString& face);
// RNC-A26: modules that lie in it more often than in a box, by their numbers.
QStringList repeatedModules(const std::vector<Module>& modules);

} // namespace roadmarshal::rush_n_crush

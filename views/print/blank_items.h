// Items of a mat on paper with nothing on them yet: circles to cross off, lines to write on, charts, slots.
#pragma once

#include "mats/mat.h"
#include "paper.h"
#include "style/wording.h"

class QPainter;

namespace roadmarshal::views::print {

// Nil for what is told otherwise: facts, tokens, and the boxes at the foot of a panel.
double blankHeight(const mats::Item& item, const Wording& say);
void paintBlank(QPainter& painter, const QRectF& rect, const mats::Item& item, const Wording& say, Ink ink);

} // namespace roadmarshal::views::print

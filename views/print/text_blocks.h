// Headings and paragraphs.
#pragma once

#include "block.h"
#include "paper.h"

namespace roadmarshal::views::print {

// The title of a document with what it is about under it; begins a page.
Block title(const QString& text, const QString& about, const Paper& paper);
Block heading(const QString& text, const Paper& paper);
// The same with the colours of a team before it and a remark at the right.
Block teamHeading(const QString& text, const QString& remark, int livery, const Paper& paper);
Block paragraph(const QString& text, const Paper& paper);

} // namespace roadmarshal::views::print

// Who edits a kind of content in a window of its own. All other kinds are edited by the form.
#pragma once

#include "content/kind.h"

#include <functional>

class QWidget;

namespace roadmarshal::views {

// Opens with an item, and says by `done`, once or several times, what has become of it; not at all if it is
// left as it was. What it is told is checked and saved by who asked.
using ContentEditor = std::function<void(const QJsonObject& item, QWidget* parent,
                                         const std::function<void(const QJsonObject&)>& done)>;

void setEditor(const QString& game, const QString& kind, ContentEditor editor);
// Null: the form.
const ContentEditor* editorOf(const content::Kind& kind);

} // namespace roadmarshal::views

#include "plug_in.h"

#include "library/editors.h"
#include "track_editor_window.h"
#include "track_shelf.h"

namespace roadmarshal::views {

void plugInTrackEditor()
{
    setEditor(
        trackKind().game, trackKind().id,
        [](const QJsonObject& item, QWidget* parent, const std::function<void(const QJsonObject&)>& done) {
            auto* window = new TrackEditorWindow;
            window->setAttribute(Qt::WA_DeleteOnClose);
            if (parent)
                QObject::connect(parent, &QObject::destroyed, window, &QObject::deleteLater);
            window->edit(item, done);
            window->show();
        });
}

} // namespace roadmarshal::views

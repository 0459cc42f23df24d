#include "paint_editors.h"

#include "games/games.h"
#include "games/paintings.h"
#include "library/editors.h"
#include "paint_window.h"

namespace roadmarshal::views {

namespace {

std::optional<content::Kind> kindOf(const table::Game& game, const QString& id)
{
    for (const content::Kind& kind : game.contentKinds()) {
        if (kind.id == id)
            return kind;
    }
    return std::nullopt;
}

void open(const games::Painted& painted, const QJsonObject& item, QWidget* parent,
          const std::function<void(const QJsonObject&)>& done)
{
    const table::Game* game = games::find(painted.game);
    const auto kind = game ? kindOf(*game, painted.painting.kind) : std::nullopt;
    if (!kind)
        return;
    auto* window = new PaintWindow(*game, *kind, painted.painting, item, parent);
    window->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(window, &PaintWindow::painted, window, done);
    window->show();
}

} // namespace

void usePaintEditors()
{
    for (const games::Painted& painted : games::paintings())
        setEditor(painted.game, painted.painting.kind,
                  [painted](const QJsonObject& item, QWidget* parent,
                            const std::function<void(const QJsonObject&)>& done) {
                      open(painted, item, parent, done);
                  });
}

} // namespace roadmarshal::views

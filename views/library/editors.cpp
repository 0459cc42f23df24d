#include "editors.h"

#include <map>

namespace roadmarshal::views {

namespace {

using Editors = std::map<std::pair<QString, QString>, ContentEditor>;

Editors& editors()
{
    static Editors all;
    return all;
}

} // namespace

void setEditor(const QString& game, const QString& kind, ContentEditor editor)
{
    editors().insert_or_assign({game, kind}, std::move(editor));
}

const ContentEditor* editorOf(const content::Kind& kind)
{
    const auto found = editors().find({kind.game, kind.id});
    return found == editors().end() ? nullptr : &found->second;
}

} // namespace roadmarshal::views

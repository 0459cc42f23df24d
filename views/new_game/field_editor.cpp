#include "field_editor.h"

#include "board_picker.h"
#include "match.h"
#include "parts_picker.h"
#include "piece_picker.h"
#include "plain_editors.h"

namespace roadmarshal::views {

namespace {

// More than these are a list: they would not stand side by side.
constexpr qsizetype mostInBar = 3;

FieldEditor* makePickOne(const table::PickOne& pick, const table::Game& game, QWidget* parent)
{
    if (pick.isBoard)
        return new BoardPicker(game, parent);
    if (pick.options.size() > mostInBar)
        return new ListEditor(game, parent);
    return new BarEditor(game, parent);
}

} // namespace

FieldEditor* makeEditor(const table::SetupField& field, const table::Game& game, QWidget* parent)
{
    FieldEditor* editor = std::visit(
        Match{[&](const table::PickOne& pick) { return makePickOne(pick, game, parent); },
              [&](const table::PickSeveral&) -> FieldEditor* { return new PiecePicker(game, parent); },
              [&](const table::PickNumber&) -> FieldEditor* { return new NumberEditor(parent); },
              [&](const table::PickSwitch&) -> FieldEditor* { return new SwitchEditor(game, parent); },
              [&](const table::WriteText&) -> FieldEditor* { return new TextEditor(parent); },
              [&](const table::LayParts&) -> FieldEditor* { return new PartsPicker(game, parent); }},
        field.kind);
    editor->setAccessibleName(game.say(field.label));
    if (!field.tip.code.isEmpty())
        editor->setToolTip(game.say(field.tip));
    return editor;
}

} // namespace roadmarshal::views

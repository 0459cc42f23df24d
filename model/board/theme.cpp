#include "theme.h"

namespace roadmarshal::board {

Theme Theme::light()
{
    Theme theme;
    theme.ground = QStringLiteral("#e8dfcc");
    theme.infield = QStringLiteral("#d9d8b8");
    theme.shoulder = QStringLiteral("#c8b898");
    theme.asphalt = QStringLiteral("#63666d");
    theme.asphaltAlternate = QStringLiteral("#6b6e75");
    theme.rough = QStringLiteral("#a9855b");
    theme.roughAlternate = QStringLiteral("#b08c62");
    theme.roughDark = QStringLiteral("#7d5f3d");
    theme.roughLight = QStringLiteral("#cdab80");
    theme.jump = QStringLiteral("#8d6f57");
    theme.jumpAlternate = QStringLiteral("#94765e");
    theme.trough = QStringLiteral("#3a2f2a");
    theme.troughRung = QStringLiteral("#65534a");
    theme.warning = QStringLiteral("#f2c230");
    theme.line = QStringLiteral("#ffffff");
    theme.kerbLight = QStringLiteral("#f6f0e4");
    theme.kerbDark = QStringLiteral("#b5472f");
    theme.bay = QStringLiteral("#7b7a78");
    theme.finishLight = QStringLiteral("#ffffff");
    theme.finishDark = QStringLiteral("#1c1d20");
    theme.label = QStringLiteral("#5a4f3e");
    theme.title = QStringLiteral("#7a6c50");
    return theme;
}

Theme Theme::dark()
{
    Theme theme;
    theme.ground = QStringLiteral("#1f211f");
    theme.infield = QStringLiteral("#272b25");
    theme.shoulder = QStringLiteral("#353229");
    theme.asphalt = QStringLiteral("#474a51");
    theme.asphaltAlternate = QStringLiteral("#4e5158");
    theme.rough = QStringLiteral("#6d5438");
    theme.roughAlternate = QStringLiteral("#745a3d");
    theme.roughDark = QStringLiteral("#4c3923");
    theme.roughLight = QStringLiteral("#937350");
    theme.jump = QStringLiteral("#5f4a3b");
    theme.jumpAlternate = QStringLiteral("#665041");
    theme.trough = QStringLiteral("#14100e");
    theme.troughRung = QStringLiteral("#3d312a");
    theme.warning = QStringLiteral("#d9a92a");
    theme.line = QStringLiteral("#e9e9e4");
    theme.kerbLight = QStringLiteral("#d6d0c4");
    theme.kerbDark = QStringLiteral("#9c3d29");
    theme.bay = QStringLiteral("#3c3d3f");
    theme.finishLight = QStringLiteral("#f0f0ec");
    theme.finishDark = QStringLiteral("#0d0e10");
    theme.label = QStringLiteral("#a99f8a");
    theme.title = QStringLiteral("#857c68");
    return theme;
}

Theme Theme::paper()
{
    Theme theme;
    theme.ground = QStringLiteral("#ffffff");
    theme.infield = QStringLiteral("#ffffff");
    theme.shoulder = QStringLiteral("#f0f0f0");
    theme.asphalt = QStringLiteral("#d6d6d6");
    theme.asphaltAlternate = QStringLiteral("#cacaca");
    theme.rough = QStringLiteral("#bdbdbd");
    theme.roughAlternate = QStringLiteral("#b4b4b4");
    theme.roughDark = QStringLiteral("#8a8a8a");
    theme.roughLight = QStringLiteral("#e2e2e2");
    theme.jump = QStringLiteral("#b0b0b0");
    theme.jumpAlternate = QStringLiteral("#a8a8a8");
    theme.trough = QStringLiteral("#4a4a4a");
    theme.troughRung = QStringLiteral("#8a8a8a");
    theme.warning = QStringLiteral("#303030");
    theme.line = QStringLiteral("#5a5a5a");
    theme.kerbLight = QStringLiteral("#ffffff");
    theme.kerbDark = QStringLiteral("#808080");
    theme.bay = QStringLiteral("#dedede");
    theme.finishLight = QStringLiteral("#ffffff");
    theme.finishDark = QStringLiteral("#101010");
    theme.label = QStringLiteral("#303030");
    theme.title = QStringLiteral("#6a6a6a");
    return theme;
}

} // namespace roadmarshal::board

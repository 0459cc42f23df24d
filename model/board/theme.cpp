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
    theme.sand = QStringLiteral("#dfc393");
    theme.sandAlternate = QStringLiteral("#d8b987");
    theme.sandDark = QStringLiteral("#8f6b3c");
    theme.sandLight = QStringLiteral("#f3e2be");
    theme.cliff = QStringLiteral("#b3744d");
    theme.cliffDark = QStringLiteral("#875136");
    theme.cliffLight = QStringLiteral("#cf9a70");
    theme.rock = QStringLiteral("#94705a");
    theme.rockDark = QStringLiteral("#5a4032");
    theme.rockLight = QStringLiteral("#bf9c84");
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
    theme.sand = QStringLiteral("#6a5a41");
    theme.sandAlternate = QStringLiteral("#62533b");
    theme.sandDark = QStringLiteral("#362c1c");
    theme.sandLight = QStringLiteral("#8d7a58");
    theme.cliff = QStringLiteral("#4d3427");
    theme.cliffDark = QStringLiteral("#321f17");
    theme.cliffLight = QStringLiteral("#694838");
    theme.rock = QStringLiteral("#54443a");
    theme.rockDark = QStringLiteral("#231a15");
    theme.rockLight = QStringLiteral("#7d685a");
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
    theme.sand = QStringLiteral("#ececec");
    theme.sandAlternate = QStringLiteral("#e0e0e0");
    theme.sandDark = QStringLiteral("#6e6e6e");
    theme.sandLight = QStringLiteral("#fafafa");
    theme.cliff = QStringLiteral("#bcbcbc");
    theme.cliffDark = QStringLiteral("#9a9a9a");
    theme.cliffLight = QStringLiteral("#d4d4d4");
    theme.rock = QStringLiteral("#9c9c9c");
    theme.rockDark = QStringLiteral("#505050");
    theme.rockLight = QStringLiteral("#c6c6c6");
    theme.label = QStringLiteral("#303030");
    theme.title = QStringLiteral("#6a6a6a");
    return theme;
}

} // namespace roadmarshal::board

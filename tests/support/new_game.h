// What tests of the New game dialog do over and over.
#pragma once

#include "support/settings_sandbox.h"
#include "support/strict.h"

#include "games/games.h"
#include "new_game/car_picker.h"
#include "new_game/car_toggle.h"
#include "new_game/last_time_strip.h"
#include "new_game/new_game_dialog.h"
#include "new_game/option_bar.h"
#include "new_game/seat_list.h"
#include "new_game/seat_row.h"
#include "new_game/table_options.h"
#include "new_game/track_facts.h"
#include "new_game/track_picker.h"
#include "settings/settings.h"
#include "style/theme.h"
#include "track/library.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QTest>

namespace roadmarshal::test {

using namespace views;

inline const table::Game& game()
{
    return *games::find(QStringLiteral("apocalypse-road"));
}

inline QStringList teamsOffered(const SeatRow* row)
{
    QStringList teams;
    for (int i = 0; i < row->team()->count(); ++i)
        teams.append(row->team()->itemData(i).toString());
    return teams;
}

inline void pickTeam(SeatRow* row, int index)
{
    row->team()->setCurrentIndex(index);
    emit row->team()->activated(index);
}

inline void pickOption(const OptionBar* bar, const QString& text)
{
    for (QAbstractButton* button : bar->findChildren<QAbstractButton*>()) {
        if (button->text() == text)
            button->click();
    }
}

inline QJsonObject teamOf(const QJsonObject& setup, int seat)
{
    return setup[QStringLiteral("teams")].toArray()[seat].toObject();
}

inline QStringList startersOf(const QJsonObject& setup, int seat)
{
    return teamOf(setup, seat)[QStringLiteral("starters")].toVariant().toStringList();
}

inline QStringList teamIds(const NewGameDialog& dialog)
{
    QStringList ids;
    for (const SeatChoice& seat : dialog.seats()->seats())
        ids.append(seat.team);
    return ids;
}

inline QByteArray stored(const QJsonObject& object)
{
    return QJsonDocument(object).toJson();
}

} // namespace roadmarshal::test

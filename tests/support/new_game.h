// What tests of the New game dialog do over and over.
#pragma once

#include "support/strict.h"
#include "support/window/settings_sandbox.h"

#include "games/games.h"
#include "new_game/board_picker.h"
#include "new_game/form_column.h"
#include "new_game/last_choices.h"
#include "new_game/last_time_strip.h"
#include "new_game/new_game_dialog.h"
#include "new_game/option_bar.h"
#include "new_game/piece_picker.h"
#include "new_game/piece_toggle.h"
#include "new_game/plain_editors.h"
#include "new_game/rulings_button.h"
#include "new_game/seat_list.h"
#include "new_game/seat_row.h"
#include "settings/settings.h"
#include "style/theme.h"

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
    for (const QJsonObject& seat : dialog.seats()->seats())
        ids.append(seat[QStringLiteral("id")].toString());
    return ids;
}

// The editors of Apocalypse Road.
inline PiecePicker* carsOf(const NewGameDialog& dialog)
{
    return qobject_cast<PiecePicker*>(dialog.details()->editor(QStringLiteral("starters")));
}

inline BoardPicker* trackOf(const NewGameDialog& dialog)
{
    return qobject_cast<BoardPicker*>(dialog.options()->editor(QStringLiteral("track")));
}

inline OptionBar* barOf(const NewGameDialog& dialog, const QString& key)
{
    return qobject_cast<BarEditor*>(dialog.options()->editor(key))->bar();
}

inline void pickTrack(const NewGameDialog& dialog, const QString& id)
{
    QComboBox* list = trackOf(dialog)->list();
    list->setCurrentIndex(list->findData(id));
    emit list->activated(list->currentIndex());
}

inline QJsonValue starters(const NewGameDialog& dialog, int seat)
{
    return dialog.choices().seats[seat][QStringLiteral("starters")];
}

inline QByteArray stored(const QJsonObject& object)
{
    return QJsonDocument(object).toJson();
}

} // namespace roadmarshal::test

#include "window_place.h"

#include <QGuiApplication>
#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace roadmarshal::views {

namespace {

// Enough of it to take hold of and drag.
bool canBeSeen(const QRect& window)
{
    constexpr QSize least(120, 60);
    return std::ranges::any_of(QGuiApplication::screens(), [&](const QScreen* screen) {
        const QRect shown = window & screen->availableGeometry();
        const QSize room = screen->availableVirtualSize();
        return shown.width() >= least.width() && shown.height() >= least.height() &&
               window.width() <= room.width() && window.height() <= room.height();
    });
}

} // namespace

bool restorePlace(QWidget& window, const QByteArray& geometry)
{
    constexpr qsizetype largest = 1000; // bytes; Qt writes less than a hundred
    const QRect before = window.geometry();
    if (geometry.isEmpty() || geometry.size() > largest || !window.restoreGeometry(geometry))
        return false;
    if (canBeSeen(window.geometry()) && canBeSeen(window.normalGeometry()))
        return true;
    window.setWindowState(Qt::WindowNoState);
    window.setGeometry(before);
    return false;
}

} // namespace roadmarshal::views

// Labels for words that come from data: what looks like markup stays text.
#pragma once

#include <QLabel>

namespace roadmarshal::views {

// A size of type, such as headlineFont.
using Type = QFont (*)();

QLabel* plainLabel(Type type, const QString& text = {}, QWidget* parent = nullptr);

// After the application's font has changed: Qt tells only windows, and these labels have fonts of their own.
void retypeLabels();

} // namespace roadmarshal::views

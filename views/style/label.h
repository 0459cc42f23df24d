// Labels for words that come from data: what looks like markup stays text.
#pragma once

#include <QLabel>

namespace roadmarshal::views {

inline QLabel* plainLabel(const QFont& font, const QString& text = {}, QWidget* parent = nullptr)
{
    auto* label = new QLabel(text, parent);
    label->setFont(font);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace roadmarshal::views

#include "manual_chapter.h"

#include <QVariant>
#include <QWidget>

namespace roadmarshal::views {

namespace {

constexpr const char* property = "manual-chapter";

} // namespace

void setManualChapter(QWidget* window, const QString& chapter)
{
    window->setProperty(property, chapter);
}

QString manualChapterOf(const QWidget* widget)
{
    return widget->window()->property(property).toString();
}

} // namespace roadmarshal::views

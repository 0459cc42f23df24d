#include "asking_menu.h"

#include "typed_line.h"

#include <QKeyEvent>

namespace roadmarshal::views {

AskingMenu::AskingMenu(QWidget* parent) : QMenu(parent)
{
    setAttribute(Qt::WA_DeleteOnClose);
}

void AskingMenu::keyPressEvent(QKeyEvent* event)
{
    if (!typesText(*event))
        return QMenu::keyPressEvent(event);
    close();
    emit typed(event);
}

} // namespace roadmarshal::views

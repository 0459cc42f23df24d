// What one field of a set-up form is chosen with.
#pragma once

#include "table/game.h"

#include <QJsonValue>
#include <QWidget>

class QLabel;

namespace roadmarshal::views {

class FieldEditor : public QWidget
{
    Q_OBJECT
public:
    using QWidget::QWidget;

    virtual void setField(const table::SetupField& field, const QJsonValue& chosen) = 0;
    // Where the Tab key stops, in order.
    virtual QList<QWidget*> stops() const = 0;
    // It says itself what it is for, and needs no label beside it.
    virtual bool namesItself() const { return false; }
    // It takes the room that is left, and stands above the rest.
    virtual bool takesRoom() const { return false; }

signals:
    // By a person.
    void picked(const QJsonValue& value);
};

// The editor that suits a field.
FieldEditor* makeEditor(const table::SetupField& field, const table::Game& game, QWidget* parent);

} // namespace roadmarshal::views

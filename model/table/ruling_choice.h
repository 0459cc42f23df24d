// A ruling where a house may choose otherwise than the rules page does.
#pragma once

#include "text/message.h"

namespace roadmarshal::table {

struct RulingChoice
{
    struct Option
    {
        QString word; // as it stands in a set-up
        Message text;
    };
    QString ruling;        // "AR-51"
    Message title;         // what it is about, in a few words
    QList<Option> options; // the default first

    const QString& usual() const { return options.first().word; }
};

} // namespace roadmarshal::table

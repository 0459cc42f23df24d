#include "correction.h"

namespace roadmarshal::table {

Objection wrongCorrection(const QString& code, const Correction& correction)
{
    return {{code,
             {{QStringLiteral("subject"), correction.subject},
              {QStringLiteral("property"), correction.property},
              {QStringLiteral("value"), correction.value}}},
            {}};
}

std::optional<int> numberIn(const QString& text, int least, int most)
{
    bool isNumber = false;
    const int value = text.toInt(&isNumber);
    return isNumber && value >= least && value <= most ? std::optional(value) : std::nullopt;
}

std::optional<bool> yesNo(const QString& text, const QString& no, const QString& yes)
{
    return text == yes ? std::optional(true) : text == no ? std::optional(false) : std::nullopt;
}

} // namespace roadmarshal::table

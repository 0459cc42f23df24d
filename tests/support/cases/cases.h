// How many cases a property gets.
#pragma once

#include <QtEnvironmentVariables>

namespace roadmarshal::test {

// For properties whose cases take long; RC_PARAMS in the environment may ask for another number.
inline void limitCases(int most)
{
    const QByteArray wanted = qgetenv("RC_PARAMS");
    if (!wanted.contains("max_success"))
        qputenv("RC_PARAMS", wanted + " max_success=" + QByteArray::number(most));
}

} // namespace roadmarshal::test

// Makes a test fail on any warning that the program logs.
#pragma once

#include <QRegularExpression>
#include <QtTest>

namespace roadmarshal::test {

// To be called in init(): Qt forgets it after each test function.
inline void failOnUnexpectedWarnings()
{
    // The offscreen platform complains about itself whenever a window is shown.
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support )")));
}

} // namespace roadmarshal::test

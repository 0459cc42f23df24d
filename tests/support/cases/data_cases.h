// Cases that are data: every file of a folder has a list `cases`, and each case the `rule` that it is about.
#pragma once

#include "support/json_words.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <algorithm>
#include <cmath>

namespace roadmarshal::test {

// A row for each case, in the column "one".
inline void addCases(const QString& folder, const QString& pattern = QStringLiteral("*.json"))
{
    QTest::addColumn<QJsonObject>("one");
    const QDir dir(QStringLiteral(TEST_DATA "/") + folder);
    for (const QString& name : dir.entryList({pattern}, QDir::Files, QDir::Name)) {
        QFile file(dir.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QJsonParseError error;
        const QJsonDocument document = QJsonDocument::fromJson(file.readAll(), &error);
        QVERIFY2(error.error == QJsonParseError::NoError, qPrintable(name + error.errorString()));
        int number = 0;
        for (const QJsonValue& one : document[text("cases")].toArray())
            QTest::addRow("%s %d %s", qPrintable(name), ++number, qPrintable(one[text("rule")].toString()))
                << one.toObject();
    }
}

// All that is expected is there; lists have the same length, numbers agree to 0.0005.
inline bool fits(const QJsonValue& expected, const QJsonValue& found)
{
    if (expected.isArray()) {
        const QJsonArray wanted = expected.toArray();
        const QJsonArray there = found.toArray();
        return found.isArray() && std::ranges::equal(wanted, there, fits);
    }
    if (expected.isDouble())
        return found.isDouble() && std::abs(expected.toDouble() - found.toDouble()) < 0.0005;
    if (!expected.isObject())
        return expected == found;
    const QJsonObject wanted = expected.toObject();
    return found.isObject() && std::ranges::all_of(wanted.keys(), [&](const QString& key) {
               return found.toObject().contains(key) && fits(wanted[key], found[key]);
           });
}

using Fits = bool (*)(const QJsonValue& expected, const QJsonValue& found);

// What a list lacks of what it should have, or has of what it should not have; empty if nothing.
inline QString wrongIn(const QJsonArray& list, const QJsonValue& has, const QJsonValue& hasNot,
                       Fits fit = fits)
{
    const auto isThere = [&](const QJsonValue& wanted) {
        return std::ranges::any_of(list, [&](const QJsonValue& one) { return fit(wanted, one); });
    };
    for (const QJsonValue& wanted : has.toArray()) {
        if (!isThere(wanted))
            return text("lacks ") + QString::fromUtf8(toText(wanted));
    }
    for (const QJsonValue& unwanted : hasNot.toArray()) {
        if (isThere(unwanted))
            return text("has ") + QString::fromUtf8(toText(unwanted));
    }
    return {};
}

} // namespace roadmarshal::test

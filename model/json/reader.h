// Reads untrusted JSON field by field and remembers the first thing that is wrong, with its path.
#pragma once

#include "problem.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>

#include <expected>
#include <memory>
#include <optional>

namespace roadmarshal::json {

inline constexpr qint64 largestFile = 16 * 1024 * 1024;

// Text to a JSON object; refuses what is not UTF-8, not JSON, not an object or too large.
std::expected<QJsonObject, Problem> parse(const QByteArray& text, qint64 largest = largestFile);
// The same from a file of at most `largest` bytes.
std::expected<QJsonObject, Problem> readFile(const QString& path, qint64 largest = largestFile);

// One value and the path to it. Getters return a default once something is wrong, so that callers read
// straight through and look at `problem()` at the end.
class Reader
{
public:
    explicit Reader(QJsonValue root);

    Reader operator[](const QString& key) const;
    Reader operator[](qsizetype index) const;
    bool has(const QString& key) const;
    bool isObject() const { return m_value.isObject(); }
    bool isArray() const { return m_value.isArray(); }
    bool isString() const { return m_value.isString(); }

    // Entries of a list; the list must be there and not longer than `most`.
    qsizetype size(qsizetype most) const;
    QStringList keys() const;

    int integer(int least, int most) const;
    int integer(int least, int most, int otherwise) const;
    double number(double least, double most, double otherwise) const;
    bool boolean(bool otherwise) const;
    QString text(qsizetype longest = 200) const;
    QString text(qsizetype longest, const QString& otherwise) const;
    // One of the words, as its position in the list.
    int word(const QStringList& words) const;
    int word(const QStringList& words, int otherwise) const;
    QJsonObject object() const;
    const QJsonValue& value() const { return m_value; }

    // Records a problem here unless there is one already.
    void fail(const QString& reason) const;
    const std::optional<Problem>& problem() const { return *m_problem; }
    const QString& path() const { return m_path; }

private:
    Reader(QJsonValue value, QString path, std::shared_ptr<std::optional<Problem>> problem);

    QJsonValue m_value;
    QString m_path;
    std::shared_ptr<std::optional<Problem>> m_problem;
};

} // namespace roadmarshal::json

#include "reader.h"

#include "bounds.h"
#include "text/one_line.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>

#include <cmath>

namespace roadmarshal::json {

namespace {

// A path is made for every value, and a key may be megabytes long: the beginning tells the field as well.
QString nameOf(const QString& key)
{
    constexpr qsizetype longest = 60;
    return text::shortened(key, longest);
}

// What the bounds of ordinary files leave, but for the size.
Bounds upTo(qint64 largest)
{
    Bounds bounds = ordinary;
    bounds.bytes = largest;
    return bounds;
}

} // namespace

std::expected<QJsonObject, Problem> parse(const QByteArray& text, qint64 largest)
{
    return parse(text, upTo(largest));
}

std::expected<QJsonObject, Problem> readFile(const QString& path, qint64 largest)
{
    return readFile(path, upTo(largest));
}

std::expected<QJsonObject, Problem> parse(const QByteArray& text, const Bounds& bounds)
{
    if (const auto excess = beyond(text, bounds))
        return std::unexpected(*excess);
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(text, &error);
    if (error.error != QJsonParseError::NoError)
        return std::unexpected(Problem{QStringLiteral("byte %1:").arg(error.offset),
                                       QStringLiteral("not JSON (%1)").arg(error.errorString())});
    if (!document.isObject())
        return std::unexpected(Problem{{}, QStringLiteral("is not a JSON object")});
    return document.object();
}

std::expected<QJsonObject, Problem> readFile(const QString& path, const Bounds& bounds)
{
    const QFileInfo info(path);
    if (!info.exists())
        return std::unexpected(Problem{{}, QStringLiteral("no such file")});
    if (!info.isFile())
        return std::unexpected(Problem{{}, QStringLiteral("is not a regular file")});
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::unexpected(Problem{{}, QStringLiteral("cannot be read (%1)").arg(file.errorString())});
    return parse(file.read(bounds.bytes + 1), bounds);
}

Reader::Reader(QJsonValue root) : Reader(std::move(root), {}, std::make_shared<std::optional<Problem>>()) {}

Reader::Reader(QJsonValue value, QString path, std::shared_ptr<std::optional<Problem>> problem)
    : m_value(std::move(value)), m_path(std::move(path)), m_problem(std::move(problem))
{
}

Reader Reader::operator[](const QString& key) const
{
    if (!m_value.isObject())
        fail(QStringLiteral("is not an object"));
    const QString name = nameOf(key);
    return {m_value.toObject().value(key), m_path.isEmpty() ? name : m_path + u'.' + name, m_problem};
}

Reader Reader::operator[](qsizetype index) const
{
    return {m_value.toArray().at(index), m_path + u'[' + QString::number(index) + u']', m_problem};
}

bool Reader::has(const QString& key) const
{
    return m_value.isObject() && m_value.toObject().contains(key);
}

qsizetype Reader::size(qsizetype most) const
{
    if (!m_value.isArray()) {
        fail(m_value.isUndefined() ? QStringLiteral("is missing") : QStringLiteral("is not a list"));
        return 0;
    }
    const qsizetype size = m_value.toArray().size();
    if (size > most) {
        fail(QStringLiteral("has %1 entries, at most %2 are allowed").arg(size).arg(most));
        return 0;
    }
    return size;
}

QStringList Reader::keys() const
{
    return m_value.toObject().keys();
}

int Reader::integer(int least, int most) const
{
    if (m_value.isUndefined())
        fail(QStringLiteral("is missing"));
    return integer(least, most, least);
}

int Reader::integer(int least, int most, int otherwise) const
{
    if (m_value.isUndefined())
        return otherwise;
    const double number = m_value.toDouble(NAN);
    if (!m_value.isDouble() || number != std::floor(number)) {
        fail(QStringLiteral("is not a whole number"));
        return otherwise;
    }
    if (number < least || number > most) {
        fail(QStringLiteral("is %1, allowed is %2 to %3").arg(number).arg(least).arg(most));
        return otherwise;
    }
    return static_cast<int>(number);
}

double Reader::number(double least, double most, double otherwise) const
{
    if (m_value.isUndefined())
        return otherwise;
    const double number = m_value.toDouble(NAN);
    if (!m_value.isDouble() || std::isnan(number)) {
        fail(QStringLiteral("is not a number"));
        return otherwise;
    }
    if (number < least || number > most) {
        fail(QStringLiteral("is %1, allowed is %2 to %3").arg(number).arg(least).arg(most));
        return otherwise;
    }
    return number;
}

bool Reader::boolean(bool otherwise) const
{
    if (m_value.isUndefined())
        return otherwise;
    if (!m_value.isBool())
        fail(QStringLiteral("is neither true nor false"));
    return m_value.toBool(otherwise);
}

QString Reader::text(qsizetype longest) const
{
    if (m_value.isUndefined())
        fail(QStringLiteral("is missing"));
    return text(longest, {});
}

QString Reader::text(qsizetype longest, const QString& otherwise) const
{
    if (m_value.isUndefined())
        return otherwise;
    if (!m_value.isString()) {
        fail(QStringLiteral("is not a text"));
        return otherwise;
    }
    const QString text = m_value.toString();
    if (text.size() > longest) {
        fail(QStringLiteral("is longer than %1 characters").arg(longest));
        return otherwise;
    }
    return text;
}

int Reader::word(const QStringList& words) const
{
    if (m_value.isUndefined())
        fail(QStringLiteral("is missing"));
    return word(words, 0);
}

int Reader::word(const QStringList& words, int otherwise) const
{
    if (m_value.isUndefined())
        return otherwise;
    const auto position = words.indexOf(text());
    if (position < 0) {
        fail(QStringLiteral("is \"%1\", allowed is %2")
                 .arg(m_value.toString(), words.join(QStringLiteral(", "))));
        return otherwise;
    }
    return static_cast<int>(position);
}

QJsonObject Reader::object() const
{
    if (!m_value.isObject())
        fail(m_value.isUndefined() ? QStringLiteral("is missing") : QStringLiteral("is not an object"));
    return m_value.toObject();
}

void Reader::fail(const QString& reason) const
{
    if (!*m_problem)
        *m_problem = Problem{m_path, reason};
}

} // namespace roadmarshal::json

// Comma-separated values that a spreadsheet program reads with the right types (RFC 4180).
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QString>
#include <QStringList>

namespace roadmarshal::csv {

// Quoted always, on one line. What a program would show otherwise than it is written, because it takes it for
// a formula, a number, a date or a truth value, is guarded by an apostrophe. A whole number is not: the
// numbers of cars stay what they are for every reader.
QString text(const QString& words);

// Lines of typed fields under a head of plain names.
class Writer
{
public:
    explicit Writer(const QStringList& head);

    Writer& add(const QString& words);
    Writer& add(qint64 number);
    Writer& add(int number) { return add(static_cast<qint64>(number)); }
    Writer& add(bool) = delete;         // 0 and 1 are numbers, "yes" is a word: say which
    Writer& add(double number);         // with a point, at most three decimals
    Writer& add(const QDateTime& time); // UTC, "2026-11-16 19:30:00"; empty if there is none
    Writer& skip();                     // no value
    void endLine();

    QByteArray take() const { return m_text.toUtf8(); }

private:
    Writer& put(const QString& field);

    QString m_text;
    bool m_first = true; // of its line
};

} // namespace roadmarshal::csv

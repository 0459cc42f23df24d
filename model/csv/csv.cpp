#include "csv.h"

#include <QRegularExpression>

namespace roadmarshal::csv {

namespace {

// A leading sign would be a formula to a spreadsheet; "7.10" or "6.1" would become a number or a date.
bool isTakenForSomethingElse(const QString& text)
{
    static const QRegularExpression likeNumber(QStringLiteral("^\\s*[0-9][0-9.,:/eE+\\- ]*$"));
    static const QRegularExpression wholeNumber(QStringLiteral("^(0|[1-9][0-9]{0,8})$"));
    if (text.isEmpty())
        return false;
    if (QStringView(u"=+-@|%\t\r\n").contains(text.front()))
        return true;
    return likeNumber.match(text).hasMatch() && !wholeNumber.match(text).hasMatch();
}

} // namespace

QString text(QString words)
{
    if (isTakenForSomethingElse(words) || isTakenForSomethingElse(words.trimmed()))
        words.prepend(u'\'');
    return u'"' + words.replace(u'"', QStringLiteral("\"\"")) + u'"';
}

Writer::Writer(const QStringList& head)
{
    for (const QString& name : head)
        put(name);
    endLine();
}

Writer& Writer::put(const QString& field)
{
    if (!m_first)
        m_text += u',';
    m_first = false;
    m_text += field;
    return *this;
}

Writer& Writer::add(const QString& words)
{
    return put(text(words));
}

Writer& Writer::add(qint64 number)
{
    return put(QString::number(number));
}

Writer& Writer::add(double number)
{
    QString field = QString::number(number, 'f', 3);
    while (field.endsWith(u'0'))
        field.chop(1);
    if (field.endsWith(u'.'))
        field.chop(1);
    return put(field);
}

Writer& Writer::add(const QDateTime& time)
{
    return put(time.toUTC().toString(QStringLiteral("yyyy-MM-dd HH:mm:ss")));
}

Writer& Writer::skip()
{
    return put({});
}

void Writer::endLine()
{
    m_text += QStringLiteral("\r\n");
    m_first = true;
}

} // namespace roadmarshal::csv

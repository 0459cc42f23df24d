#include "csv.h"

namespace roadmarshal::csv {

QString text(QString words)
{
    if (!words.isEmpty() && QStringView(u"=+-@\t\r\n").contains(words.front()))
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

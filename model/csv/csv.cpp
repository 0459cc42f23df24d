#include "csv.h"

#include "text/one_line.h"

#include <QLocale>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace roadmarshal::csv {

namespace {

// A leading sign would be a formula to a spreadsheet.
bool isFormula(const QString& text)
{
    return QStringView(u"=+-@|%\u2212\uFF1D\uFF0B\uFF0D\uFF20\t\r\n").contains(text.front());
}

// "7.10" and "5%" would become other numbers, "6.1" and "3/4" dates, "8 pm" a time.
bool isLikeANumber(const QString& text)
{
    static const QRegularExpression likeNumber(
        QStringLiteral("^\\(?\\p{Sc}?\\s*[.,]?[0-9][0-9.,:/eETZ+\\-%'\\s]*([ap]m?)?\\s*\\p{Sc}?\\)?$"),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression wholeNumber(QStringLiteral("^(0|[1-9][0-9]{0,8})$"));
    return likeNumber.match(text).hasMatch() && !wholeNumber.match(text).hasMatch();
}

// In the languages of spreadsheets that read the file, as far as people here use them.
bool isBoolean(const QString& text)
{
    static const QRegularExpression likeBoolean(
        QStringLiteral("^(true|false|wahr|falsch|vrai|faux|vero|falso|verdadero|verdadeiro)$"),
        QRegularExpression::CaseInsensitiveOption);
    return likeBoolean.match(text).hasMatch();
}

QSet<QString> namesOfMonths()
{
    QSet<QString> names{QStringLiteral("sept")};
    for (const QLocale& locale : {QLocale::c(), QLocale(QLocale::German), QLocale()}) {
        for (int month = 1; month <= 12; ++month) {
            for (const auto format : {QLocale::LongFormat, QLocale::ShortFormat})
                names.insert(locale.standaloneMonthName(month, format).remove(u'.').toCaseFolded());
        }
    }
    return names;
}

// "12 May", "May-2026", "3. März 2026": a month and nothing but numbers.
bool isDay(const QString& text)
{
    static const QRegularExpression between(QStringLiteral("[\\s.,/\\-]+"));
    static const QRegularExpression number(QStringLiteral("^[0-9]{1,4}$"));
    static const QSet<QString> monthNames = namesOfMonths();
    constexpr qsizetype longestDay = 40;
    if (text.size() > longestDay || std::ranges::none_of(text, [](QChar c) { return c.isDigit(); }))
        return false;
    int months = 0;
    int numbers = 0;
    for (const QString& word : text.split(between, Qt::SkipEmptyParts)) {
        if (number.match(word).hasMatch())
            ++numbers;
        else if (monthNames.contains(word.toCaseFolded()))
            ++months;
        else
            return false;
    }
    return months == 1 && numbers > 0;
}

bool isTakenForSomethingElse(const QString& text)
{
    return !text.isEmpty() && (isFormula(text) || isLikeANumber(text) || isBoolean(text) || isDay(text));
}

} // namespace

QString text(const QString& words)
{
    QString field = text::onOneLine(words);
    if (isTakenForSomethingElse(field) || isTakenForSomethingElse(field.trimmed()))
        field.prepend(u'\'');
    return u'"' + field.replace(u'"', QStringLiteral("\"\"")) + u'"';
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

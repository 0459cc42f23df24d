#include "sql.h"

#include <QAtomicInt>
#include <QCoreApplication>
#include <QSqlQuery>

namespace roadmarshal::table {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Sql)
};

} // namespace

QString freshConnectionName()
{
    static QAtomicInt counter;
    return QStringLiteral("roadmarshal-%1").arg(counter.fetchAndAddRelaxed(1));
}

Trouble troubleOf(const QSqlError& error)
{
    if (!error.isValid())
        return Trouble::None;
    constexpr int primary = 0xff;                        // the rest of a code says more than a person needs
    switch (error.nativeErrorCode().toInt() & primary) { // https://sqlite.org/rescode.html
    case 5:
    case 6:
    case 15: // it could not find out who holds it
        return Trouble::Busy;
    case 7:
        return Trouble::Memory;
    case 8:
    case 14:
        return Trouble::ReadOnly;
    case 10:
        return Trouble::Disk;
    case 11:
    case 26:
        return Trouble::Damaged;
    case 13:
        return Trouble::Full;
    default:
        return Trouble::Other;
    }
}

QString inWords(const QSqlError& error)
{
    switch (troubleOf(error)) {
    case Trouble::Busy:
        return Words::tr("another program holds it");
    case Trouble::Memory:
        return Words::tr("it is too large for this machine's memory");
    case Trouble::ReadOnly:
        return Words::tr("nothing can be written there");
    case Trouble::Disk:
        return Words::tr("the disk failed");
    case Trouble::Full:
        return Words::tr("the disk is full");
    case Trouble::None:
    case Trouble::Damaged:
    case Trouble::Other:
        break;
    }
    const QString text = error.databaseText();
    return text.isEmpty() ? Words::tr("unknown database error") : text;
}

bool isDamage(const QSqlError& error)
{
    const Trouble trouble = troubleOf(error);
    return trouble == Trouble::Damaged || trouble == Trouble::Other;
}

QString unreadable(const QSqlError& error)
{
    return isDamage(error) ? QStringLiteral("is damaged (%1)").arg(inWords(error))
                           : QStringLiteral("cannot be read (%1)").arg(inWords(error));
}

Sql& Sql::run(const QString& statement, const QVariantList& values)
{
    if (!ok())
        return *this;
    QSqlQuery query(m_database);
    bool done = query.prepare(statement);
    for (const QVariant& value : values)
        query.addBindValue(value);
    done = done && query.exec();
    if (!done)
        m_error = query.lastError().isValid()
                      ? query.lastError()
                      : QSqlError({}, QStringLiteral("unknown database error"), QSqlError::UnknownError);
    return *this;
}

} // namespace roadmarshal::table

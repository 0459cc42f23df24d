#include "sql.h"

#include <QAtomicInt>
#include <QSqlError>
#include <QSqlQuery>

namespace roadmarshal::table {

QString freshConnectionName()
{
    static QAtomicInt counter;
    return QStringLiteral("roadmarshal-%1").arg(counter.fetchAndAddRelaxed(1));
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
    if (!done) {
        m_error = query.lastError().databaseText();
        if (m_error.isEmpty())
            m_error = QStringLiteral("unknown database error");
    }
    return *this;
}

} // namespace roadmarshal::table

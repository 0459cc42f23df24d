#include "sql.h"

#include <QSqlError>
#include <QSqlQuery>

namespace roadmarshal::table {

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

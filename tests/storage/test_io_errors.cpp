// Whichever call of any operation fails, and however: what was acknowledged is there, what was not is there
// as a whole or not at all, and the next try works.
#include "support/one_of_many.h"
#include "support/quick_folder.h"
#include "support/storage/fault_table.h"
#include "support/storage/injections.h"
#include "support/strict.h"

#include <QTest>

using namespace roadmarshal::test;

namespace {

struct Tried
{
    bool met = false; // the fault
    Findings findings;
};

Tried tryWith(const Operation& operation, const Injection& injection, const QString& folder, int at)
{
    Try attempt(operation, folder);
    attempt.open();
    injection.start(folder, at);
    attempt.act();
    const bool met = injection.stop().happened;
    Tried tried{met, {}};
    if (!attempt.said() && callsItDamaged(attempt.said().error()))
        tried.findings.damaged.append(attempt.said().error());
    if (!attempt.said() && attempt.isOpen()) {
        attempt.act();
        if (!attempt.said())
            tried.findings.stuck.append(attempt.said().error());
    }
    attempt.close();
    const auto acknowledged = attempt.said() ? std::optional(*attempt.said()) : std::optional<Journal>();
    tried.findings +=
        examine(operation, folder, acknowledged, injection.forbidsTidying ? Ended::Dead : Ended::Alive);
    return tried;
}

} // namespace

class TestIoErrors : public QObject
{
    Q_OBJECT
private slots:
    void init() { failOnUnexpectedWarnings(); }

    void nothingIsLost_data()
    {
        QTest::addColumn<int>("index");
        for (size_t i = 0; i < operations().size(); ++i)
            QTest::newRow(operations()[i].name) << static_cast<int>(i);
    }
    void nothingIsLost()
    {
        QFETCH(int, index);
        const Operation& operation = operations()[static_cast<size_t>(index)];
        const QuickFolder folder;
        const int step = stepOf(operation, 7);
        int next = index; // so that each fault meets other calls
        QStringList wrong;
        for (const Injection& injection : injections()) {
            FaultRow row{operation.name, injection.name, Doubt::IsCounted};
            for (int at = 1 + next++ % step;; at += step) {
                const Tried tried = tryWith(operation, injection, folder.path(), at);
                if (!tried.met) {
                    QVERIFY2(tried.findings.isEmpty(), qPrintable(tried.findings.toText()));
                    break;
                }
                row.count(tried.findings, [at] { return QStringLiteral("at call %1").arg(at); });
            }
            row.print();
            if (!row.isClean())
                wrong.append(row.firstFinding());
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }
};

ONE_OF_MANY(TestIoErrors)
#include "test_io_errors.moc"

// Whatever a power cut, or a kill, leaves of any operation after any of its calls to the kernel: nothing that
// was acknowledged is lost, and nothing is there by half.
#include "support/one_of_many.h"
#include "support/quick_folder.h"
#include "support/storage/fault_table.h"

#include <QTest>

using namespace roadmarshal::test;

namespace {

const char* nameOf(Cut cut)
{
    static const char* const names[] = {"killed", "power cut, nothing unsynced kept",
                                        "power cut, some writes kept", "power cut, writes torn"};
    return names[static_cast<size_t>(cut)];
}

// How many different disks each cut is tried on, where there is anything left to chance.
unsigned disksOf(Cut cut)
{
    const bool isChance = cut == Cut::DropsSome || cut == Cut::Tears;
    return isChance ? static_cast<unsigned>(rounds("FAULT_DISKS", 1)) : 1;
}

// After which calls the power is cut: the last is always among them.
std::vector<size_t> pointsBetween(size_t begun, size_t done, int step)
{
    std::vector<size_t> points;
    for (size_t calls = begun; calls < done; calls += static_cast<size_t>(step))
        points.push_back(calls);
    points.push_back(done);
    return points;
}

} // namespace

class TestPowerCuts : public QObject
{
    Q_OBJECT
private slots:
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
        const QuickFolder lived;
        Try attempt(operation, lived.path());
        DiskTrace trace(lived.path());
        attempt.open();
        const size_t begun = trace.size();
        attempt.act();
        const size_t done = trace.size();
        attempt.close();
        trace.stop();
        QVERIFY2(attempt.said(), attempt.said() ? "" : qPrintable(attempt.said().error()));

        const QuickFolder left;
        QStringList wrong;
        for (const Cut cut : cuts) {
            FaultRow row{operation.name, nameOf(cut)};
            for (size_t calls : pointsBetween(begun, done, stepOf(operation, 2))) {
                const auto acknowledged =
                    calls == done ? std::optional(*attempt.said()) : std::optional<Journal>();
                for (unsigned disk = 0; disk < disksOf(cut); ++disk) {
                    put(trace.after(calls, cut, disk), left.path());
                    const Findings findings = examine(operation, left.path(), acknowledged, Ended::Dead);
                    row.count(findings, [&] {
                        return QStringLiteral("after call %1 (%2), disk %3")
                            .arg(calls)
                            .arg(QString::fromUtf8(calls > 0 ? trace.tell(calls - 1) : QByteArray()))
                            .arg(disk);
                    });
                }
            }
            row.print();
            if (!row.isClean())
                wrong.append(row.firstFinding());
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }
};

ONE_OF_MANY(TestPowerCuts)
#include "test_power_cuts.moc"

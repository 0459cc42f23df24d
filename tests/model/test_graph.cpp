#include "track/graph.h"

#include <QTest>

using namespace roadmarshal::track;

class TestGraph : public QObject
{
    Q_OBJECT
private slots:
    void namesAreReadAsWritten()
    {
        QCOMPARE(parseSpace(u"12.0"), (Space{12, 0}));
        QCOMPARE(toText(Space{12, 0}), QStringLiteral("12.0"));
        for (QStringView bad :
             {u"", u"12", u"12.", u".0", u"-1.0", u"1.0.0", u" 1.0", u"01.0", u"1.+0", u"99999999.0"})
            QVERIFY(!parseSpace(bad));
    }
};

QTEST_APPLESS_MAIN(TestGraph)
#include "test_graph.moc"

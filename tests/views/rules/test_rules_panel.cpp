// The rules dock: searching, following links, and citations from elsewhere.
#include "rules/rules_panel.h"
#include "support/one_of_many.h"

#include <QLineEdit>
#include <QTest>
#include <QTextBrowser>
#include <QUrl>

using namespace roadmarshal::views;

class TestRulesPanel : public QObject
{
    Q_OBJECT
private slots:
    void aSearchShowsWhatFits()
    {
        RulesPanel panel;
        panel.setGame(QStringLiteral("apocalypse-road"));
        QVERIFY(panel.text()->toPlainText().contains(QStringLiteral("AR-59")));
        QTest::keyClicks(panel.searchLine(), QStringLiteral("trough"));
        QVERIFY(panel.text()->toPlainText().contains(QStringLiteral("7.14")));
        QVERIFY(!panel.text()->toPlainText().contains(QStringLiteral("AR-59")));
        QTest::keyClicks(panel.searchLine(), QStringLiteral("xyzzy"));
        QVERIFY(panel.text()->toPlainText().startsWith(QStringLiteral("Nothing found")));
    }

    void aCitationOpensItsEntriesAndLinksLeadOn()
    {
        RulesPanel panel;
        panel.setGame(QStringLiteral("apocalypse-road"));
        panel.showRules({QStringLiteral("7.13"), QStringLiteral("AR-16")});
        const QString text = panel.text()->toPlainText();
        QVERIFY(text.startsWith(QStringLiteral("7.13")));
        QVERIFY(text.contains(QStringLiteral("AR-16")));
        emit panel.text()->anchorClicked(QUrl(QStringLiteral("rule:8.5%20Bulldoze")));
        QVERIFY(panel.text()->toPlainText().startsWith(QStringLiteral("8.5 Bulldoze")));
        emit panel.text()->anchorClicked(QUrl(QStringLiteral("https://example.org/"))); // nothing is fetched
        QVERIFY(panel.text()->toPlainText().startsWith(QStringLiteral("8.5 Bulldoze")));
    }

    void aGameWithoutABookSaysSo()
    {
        RulesPanel panel;
        panel.setGame(QStringLiteral("no-such-game"));
        QVERIFY(panel.text()->toPlainText().contains(QStringLiteral("no rule summary")));
    }
};

ONE_OF_MANY(TestRulesPanel)
#include "test_rules_panel.moc"

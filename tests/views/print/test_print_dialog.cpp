// The dialogs of prints: what is laid out, saved, cancelled, remembered; a sheet compared with the table.
#include "support/one_of_many.h"
#include "support/printed_game.h"
#include "support/strict.h"
#include "support/window/settings_sandbox.h"

#include "print/check_sheet_dialog.h"
#include "print/print_dialog.h"
#include "print/print_job.h"
#include "settings/settings.h"

#include <QLineEdit>
#include <QSignalSpy>
#include <QToolButton>

using namespace roadmarshal;
using namespace roadmarshal::views;
using namespace roadmarshal::views::print;
using test::allDocuments;
using test::DemoGame;
using test::played;

class TestPrintDialog : public QObject
{
    Q_OBJECT

    test::SettingsSandbox m_sandbox;

private slots:
    void init() { test::failOnUnexpectedWarnings(); }

    void theDialogLaysOutWhatIsChosen()
    {
        const auto demo = played();
        PrintDialog dialog(materialOf(*demo->session), demo->folder());
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        QCOMPARE(dialog.documents(), (QList{Document::Standings, Document::Damage}));
        const int some = dialog.printout().pageCount();
        dialog.setDocuments(allDocuments());
        QTRY_VERIFY(!dialog.isLayingOut());
        QVERIFY(dialog.printout().pageCount() > some);
        // One wish after the other: the last one counts.
        dialog.setDocuments({});
        dialog.setPaper({QPageSize::Letter, Ink::Greyscale});
        QTRY_VERIFY(!dialog.isLayingOut());
        QCOMPARE(dialog.printout().paper(), (Paper{QPageSize::Letter, Ink::Greyscale}));
        QCOMPARE(dialog.printout().pageCount(), 1);
    }

    void savingDoesNotHoldUpTheWindow()
    {
        const auto demo = played();
        PrintDialog dialog(materialOf(*demo->session), demo->folder());
        dialog.setDocuments(allDocuments());
        const QString path = demo->folder() + QStringLiteral("/out.pdf");
        dialog.savePdf(path);
        QVERIFY(dialog.isBusy());
        int turns = 0; // of the event loop, while it saves
        QTimer other;
        connect(&other, &QTimer::timeout, this, [&] { turns += dialog.isBusy(); });
        other.start(0);
        QTRY_VERIFY(!dialog.isBusy());
        QVERIFY(turns > 2);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().startsWith("%PDF-"));
    }

    void cancellingLeavesNoFile()
    {
        const auto demo = played();
        PrintDialog dialog(materialOf(*demo->session), demo->folder());
        dialog.setDocuments(allDocuments());
        const QString path = demo->folder() + QStringLiteral("/out.pdf");
        dialog.savePdf(path);
        QSignalSpy printed(dialog.findChild<PrintJob*>(), &PrintJob::printed);
        QVERIFY(printed.wait());
        dialog.cancelJob();
        QVERIFY(!dialog.isBusy());
        QTRY_VERIFY(!dialog.findChild<PrintJob*>());
        QCOMPARE(printed.size(), 1);
        QCOMPARE(QDir(demo->folder()).entryList({QStringLiteral("out*")}, QDir::Files | QDir::Hidden),
                 QStringList());
    }

    void aFailureIsTold()
    {
        const DemoGame demo;
        PrintDialog dialog(materialOf(*demo.session), demo.folder());
        dialog.savePdf(demo.folder() + QStringLiteral("/no/such/folder/out.pdf"));
        QTRY_VERIFY(!dialog.isBusy());
        QVERIFY(!dialog.news().isEmpty());
        QVERIFY(!dialog.news().contains(QStringLiteral("Saved")));
    }

    void aFileThatTakesNoPagesIsNotThePrinter()
    {
        const auto demo = played();
        PrintDialog dialog(materialOf(*demo->session), demo->folder());
        dialog.savePdf(demo->path());
        QTRY_VERIFY(!dialog.isBusy());
        QVERIFY2(dialog.news().contains(QStringLiteral("holds a game")), qPrintable(dialog.news()));
        QVERIFY(!dialog.news().contains(QStringLiteral("printer")));
    }

    void theDialogIsAsItWasLeft()
    {
        const DemoGame demo;
        const Material material = materialOf(*demo.session);
        {
            PrintDialog dialog(material, demo.folder());
            dialog.show();
            dialog.resize(750, 560);
            dialog.setDocuments({Document::PackAway});
            dialog.setPaper({QPageSize::Letter, Ink::Greyscale});
            dialog.reject();
        }
        PrintDialog dialog(material, demo.folder());
        QCOMPARE(dialog.documents(), QList{Document::PackAway});
        QCOMPARE(dialog.paper(), (Paper{QPageSize::Letter, Ink::Greyscale}));
        QCOMPARE(dialog.size(), QSize(750, 560));
        savePrint({}); // the other tests begin as if nothing had been remembered
        const PrintDialog fresh(material, demo.folder());
        QVERIFY(fresh.width() <= fresh.screen()->availableSize().width());
        QVERIFY(fresh.height() <= fresh.screen()->availableSize().height());
    }

    void signsOnButtonsHaveNames()
    {
        const DemoGame demo;
        const PrintDialog dialog(materialOf(*demo.session), demo.folder());
        for (const QToolButton* button : dialog.findChildren<QToolButton*>()) {
            if (button->text().size() > 1 || button->text().isEmpty())
                continue;
            QVERIFY2(button->accessibleName().size() > 1, qPrintable(button->text()));
            QVERIFY(!button->toolTip().isEmpty());
        }
    }

    void theCodeOfASheetIsConfirmed()
    {
        const DemoGame demo;
        const auto& game = demo.session->game();
        const report::Checksum sum = report::checksumOf(game, demo.session->now());
        CheckSheetDialog dialog(game, demo.session->now());
        dialog.show();
        dialog.code()->setText(sum.whole.toLower());
        QVERIFY(dialog.result().contains(QStringLiteral("matches")));
        QVERIFY(!dialog.part(report::Part::Mats)->isVisible());
        QTest::keyClick(dialog.code(), Qt::Key_Return);
        QVERIFY(dialog.isVisible()); // who presses Enter wants to read what it says
        dialog.code()->setText(sum.whole.left(5));
        QVERIFY(!dialog.result().contains(QStringLiteral("matches")));
        dialog.code()->setText(QStringLiteral("####-####"));
        QVERIFY(dialog.result().contains(QStringLiteral("No sheet has such a code")));
    }

    void aDifferenceIsFoundByItsPart()
    {
        DemoGame demo;
        const auto& game = demo.session->game();
        const report::Checksum sheet = report::checksumOf(game, demo.session->now());
        QVERIFY(demo.take(QStringLiteral("set 36 damage 3")).has_value());
        CheckSheetDialog dialog(game, demo.session->now());
        dialog.show();
        dialog.code()->setText(sheet.whole);
        QVERIFY(dialog.result().contains(QStringLiteral("not the one")));
        for (int i = 0; i < report::partCount; ++i) {
            const auto part = static_cast<report::Part>(i);
            QVERIFY(dialog.part(part)->isVisible());
            dialog.part(part)->setText(sheet.parts[static_cast<size_t>(i)]);
            QCOMPARE(dialog.verdict(part).startsWith(QStringLiteral("differs")), part == report::Part::Mats);
        }
    }
};

ONE_OF_MANY(TestPrintDialog)
#include "test_print_dialog.moc"

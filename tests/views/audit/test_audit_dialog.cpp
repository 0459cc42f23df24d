#include "support/demo_game.h"
#include "support/one_of_many.h"
#include "support/strict.h"

#include "audit/audit_card.h"
#include "audit/audit_dialog.h"
#include "audit/audit_editors.h"
#include "audit/audit_model.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

using namespace roadmarshal;
using namespace roadmarshal::table;
using namespace roadmarshal::views;
using Part = AuditLine::Part;

namespace {

class AuditDialogTest : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        test::failOnUnexpectedWarnings();
        m_demo = std::make_unique<test::DemoGame>();
        // The first lines are known: 36 on 0.0, 21 and 7 on sector 3.
        for (const char* correction :
             {"36 at 0.0", "21 at 3.0", "7 at 3.2", "21 damage 2", "7 suppressed on"})
            QVERIFY(m_demo->take(QStringLiteral("set ") + QString::fromLatin1(correction)));
        m_before = m_demo->session->last();
        m_dialog = std::make_unique<AuditDialog>(*m_demo->session);
        m_dialog->show();
        QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
    }
    void cleanup()
    {
        m_dialog.reset();
        m_demo.reset();
    }

    void linesAreReadOutLarge()
    {
        press(Qt::Key_Return);
        QCOMPARE(m_dialog->card()->accessibleName(),
                 QStringLiteral("3.0 — 21, Cinder Kings, Damage 2, light side"));
        QVERIFY(hasLabel(QStringLiteral("Sector 3")));
        QVERIFY(hasLabel(QStringLiteral("nothing from Sector 1 to Sector 2")));
        press(Qt::Key_Return);
        QCOMPARE(m_dialog->card()->accessibleName(),
                 QStringLiteral("3.2 — 7, Cinder Kings, Damage 0, light side, Suppressed"));
        QVERIFY(!hasLabel(QStringLiteral("nothing from Sector 1 to Sector 2")));
    }

    void keysAgree()
    {
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Space, Qt::Key_Y}) {
            const int before = m_dialog->audit().current();
            press(key);
            QCOMPARE(m_dialog->audit().current(), before + 1);
        }
        press(Qt::Key_Backspace);
        QCOMPARE(m_dialog->audit().current(), 2);
        press(Qt::Key_Backspace);
        press(Qt::Key_A); // 21 and 7 share sector 3
        QCOMPARE(m_dialog->audit().current(), 3);
    }

    void allAgreeRecordsNothing()
    {
        int keys = 0;
        for (; !m_dialog->isAtTheEnd(); ++keys)
            press(Qt::Key_A);
        QVERIFY2(keys <= 16, "some twenty cars in less than twenty seconds");
        QVERIFY(hasLabel(QStringLiteral("The table agrees. Nothing is recorded.")));
        QVERIFY(!recordButton()->isVisible());
        press(Qt::Key_Return);
        QVERIFY(!m_dialog->isVisible());
        QCOMPARE(m_demo->session->last(), m_before);
    }

    void aDifferenceIsSetInPlace()
    {
        press(Qt::Key_Return);
        press(Qt::Key_N);
        QVERIFY(m_dialog->isEditing());
        auto* place = qobject_cast<QLineEdit*>(m_dialog->editors()->editor(QStringLiteral("at")));
        QVERIFY(place->hasFocus());
        QCOMPARE(place->text(), QStringLiteral("3.0"));
        QTest::keyClicks(place, QStringLiteral("14.2"));
        auto* damage = qobject_cast<QSpinBox*>(m_dialog->editors()->editor(QStringLiteral("damage")));
        QCOMPARE(damage->maximum(), 6);
        damage->setValue(3);
        qobject_cast<QCheckBox*>(m_dialog->editors()->editor(QStringLiteral("reloading")))->toggle();
        QVERIFY(hasLabel(QStringLiteral("set 21 at 14.2 · set 21 damage 3 · set 21 reloading on")));
        QTest::keyClick(place, Qt::Key_Return);
        QVERIFY(!m_dialog->isEditing());
        QCOMPARE(m_dialog->audit().current(), 2);
        finishAndRecord();
        QCOMPARE(m_demo->session->last(), m_before + 1);
        const Entry& entry = m_demo->session->entries().last();
        QCOMPARE(entry.kind, EntryKind::Correction);
        QCOMPARE(entry.note, QStringLiteral("table audit"));
        QCOMPARE(entry.effects.size(), 3);
    }

    void aClickOpensItsEditor()
    {
        press(Qt::Key_Return);
        const QRectF spot = m_dialog->card()->spotRect(QStringLiteral("damage"));
        QVERIFY(!spot.isNull());
        QTest::mouseClick(m_dialog->card(), Qt::LeftButton, {}, spot.center().toPoint());
        QVERIFY(m_dialog->isEditing());
        QVERIFY(m_dialog->editors()->editor(QStringLiteral("damage"))->hasFocus());
    }

    void lettersAreTypedNotObeyedWhileEditing()
    {
        press(Qt::Key_N);
        auto* place = qobject_cast<QLineEdit*>(m_dialog->editors()->editor(QStringLiteral("at")));
        QTest::keyClicks(place, QStringLiteral("ya n"));
        QVERIFY(m_dialog->isEditing());
        QCOMPARE(m_dialog->audit().valueOf(0, QStringLiteral("at")), QStringLiteral("yan"));
        place->clear(); // nothing typed means nothing changed
        QVERIFY(m_dialog->audit().corrections().isEmpty());
        QTest::keyClicks(m_dialog->editors()->editor(QStringLiteral("damage")), QStringLiteral("ya"));
        QVERIFY(m_dialog->isEditing());
        QCOMPARE(m_dialog->audit().current(), 0);
    }

    void swappedCarsBecomeOneEntry()
    {
        setPlace(QStringLiteral("3.0")); // 36 stands where the app has 21
        QVERIFY(hasLabelThatContains(QStringLiteral("would both stand on 3.0")));
        setPlace(QStringLiteral("0.0"));
        QVERIFY(!hasLabelThatContains(QStringLiteral("would both stand")));
        finishAndRecord();
        QCOMPARE(m_demo->session->last(), m_before + 1);
        const Audit after(m_demo->session->game(), m_demo->session->now());
        QCOMPARE(after.lines()[0].subject, QStringLiteral("21"));
        QCOMPARE(after.lines()[1].subject, QStringLiteral("36"));
    }

    void whatCantBeIsNotRecorded()
    {
        setPlace(QStringLiteral("3.0"));
        m_dialog->finish();
        QVERIFY(hasLabelThatContains(QStringLiteral("This can't be: cars")));
        QVERIFY(recordButton()->isVisible());
        QVERIFY(!recordButton()->isEnabled());
        press(Qt::Key_Backspace);
        QVERIFY(!m_dialog->isAtTheEnd());
        QCOMPARE(m_dialog->audit().current(), 1);
        QCOMPARE(m_demo->session->last(), m_before);
    }

    void escapeDoesNotLoseWhatWasFound()
    {
        press(Qt::Key_N);
        qobject_cast<QLineEdit*>(m_dialog->editors()->editor(QStringLiteral("at")))
            ->setText(QStringLiteral("5.0"));
        press(Qt::Key_Escape);
        QVERIFY(!m_dialog->isEditing());
        QVERIFY(m_dialog->audit().corrections().isEmpty());
        QCOMPARE(m_dialog->audit().current(), 0);
        setPlace(QStringLiteral("9.0"));
        press(Qt::Key_Escape);
        QVERIFY(m_dialog->isVisible());
        QVERIFY(m_dialog->isAtTheEnd());
        QVERIFY(hasLabelThatContains(QStringLiteral("Lines not read")));
        press(Qt::Key_Escape);
        QVERIFY(!m_dialog->isVisible());
        QCOMPARE(m_demo->session->last(), m_before);
    }

    void aFocusedButtonIsPressedBySpace()
    {
        for (QPushButton* button : m_dialog->findChildren<QPushButton*>()) {
            if (button->text() != QStringLiteral("Differs"))
                continue;
            button->setFocus();
            QTest::keyClick(button, Qt::Key_Space);
        }
        QVERIFY(m_dialog->isEditing());
        QCOMPARE(m_dialog->audit().current(), 0);
    }

    void theListKeepsTheRulesOfModels()
    {
        Audit audit(m_demo->session->game(), m_demo->session->now());
        const AuditWords words(m_demo->session->game(), m_demo->session->now());
        AuditModel model(audit, words);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), audit.size());
        audit.agree();
        audit.set(1, QStringLiteral("damage"), QStringLiteral("5"));
        model.refresh();
        const auto reading = [&](int row) {
            return static_cast<Audit::Reading>(model.index(row).data(AuditModel::ReadingRole).toInt());
        };
        QCOMPARE(reading(0), Audit::Reading::Agrees);
        QCOMPARE(reading(1), Audit::Reading::Differs);
        QCOMPARE(reading(2), Audit::Reading::Unread);
        QVERIFY(model.index(2).data(AuditModel::InGroupRole).toBool());
        QVERIFY(!model.index(0).data(AuditModel::InGroupRole).toBool());
        QCOMPARE(model.index(1).data().toString(),
                 QStringLiteral("3.0 — 21, Cinder Kings, Damage 5, not 2, light side"));
    }

    void everyLineFitsOnItsCard()
    {
        m_dialog->resize(480, 600);
        while (!m_dialog->isAtTheEnd()) {
            QCoreApplication::processEvents();
            for (const AuditFact& fact : m_dialog->audit().lines()[m_dialog->audit().current()].facts) {
                const QRectF spot = m_dialog->card()->spotRect(fact.property);
                QVERIFY(spot.isNull() || QRectF(m_dialog->card()->rect()).contains(spot));
            }
            m_dialog->agree();
        }
    }

private:
    // To whatever has the focus.
    void press(Qt::Key key)
    {
        QWidget* focus = QApplication::focusWidget();
        QTest::keyClick(focus ? focus : m_dialog.get(), key);
    }

    // The current line stands elsewhere; on to the next.
    void setPlace(const QString& place)
    {
        press(Qt::Key_N);
        qobject_cast<QLineEdit*>(m_dialog->editors()->editor(QStringLiteral("at")))->setText(place);
        press(Qt::Key_Return);
    }

    void finishAndRecord()
    {
        m_dialog->finish();
        QVERIFY(recordButton()->hasFocus());
        press(Qt::Key_Return);
        QCOMPARE(m_dialog->result(), QDialog::Accepted);
    }

    QPushButton* recordButton() const
    {
        for (QPushButton* button : m_dialog->findChildren<QPushButton*>()) {
            if (button->text() == QStringLiteral("Record as one correction"))
                return button;
        }
        return nullptr;
    }

    bool hasLabelThatContains(const QString& text) const
    {
        return std::ranges::any_of(m_dialog->findChildren<QLabel*>(), [&](const QLabel* label) {
            return label->isVisible() && label->text().contains(text);
        });
    }
    bool hasLabel(const QString& text) const
    {
        return std::ranges::any_of(m_dialog->findChildren<QLabel*>(), [&](const QLabel* label) {
            return label->isVisible() && label->text() == text;
        });
    }

    std::unique_ptr<test::DemoGame> m_demo;
    std::unique_ptr<AuditDialog> m_dialog;
    int m_before = 0;
};

} // namespace

ONE_OF_MANY(AuditDialogTest)
#include "test_audit_dialog.moc"

// Types an item into its form as fingers do: each value, Enter, the next one; what is opened is typed where
// it opens. It touches nothing but the keyboard.
#pragma once

#include "content/place.h"
#include "library/entries_model.h"
#include "library/entries_table.h"
#include "library/field_text.h"
#include "library/item_dialog.h"
#include "library/record_page.h"

#include <QApplication>
#include <QComboBox>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QTest>

namespace roadmarshal::test {

class ContentTypist
{
public:
    // Typed first, at that place, and answered there.
    struct Slip
    {
        QString place;
        QString text;
    };

    ContentTypist(views::ItemDialog& dialog, QList<Slip> slips) : m_dialog(dialog), m_slips(std::move(slips))
    {
    }

    int keys() const { return m_keys; }
    const QList<Slip>& slipsLeft() const { return m_slips; }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        ++m_keys;
        QTest::keyClick(focus(), key, modifiers);
        QApplication::processEvents();
    }

    void write(const QString& text)
    {
        for (const QChar letter : text) {
            ++m_keys;
            // A cell opens its line at the first.
            QTest::sendKeyEvent(QTest::Click, focus(), Qt::Key_unknown, QString(letter), Qt::NoModifier);
        }
    }

    // From the first value on to behind the last.
    void typePage(const std::vector<content::Field>& fields, const QJsonObject& item, const QString& at = {})
    {
        for (const content::Field& field : fields) {
            const QString place = content::placeOf(at, field.key);
            const QJsonValue value = item[field.key];
            if (views::isOneLine(field))
                typeLine(field, value, place);
            else if (std::holds_alternative<content::Record>(field.type))
                typePage(field.fields, value.toObject(), place);
            else
                typeTable(field, value, place);
        }
    }

private:
    struct Column
    {
        QString below;
        const content::Field* field;
    };

    QWidget* focus()
    {
        QWidget* widget = QApplication::focusWidget();
        if (!widget)
            qFatal("the keyboard is nowhere");
        return widget;
    }

    QString textOf(const content::Field& field, const QJsonValue& value) const
    {
        return value.isUndefined() ? QString() : views::textOf(m_dialog.document().game(), field, value);
    }

    // The slip at the place, once.
    QString slipAt(const QString& place)
    {
        const auto slip = std::ranges::find(m_slips, place, &Slip::place);
        if (slip == m_slips.end())
            return {};
        const QString text = slip->text;
        m_slips.erase(slip);
        return text;
    }

    void expectAnswerAt(const QString& place) const
    {
        const auto& problem = m_dialog.document().problem();
        QVERIFY2(problem, qPrintable(place));
        QVERIFY2(content::isAtOrIn(problem->place, place), qPrintable(problem->toLine({})));
        const auto labels = m_dialog.page()->findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [&](const QLabel* label) {
            return label->isVisible() && label->text().contains(problem->reason);
        }));
    }

    void typeLine(const content::Field& field, const QJsonValue& value, const QString& place)
    {
        if (const QString slip = slipAt(place); !slip.isEmpty()) {
            write(slip);
            press(Qt::Key_Return);
            expectAnswerAt(place);
            press(Qt::Key_Backtab, Qt::ShiftModifier);
        }
        if (std::holds_alternative<content::Switch>(field.type)) {
            if (value.toBool())
                press(Qt::Key_Space);
        } else {
            write(textOf(field, value));
        }
        press(Qt::Key_Return);
    }

    static void addColumns(const std::vector<content::Field>& fields, const QString& below,
                           std::vector<Column>& columns)
    {
        for (const content::Field& field : fields) {
            const QString place = content::placeOf(below, field.key);
            if (std::holds_alternative<content::Record>(field.type) && !field.fields.empty())
                addColumns(field.fields, place, columns);
            else
                columns.push_back({place, &field});
        }
    }

    static bool isEmpty(const QJsonValue& value)
    {
        return value.isUndefined() || (value.isArray() && value.toArray().isEmpty()) ||
               (value.isObject() && value.toObject().isEmpty());
    }

    // Rows that follow each other; Enter in the empty one behind them goes on.
    void typeTable(const content::Field& field, const QJsonValue& value, const QString& place)
    {
        auto* table = qobject_cast<views::EntriesTable*>(focus());
        QVERIFY2(table, qPrintable(place));
        QCOMPARE(table->entries()->place(), place);
        const QStringList ids = value.toObject().keys();
        const qsizetype count = value.isObject() ? ids.size() : value.toArray().size();
        for (qsizetype i = 0; i < count; ++i) {
            QVERIFY2(table->entries()->isNewRow(table->currentIndex().row()), qPrintable(place));
            if (value.isObject()) {
                write(ids[i]);
                press(Qt::Key_Return);
                typeCells(field, value[ids[i]], content::placeOf(place, ids[i]));
            } else {
                typeCells(field, value[i], content::placeOf(place, i));
            }
            toEmptyRow(*table);
        }
        press(Qt::Key_Return);
    }

    void toEmptyRow(const views::EntriesTable& table)
    {
        if (!table.entries()->isNewRow(table.currentIndex().row()))
            press(Qt::Key_Down);
        if (table.currentIndex().column() > 0)
            press(Qt::Key_Home);
    }

    void typeCells(const content::Field& field, const QJsonValue& entry, const QString& place)
    {
        if (content::holdsPlain(field))
            return typeCell(field.fields.front(), entry, place);
        std::vector<Column> columns;
        addColumns(field.fields, {}, columns);
        while (!columns.empty() && isEmpty(content::valueAt(entry.toObject(), columns.back().below)))
            columns.pop_back();
        for (const auto& [below, each] : columns)
            typeCell(*each, content::valueAt(entry.toObject(), below), content::placeOf(place, below));
    }

    void typeCell(const content::Field& field, const QJsonValue& value, const QString& place)
    {
        if (isEmpty(value)) {
            const auto* table = qobject_cast<views::EntriesTable*>(focus());
            QVERIFY2(table, qPrintable(place));
            // From the first cell of the empty row Tab leaves the table.
            return press(table->entries()->isNewRow(table->currentIndex().row()) ? Qt::Key_Right
                                                                                 : Qt::Key_Tab);
        }
        if (!views::isOneLine(field)) {
            press(Qt::Key_Return);
            return typeTable(field, value, place);
        }
        if (const QString slip = slipAt(place); !slip.isEmpty()) {
            write(slip);
            press(Qt::Key_Return);
            expectAnswerAt(place);
            press(Qt::Key_Backtab, Qt::ShiftModifier);
        }
        write(textOf(field, value));
        press(Qt::Key_Return);
    }

    views::ItemDialog& m_dialog;
    QList<Slip> m_slips;
    int m_keys = 0;
};

} // namespace roadmarshal::test

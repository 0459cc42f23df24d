// Lines played on a table of Apocalypse Trail, case by case: what is taken, what is refused and by which
// rule, and how the table lies afterwards. Each is undone, verified and read again as well.
#include "support/apocalypse_trail/table.h"
#include "support/cases/data_cases.h"
#include "support/cases/play_case.h"
#include "support/one_of_many.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test;
using namespace roadmarshal::test::trail;

namespace {

// With a setting that does more, or a scenario of its own.
QJsonObject tableOf(const QJsonObject& one)
{
    QJsonObject position = positionOf(one[text("position")].toObject());
    QJsonObject box = position[text("box")].toObject();
    QJsonArray settings = box[text("settings")].toArray();
    const QJsonObject setting = settings[0].toObject();
    settings[0] = with(setting, one[text("setting")].toObject());
    box[text("settings")] = settings;
    if (one.contains(text("scenario"))) {
        QJsonArray scenarios = box[text("scenarios")].toArray();
        scenarios.append(one[text("scenario")]);
        box[text("scenarios")] = scenarios;
    }
    position[text("box")] = box;
    return position;
}

// Lists of crews and cards by their names.
QJsonValue byName(const QJsonValue& value)
{
    QJsonObject named;
    for (const QJsonValue& one : value.toArray()) {
        const QString name = one[text("id")].toString(one[text("card")].toString(one.toString()));
        named[name] = one.isObject() ? one : QJsonValue(QJsonObject());
    }
    return named;
}

// What of `wanted` the table has otherwise; lists are as a whole.
QString differs(const QJsonValue& wanted, const QJsonValue& is, const QString& path)
{
    if (!wanted.isObject())
        return wanted == is ? QString() : path + text(" is ") + QString::fromUtf8(toText(is));
    const QJsonObject object = (is.isArray() ? byName(is) : is).toObject();
    const QJsonObject wants = wanted.toObject();
    if (!path.isEmpty() && wants.isEmpty() && is.isObject() && !object.isEmpty() &&
        !object.contains(text("card")) && !object.contains(text("resources")))
        return path + text(" is ") + QString::fromUtf8(toText(is)).left(300);
    for (auto field = wants.begin(); field != wants.end(); ++field) {
        const QString wrong = differs(field.value(), object[field.key()], path + u'.' + field.key());
        if (!wrong.isEmpty())
            return wrong;
    }
    return {};
}

} // namespace

class TestTrailPlays : public QObject
{
    Q_OBJECT

private slots:
    void plays_data() { addCases(text("apocalypse_trail/plays")); }
    void plays()
    {
        QFETCH(const QJsonObject, one);
        const QString wrong =
            wrongInPlay(one, tableOf(one), [&](const table::State&, const table::Session& session) {
                return differs(one[text("then")], positionNow(session), {});
            });
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }
};

ONE_OF_MANY(TestTrailPlays)

#include "test_trail_plays.moc"

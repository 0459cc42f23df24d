// Lines played on a table of Apocalypse Trail, case by case: what is taken, what is refused and by which
// rule, and how the table lies afterwards. Each is undone, verified and read again as well.
#include "games/games.h"
#include "games/position_file.h"
#include "support/one_of_many.h"
#include "support/quick_folder.h"
#include "support/trail_table.h"
#include "table/journal/shorthand.h"
#include "table/journal/verify.h"

#include <QDir>
#include <QRegularExpression>
#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test::trail;

namespace {

std::unique_ptr<table::Session> start(const QString& path, const QJsonObject& position)
{
    const table::Game& game = *games::find(text("apocalypse-trail"));
    const auto laid = game.layOut(position, {});
    if (!laid)
        qFatal("%s", qPrintable(laid.error().toLine()));
    auto session = table::Session::create(path, game, *laid, 7);
    if (!session)
        qFatal("%s", qPrintable(session.error().toLine()));
    return std::move(*session);
}

// With a setting that does more, or a scenario of its own.
QJsonObject tableOf(const QJsonObject& one)
{
    QJsonObject position = positionOf(one[text("position")].toObject());
    QJsonObject box = position[text("box")].toObject();
    QJsonArray settings = box[text("settings")].toArray();
    QJsonObject setting = settings[0].toObject();
    const QJsonObject more = one[text("setting")].toObject();
    for (auto field = more.begin(); field != more.end(); ++field)
        setting[field.key()] = field.value();
    settings[0] = setting;
    box[text("settings")] = settings;
    if (one.contains(text("scenario"))) {
        QJsonArray scenarios = box[text("scenarios")].toArray();
        scenarios.append(one[text("scenario")]);
        box[text("scenarios")] = scenarios;
    }
    position[text("box")] = box;
    return position;
}

// What is wrong with how a line is taken; empty if nothing is.
QString mismatch(table::Session& session, const QString& line)
{
    static const QRegularExpression refusal(text("^not ?(\\S*): (.*)$"));
    const auto wanted = refusal.match(line);
    const auto taken = table::take(session, wanted.hasMatch() ? wanted.captured(2) : line);
    if (taken)
        return wanted.hasMatch() ? text("is taken") : QString();
    const QString said = table::say(session.game(), taken.error());
    if (!wanted.hasMatch() || !said.contains(u' '))
        return text("is refused: ") + said;
    const QRegularExpression rule(text("\\b") + wanted.captured(1) + text("\\b"));
    return wanted.captured(1).isEmpty() || said.contains(rule) ? QString()
                                                               : text("for another rule: ") + said;
}

QString toText(const QJsonValue& value)
{
    return QString::fromUtf8(QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact));
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
        return wanted == is ? QString() : path + text(" is ") + toText(is);
    const QJsonObject object = (is.isArray() ? byName(is) : is).toObject();
    const QJsonObject wants = wanted.toObject();
    if (!path.isEmpty() && wants.isEmpty() && is.isObject() && !object.isEmpty() &&
        !object.contains(text("card")) && !object.contains(text("resources")))
        return path + text(" is ") + toText(is).left(300);
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
    void plays_data()
    {
        QTest::addColumn<QJsonObject>("one");
        const QDir folder(QStringLiteral(TEST_DATA "/apocalypse_trail/plays"));
        for (const QString& name : folder.entryList({text("*.json")}, QDir::Files, QDir::Name)) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            QJsonParseError error;
            const QJsonDocument document = QJsonDocument::fromJson(file.readAll(), &error);
            QVERIFY2(error.error == QJsonParseError::NoError, qPrintable(name + error.errorString()));
            for (const QJsonValue& one : document[text("cases")].toArray())
                QTest::addRow("%s %s", qPrintable(name), qPrintable(one[text("rule")].toString()))
                    << one.toObject();
        }
    }
    void plays()
    {
        QFETCH(const QJsonObject, one);
        const test::QuickFolder folder;
        const auto session = start(folder.filePath(text("played")), tableOf(one));
        const QJsonObject before = games::toPosition(session->game(), session->now());
        for (const QJsonValue& line : one[text("play")].toArray()) {
            const QString wrong = mismatch(*session, line.toString());
            QVERIFY2(wrong.isEmpty(), qPrintable(line.toString() + text(": ") + wrong));
        }
        const QJsonObject after = games::toPosition(session->game(), session->now());
        const QString wrong = differs(one[text("then")], after, {});
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        QVERIFY(table::verify(*session).holds());

        // Read as a position it is the same table; taken back it is the first one.
        const auto again = start(folder.filePath(text("again")), after);
        QCOMPARE(games::toPosition(again->game(), again->now()), after);
        while (session->history().undoable() > 1)
            QVERIFY(session->undo());
        QCOMPARE(games::toPosition(session->game(), session->now()), before);
    }
};

ONE_OF_MANY(TestTrailPlays)

#include "test_trail_plays.moc"

// The inputs that fuzzing starts from and that every test run reads: they reach each kind of content with
// each of its fields, and a table of each game.
#include "content/shelf.h"
#include "games/games.h"
#include "games/position_file.h"
#include "support/one_of_many.h"
#include "json/reader.h"

#include <QDir>
#include <QDirIterator>
#include <QJsonArray>
#include <QTest>

using namespace roadmarshal;
using content::Field;

namespace {

QStringList filesOf(const QString& reader, const QString& game)
{
    const QString folder = QStringLiteral(TEST_DATA "/../fuzz/corpus/%1/%2").arg(reader, game);
    QStringList files;
    for (const QFileInfo& file : QDir(folder).entryInfoList(QDir::Files))
        files.append(file.filePath());
    return files;
}

QJsonObject itemIn(const QJsonObject& file, const content::Kind& kind)
{
    return kind.within.isEmpty() ? file : file[kind.within][0].toObject();
}

// The fields that stand somewhere in what is sound, by their keys from the item on.
void collect(const QJsonValue& value, const std::vector<Field>& fields, const QString& above,
             QSet<QString>& found)
{
    for (const Field& field : fields) {
        const QJsonValue said = field.key.isEmpty() ? value : value[field.key];
        if (said.isUndefined() || said.isNull())
            continue;
        const QString way = above + u'/' + field.key;
        found.insert(way);
        if (std::holds_alternative<content::Record>(field.type))
            collect(said, field.fields, way, found);
        for (const QJsonValue& entry : said.toArray())
            collect(entry, field.fields, way, found);
        if (std::holds_alternative<content::Map>(field.type)) {
            for (const QJsonValue& entry : said.toObject())
                collect(entry, field.fields, way, found);
        }
    }
}

void collectAll(const std::vector<Field>& fields, const QString& above, QSet<QString>& all)
{
    for (const Field& field : fields) {
        const QString way = above + u'/' + field.key;
        all.insert(way);
        collectAll(field.fields, way, all);
    }
}

} // namespace

class TestKeptInputs : public QObject
{
    Q_OBJECT
private slots:
    void everyFieldOfEveryKindIsThere()
    {
        for (const table::Game* game : games::all()) {
            const QStringList files = filesOf(QStringLiteral("content"), game->id());
            for (const content::Kind& kind : game->contentKinds()) {
                QSet<QString> missing;
                collectAll(kind.fields, {}, missing);
                QSet<QString> found;
                for (const QString& path : files) {
                    const auto file = json::readFile(path);
                    if (!file || (*file)[QStringLiteral("format")] != kind.format)
                        continue;
                    const QJsonObject item = itemIn(*file, kind);
                    if (!content::problemOf(item, kind))
                        collect(item, kind.fields, {}, found);
                }
                missing.subtract(found);
                QVERIFY2(missing.isEmpty(), qPrintable(kind.id + u' ' + missing.values().join(u' ')));
            }
        }
    }

    void everyGameHasTables()
    {
        for (const table::Game* game : games::all()) {
            int sound = 0;
            for (const QString& path : filesOf(QStringLiteral("position"), game->id())) {
                const auto position = games::readPositionFile(path);
                sound += position && position->game == game ? 1 : 0;
            }
            QVERIFY2(sound >= 5, qPrintable(game->id()));
        }
    }

    // They are read in every run, and come along with every checkout.
    void theyStaySmall()
    {
        qint64 bytes = 0;
        for (QDirIterator each(QStringLiteral(TEST_DATA "/../fuzz/corpus"), QDir::Files,
                               QDirIterator::Subdirectories);
             each.hasNext();) {
            each.next();
            QVERIFY2(each.fileInfo().size() < 20'000 || each.filePath().contains(QStringLiteral("game_file")),
                     qPrintable(each.filePath()));
            bytes += each.fileInfo().size();
        }
        QVERIFY2(bytes < 2'000'000, qPrintable(QString::number(bytes)));
    }
};

ONE_OF_MANY(TestKeptInputs)
#include "test_kept_inputs.moc"

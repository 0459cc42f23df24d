#include "support/one_of_many.h"
#include "support/strict.h"

#include "settings/languages.h"
#include "settings/settings.h"
#include "settings/settings_dialog.h"

#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QRegularExpression>
#include <QTranslator>
#include <QXmlStreamReader>

using namespace roadmarshal::views;

namespace {

struct Message
{
    QString context;
    QString source;
    QStringList forms; // more than one where a number decides
    bool finished = true;
};

Message readMessage(QXmlStreamReader& xml, const QString& context)
{
    Message message;
    message.context = context;
    while (xml.readNextStartElement()) {
        if (xml.name() == u"source") {
            message.source = xml.readElementText();
        } else if (xml.name() == u"translation") {
            message.finished = !xml.attributes().hasAttribute(u"type");
            QString text;
            while (xml.readNext() != QXmlStreamReader::EndElement) {
                if (xml.isStartElement())
                    message.forms.append(xml.readElementText());
                else
                    text += xml.text();
            }
            if (message.forms.isEmpty())
                message.forms.append(text);
        } else {
            xml.skipCurrentElement();
        }
    }
    return message;
}

QList<Message> readMessages(const QString& path)
{
    QFile file(path);
    QList<Message> messages;
    if (!file.open(QIODevice::ReadOnly))
        return messages;
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"name")
            context = xml.readElementText();
        else if (xml.name() == u"message")
            messages.append(readMessage(xml, context));
    }
    return xml.hasError() ? QList<Message>() : messages;
}

QStringList placeholders(const QString& text)
{
    static const QRegularExpression pattern(QStringLiteral("\\{\\w+\\}|%\\d|%n"));
    QStringList found;
    for (const QRegularExpressionMatch& match : pattern.globalMatch(text))
        found.append(match.captured());
    found.sort();
    return found;
}

class TranslationsTest : public QObject
{
    Q_OBJECT
private slots:
    void init() { roadmarshal::test::failOnUnexpectedWarnings(); }

    void speaksGerman_data()
    {
        QTest::addColumn<QByteArray>("context");
        QTest::addColumn<QByteArray>("source");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* context, const char* source, const char* said) {
            QTest::addRow("%s", context)
                << QByteArray(context) << QByteArray(source) << QString::fromUtf8(said);
        };
        row("ApocalypseRoad", "{team} claims {count} VP", "{count} SP für {team}");
        row("apocalypse_road::movement", "The track has no space %1.", "Die Strecke hat kein Feld %1.");
        row("Log", "Entry %1 taken back", "Eintrag %1 zurückgenommen");
        row("Score", "rank %1", "Platz %1");
        row("roadmarshal::views::Docks", "Log", "Protokoll");
        row("roadmarshal::views::MainWindow", "&New game…", "&Neue Partie …");
        row("roadmarshal::views::MarshalPanel", "Done", "Erledigt");
    }

    void speaksGerman()
    {
        QFETCH(QByteArray, context);
        QFETCH(QByteArray, source);
        QTranslator german;
        QVERIFY(german.load(QStringLiteral(":/i18n/roadmarshal_de.qm")));
        QTEST(german.translate(context, source), "said");
    }

    void isComplete_data()
    {
        QTest::addColumn<QString>("path");
        const QDir folder(QDir::cleanPath(QStringLiteral(TEST_DATA "/../../translations")));
        for (const QFileInfo& file : folder.entryInfoList({QStringLiteral("*.ts")}))
            QTest::newRow(qPrintable(file.fileName())) << file.filePath();
    }

    void isComplete()
    {
        QFETCH(QString, path);
        const QList<Message> messages = readMessages(path);
        QVERIFY(messages.size() > 100);
        for (const Message& message : messages) {
            const QByteArray what = (message.context + QStringLiteral(": ") + message.source).toUtf8();
            QVERIFY2(message.finished && !message.forms.isEmpty(), what);
            for (const QString& form : message.forms) {
                QVERIFY2(!form.isEmpty(), what);
                QVERIFY2(placeholders(form) == placeholders(message.source), what);
                QVERIFY2(form.contains(u'&') == message.source.contains(u'&'), what);
            }
        }
    }

    void choosesALanguage()
    {
        QCOMPARE(languages(), QStringList({QStringLiteral("en"), QStringLiteral("de")}));
        const QStringList swiss{QStringLiteral("fr-CH"), QStringLiteral("de-CH"), QStringLiteral("en")};
        const QStringList british{QStringLiteral("en-GB"), QStringLiteral("de")};
        QCOMPARE(languageFor(QString(), swiss), QStringLiteral("de"));
        QCOMPARE(languageFor(QString(), british), QStringLiteral("en"));
        QCOMPARE(languageFor(QString(), {QStringLiteral("C")}), QStringLiteral("en"));
        QCOMPARE(languageFor(QStringLiteral("de"), british), QStringLiteral("de"));
        QCOMPARE(languageFor(QStringLiteral("en"), swiss), QStringLiteral("en"));
        // A language that a later version brought.
        QCOMPARE(languageFor(QStringLiteral("xx"), swiss), QStringLiteral("de"));
    }

    void dialogKeepsTheChoice()
    {
        Settings settings;
        settings.language = QStringLiteral("de");
        SettingsDialog dialog(settings, nullptr);
        QCOMPARE(dialog.settings().language, settings.language);

        dialog.show();
        const auto noteShown = [&] {
            const auto labels = dialog.findChildren<QLabel*>();
            return std::ranges::any_of(labels, [](const QLabel* label) {
                return label->isVisible() && label->text().contains(QStringLiteral("next start"));
            });
        };
        QVERIFY(!noteShown());
        for (QComboBox* box : dialog.findChildren<QComboBox*>()) {
            if (const int english = box->findText(QStringLiteral("English")); english >= 0)
                box->setCurrentIndex(english);
        }
        QCOMPARE(dialog.settings().language, QStringLiteral("en"));
        QVERIFY(noteShown());
    }
};

} // namespace

ONE_OF_MANY(TranslationsTest)
#include "test_translations.moc"

// Disputes as they come up at tables, written down with the verdict and the reason that settles them.
//
// A file below data/apocalypse_road/disputes is a table and the claims about it: the line, the verdict, the
// rule, the ruling that a reason has to cite, and words that this reason has to have.
#include "support/apocalypse_road/dispute_table.h"
#include "support/one_of_many.h"
#include "support/rule_books.h"

#include "json/reader.h"

#include <QDir>
#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test;

namespace {

struct Case
{
    QString file;
    QJsonObject position;
    QString line;
    QString verdict;
    QString rule;
    QString ruling;
    QString words;
};

QList<Case> cases()
{
    QList<Case> all;
    const QDir folder(QStringLiteral(TEST_DATA "/apocalypse_road/disputes"));
    for (const QString& name : folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        const auto read = json::readFile(folder.filePath(name));
        if (!read)
            qFatal("%s", qPrintable(read.error().toLine(name)));
        for (const QJsonValue& one : (*read)[text("disputes")].toArray())
            all.append({name, (*read)[text("position")].toObject(), one[0].toString(), one[1].toString(),
                        one[2].toString(), one[3].toString(), one[4].toString()});
    }
    return all;
}

QString sayAll(const table::Game& game, const table::Verdict& verdict)
{
    QStringList lines{table::toText(verdict.stands), game.say(verdict.title)};
    for (const table::Reason& reason : verdict.reasons)
        lines.append(table::say(game, reason));
    return lines.join(QStringLiteral(" | "));
}

} // namespace

class TestDisputeCases : public QObject
{
    Q_OBJECT
private slots:
    void verdicts_data()
    {
        QTest::addColumn<int>("number");
        const QList<Case> all = cases();
        for (int i = 0; i < all.size(); ++i)
            QTest::newRow(qPrintable(all[i].file + text(": ") + all[i].line)) << i;
    }
    void verdicts()
    {
        QFETCH(int, number);
        const Case one = cases()[number];
        const table::Game& game = *games::find(text("apocalypse-road"));
        const auto state = game.fromPosition(one.position, {});
        QVERIFY2(state, state ? "" : qPrintable(state.error().toLine()));
        const DisputeTable table(*state);
        const table::Verdict verdict = table.verdict(one.line);
        const QString said = sayAll(game, verdict);
        QVERIFY2(table::toText(verdict.stands) == one.verdict, qPrintable(said));
        const bool isCited = std::ranges::any_of(verdict.reasons, [&](const table::Reason& reason) {
            return reason.citation.rule == one.rule && reason.citation.ruling == one.ruling &&
                   game.say(reason.message).contains(one.words);
        });
        QVERIFY2(isCited, qPrintable(said));
    }

    // Whatever is claimed: reasons with a rule that the book has, words for everything, five variants at
    // most.
    void everyVerdictIsWhole()
    {
        for (const Case& one : cases()) {
            const table::Game& game = *games::find(text("apocalypse-road"));
            const DisputeTable table(game.fromPosition(one.position, {}).value());
            const table::Verdict verdict = table.verdict(one.line);
            const QString said = one.line + text(": ") + sayAll(game, verdict);
            QVERIFY2(!verdict.reasons.isEmpty(), qPrintable(said));
            QVERIFY2(verdict.variants.size() <= table::mostVariants, qPrintable(said));
            QVERIFY2(!said.contains(u'{') && !said.contains(u'@'), qPrintable(said));
            for (const table::Reason& reason : verdict.reasons) {
                QVERIFY2(book().find(reason.citation.rule), qPrintable(said));
                QVERIFY2(reason.citation.ruling.isEmpty() || book().find(reason.citation.ruling),
                         qPrintable(said));
            }
        }
    }

    // What is offered instead is legal, or a choice away from it.
    void everyVariantIsLegal()
    {
        const table::Game& game = *games::find(text("apocalypse-road"));
        for (const Case& one : cases()) {
            const DisputeTable table(game.fromPosition(one.position, {}).value());
            for (const table::ClaimVariant& variant : table.verdict(one.line).variants) {
                const table::Verdict verdict = game.judge(table.state, variant.claim).value();
                QVERIFY2(verdict.stands != table::Stands::No,
                         qPrintable(one.line + text(": ") + sayAll(game, verdict)));
            }
        }
    }

    // Ten at least of every kind of claim.
    void tenOfEachKind()
    {
        QMap<QString, int> counts;
        for (const Case& one : cases())
            ++counts[one.line.section(u' ', 0, 0)];
        const QStringList kinds = text("move shot displace activate score kill back finish countdown first "
                                       "collision spray replace event")
                                      .split(u' ');
        for (const QString& kind : kinds)
            QVERIFY2(counts.value(kind) >= 10, qPrintable(text("%1: %2").arg(kind).arg(counts.value(kind))));
    }
};

ONE_OF_MANY(TestDisputeCases)
#include "test_dispute_cases.moc"

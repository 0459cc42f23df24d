#include "sheet.h"

#include "games/position_file.h"
#include "log/lines.h"
#include "log/table_picture.h"
#include "table/file/export_target.h"
#include "table/ruling.h"

#include <QCoreApplication>
#include <QDir>
#include <QJsonDocument>

namespace roadmarshal::dispute {

using namespace table;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Dispute)
};

const QStringList endings{QStringLiteral(".position.json"), QStringLiteral(".svg"), QStringLiteral(".txt")};

QString answerOf(Stands stands)
{
    return stands == Stands::Yes  ? Words::tr("Yes.")
           : stands == Stands::No ? Words::tr("No.")
                                  : Words::tr("It depends.");
}

QString sentence(const QString& words, const Citation& citation)
{
    const QString cited = log::toText(citation);
    return cited.isEmpty() ? words : words + u' ' + cited;
}

QString paragraphOf(const Game& game, const State& state, const Claim& claim, const Verdict& verdict,
                    const QString& when)
{
    QStringList lines{
        game.tell(state, claim), when, {}, answerOf(verdict.stands) + u' ' + game.say(verdict.title)};
    for (const Reason& reason : verdict.reasons)
        lines.append(QStringLiteral("- ") + sentence(game.say(reason.message), reason.citation));
    if (!verdict.effects.isEmpty())
        lines += {QString(), Words::tr("On the table that would be:")};
    for (const Effect& effect : verdict.effects) {
        if (const QString text = game.tell(state, effect); !text.isEmpty())
            lines.append(QStringLiteral("- ") + sentence(text, effect.citation));
    }
    if (!verdict.variants.isEmpty())
        lines += {QString(), Words::tr("What would be legal:")};
    for (const ClaimVariant& variant : verdict.variants)
        lines.append(QStringLiteral("- ") + game.say(variant.label));
    return lines.join(u'\n') + u'\n';
}

log::PictureMarks marksOf(const TableShow& show, const Verdict& verdict)
{
    log::PictureMarks marks;
    const Preview preview = previewOf(verdict);
    for (const Piece& piece : show.pieces) {
        if (piece.id == verdict.route.piece && !preview.path().isEmpty())
            marks.route.append(piece.place()); // the line begins where the car stands
    }
    marks.route += preview.path();
    if (const QString place = failingPlace(verdict.route); !place.isEmpty())
        marks.barred.append(place);
    return marks;
}

} // namespace

Sheet sheetOf(const Game& game, const State& state, const Claim& claim, const Verdict& verdict,
              const QString& when)
{
    QJsonObject position = games::toPosition(game, state);
    if (const QJsonObject turned = game.rulingsOf(state); !turned.isEmpty())
        position[table::rulingsKey] = turned;
    position[QStringLiteral("claim")] = store(claim);
    const TableShow show = game.show(state);
    return {QJsonDocument(position).toJson(), log::tablePicture(show, marksOf(show, verdict)),
            paragraphOf(game, state, claim, verdict, when)};
}

QStringList existing(const QString& folder, const QString& name)
{
    QStringList there;
    for (const QString& ending : endings) {
        if (QDir(folder).exists(name + ending))
            there.append(name + ending);
    }
    return there;
}

std::expected<QStringList, Problem> write(const Sheet& sheet, const QString& folder, const QString& name)
{
    const QList<QByteArray> contents{sheet.position, sheet.picture, sheet.paragraph.toUtf8()};
    QStringList files;
    for (qsizetype i = 0; i < endings.size(); ++i) {
        const auto written = exportFile(QDir(folder).filePath(name + endings[i]), contents[i]);
        if (!written)
            return std::unexpected(Problem{name + endings[i], written.error().reason});
        files.append(name + endings[i]);
    }
    return files;
}

} // namespace roadmarshal::dispute

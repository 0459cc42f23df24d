#include "documents.h"
#include "table_block.h"
#include "text/one_line.h"
#include "text_blocks.h"
#include "words.h"

#include <QLocale>

#include <utility>

namespace roadmarshal::views::print {

namespace {

// Longer texts are shared out to several rows, so that none is higher than a page.
constexpr qsizetype longest = 1500;
constexpr qsizetype enough = 400; // consequences in one row, so that a page can end between them

void appendText(QList<Row>& rows, const QString& text, bool bold, bool faint)
{
    for (const QString& piece : text::inPieces(log::inShort(text), longest))
        rows.append({{{}, {}, {.text = piece, .bold = bold, .faint = faint}}, false, false});
}

QString headOf(const log::Chronicle& chronicle, const log::Line& line)
{
    const QString marks = chronicle.marksOf(line);
    return marks.isEmpty() ? line.title
                           : Words::tr("%1 (%2)", "an entry, what became of it").arg(line.title, marks);
}

void appendLine(QList<Row>& rows, const log::Chronicle& chronicle, const log::Line& line)
{
    const qsizetype first = rows.size();
    appendText(rows, headOf(chronicle, line), line.stands, !line.stands);
    if (rows.size() == first)
        rows.append({{{}, {}, {}}, false, false});
    rows[first].cells[0] = {.text = number(line.number), .faint = true};
    rows[first].cells[1] = {.text = QLocale().toString(line.time.toLocalTime().time(), QLocale::ShortFormat),
                            .faint = true};
    QString told;
    for (const log::Consequence& consequence : line.consequences) {
        if (!told.isEmpty())
            told += QStringLiteral(" · ");
        told += log::withCitation(consequence);
        if (told.size() > enough)
            appendText(rows, std::exchange(told, {}), false, !line.stands);
    }
    appendText(rows, told, false, !line.stands);
    for (const QString& objection : line.objections)
        appendText(rows, Words::tr("The rules object: %1").arg(objection), false, false);
    if (!line.note.isEmpty())
        appendText(rows, Words::tr("Note: %1").arg(line.note), false, false);
    rows.back().ruled = true;
    rows[first].keepsNext = rows.size() > first + 1;
}

} // namespace

QList<Block> logDocument(const Material& material, const Paper& paper)
{
    const log::Chronicle& chronicle = material.chronicle;
    QList<Block> blocks{title(nameOf(Document::Log), aboutGame(material), paper)};
    for (const log::Turn& turn : chronicle.turns) {
        Table table;
        table.columns = {{Words::tr("Entry"), 38, Qt::AlignRight},
                         {Words::tr("Time"), 52},
                         {Words::tr("What happened"), 0, Qt::AlignLeft, true}};
        for (const log::Group& group : turn.groups) {
            for (const int entry : group.entries)
                appendLine(table.rows, chronicle, chronicle.line(entry));
        }
        blocks += {heading(log::titleOfTurn(turn.number), paper), tableBlock(table, paper)};
    }
    if (chronicle.turns.isEmpty())
        blocks.append(paragraph(Words::tr("Nothing has been recorded yet."), paper));
    return blocks;
}

} // namespace roadmarshal::views::print

#include "documents.h"
#include "table_block.h"
#include "text_blocks.h"
#include "words.h"

#include "log/outcome_words.h"
#include "report/highlight_words.h"

namespace roadmarshal::views::print {

namespace {

Block highlightsTable(const QList<report::HighlightLine>& lines, const Paper& paper)
{
    Table table;
    table.points = 10;
    table.columns = {
        {QString(), 110}, {QString(), 0, Qt::AlignLeft, true}, {QString(), 0, Qt::AlignLeft, true}};
    for (const report::HighlightLine& line : lines)
        table.rows.append({{{.text = line.title, .faint = true},
                            {.text = line.who, .bold = true, .livery = line.livery},
                            {.text = line.what}}});
    return tableBlock(table, paper);
}

} // namespace

QList<Block> highlightsDocument(const Material& material, const Paper& paper)
{
    const auto say = [&](const table::Message& message) { return material.game->say(message); };
    QList<Block> blocks{
        title(report::verdictOf(material.summary), report::aboutGame(material.summary), paper)};
    if (const QString reason = log::reasonOf(material.summary.outcome, say); !reason.isEmpty())
        blocks.append(paragraph(reason, paper));
    const auto lines = report::wordsOf(material.highlights, material.summary, say);
    if (!lines.isEmpty())
        blocks.append(highlightsTable(lines, paper));
    blocks += pointsChart(material, paper);
    blocks += placesChart(material, paper);
    blocks += damageChart(material, paper);
    blocks += whoHitWhom(material, paper);
    return blocks;
}

} // namespace roadmarshal::views::print

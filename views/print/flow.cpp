#include "flow.h"

#include <QPainter>

#include <algorithm>

namespace roadmarshal::views::print {

namespace {

class Paginator
{
public:
    Paginator(const QList<Block>& blocks, const QRectF& body) : m_blocks(blocks), m_body(body) {}

    QList<Page> run()
    {
        for (qsizetype i = 0; i < m_blocks.size(); ++i)
            place(i);
        return m_pages;
    }

private:
    Page& page() { return m_pages.back(); }
    bool isFresh() { return page().isEmpty(); }
    double left() const { return m_body.bottom() - m_y; }

    void turnPage()
    {
        if (isFresh())
            return;
        m_pages.append(Page());
        m_y = m_body.top();
    }

    // A row with those that it is kept with.
    static double rowNeed(const Block& block, qsizetype row)
    {
        double need = block.rows.value(row);
        while (block.keeps.value(row, false) && row + 1 < block.rows.size())
            need += block.rows[++row];
        return need;
    }

    // The least that has to come with a block on its page: its first row, and what a heading stands over.
    double firstNeed(qsizetype i) const
    {
        const Block& block = m_blocks[i];
        double need = block.headHeight + rowNeed(block, 0);
        if (block.keepWithNext && i + 1 < m_blocks.size())
            need += m_blocks[i + 1].gapBefore + firstNeed(i + 1);
        return need;
    }

    void place(qsizetype i)
    {
        const Block& block = m_blocks[i];
        if (block.startsPage || (!isFresh() && block.gapBefore + firstNeed(i) > left()))
            turnPage();
        if (!isFresh())
            m_y += block.gapBefore;
        putHead(i);
        bool onlyHead = true;
        for (qsizetype row = 0; row < block.rows.size(); ++row) {
            const bool keptWithLast = row > 0 && block.keeps.value(row - 1, false);
            const double need = keptWithLast ? block.rows[row] : rowNeed(block, row);
            if (need > left() && !onlyHead) {
                turnPage();
                putHead(i);
            }
            put(i, row, std::min(block.rows[row], left()));
            onlyHead = false;
        }
    }

    void putHead(qsizetype i)
    {
        if (m_blocks[i].headHeight > 0)
            put(i, Placed::head, m_blocks[i].headHeight);
    }

    void put(qsizetype block, qsizetype row, double height)
    {
        page().append({block, row, QRectF(m_body.left(), m_y, m_body.width(), height)});
        m_y += height;
    }

    const QList<Block>& m_blocks;
    QRectF m_body;
    QList<Page> m_pages{Page()};
    double m_y = m_body.top();
};

// A row that had to be squeezed keeps its proportions.
void paintRow(QPainter& painter, const Block& block, const Placed& placed)
{
    const double wanted = block.rows[placed.row];
    if (placed.rect.height() >= wanted)
        return block.paintRow(painter, placed.rect, placed.row);
    const double scale = placed.rect.height() / wanted;
    painter.translate(placed.rect.topLeft());
    painter.scale(scale, scale);
    block.paintRow(painter, QRectF(0, 0, placed.rect.width(), wanted), placed.row);
}

} // namespace

Block single(double height, std::function<void(QPainter&, const QRectF&)> paint)
{
    Block block;
    block.rows = {height};
    block.paintRow = [paint = std::move(paint)](QPainter& painter, const QRectF& rect, qsizetype) {
        paint(painter, rect);
    };
    return block;
}

QList<Page> paginate(const QList<Block>& blocks, const QRectF& body)
{
    return Paginator(blocks, body).run();
}

void paint(QPainter& painter, const QList<Block>& blocks, const Page& page)
{
    for (const Placed& placed : page) {
        painter.save();
        const Block& block = blocks[placed.block];
        if (placed.row == Placed::head)
            block.paintHead(painter, placed.rect);
        else
            paintRow(painter, block, placed);
        painter.restore();
    }
}

} // namespace roadmarshal::views::print

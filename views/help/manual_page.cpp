#include "manual_page.h"

#include "rules/search_index.h"
#include "style/theme.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextTable>

namespace roadmarshal::views {

namespace {

struct Words
{
    int start = 0;
    int length = 0;
    QTextCharFormat format;
};

// Links and what is typed, in the colours of the palette.
QList<Words> dressedWords(const QTextBlock& block, const QPalette& palette)
{
    QList<Words> words;
    for (auto it = block.begin(); !it.atEnd(); ++it) {
        const QTextFragment fragment = it.fragment();
        QTextCharFormat format;
        if (fragment.charFormat().isAnchor())
            format.setForeground(palette.color(QPalette::Link));
        else if (fragment.charFormat().fontFixedPitch())
            format.setBackground(coloursFor(palette).surface);
        else
            continue;
        words.append({fragment.position(), fragment.length(), format});
    }
    return words;
}

void dressBlock(const QTextBlock& block, const QPalette& palette)
{
    QTextBlockFormat more;
    if (block.blockFormat().headingLevel() > 1) {
        more.setTopMargin(3 * gap);
    } else if (block.blockFormat().hasProperty(QTextFormat::BlockCodeFence)) {
        more.setNonBreakableLines(false); // a long command line wraps
        more.setBackground(coloursFor(palette).surface);
    }
    QTextCursor(block).mergeBlockFormat(more);
}

} // namespace

ManualPage::ManualPage(QWidget* parent) : QTextBrowser(parent)
{
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    setAccessibleName(tr("Manual"));
    document()->setDocumentMargin(2 * gap);
}

void ManualPage::setChapter(const Chapter& chapter)
{
    m_marks.clear();
    document()->setMarkdown(chapter.markdown);
    dress();
    showMarks();
}

void ManualPage::dress()
{
    QTextCursor cursor(document());
    cursor.beginEditBlock();
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        dressBlock(block, palette());
        for (const Words& words : dressedWords(block, palette())) {
            cursor.setPosition(words.start);
            cursor.setPosition(words.start + words.length, QTextCursor::KeepAnchor);
            cursor.mergeCharFormat(words.format);
        }
    }
    dressTables();
    cursor.endEditBlock();
}

void ManualPage::dressTables()
{
    const Colours& c = coloursFor(palette());
    for (QTextFrame* frame : document()->rootFrame()->childFrames()) {
        auto* table = qobject_cast<QTextTable*>(frame);
        if (!table)
            continue;
        QTextTableFormat format = table->format();
        format.setBorder(0);
        format.setBorderCollapse(true);
        format.setCellPadding(smallGap);
        format.setTopMargin(gap);
        format.setBottomMargin(gap);
        format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
        table->setFormat(format);
        for (int row = 0; row < table->rows(); ++row) {
            for (int column = 0; column < table->columns(); ++column) {
                QTextTableCell cell = table->cellAt(row, column);
                QTextTableCellFormat line = cell.format().toTableCellFormat();
                line.setBottomBorder(1);
                line.setBottomBorderStyle(QTextFrameFormat::BorderStyle_Solid);
                line.setBottomBorderBrush(c.outline);
                cell.setFormat(line);
            }
        }
    }
}

void ManualPage::goTo(const QString& anchor)
{
    QTextBlock found = document()->begin();
    for (QTextBlock block = found; block.isValid() && !anchor.isEmpty(); block = block.next()) {
        if (block.blockFormat().headingLevel() > 0 && anchorOf(block.text()) == anchor) {
            found = block;
            break;
        }
    }
    setTextCursor(QTextCursor(found));
    const bool isFirst = found == document()->begin();
    verticalScrollBar()->setValue(
        isFirst ? 0 : qRound(document()->documentLayout()->blockBoundingRect(found).top()));
}

void ManualPage::mark(const QString& words)
{
    m_marks.clear();
    // One character of the text is one position of the document.
    const rules::SearchIndex index({{QString(), QString(), document()->toPlainText(), {}, {}, {}}}, {});
    const auto found = words.trimmed().isEmpty() ? std::vector<rules::Found>() : index.search(words, 1);
    for (const rules::Range& range : found.empty() ? std::vector<rules::Range>() : found.front().inText) {
        QTextCursor cursor(document());
        cursor.setPosition(static_cast<int>(range.start));
        cursor.setPosition(static_cast<int>(range.start + range.length), QTextCursor::KeepAnchor);
        m_marks.append(cursor);
    }
    showMarks();
}

void ManualPage::showMarks()
{
    const Colours& c = coloursFor(palette());
    QList<ExtraSelection> selections;
    for (const QTextCursor& cursor : std::as_const(m_marks)) {
        ExtraSelection selection{cursor, {}};
        selection.format.setBackground(c.accent);
        selection.format.setForeground(c.onAccent);
        selections.append(selection);
    }
    setExtraSelections(selections);
}

void ManualPage::goToMark(bool forward)
{
    if (m_marks.isEmpty())
        return;
    const int here = textCursor().position();
    QTextCursor target = forward ? m_marks.first() : m_marks.last();
    for (const QTextCursor& mark : std::as_const(m_marks)) {
        if (forward && mark.selectionEnd() > here) {
            target = mark;
            break;
        }
        if (!forward && mark.selectionEnd() < here)
            target = mark;
    }
    target.setPosition(target.selectionEnd());
    setTextCursor(target);
    ensureCursorVisible();
}

void ManualPage::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() != QEvent::PaletteChange)
        return;
    dress();
    showMarks();
}

} // namespace roadmarshal::views

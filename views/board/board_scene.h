// The board with everything that lies on it.
#pragma once

#include "choice.h"
#include "glides.h"
#include "piece_item.h"
#include "place_marks.h"
#include "preview_item.h"
#include "preview_marks.h"
#include "style/wording.h"
#include "table/prompt.h"
#include "table/show.h"
#include "table/spots.h"

#include <QGraphicsScene>
#include <QHash>
#include <QSet>
#include <QTimer>

#include <optional>

namespace roadmarshal::views {

// For pieces whose way is known: the places they entered, in order.
using Ways = QHash<QString, QStringList>;

class BoardScene : public QGraphicsScene
{
    Q_OBJECT
public:
    explicit BoardScene(QObject* parent = nullptr);

    // Nothing before the first table.
    const board::Board* board() const { return m_board.get(); }
    // Pieces, choices and what still glides survive a board that has grown or shrunk.
    void setTable(const table::TableShow& show, const Ways& ways);
    void setAnimated(bool animated);
    void setGlideTime(int milliseconds) { m_glides.setTime(milliseconds); }
    bool isAnimated() const { return m_animated; }
    Glides& glides() { return m_glides; }

    // While zooming, pieces are stretched pictures; afterwards they get sharp, a few at a time.
    void setHurried(bool hurried);
    void sharpenNow();

    void setChoices(const QList<Choice>& choices);
    const QList<Choice>& choices() const { return m_choices; }
    bool isChoice(Choice::Of of, const QString& name) const { return m_choiceIndex.contains({of, name}); }
    int indexOf(Choice::Of of, const QString& name) const { return m_choiceIndex.value({of, name}, -1); }
    // Under the cursor or the keyboard's choice; -1 for none.
    void setHot(int choice);
    void setPreview(const std::optional<table::Preview>& preview);
    // How marks are put into words; without it they have none.
    void setWording(Wording wording) { m_wording = std::move(wording); }
    const std::vector<PreviewMark>& previewMarks() const { return m_warnings->marks(); }
    void setSelected(const QString& piece);
    const QString& selected() const { return m_selected; }

    const PieceItem* item(const QString& piece) const { return m_items.value(piece); }
    QString pieceAt(QPointF point) const;
    QString placeAt(QPointF point) const;
    // Also where nothing can be chosen, beside the road for instance: hands may put a piece anywhere.
    QString anyPlaceAt(QPointF point) const;
    QRectF areaOf(const Choice& choice) const;
    // Of all ghosts and their ways; empty without a preview.
    QRectF previewArea() const { return m_preview->boundingRect(); }

signals:
    // The board has grown or shrunk, or is another one altogether.
    void boardChanged(bool another);

private:
    using Spot = PieceItem::Spot;

    void setBoard(const std::shared_ptr<const board::Board>& board);
    void layMarks();
    PieceItem* addPiece(const QString& piece, const Counter& counter, const Spot& spot);
    void removePiecesExcept(const QSet<QString>& kept);
    Glide glideTo(PieceItem* item, const Spot& spot, const QStringList& way) const;
    void leadRiders(std::vector<Glide>& glides) const;
    std::vector<QPointF> wayOf(const PieceItem& item, const Spot& spot, const QStringList& way) const;
    // Where a piece of a preview comes to stand: on its own place, or on its carrier's.
    QStringList endOf(const table::Preview& preview, const table::Preview::Move& move) const;
    void showWarnings(const QList<table::Preview::Mark>& marks);
    void updateRings();
    void sharpenSomePieces();
    QString toolTipOf(const table::Piece& piece, const QList<table::Team>& teams) const;

    std::shared_ptr<const board::Board> m_board;
    QHash<QString, PieceItem*> m_items;
    PlaceMarks* m_marks;
    PreviewItem* m_preview;
    PreviewMarks* m_warnings;
    Wording m_wording;
    Glides m_glides;
    bool m_animated = true;
    bool m_hurried = false;
    QTimer m_sharpening;
    QList<Choice> m_choices;
    QHash<std::pair<Choice::Of, QString>, int> m_choiceIndex;
    std::vector<int> m_markOf; // of each choice among the marks, -1 if it is a piece or not on the board
    int m_hot = -1;
    QString m_selected;
};

} // namespace roadmarshal::views

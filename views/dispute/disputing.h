// Disputes beside the game: the dialog, its part in the board, the ledgers it writes to, and its export.
#pragma once

#include "table/claim.h"
#include "table/journal/session.h"

#include <QObject>
#include <QPointer>

namespace roadmarshal::views {

class DisputeDialog;
class BoardView;

// The table that a dispute is about.
struct DisputedTable
{
    const table::Game* game = nullptr; // null: there is none
    table::State state;
    table::Session* session = nullptr; // that it belongs to
    int entry = 0;                     // it lies like that after this one
    bool isRecorded = false;           // not what is only tried
    QString position = {};             // the file that it was read from, if it was
};

class Disputing : public QObject
{
    Q_OBJECT
public:
    Disputing(BoardView* board, QObject* parent);
    ~Disputing() override;

    // Opens the dialog, with something said already if that is known.
    void open(QWidget* parent, const table::Answers& answers = {});
    // The same with a claim that is known as a whole.
    void open(QWidget* parent, const table::Claim& claim);
    bool isOpen() const;
    // What was asked is asked again about this table.
    void setTable(const DisputedTable& table);
    DisputeDialog* dialog() const;

    // Writes the three files; the name of the claim stands in for one.
    void exportTo(const QString& folder, const QString& name);

signals:
    // The dialog is there or gone: while it is, clicks on the board are its own.
    void openChanged();
    void rulesWanted(const QStringList& rules);
    void problem(const QString& text);
    // The ledger of the house has changed.
    void houseChanged();

private:
    void openDialog(QWidget* parent);
    QString when() const;
    void showOnTrack();
    void choosePiece(const QString& piece);
    void choosePlace(const QString& place);
    void record();
    void keepForTheHouse(const table::Ruling& ruling);
    void chooseExport();

    BoardView* m_board;
    DisputedTable m_table;
    QPointer<DisputeDialog> m_dialog;
};

} // namespace roadmarshal::views

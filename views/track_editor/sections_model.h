// The sections of a track as a table; what is typed in is an edit of the track.
#pragma once

#include "track_editing.h"

#include <QAbstractTableModel>

namespace roadmarshal::views {

class SectionsModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { Sectors, Lanes, Surface, Turn, Length, ColumnCount };
    SectionsModel(TrackEditing& editing, QObject* parent);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

private:
    QVariant shown(const track::Section& section, int column) const;
    QVariant edited(const track::Section& section, int column) const;

    TrackEditing& m_editing;
    int m_rows;
};

// "paved" in words.
QString inWords(track::Surface surface);

} // namespace roadmarshal::views

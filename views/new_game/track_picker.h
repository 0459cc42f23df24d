// A track by name, with a small picture of it and what there is to know.
#pragma once

#include "track/track.h"

#include <QPixmap>
#include <QWidget>

#include <memory>

class QComboBox;
class QLabel;

namespace roadmarshal::views {

// The drawn track, as large as there is room.
class TrackPicture final : public QWidget
{
    Q_OBJECT
public:
    explicit TrackPicture(QWidget* parent = nullptr);

    void setTrack(std::shared_ptr<const track::Track> track);
    QSize sizeHint() const override { return {340, 150}; }
    QSize minimumSizeHint() const override { return {160, 84}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void draw();

    std::shared_ptr<const track::Track> m_track;
    QPixmap m_drawn;
    bool m_isDark = false; // what it was drawn for
};

class TrackPicker final : public QWidget
{
    Q_OBJECT
public:
    explicit TrackPicker(QWidget* parent = nullptr);

    QString current() const;
    // An id that is not in the library leaves the choice as it is.
    void setCurrent(const QString& id);
    void showTrack(std::shared_ptr<const track::Track> track);
    QString nameOf(const QString& id) const;
    QComboBox* list() const { return m_list; }
    QString facts() const;

signals:
    // By a person, not by setCurrent.
    void picked(const QString& id);

private:
    QComboBox* m_list;
    TrackPicture* m_picture;
    QLabel* m_facts;
};

} // namespace roadmarshal::views

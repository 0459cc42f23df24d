// The window in which somebody traces a board: photo, corners, lines, and out comes a track.
#pragma once

#include <QDialog>
#include <QImage>
#include <QJsonObject>

#include <array>
#include <functional>

class QCheckBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace roadmarshal::track {
struct Track;
}

namespace roadmarshal::views {

class TraceCanvas;

class TraceWindow final : public QDialog
{
    Q_OBJECT
public:
    explicit TraceWindow(QWidget* parent = nullptr);

    // Read beside the window, which says so if it can't be.
    void openPhoto(const QString& path);
    TraceCanvas* canvas() const { return m_canvas; }
    QSpinBox* lanes() const { return m_lanes; }
    QSpinBox* sectors() const { return m_sectors; }

signals:
    // A track as its file has it, with the picture in it.
    void traced(const QJsonObject& track);

private:
    void arrange();
    QWidget* makePhotoPart();
    QWidget* makeLinesPart();
    QWidget* makeTrackPart();
    void connectParts();
    void addKeys();
    void choosePhoto();
    void take(const QImage& photo);
    void chooseTool(int tool);
    void showState();
    void finish();

    TraceCanvas* m_canvas;
    QImage m_photo;
    QPushButton* m_open;
    std::array<QToolButton*, 3> m_tools; // as TraceCanvas numbers them
    QDoubleSpinBox* m_ratio;
    QSpinBox* m_lanes;
    QSpinBox* m_sectors;
    QPushButton* m_goOn;
    QPushButton* m_close;
    QPushButton* m_undo;
    QPushButton* m_redo;
    QLineEdit* m_name;
    QCheckBox* m_shown;
    QPushButton* m_done;
    QLabel* m_hint;
    QLabel* m_figures;
};

// Opens it over that window; `done` gets the track if it comes to one.
void traceBoard(QWidget* parent, const std::function<void(const QJsonObject&)>& done);

} // namespace roadmarshal::views

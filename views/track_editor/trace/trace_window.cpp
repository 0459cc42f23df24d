#include "trace_window.h"

#include "background/off_thread.h"
#include "help/manual_chapter.h"
#include "photo_file.h"
#include "style/theme.h"
#include "trace_canvas.h"
#include "track/load.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QShortcut>
#include <QSpinBox>
#include <QToolButton>

namespace roadmarshal::views {

namespace {

// An id names files: what the name has of letters and digits.
QString idFrom(const QString& name)
{
    QString id;
    for (const QChar c : name.normalized(QString::NormalizationForm_D).toLower()) {
        if ((c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9'))
            id += c;
        else if (!id.isEmpty() && !id.endsWith(u'-') && !c.isMark())
            id += u'-';
    }
    while (id.endsWith(u'-'))
        id.chop(1);
    id.truncate(60);
    return id.isEmpty() ? QStringLiteral("traced-board") : id;
}

QSpinBox* countOf(int least, int most, int value, QWidget* parent)
{
    auto* box = new QSpinBox(parent);
    box->setRange(least, most);
    box->setValue(value);
    return box;
}

} // namespace

TraceWindow::TraceWindow(QWidget* parent)
    : QDialog(parent),
      m_canvas(new TraceCanvas(this)),
      m_open(new QPushButton(tr("&Open a photo…"), this)),
      m_tools{},
      m_ratio(new QDoubleSpinBox(this)),
      m_lanes(countOf(1, track::mostLanes, 4, this)),
      m_sectors(countOf(1, 30, 1, this)),
      m_goOn(new QPushButton(tr("&Go on the same way"), this)),
      m_close(new QPushButton(tr("Close the &loop"), this)),
      m_undo(new QPushButton(tr("&Undo"), this)),
      m_redo(new QPushButton(tr("&Redo"), this)),
      m_name(new QLineEdit(this)),
      m_shown(new QCheckBox(tr("Play on the &picture"), this)),
      m_done(new QPushButton(tr("&Make the track"), this)),
      m_hint(new QLabel(this)),
      m_figures(new QLabel(this))
{
    setWindowTitle(tr("Trace a board"));
    m_name->setObjectName(QStringLiteral("name"));
    setManualChapter(this, QStringLiteral("boards"));
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    const std::array names{tr("&Corners"), tr("L&ines"), tr("&Finish line")};
    for (std::size_t i = 0; i < m_tools.size(); ++i) {
        m_tools[i] = new QToolButton(this);
        m_tools[i]->setText(names[i]);
        m_tools[i]->setCheckable(true);
        m_tools[i]->setAutoExclusive(true);
        m_tools[i]->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        connect(m_tools[i], &QToolButton::clicked, this, [this, i] { chooseTool(static_cast<int>(i)); });
    }
    arrange();
    connectParts();
    addKeys();
    showState();
}

void TraceWindow::arrange()
{
    constexpr int panelWidth = 280;
    m_hint->setWordWrap(true);
    m_hint->setAlignment(Qt::AlignTop);
    m_hint->setMinimumHeight(5 * fontMetrics().lineSpacing());
    m_figures->setWordWrap(true);
    m_figures->setFont(boldFont());
    auto* panel = new QWidget(this);
    panel->setFixedWidth(panelWidth);
    auto* column = new QVBoxLayout(panel);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(makePhotoPart());
    column->addWidget(makeLinesPart());
    column->addWidget(m_hint);
    column->addStretch();
    column->addWidget(m_figures);
    column->addWidget(makeTrackPart());
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(gap, gap, gap, gap);
    layout->addWidget(m_canvas, 1);
    layout->addWidget(panel);
}

QWidget* TraceWindow::makePhotoPart()
{
    m_ratio->setRange(0, 10);
    m_ratio->setSingleStep(0.05);
    m_ratio->setSpecialValueText(tr("as seen"));
    m_ratio->setToolTip(
        tr("How often its height goes into the width of the board, if it comes out too wide or too high"));
    auto* part = new QGroupBox(tr("Photo"), this);
    auto* form = new QFormLayout(part);
    form->addRow(m_open);
    auto* tools = new QHBoxLayout;
    for (QToolButton* tool : m_tools)
        tools->addWidget(tool);
    form->addRow(tools);
    form->addRow(tr("&Width to height:"), m_ratio);
    return part;
}

QWidget* TraceWindow::makeLinesPart()
{
    auto* part = new QGroupBox(tr("Up to the next line"), this);
    auto* form = new QFormLayout(part);
    form->addRow(tr("L&anes:"), m_lanes);
    form->addRow(tr("&Sectors:"), m_sectors);
    m_goOn->setToolTip(tr("Puts the next line where the dotted one is (space bar)"));
    form->addRow(m_goOn);
    form->addRow(m_close);
    auto* steps = new QHBoxLayout;
    steps->addWidget(m_undo);
    steps->addWidget(m_redo);
    form->addRow(steps);
    return part;
}

QWidget* TraceWindow::makeTrackPart()
{
    m_name->setMaxLength(100);
    m_shown->setChecked(true);
    auto* part = new QGroupBox(tr("Track"), this);
    auto* form = new QFormLayout(part);
    form->addRow(tr("&Name:"), m_name);
    form->addRow(m_shown);
    form->addRow(m_done);
    return part;
}

void TraceWindow::connectParts()
{
    connect(m_open, &QPushButton::clicked, this, &TraceWindow::choosePhoto);
    connect(m_canvas, &TraceCanvas::changed, this, &TraceWindow::showState);
    connect(m_ratio, &QDoubleSpinBox::valueChanged, m_canvas, &TraceCanvas::setRatio);
    const auto setStretch = [this] { m_canvas->setStretch(m_lanes->value(), m_sectors->value()); };
    connect(m_lanes, &QSpinBox::valueChanged, this, setStretch);
    connect(m_sectors, &QSpinBox::valueChanged, this, setStretch);
    connect(m_goOn, &QPushButton::clicked, m_canvas, &TraceCanvas::goOn);
    connect(m_close, &QPushButton::clicked, m_canvas, &TraceCanvas::closeLoop);
    connect(m_undo, &QPushButton::clicked, m_canvas, &TraceCanvas::undo);
    connect(m_redo, &QPushButton::clicked, m_canvas, &TraceCanvas::redo);
    connect(m_name, &QLineEdit::textChanged, this, &TraceWindow::showState);
    connect(m_done, &QPushButton::clicked, this, &TraceWindow::finish);
    // Enter in a field is no wish to be done.
    for (QPushButton* button : {m_open, m_goOn, m_close, m_undo, m_redo, m_done})
        button->setAutoDefault(false);
}

void TraceWindow::addKeys()
{
    connect(new QShortcut(QKeySequence::Undo, this), &QShortcut::activated, m_canvas, &TraceCanvas::undo);
    connect(new QShortcut(QKeySequence::Redo, this), &QShortcut::activated, m_canvas, &TraceCanvas::redo);
}

void TraceWindow::choosePhoto()
{
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Open a photo of a board"), {}, PhotoFile::filter());
    if (!path.isEmpty())
        openPhoto(path);
}

void TraceWindow::openPhoto(const QString& path)
{
    m_open->setEnabled(false);
    m_hint->setText(tr("Reading the photo…"));
    offThread(
        this, [path] { return PhotoFile::read(path); },
        [this](const std::expected<QImage, QString>& photo) {
            m_open->setEnabled(true);
            if (photo)
                take(*photo);
            else
                m_hint->setText(photo.error());
        });
}

void TraceWindow::take(const QImage& photo)
{
    m_photo = photo;
    m_ratio->setValue(0);
    m_canvas->setPhoto(photo);
    chooseTool(static_cast<int>(TraceCanvas::Tool::Corners));
    m_canvas->setFocus();
}

void TraceWindow::chooseTool(int tool)
{
    m_tools[static_cast<std::size_t>(tool)]->setChecked(true);
    m_canvas->setTool(static_cast<TraceCanvas::Tool>(tool));
    showState();
}

void TraceWindow::showState()
{
    const track::Trace& trace = m_canvas->trace();
    const bool hasPhoto = m_canvas->hasPhoto();
    for (QToolButton* tool : m_tools)
        tool->setEnabled(hasPhoto);
    m_tools[2]->setEnabled(trace.closed);
    m_goOn->setEnabled(expectedLine(trace).has_value());
    m_close->setEnabled(!trace.closed && trace.lines.size() >= 3);
    m_undo->setEnabled(m_canvas->canUndo());
    m_redo->setEnabled(m_canvas->canRedo());
    m_done->setEnabled(trace.closed && !m_name->text().trimmed().isEmpty());
    if (!hasPhoto)
        m_hint->setText(tr("A photo taken from above at any angle will do, or a scan."));
    else if (m_canvas->tool() == TraceCanvas::Tool::Corners)
        m_hint->setText(tr("Drag the four points to the corners of the board. Then choose Lines."));
    else if (m_canvas->tool() == TraceCanvas::Tool::FinishLine)
        m_hint->setText(tr("Click the line that is the finish line."));
    else if (trace.closed)
        m_hint->setText(m_name->text().trimmed().isEmpty()
                            ? tr("The loop is closed. Give the track a name. Ends can still be dragged.")
                            : tr("The loop is closed. Joins, surfaces, crossovers, chute and grid come next, "
                                 "in the track editor."));
    else if (trace.lines.empty())
        m_hint->setText(
            tr("Click the inner end of the finish line, then its outer end. Go on in driving direction."));
    else
        m_hint->setText(
            tr("Click both ends of each line between sectors, in any order. Where the road runs evenly, say "
               "how many "
               "sectors there are up to a line further on. Click the first line again to close the loop."));
    m_figures->setText(hasPhoto ? tr("Sectors: %1, clicks: %2").arg(trace.sectors()).arg(m_canvas->clicks())
                                : QString());
}

void TraceWindow::finish()
{
    m_done->setEnabled(false);
    m_hint->setText(tr("Laying the picture flat…"));
    offThread(
        this, [photo = m_photo, trace = m_canvas->trace()] { return laidFlat(photo, trace); },
        [this](const track::Photo& photo) {
            const QString name = m_name->text().trimmed();
            auto track = trackOf(m_canvas->trace(), idFrom(name), name, photo.size.width());
            if (!track) {
                showState();
                return;
            }
            track->traced->photo = photo;
            track->traced->photo->shown = m_shown->isChecked();
            const QJsonObject stored = track::store(*track);
            // What crosses itself is told while it can still be mended.
            if (const auto read = track::load(stored); !read) {
                m_done->setEnabled(true);
                m_hint->setText(tr("This is no road yet: %1").arg(read.error().toLine(QString())));
                return;
            }
            emit traced(stored);
            accept();
        });
}

void traceBoard(QWidget* parent, const std::function<void(const QJsonObject&)>& done)
{
    auto* window = new TraceWindow(parent);
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->setWindowModality(Qt::WindowModal);
    QObject::connect(window, &TraceWindow::traced, parent, done);
    window->show();
}

} // namespace roadmarshal::views

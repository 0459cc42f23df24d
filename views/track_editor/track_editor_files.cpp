#include "track_editor_window.h"

#include "canvas/canvas.h"
#include "new_track_dialog.h"
#include "text/one_line.h"
#include "trace/trace_window.h"
#include "track_box.h"
#include "track_shelf.h"

#include <QCloseEvent>
#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>

namespace roadmarshal::views {

void TrackEditorWindow::beginOval(int sectors, int lanes)
{
    track::Draft oval = track::newOval(sectors, lanes);
    oval.track.system = trackKind().game;
    // So that it can be saved before anybody has thought of a better one.
    oval.track.name = tr("My track");
    const QString usual = idFor(oval.track.name);
    oval.track.id = freeTrackId(usual.isEmpty() ? QStringLiteral("track") : usual);
    if (const QString number = oval.track.id.section(u'-', -1); oval.track.id != usual)
        oval.track.name += u' ' + number;
    m_file.clear();
    m_savedId.clear();
    m_editing.begin(std::move(oval), false);
    m_canvas->fit();
    tell({});
}

void TrackEditorWindow::askForNew()
{
    if (!mayGo())
        return;
    NewTrackDialog dialog(this);
    if (dialog.exec() == QDialog::Accepted)
        beginOval(dialog.sectors(), dialog.lanes());
}

void TrackEditorWindow::beginWith(const QJsonObject& track)
{
    auto read = track::readDraft(track);
    if (!read)
        return tell(read.error().toLine());
    read->draft.track.id = freeTrackId(read->draft.track.id);
    read->draft.track.system = trackKind().game;
    m_file.clear();
    m_savedId.clear();
    m_editing.begin(std::move(read->draft), false);
    m_canvas->fit();
    tell({});
}

void TrackEditorWindow::traceFromPhoto()
{
    if (mayGo())
        traceBoard(this, [this](const QJsonObject& track) { beginWith(track); });
}

void TrackEditorWindow::fillOpenMenu()
{
    m_openMenu->clear();
    const auto add = [this](const ShelvedTrack& track, const QString& text) {
        QString plain = text::onOneLine(text);
        m_openMenu->addAction(plain.replace(u'&', QStringLiteral("&&")), this, [this, track] {
            if (mayGo())
                openShelved(track.json, track.file, track.isOwn);
        });
    };
    const QList<ShelvedTrack> tracks = shelvedTracks();
    for (const bool own : {true, false}) {
        m_openMenu->addSection(own ? tr("Your tracks") : tr("A copy of"));
        for (const ShelvedTrack& track : tracks) {
            const QString name = track.name.isEmpty() ? track.id : track.name;
            if (track.isOwn == own)
                add(track, track.isFinished ? name : tr("%1 (unfinished)").arg(name));
        }
    }
    m_openMenu->addSeparator();
    m_openMenu->addAction(tr("From a &file…"), this, [this] {
        const QString file = QFileDialog::getOpenFileName(this, tr("Open a track"), {},
                                                          tr("Tracks (*%1)").arg(trackKind().ending));
        if (!file.isEmpty() && mayGo())
            open(file);
    });
}

void TrackEditorWindow::openShelved(const QJsonObject& json, const QString& file, bool isOwn)
{
    if (isOwn) {
        open(file);
        return;
    }
    auto read = track::readDraft(json);
    if (!read)
        return tell(read.error().toLine(QFileInfo(file).fileName()));
    track::Track& track = read->draft.track;
    track.id = freeTrackId(track.id);
    //: A copy of a track
    track.name = tr("%1, copy").arg(track.name);
    m_file.clear();
    m_savedId.clear();
    m_editing.begin(std::move(read->draft), false);
    m_canvas->fit();
    tell({});
}

bool TrackEditorWindow::open(const QString& file)
{
    auto opened = openTrack(file);
    if (!opened) {
        tell(opened.error().toLine());
        return false;
    }
    m_file = file;
    m_savedId = opened->read.draft.track.id;
    const auto problem = opened->read.problem;
    m_editing.begin(std::move(opened->read.draft), true);
    m_canvas->fit();
    tell(problem ? problem->toLine(QFileInfo(file).fileName()) : QString());
    return true;
}

void TrackEditorWindow::edit(const QJsonObject& item, const std::function<void(const QJsonObject&)>& done)
{
    auto read = track::readDraft(item);
    if (!read)
        return tell(read.error().toLine());
    m_done = done;
    m_savedId = read->draft.track.id;
    m_editing.begin(std::move(read->draft), true);
    m_canvas->fit();
}

void TrackEditorWindow::reload()
{
    if (m_file.isEmpty())
        return tell(tr("It has not been saved yet."));
    if (mayGo() && open(m_file))
        tell(message().isEmpty() ? tr("Read again.") : message());
}

bool TrackEditorWindow::save()
{
    const track::Draft& draft = m_editing.draft();
    const bool isFinished = track::canBeRacedOn(m_editing.flaws());
    if (isFinished && draft.track.id != m_savedId && isTaken(draft.track.id)) {
        tell(
            tr("You have another track with the id %1: give this one an id of its own.").arg(draft.track.id));
        return false;
    }
    if (m_done && isFinished) {
        m_done(track::storeDraft(draft));
    } else {
        const auto saved = saveTrack(draft, isFinished);
        if (!saved) {
            tell(saved.error().toLine());
            return false;
        }
        m_file = *saved;
        tell(isFinished ? tr("Written to %1").arg(text::onOneLine(QDir::toNativeSeparators(m_file)))
                        : tr("Kept as unfinished: what stands in red has to be mended before anybody can "
                             "race on it."));
    }
    m_savedId = draft.track.id;
    m_editing.markSaved();
    return true;
}

void TrackEditorWindow::play()
{
    const bool isKnown = m_editing.isSaved() && !m_file.isEmpty();
    if (isKnown || save())
        emit playWanted(trackKind().game, m_editing.draft().track.id);
}

// Whether what is on the canvas may be left.
bool TrackEditorWindow::mayGo()
{
    if (m_editing.isSaved())
        return true;
    QMessageBox box(QMessageBox::Question, tr("Track editor"), tr("The track has not been saved."),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    const int answer = box.exec();
    return answer == QMessageBox::Discard || (answer == QMessageBox::Save && save());
}

void TrackEditorWindow::closeEvent(QCloseEvent* event)
{
    event->setAccepted(mayGo());
}

} // namespace roadmarshal::views

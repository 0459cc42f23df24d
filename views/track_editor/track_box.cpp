#include "track_box.h"

#include "games/games.h"
#include "style/theme.h"
#include "track/draft/marks.h"
#include "track/place.h"
#include "track/sister_games.h"
#include "track_shelf.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLineEdit>

#include <cmath>

namespace roadmarshal::views {

namespace {

const QString nameStep = QStringLiteral("name");
constexpr double headingStep = 15;

QStringList wordsOf(const QString& text)
{
    QString spaced = text;
    return spaced.replace(u',', u' ').simplified().split(u' ', Qt::SkipEmptyParts);
}

// As a file names it; a game of ours says its name itself.
QString nameOf(const QString& system)
{
    if (const table::Game* game = games::find(system))
        return game->name();
    if (system == QStringLiteral("thunder-alley"))
        return QStringLiteral("Thunder Alley");
    if (system == QStringLiteral("grand-prix"))
        return QStringLiteral("Grand Prix");
    return system;
}

} // namespace

QString idFor(const QString& name)
{
    QString id;
    for (const QChar letter : name.normalized(QString::NormalizationForm_KD).toLower()) {
        if ((letter >= u'a' && letter <= u'z') || (letter >= u'0' && letter <= u'9'))
            id += letter;
        else if ((letter.isSpace() || letter.isPunct()) && !id.isEmpty() && !id.endsWith(u'-'))
            id += u'-';
    }
    while (id.endsWith(u'-'))
        id.chop(1);
    return id.left(60);
}

TrackBox::TrackBox(TrackEditing& editing, QWidget* parent)
    : QWidget(parent),
      m_editing(editing),
      m_name(new QLineEdit(this)),
      m_id(new QLineEdit(this)),
      m_system(new QComboBox(this)),
      m_heading(new QDoubleSpinBox(this)),
      m_grid(new QLineEdit(this)),
      m_crossovers(new QLineEdit(this)),
      m_chute(new QLineEdit(this))
{
    m_name->setMaxLength(100);
    m_id->setMaxLength(60);
    m_id->setToolTip(tr("What files and the command line call it: letters, digits and dashes"));
    m_heading->setRange(-360, 360);
    m_heading->setDecimals(1);
    m_heading->setSingleStep(headingStep);
    m_heading->setSuffix(tr("°", "degrees"));
    m_heading->setKeyboardTracking(false);
    m_heading->setToolTip(tr("The way of the first sector on paper: 0 is to the right, 90 down"));
    m_grid->setToolTip(tr("The spaces of the start, in order: 23.0 23.1 22.0"));
    m_crossovers->setToolTip(tr("Pairs of spaces that are one cell: 4.1=17.1 4.2=17.2"));
    m_chute->setToolTip(tr("The sector and the side where replacements come in: 12.in or 12.out"));
    for (const QString& system : QStringList{trackKind().game} + track::sisterGames())
        m_system->addItem(nameOf(system), system);
    arrange();
    connectParts();
    showTrack();
}

void TrackBox::arrange()
{
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setSpacing(smallGap + 2);
    form->addRow(tr("&Name"), m_name);
    form->addRow(tr("&Id"), m_id);
    form->addRow(tr("Gam&e"), m_system);
    form->addRow(tr("&Heading"), m_heading);
    form->addRow(tr("G&rid"), m_grid);
    form->addRow(tr("&Chute"), m_chute);
    form->addRow(tr("Crosso&vers"), m_crossovers);
}

void TrackBox::connectParts()
{
    connect(m_name, &QLineEdit::textEdited, this, &TrackBox::takeName);
    connect(m_name, &QLineEdit::editingFinished, this, [this] { m_editing.endStep(); });
    connect(m_id, &QLineEdit::textEdited, this, [this](const QString& id) {
        track::Draft draft = m_editing.draft();
        draft.track.id = id;
        m_editing.change(std::move(draft), nameStep);
    });
    connect(m_id, &QLineEdit::editingFinished, this, [this] { m_editing.endStep(); });
    connect(m_system, &QComboBox::activated, this, [this](int system) {
        track::Draft draft = m_editing.draft();
        draft.track.system = m_system->itemData(system).toString();
        m_editing.change(std::move(draft));
    });
    connect(m_heading, &QDoubleSpinBox::valueChanged, this, [this](double heading) {
        track::Draft draft = m_editing.draft();
        draft.track.heading = std::remainder(heading, 360);
        m_editing.change(std::move(draft));
    });
    connect(m_grid, &QLineEdit::editingFinished, this, &TrackBox::takeGrid);
    connect(m_crossovers, &QLineEdit::editingFinished, this, &TrackBox::takeCrossovers);
    connect(m_chute, &QLineEdit::editingFinished, this, &TrackBox::takeChute);
    connect(&m_editing, &TrackEditing::changed, this, &TrackBox::showTrack);
}

// The id goes along until somebody has said another.
void TrackBox::takeName(const QString& name)
{
    track::Draft draft = m_editing.draft();
    if (draft.track.id == idFor(draft.track.name))
        draft.track.id = idFor(name);
    draft.track.name = name;
    m_editing.change(std::move(draft), nameStep);
}

void TrackBox::takeGrid()
{
    std::vector<track::Space> grid;
    for (const QString& word : wordsOf(m_grid->text())) {
        if (const auto space = track::parseSpace(word))
            grid.push_back(*space);
    }
    m_editing.change(track::withGrid(m_editing.draft(), grid));
    showTrack();
}

void TrackBox::takeCrossovers()
{
    track::Draft draft = m_editing.draft();
    draft.track.crossovers.clear();
    for (const QString& word : wordsOf(m_crossovers->text())) {
        const auto a = track::parseSpace(word.section(u'=', 0, 0));
        const auto b = track::parseSpace(word.section(u'=', 1));
        if (a && b)
            draft = track::withCrossoverTurned(std::move(draft), *a, *b);
    }
    m_editing.change(std::move(draft));
    showTrack();
}

void TrackBox::takeChute()
{
    const auto place = track::parsePlace(m_chute->text().trimmed());
    if (const auto* beside = place ? std::get_if<track::Beside>(&*place) : nullptr)
        m_editing.change(track::withChute(m_editing.draft(), beside->sector, beside->side));
    else if (m_chute->text().trimmed().isEmpty())
        m_editing.change(track::withoutChute(m_editing.draft()));
    showTrack();
}

void TrackBox::showTrack()
{
    const track::Track& track = m_editing.draft().track;
    const auto write = [](QLineEdit* line, const QString& text) {
        if (line->text() != text)
            line->setText(text);
        line->setCursorPosition(line->hasFocus() ? line->cursorPosition() : 0);
    };
    write(m_name, track.name);
    write(m_id, track.id);
    if (m_system->findData(track.system) < 0 && !track.system.isEmpty())
        m_system->addItem(nameOf(track.system), track.system);
    m_system->setCurrentIndex(std::max(0, m_system->findData(track.system)));
    const QSignalBlocker quiet(m_heading);
    m_heading->setValue(track.heading);
    QStringList grid;
    for (const track::Space space : track.grid)
        grid.append(track::toText(space));
    write(m_grid, grid.join(u' '));
    QStringList pairs;
    for (const auto& [a, b] : track.crossovers)
        pairs.append(track::toText(a) + u'=' + track::toText(b));
    write(m_crossovers, pairs.join(u' '));
    write(m_chute,
          track.chute
              ? track::toText(track::Place(track::Beside{track.chute->entry.sector, track.chute->side}))
              : QString());
    const bool hasStart = !track.isOfSisterGame();
    m_grid->setEnabled(hasStart);
    m_chute->setEnabled(hasStart);
}

} // namespace roadmarshal::views

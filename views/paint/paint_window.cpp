#include "paint_window.h"

#include "help/manual_chapter.h"
#include "paint_canvas.h"
#include "style/theme.h"
#include "table/game.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>

namespace roadmarshal::views {

namespace {

const QString idKey = QStringLiteral("id");
const QString nameKey = QStringLiteral("name");
constexpr std::size_t mostSteps = 500; // of undo

} // namespace

PaintWindow::PaintWindow(const table::Game& game, const content::Kind& kind, table::Painting painting,
                         const QJsonObject& item, QWidget* parent)
    : QDialog(parent),
      m_game(game),
      m_kind(kind),
      m_painting(std::move(painting)),
      m_item(m_painting.blank),
      m_canvas(new PaintCanvas(this)),
      m_id(new QLineEdit(this)),
      m_name(new QLineEdit(this)),
      m_problem(new QLabel(this)),
      m_undo(new QPushButton(tr("&Undo"), this)),
      m_redo(new QPushButton(tr("&Redo"), this)),
      m_done(new QPushButton(tr("&Keep it"), this))
{
    for (auto field = item.begin(); field != item.end(); ++field)
        m_item[field.key()] = field.value();
    setWindowTitle(say(m_kind.label));
    m_id->setObjectName(QStringLiteral("id"));
    setManualChapter(this, QStringLiteral("boards"));
    arrange();
    connect(m_canvas, &PaintCanvas::touched, this, &PaintWindow::touch);
    connect(m_canvas, &PaintCanvas::strokeEnded, this, [this] { m_isInStroke = false; });
    connect(m_undo, &QPushButton::clicked, this, &PaintWindow::undo);
    connect(m_redo, &QPushButton::clicked, this, &PaintWindow::redo);
    connect(new QShortcut(QKeySequence::Undo, this), &QShortcut::activated, this, &PaintWindow::undo);
    connect(new QShortcut(QKeySequence::Redo, this), &QShortcut::activated, this, &PaintWindow::redo);
    connect(m_done, &QPushButton::clicked, this, [this] {
        emit painted(m_item);
        accept();
    });
    for (const auto& [line, key] : {std::pair(m_id, idKey), {m_name, nameKey}}) {
        line->setMaxLength(60);
        connect(line, &QLineEdit::textEdited, this, [this, key](const QString& text) {
            QJsonObject item = m_item;
            item[key] = text;
            change(item);
        });
    }
    chooseBrush(0);
    present(m_item);
}

QString PaintWindow::say(const QString& code) const
{
    return m_game.say(table::Message{code, {}});
}

void PaintWindow::arrange()
{
    constexpr int panelWidth = 260;
    auto* panel = new QWidget(this);
    panel->setFixedWidth(panelWidth);
    auto* column = new QVBoxLayout(panel);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(makeDials());
    column->addWidget(makeBrushes());
    column->addStretch();
    m_problem->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setMinimumHeight(4 * fontMetrics().lineSpacing());
    m_problem->setAlignment(Qt::AlignBottom);
    column->addWidget(m_problem);
    auto* steps = new QHBoxLayout;
    steps->addWidget(m_undo);
    steps->addWidget(m_redo);
    column->addLayout(steps);
    column->addWidget(m_done);
    // Enter in a field is no wish to be done.
    for (QPushButton* button : {m_undo, m_redo, m_done})
        button->setAutoDefault(false);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(gap, gap, gap, gap);
    layout->addWidget(m_canvas, 1);
    layout->addWidget(panel);
}

QWidget* PaintWindow::makeDials()
{
    auto* part = new QWidget(this);
    auto* form = new QFormLayout(part);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(tr("&Short name:"), m_id);
    form->addRow(tr("&Name:"), m_name);
    for (std::size_t i = 0; i < m_painting.dials.size(); ++i) {
        m_dials.push_back(makeDial(i, part));
        auto* label = new QLabel(say(m_painting.dials[i].label) + u':', part);
        label->setWordWrap(true);
        label->setBuddy(m_dials.back());
        form->addRow(label, m_dials.back());
    }
    return part;
}

QWidget* PaintWindow::makeDial(std::size_t number, QWidget* parent)
{
    const table::Dial& dial = m_painting.dials[number];
    const auto turn = [this, number](int value) {
        const table::Dial& turned = m_painting.dials[number];
        change(turned.set(m_item, value + (turned.words.isEmpty() ? 0 : turned.least)));
    };
    if (!dial.words.isEmpty()) {
        auto* words = new QComboBox(parent);
        for (const QString& word : dial.words)
            words->addItem(say(word));
        connect(words, &QComboBox::activated, this, turn);
        return words;
    }
    auto* box = new QSpinBox(parent);
    box->setObjectName(dial.label);
    box->setRange(dial.least, dial.most);
    box->setSingleStep(dial.step);
    connect(box, &QSpinBox::valueChanged, this, turn);
    return box;
}

QWidget* PaintWindow::makeBrushes()
{
    auto* part = new QGroupBox(tr("What a click does"), this);
    auto* column = new QVBoxLayout(part);
    column->setSpacing(2);
    for (std::size_t i = 0; i < m_painting.brushes.size(); ++i) {
        auto* brush = new QToolButton(part);
        brush->setObjectName(m_painting.brushes[i].label);
        brush->setText(say(m_painting.brushes[i].label));
        brush->setCheckable(true);
        brush->setAutoExclusive(true);
        brush->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        connect(brush, &QToolButton::clicked, this, [this, i] { chooseBrush(static_cast<int>(i)); });
        column->addWidget(brush);
        m_brushes.push_back(brush);
    }
    return part;
}

void PaintWindow::chooseBrush(int brush)
{
    m_brush = static_cast<std::size_t>(brush);
    m_brushes[m_brush]->setChecked(true);
}

QSpinBox* PaintWindow::dial(const QString& code) const
{
    return findChild<QSpinBox*>(code);
}

void PaintWindow::touch(const QString& place)
{
    const QJsonObject painted = m_painting.brushes[m_brush].paint(m_item, place);
    if (painted == m_item)
        return;
    // A stroke over many places is one step.
    if (m_isInStroke) {
        present(painted);
        return;
    }
    m_isInStroke = true;
    change(painted);
}

void PaintWindow::change(const QJsonObject& item)
{
    if (item == m_item)
        return;
    if (m_before.size() >= mostSteps)
        m_before.erase(m_before.begin());
    m_before.push_back(m_item);
    m_after.clear();
    present(item);
}

void PaintWindow::undo()
{
    if (m_before.empty())
        return;
    m_after.push_back(m_item);
    const QJsonObject item = m_before.back();
    m_before.pop_back();
    present(item);
}

void PaintWindow::redo()
{
    if (m_after.empty())
        return;
    m_before.push_back(m_item);
    const QJsonObject item = m_after.back();
    m_after.pop_back();
    present(item);
}

void PaintWindow::present(const QJsonObject& item)
{
    m_item = item;
    m_canvas->setBoard(m_painting.draw(m_item));
    for (std::size_t i = 0; i < m_dials.size(); ++i) {
        const table::Dial& dial = m_painting.dials[i];
        const QSignalBlocker blocker(m_dials[i]);
        if (auto* box = qobject_cast<QSpinBox*>(m_dials[i]))
            box->setValue(dial.get(m_item));
        else if (auto* words = qobject_cast<QComboBox*>(m_dials[i]))
            words->setCurrentIndex(dial.get(m_item) - dial.least);
    }
    for (const auto& [line, key] : {std::pair(m_id, idKey), {m_name, nameKey}}) {
        if (line->text() != m_item.value(key).toString())
            line->setText(m_item.value(key).toString());
    }
    m_undo->setEnabled(!m_before.empty());
    m_redo->setEnabled(!m_after.empty());
    check();
}

void PaintWindow::check()
{
    QString problem;
    const json::Reader reader{QJsonValue(m_item)};
    content::check(m_kind.fields, reader);
    if (m_item.value(idKey).toString().isEmpty())
        problem = tr("It needs a short name.");
    else if (reader.problem())
        problem = reader.problem()->toLine();
    else if (const auto wrong = m_kind.check ? m_kind.check(m_item) : std::nullopt)
        problem = wrong->toLine();
    m_problem->setText(problem);
    m_done->setEnabled(problem.isEmpty());
}

} // namespace roadmarshal::views

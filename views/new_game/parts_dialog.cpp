#include "parts_dialog.h"

#include "board_picture.h"
#include "part_list.h"
#include "style/icons.h"
#include "style/scrolled_page.h"
#include "style/theme.h"
#include "style/wrap_row.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

namespace roadmarshal::views {

namespace {

constexpr int offeredWidth = 300;

QLabel* titled(const QString& text, QWidget* of)
{
    auto* title = new QLabel(text, of->parentWidget());
    title->setFont(boldFont());
    title->setBuddy(of);
    return title;
}

QLabel* plainLabel(QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

} // namespace

PartsDialog::PartsDialog(const table::Game& game, QWidget* parent)
    : QDialog(parent),
      m_game(game),
      m_offered(new PartList(game, PartList::Kind::OnOffer, this)),
      m_laidList(new PartList(game, PartList::Kind::Laid, this)),
      m_picture(new BoardPicture(this)),
      m_closed(new QCheckBox(tr("&Closed"), this)),
      m_facts(plainLabel(this)),
      m_problem(plainLabel(this))
{
    m_offered->setFixedWidth(offeredWidth);
    m_offered->setAccessibleName(tr("Parts on offer"));
    m_laidList->setAccessibleName(tr("Parts as they are laid"));
    m_closed->setToolTip(tr("The last part leads to the first"));
    m_problem->setFont(boldFont());
    auto* offer = new QVBoxLayout;
    offer->addWidget(titled(tr("&Add: click a part, or Enter"), m_offered));
    offer->addWidget(m_offered, 1);
    auto* board = new QVBoxLayout;
    board->addWidget(m_picture, 1);
    board->addLayout(makeTools());
    board->addWidget(titled(tr("As it is &laid"), m_laidList));
    board->addWidget(m_laidList);
    auto* columns = new QHBoxLayout;
    columns->setSpacing(2 * gap);
    columns->addLayout(offer);
    columns->addLayout(board, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    for (QAbstractButton* button : buttons->buttons())
        button->setIcon({});
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* said = new QVBoxLayout;
    said->setSpacing(smallGap);
    said->addWidget(m_problem);
    said->addWidget(m_facts);
    auto* foot = new QHBoxLayout;
    foot->addLayout(said, 1);
    foot->addWidget(buttons);
    auto* layout = new QVBoxLayout(scrolledOn(this));
    layout->setContentsMargins(2 * gap, 2 * gap, 2 * gap, 2 * gap);
    layout->setSpacing(gap + smallGap);
    layout->addLayout(columns, 1);
    putBelow(this, foot);
    connectParts();
    resize(QSize(1180, 720).boundedTo(screen()->availableSize() * 0.98));
    m_offered->setFocus();
}

QToolButton* PartsDialog::makeButton(const QString& name, const QString& text, const QString& tip)
{
    auto* button = new QToolButton(this);
    button->setIcon(icon(name));
    button->setText(text);
    button->setToolTip(tip);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

QLayout* PartsDialog::makeTools()
{
    m_turnOver = makeButton(QStringLiteral("rotate"), tr("&Turn over"), tr("The other side up (Space)"));
    m_earlier =
        makeButton(QStringLiteral("step-back"), tr("&Earlier"), tr("Before the one before (Alt+Left)"));
    m_later =
        makeButton(QStringLiteral("step-forward"), tr("Late&r"), tr("Behind the one behind (Alt+Right)"));
    m_remove = makeButton(QStringLiteral("close"), tr("Re&move"), tr("Off the table (Delete)"));
    auto* tools = new WrapRow;
    tools->setSpacing(smallGap + 2);
    for (QToolButton* button : {m_turnOver, m_earlier, m_later, m_remove})
        tools->addWidget(button);
    tools->addWidget(m_closed);
    auto* lines = new QWidget(this);
    m_lineRow = new QHBoxLayout(lines);
    m_lineRow->setContentsMargins(0, 0, 0, 0);
    m_lineRow->setSpacing(smallGap + 2);
    tools->addWidget(lines);
    return tools;
}

void PartsDialog::connectParts()
{
    connect(m_offered, &PartList::wanted, this, &PartsDialog::add);
    connect(m_laidList, &QListWidget::currentRowChanged, this, &PartsDialog::setCurrent);
    connect(m_laidList, &PartList::turnOverWanted, this, &PartsDialog::turnOver);
    connect(m_laidList, &PartList::removalWanted, this, &PartsDialog::remove);
    connect(m_laidList, &PartList::moveWanted, this, [this](int by) { move(m_current, m_current + by); });
    connect(m_laidList, &PartList::moved, this, &PartsDialog::move);
    connect(m_turnOver, &QToolButton::clicked, this, &PartsDialog::turnOver);
    connect(m_earlier, &QToolButton::clicked, this, [this] { move(m_current, m_current - 1); });
    connect(m_later, &QToolButton::clicked, this, [this] { move(m_current, m_current + 1); });
    connect(m_remove, &QToolButton::clicked, this, &PartsDialog::remove);
    connect(m_closed, &QCheckBox::clicked, this, [this](bool on) {
        table::LaidParts laid = m_laid;
        laid.closed = on;
        change(laid, m_current);
    });
    connect(m_picture, &BoardPicture::clicked, this, &PartsDialog::takeClick);
}

void PartsDialog::setField(const table::SetupField& field, const QJsonValue& chosen)
{
    const bool isFirst = m_field.key.isEmpty();
    m_field = field;
    m_laid = table::laidParts(lay(), chosen).value_or(table::LaidParts());
    setWindowTitle(m_game.say(field.label));
    QStringList words;
    for (const table::LayParts::Part& part : lay().parts)
        words.append(part.word);
    m_offered->setParts(lay(), words);
    m_laidList->setParts(lay(), m_laid.parts);
    m_closed->setVisible(!lay().closedKey.isEmpty());
    m_closed->setChecked(m_laid.closed);
    if (m_lines.isEmpty())
        makeLines();
    showLines();
    m_picture->setBoard(lay().picture ? lay().picture() : nullptr);
    if (isFirst) {
        m_current = static_cast<int>(m_laid.parts.size()) - 1; // one goes on at the end
        m_offered->setCurrentRow(0);
    }
    setCurrent(std::min(m_current, static_cast<int>(m_laid.parts.size()) - 1));
    showState();
}

void PartsDialog::makeLines()
{
    for (const table::LayParts::Line& line : lay().lines) {
        const QString label = m_game.say(line.label);
        LineEditor editor{line.key, makeButton(QStringLiteral("flag-finish"), label, {}), new QSpinBox(this)};
        editor.place->setCheckable(true);
        //: A line, as "Start line"
        editor.place->setToolTip(tr("%1: then click the row on the board that it lies behind").arg(label));
        editor.row->setAccessibleName(tr("%1: the row that it lies behind").arg(label));
        editor.row->setSpecialValueText(tr("none", "no line is laid"));
        m_lineRow->addWidget(editor.place);
        m_lineRow->addWidget(editor.row);
        connect(editor.row, &QSpinBox::valueChanged, this,
                [this, key = line.key](int row) { setLine(key, row); });
        connect(editor.place, &QToolButton::toggled, this, [this, key = line.key](bool on) {
            for (const LineEditor& other : std::as_const(m_lines)) {
                if (on && other.key != key)
                    other.place->setChecked(false);
            }
            m_picture->setCursor(on ? Qt::CrossCursor : Qt::ArrowCursor);
        });
        m_lines.append(editor);
    }
}

void PartsDialog::showLines()
{
    for (qsizetype i = 0; i < m_lines.size(); ++i) {
        const table::LayParts::Line& line = lay().lines[i];
        const auto row = m_laid.lines.find(line.key);
        const QSignalBlocker quiet(m_lines[i].row);
        m_lines[i].row->setRange(line.least - 1, line.most); // the lowest: none
        m_lines[i].row->setValue(row == m_laid.lines.end() ? line.least - 1 : row->second);
    }
}

void PartsDialog::showState()
{
    QStringList facts;
    for (const table::Message& remark : m_field.remarks)
        facts.append(m_game.say(remark));
    m_facts->setText(facts.join(QStringLiteral(" · ")));
    m_problem->setText(m_field.problem ? m_game.say(*m_field.problem) : QString());
    m_problem->setVisible(m_field.problem.has_value());
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, coloursFor(palette()).damage);
    m_problem->setPalette(colours);
}

void PartsDialog::setCurrent(int part)
{
    m_current = part;
    const QSignalBlocker quiet(m_laidList);
    m_laidList->setCurrentRow(part);
    if (QListWidgetItem* item = m_laidList->item(part))
        m_laidList->scrollToItem(item);
    const bool isThere = part >= 0 && part < m_laid.parts.size();
    const table::LayParts::Part* laid = isThere ? table::partFor(lay(), m_laid.parts[part]) : nullptr;
    m_picture->setMarked(isThere ? table::firstRowOf(lay(), m_laid, part) : 0, laid ? laid->rows : 0);
    m_turnOver->setEnabled(laid && table::partFor(lay(), laid->otherSide));
    m_earlier->setEnabled(isThere && part > 0);
    m_later->setEnabled(isThere && part + 1 < m_laid.parts.size());
    m_remove->setEnabled(isThere);
}

// The game says what can be, and how it looks.
void PartsDialog::change(const table::LaidParts& laid, qsizetype current)
{
    if (laid == m_laid)
        return;
    m_current = static_cast<int>(current);
    emit picked(table::chosenAs(lay(), laid));
}

void PartsDialog::add(const QString& word)
{
    change(table::withPart(lay(), m_laid, m_current + 1, word), m_current + 1);
}

void PartsDialog::turnOver()
{
    change(table::withPartTurnedOver(lay(), m_laid, m_current), m_current);
}

void PartsDialog::move(int from, int to)
{
    change(table::withPartMoved(lay(), m_laid, from, to), to);
}

void PartsDialog::remove()
{
    change(table::withoutPart(lay(), m_laid, m_current), std::max(0, m_current - 1));
}

void PartsDialog::setLine(const QString& key, int row)
{
    table::LaidParts laid = m_laid;
    const auto line = std::ranges::find(lay().lines, key, &table::LayParts::Line::key);
    if (row < line->least)
        laid.lines.erase(key);
    else
        laid.lines[key] = std::min(row, line->most);
    change(laid, m_current);
}

void PartsDialog::takeClick(int row)
{
    for (const LineEditor& line : std::as_const(m_lines)) {
        if (line.place->isChecked()) {
            line.place->setChecked(false);
            return setLine(line.key, row + 1);
        }
    }
    setCurrent(static_cast<int>(table::partAt(lay(), m_laid, row)));
}

QString PartsDialog::state() const
{
    return m_field.problem ? m_problem->text() : m_facts->text();
}

QSpinBox* PartsDialog::rowBox(const QString& line) const
{
    const auto found = std::ranges::find(m_lines, line, &LineEditor::key);
    return found == m_lines.end() ? nullptr : found->row;
}

QToolButton* PartsDialog::placeButton(const QString& line) const
{
    const auto found = std::ranges::find(m_lines, line, &LineEditor::key);
    return found == m_lines.end() ? nullptr : found->place;
}

} // namespace roadmarshal::views

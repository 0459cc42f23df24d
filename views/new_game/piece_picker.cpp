#include "piece_picker.h"

#include "piece_toggle.h"
#include "style/theme.h"

#include <QJsonArray>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

namespace roadmarshal::views {

namespace {

PieceFacts factsOf(const table::SetupOption& option, const table::Game& game)
{
    PieceFacts piece{.id = option.word,
                     .name = option.detail,
                     .livery = std::max(0, option.livery),
                     .order = 0,
                     .whyNot = option.whyNot ? game.say(*option.whyNot) : QString(),
                     .facts = {}};
    for (const mats::Fact& fact : option.facts)
        piece.facts.append({game.say(fact.label), game.say(fact.value), fact.icon});
    return piece;
}

} // namespace

PiecePicker::PiecePicker(const table::Game& game, QWidget* parent)
    : FieldEditor(parent), m_game(game), m_count(new QLabel(this)), m_column(new QVBoxLayout)
{
    m_count->setTextFormat(Qt::PlainText);
    m_count->setWordWrap(true);
    m_column->setSpacing(smallGap);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(smallGap + 2);
    layout->addWidget(m_count);
    layout->addLayout(m_column);
}

void PiecePicker::setTitle(const QString& title)
{
    m_title = title;
    showCount();
}

void PiecePicker::setField(const table::SetupField& field, const QJsonValue& chosen)
{
    m_pick = std::get<table::PickSeveral>(field.kind);
    m_picked.clear();
    for (const QJsonValue& word : chosen.toArray())
        m_picked.append(word.toString());
    while (m_toggles.size() > m_pick.options.size())
        delete m_toggles.takeLast();
    while (m_toggles.size() < m_pick.options.size()) {
        auto* made = new PieceToggle(this);
        connect(made, &PieceToggle::clicked, this, [this, made] { toggle(made); });
        connect(made, &PieceToggle::focused, this, [this, made] { makeTabStop(made); });
        m_column->addWidget(made);
        m_toggles.append(made);
    }
    for (qsizetype i = 0; i < m_toggles.size(); ++i) {
        PieceFacts piece = factsOf(m_pick.options[i], m_game);
        if (m_pick.ordered)
            piece.order = static_cast<int>(m_picked.indexOf(piece.id)) + 1;
        m_toggles[i]->setPiece(piece, m_picked.contains(piece.id));
    }
    const auto hasFocus = [](const PieceToggle* each) { return each->hasFocus(); };
    if (!m_toggles.isEmpty() && std::ranges::none_of(m_toggles, hasFocus))
        makeTabStop(m_toggles.first());
    showCount();
}

QList<QWidget*> PiecePicker::stops() const
{
    return {m_toggles.begin(), m_toggles.end()};
}

void PiecePicker::toggle(const PieceToggle* toggle)
{
    if (toggle->isChecked())
        m_picked.append(toggle->id());
    else
        m_picked.removeAll(toggle->id());
    QStringList picked = m_picked;
    if (!m_pick.ordered) {
        picked.clear();
        for (const table::SetupOption& option : m_pick.options) {
            if (m_picked.contains(option.word))
                picked.append(option.word);
        }
    }
    emit this->picked(QJsonArray::fromStringList(picked));
}

void PiecePicker::showCount()
{
    const qsizetype picked = m_picked.size();
    const QString number = QLocale().toString(picked);
    const bool isWrong = picked < m_pick.least || picked > m_pick.most;
    m_count->setText(
        m_pick.least == m_pick.most
            ? tr("%1: %2 of %3 picked").arg(m_title, number, QLocale().toString(m_pick.most))
            //: Whose pieces; how many are picked; the least and the most that may be
            : tr("%1: %2 picked, %3 to %4 can be")
                  .arg(m_title, number, QLocale().toString(m_pick.least), QLocale().toString(m_pick.most)));
    m_count->setFont(isWrong ? boldFont() : font());
    QPalette colours = palette();
    if (isWrong)
        colours.setColor(QPalette::WindowText, coloursFor(palette()).damage);
    m_count->setPalette(colours);
}

void PiecePicker::keyPressEvent(QKeyEvent* event)
{
    const auto focused =
        std::ranges::find_if(m_toggles, [](const PieceToggle* each) { return each->hasFocus(); });
    const auto at = focused - m_toggles.begin();
    const auto last = m_toggles.size() - 1;
    if (focused == m_toggles.end())
        return QWidget::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Home:
        return m_toggles.first()->setFocus(Qt::OtherFocusReason);
    case Qt::Key_End:
        return m_toggles.last()->setFocus(Qt::OtherFocusReason);
    case Qt::Key_Up:
        return m_toggles[std::max<qsizetype>(0, at - 1)]->setFocus(Qt::OtherFocusReason);
    case Qt::Key_Down:
        return m_toggles[std::min<qsizetype>(last, at + 1)]->setFocus(Qt::OtherFocusReason);
    default:
        QWidget::keyPressEvent(event);
    }
}

// One stop for the Tab key; arrows go from piece to piece.
void PiecePicker::makeTabStop(const PieceToggle* stop)
{
    for (PieceToggle* toggle : std::as_const(m_toggles))
        toggle->setFocusPolicy(toggle == stop ? Qt::StrongFocus : Qt::ClickFocus);
}

} // namespace roadmarshal::views

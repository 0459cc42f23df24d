#include "answer_chart.h"

#include "mats/chart_layout.h"
#include "mats/panel_painter.h"
#include "options_model.h"

#include <QPainter>

namespace roadmarshal::views {

namespace {

constexpr double outOfReach = 0.35; // opacity

QString tipFor(const table::Game& game, const table::Option& option)
{
    QStringList lines{game.say(option.label)};
    if (const QStringList notes = notesOn(game, option); !notes.isEmpty())
        lines.append(notes.join(QStringLiteral(" · ")));
    if (!option.detail.code.isEmpty())
        lines.append(game.say(option.detail));
    if (!option.objections.isEmpty())
        lines.append(whyNotText(game, option));
    return lines.join(u'\n');
}

} // namespace

AnswerChart::AnswerChart(QWidget* parent) : Card(parent)
{
    setObjectName(QStringLiteral("chart"));
}

void AnswerChart::setPrompt(const table::Game* game, const table::Prompt& prompt)
{
    m_game = game;
    m_chart = prompt.chart.value_or(mats::Chart());
    m_options = prompt.options;
    m_lit.clear();
    m_told.clear();
    setAccessibleName(isEmpty() ? QString() : m_game->say(m_chart.label));
    updateGeometry();
    refresh();
}

void AnswerChart::setLit(const QString& answer)
{
    const auto found = std::ranges::find(m_options, answer, &table::Option::answer);
    const QString node = found == m_options.end() ? QString() : found->node;
    if (std::exchange(m_lit, node) != node)
        update();
}

const table::Option* AnswerChart::optionFor(const QString& node) const
{
    const auto found = std::ranges::find(m_options, node, &table::Option::node);
    return found == m_options.end() ? nullptr : &*found;
}

void AnswerChart::refresh()
{
    m_parts.clear();
    m_choices.clear();
    QList<Spot> spots;
    if (!isEmpty()) {
        layOutChart(
            m_chart, [this](const table::Message& message) { return m_game->say(message); },
            {gap, smallGap, width() - 2.0 * gap}, m_parts);
        for (const Part& part : std::as_const(m_parts)) {
            const table::Option* option = part.kind == PartKind::Node ? optionFor(part.value) : nullptr;
            if (!option)
                continue;
            m_choices.append(option);
            spots.append({option->answer, part.rect, tipFor(*m_game, *option)});
        }
    }
    setSpots(spots);
}

int AnswerChart::heightForWidth(int width) const
{
    if (isEmpty())
        return 0;
    QList<Part> parts;
    const auto say = [this](const table::Message& message) { return m_game->say(message); };
    const double bottom = layOutChart(m_chart, say, {gap, smallGap, width - 2.0 * gap}, parts);
    return static_cast<int>(std::ceil(bottom)) + smallGap;
}

void AnswerChart::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintGround(painter, true);
    static const Livery nobodys;
    const QString over = hovered() < 0 ? m_lit : m_choices[hovered()]->node;
    for (const Part& part : std::as_const(m_parts)) {
        const bool isNode = part.kind == PartKind::Node;
        const table::Option* option = isNode ? optionFor(part.value) : nullptr;
        const bool isOpen = option && option->objections.isEmpty();
        const bool isOver = option && part.value == over;
        const bool isFar = isNode && !isOpen && !part.on;
        if (isFar) // no line shines through
            painter.fillRect(part.rect, ink().raised);
        painter.setOpacity(isFar ? outOfReach : 1);
        Part drawn = part;
        drawn.holds = isOpen;
        paintPart(painter, drawn,
                  {.colours = ink(),
                   .livery = nobodys,
                   .dark = isDark(palette()),
                   .hovered = isOver ? &drawn : nullptr});
    }
}

void AnswerChart::resizeEvent(QResizeEvent*)
{
    refresh();
}

void AnswerChart::changeEvent(QEvent* event)
{
    Card::changeEvent(event);
    if (event->type() != QEvent::FontChange)
        return;
    updateGeometry();
    refresh();
}

void AnswerChart::mouseMoveEvent(QMouseEvent* event)
{
    Card::mouseMoveEvent(event);
    tellHovered();
}

void AnswerChart::leaveEvent(QEvent* event)
{
    Card::leaveEvent(event);
    tellHovered();
}

void AnswerChart::tellHovered()
{
    const QString answer = hovered() < 0 ? QString() : m_choices[hovered()]->answer;
    if (std::exchange(m_told, answer) != answer)
        emit hoveredChanged(answer);
}

void AnswerChart::use(int spot)
{
    emit chosen(m_choices[spot]->answer);
}

QString AnswerChart::tip() const
{
    return {};
}

} // namespace roadmarshal::views

#include "item_sheet.h"

#include "content/place.h"
#include "field_text.h"
#include "new_game/board_picture.h"
#include "style/label.h"
#include "style/theme.h"
#include "table/game.h"

#include <QJsonArray>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace roadmarshal::views {

using content::Field;

namespace {

constexpr int mostRows = 80; // of a list; who wants more opens it

QString cell(const QString& text, bool ours, const QString& accent)
{
    const QString plain = text.toHtmlEscaped();
    return ours ? QStringLiteral("<td style='color:%1'><i>%2</i></td>").arg(accent, plain)
                : QStringLiteral("<td>%1</td>").arg(plain);
}

// Lines and tables of an item, as HTML of escaped text.
class Values
{
public:
    Values(const LibraryEntry& entry, QString accent)
        : m_entry(entry),
          m_accent(std::move(accent)),
          m_ours(entry.unconfirmed.begin(), entry.unconfirmed.end())
    {
    }

    QString all()
    {
        add(m_entry.of->kind.fields, {});
        closeLines();
        return m_html;
    }

private:
    const table::Game& game() const { return *m_entry.of->game; }
    QJsonValue at(const QString& place) const { return content::valueAt(m_entry.item.json, place); }

    void add(const std::vector<Field>& fields, const QString& below)
    {
        for (const Field& field : fields) {
            const QString place = content::placeOf(below, field.key);
            const QJsonValue value = at(place);
            if (value.isUndefined())
                continue;
            if (isOneLine(field))
                addLine(labelOf(game(), field), textOf(game(), field, value), m_ours.contains(place));
            else if (std::holds_alternative<content::Record>(field.type))
                add(field.fields, place);
            else
                addTable(field, place, value);
        }
    }

    void addLine(const QString& label, const QString& text, bool ours)
    {
        if (!m_inLines)
            m_html += QStringLiteral("<table cellpadding='2'>");
        m_inLines = true;
        m_html += QStringLiteral("<tr><td>%1&nbsp;&nbsp;</td>%2</tr>")
                      .arg(label.toHtmlEscaped(), cell(text, ours, m_accent));
    }

    void closeLines()
    {
        if (std::exchange(m_inLines, false))
            m_html += QStringLiteral("</table>");
    }

    void addTable(const Field& field, const QString& place, const QJsonValue& value)
    {
        closeLines();
        const QStringList ids = value.toObject().keys();
        const qsizetype count = value.isObject() ? ids.size() : value.toArray().size();
        m_html += QStringLiteral("<p><b>%1</b> · %2</p><table cellpadding='2'><tr>")
                      .arg(labelOf(game(), field).toHtmlEscaped())
                      .arg(count);
        std::vector<std::pair<QString, const Field*>> columns;
        addColumns(field.fields, {}, columns);
        if (value.isObject())
            m_html += QStringLiteral("<td></td>");
        for (const auto& [below, each] : columns)
            m_html += QStringLiteral("<td><small>%1&nbsp;</small></td>")
                          .arg(labelOf(game(), *each).toHtmlEscaped());
        m_html += QStringLiteral("</tr>");
        for (qsizetype i = 0; i < std::min<qsizetype>(count, mostRows); ++i) {
            const QString entry =
                value.isObject() ? content::placeOf(place, ids[i]) : content::placeOf(place, i);
            m_html += QStringLiteral("<tr>");
            if (value.isObject())
                m_html += cell(ids[i], false, m_accent);
            for (const auto& [below, each] : columns) {
                const QString here = below.isEmpty() ? entry : content::placeOf(entry, below);
                const QJsonValue said = at(here);
                m_html += cell(said.isUndefined() ? QString() : textOf(game(), *each, said),
                               m_ours.contains(here), m_accent);
            }
            m_html += QStringLiteral("</tr>");
        }
        m_html += QStringLiteral("</table>");
    }

    static void addColumns(const std::vector<Field>& fields, const QString& below,
                           std::vector<std::pair<QString, const Field*>>& columns)
    {
        for (const Field& field : fields) {
            const QString place = field.key.isEmpty() ? below : content::placeOf(below, field.key);
            if (std::holds_alternative<content::Record>(field.type) && !field.fields.empty())
                addColumns(field.fields, place, columns);
            else
                columns.emplace_back(place, &field);
        }
    }

    const LibraryEntry& m_entry;
    QString m_accent;
    QSet<QString> m_ours;
    QString m_html;
    bool m_inLines = false;
};

} // namespace

ItemSheet::ItemSheet(QWidget* parent)
    : QWidget(parent),
      m_title(plainLabel(headlineFont, {}, this)),
      m_facts(plainLabel(captionFont, {}, this)),
      m_picture(new BoardPicture(this)),
      m_values(new QTextBrowser(this))
{
    m_title->setWordWrap(true);
    m_facts->setWordWrap(true);
    m_picture->setMinimumHeight(180);
    m_values->setOpenLinks(false);
    m_values->setAccessibleName(tr("What stands in it"));
    m_values->setLineWrapMode(QTextEdit::WidgetWidth);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_title);
    layout->addWidget(m_facts);
    layout->addWidget(m_picture, 2);
    layout->addWidget(m_values, 3);
}

void ItemSheet::showEntry(const LibraryEntry& entry)
{
    const auto& kind = entry.of->kind;
    m_title->setText(entry.item.name);
    QStringList facts{entry.of->kindName, entry.of->gameName};
    if (!entry.isOwners())
        facts.append(tr("built in"));
    else
        facts.append(entry.covers ? tr("yours, over ours") : tr("yours"));
    if (!entry.unconfirmed.isEmpty())
        facts.append(tr("to confirm: %1").arg(entry.unconfirmed.size()));
    m_facts->setText(facts.join(QStringLiteral(" · ")));
    const auto board = kind.picture ? kind.picture(entry.item.json) : nullptr;
    m_picture->setVisible(board != nullptr);
    if (board)
        m_picture->setBoard(board);
    m_values->setHtml(Values(entry, coloursFor(palette()).accent.name()).all());
    m_values->show();
}

void ItemSheet::showNothing(const QString& why)
{
    m_title->clear();
    m_facts->setText(why);
    m_picture->hide();
    m_values->hide();
}

} // namespace roadmarshal::views

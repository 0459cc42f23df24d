#include "record_ruling_dialog.h"

#include "style/label.h"
#include "style/scrolled_page.h"
#include "style/theme.h"
#include "table/game.h"
#include "text/one_line.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLineEdit>
#include <QPushButton>

namespace roadmarshal::views {

using table::Ruled;
using table::Ruling;
using table::RulingScope;

namespace {

constexpr int longestText = 500;
constexpr int playersInARow = 3;

} // namespace

RecordRulingDialog::RecordRulingDialog(const table::Game& game, const Ruling& draft,
                                       const QStringList& players, QWidget* parent)
    : QDialog(parent),
      m_game(game),
      m_draft(draft),
      m_decision(new QComboBox(this)),
      m_text(new QLineEdit(this)),
      m_scope(new QComboBox(this)),
      m_turns(new QComboBox(this)),
      m_record(new QPushButton(tr("&Record"), this))
{
    setWindowTitle(tr("Record the ruling"));
    setObjectName(QStringLiteral("record-ruling"));
    m_decision->setObjectName(QStringLiteral("decision"));
    m_text->setObjectName(QStringLiteral("text"));
    m_scope->setObjectName(QStringLiteral("scope"));
    m_turns->setObjectName(QStringLiteral("turns"));
    m_record->setObjectName(QStringLiteral("record"));
    m_decision->addItem(tr("Upheld: as the marshal says"), static_cast<int>(Ruled::Upheld));
    m_decision->addItem(tr("Overruled: the other way round"), static_cast<int>(Ruled::Overruled));
    m_decision->addItem(tr("Decided otherwise"), static_cast<int>(Ruled::Otherwise));
    m_text->setMaxLength(longestText);
    m_text->setPlaceholderText(tr("In your own words, if you like"));
    m_scope->addItem(tr("For this game"), static_cast<int>(RulingScope::Game));
    m_scope->addItem(tr("For the house: next games too"), static_cast<int>(RulingScope::House));
    offerChoices();
    arrange(players);
}

void RecordRulingDialog::offerChoices()
{
    m_turns->addItem(tr("Nothing of it"));
    for (const table::RulingChoice& choice : m_game.rulingChoices()) {
        const bool cited = std::ranges::any_of(m_draft.reasons, [&](const Ruling::Reason& reason) {
            return reason.citation.ruling == choice.ruling;
        });
        for (const table::RulingChoice::Option& option : choice.options) {
            if (cited)
                m_turns->addItem(QStringLiteral("%1: %2").arg(choice.ruling, m_game.say(option.text)),
                                 QStringList{choice.ruling, option.word});
        }
    }
}

void RecordRulingDialog::arrange(const QStringList& players)
{
    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(plainLabel(boldFont, m_draft.words));
    form->addRow(plainLabel(bodyFont, m_draft.verdict));
    form->addRow(tr("The table"), m_decision);
    form->addRow(tr("That is"), m_text);
    auto* agreed = new QGridLayout;
    for (const QString& player : players) {
        auto* box = new QCheckBox(QString(player).replace(u'&', QStringLiteral("&&")), this);
        box->setProperty("player", player);
        box->setChecked(true);
        const auto at = static_cast<int>(m_players.size());
        agreed->addWidget(box, at / playersInARow, at % playersInARow);
        m_players.append(box);
    }
    form->addRow(tr("Agreed"), agreed);
    form->addRow(tr("It holds"), m_scope);
    if (m_turns->count() > 1) {
        form->addRow(tr("New games"), m_turns);
        m_turns->setToolTip(tr("How the app decides in new games of the house"));
        const auto fit = [this] {
            m_turns->setEnabled(m_scope->currentData() == static_cast<int>(RulingScope::House));
        };
        connect(m_scope, &QComboBox::currentIndexChanged, this, fit);
        fit();
    } else {
        m_turns->hide();
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->addButton(m_record, QDialogButtonBox::AcceptRole);
    m_record->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(scrolledOn(this));
    layout->addLayout(form);
    layout->addStretch();
    layout->addWidget(buttons);
    setMinimumWidth(420);
    // Tab goes as the eye does.
    QWidgetList fields{m_decision, m_text};
    fields.append(QWidgetList(m_players.begin(), m_players.end()));
    fields.append(QWidgetList{m_scope, m_turns, m_record});
    for (qsizetype i = 1; i < fields.size(); ++i)
        setTabOrder(fields[i - 1], fields[i]);
}

Ruling RecordRulingDialog::ruling() const
{
    Ruling ruling = m_draft;
    ruling.decision = static_cast<Ruled>(m_decision->currentData().toInt());
    ruling.text = text::onOneLine(m_text->text()).simplified();
    ruling.scope = static_cast<RulingScope>(m_scope->currentData().toInt());
    ruling.agreed.clear();
    for (const QCheckBox* box : m_players) {
        if (box->isChecked())
            ruling.agreed.append(box->property("player").toString());
    }
    const QStringList turns = m_turns->currentData().toStringList();
    if (ruling.scope == RulingScope::House && turns.size() == 2) {
        ruling.turns = turns[0];
        ruling.turnsTo = turns[1];
    }
    return ruling;
}

} // namespace roadmarshal::views

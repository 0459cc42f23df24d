#include "check_sheet_dialog.h"

#include "style/scrolled_page.h"
#include "style/theme.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace roadmarshal::views::print {

using report::Part;

namespace {

QString nameOf(Part part)
{
    switch (part) {
    case Part::Track:
        return CheckSheetDialog::tr("&Board:");
    case Part::Mats:
        return CheckSheetDialog::tr("&Mats:");
    case Part::Score:
        return CheckSheetDialog::tr("&Score:");
    case Part::Decks:
        return CheckSheetDialog::tr("&Decks:");
    }
    return {};
}

QString whereToLook(Part part)
{
    switch (part) {
    case Part::Track:
        return CheckSheetDialog::tr("Look at where the counters lie and which side is up.");
    case Part::Mats:
        return CheckSheetDialog::tr("Look at damage, tokens, and who is in reserve or destroyed.");
    case Part::Score:
        return CheckSheetDialog::tr(
            "Look at points, first player and its side, whose turn it is, and the notes "
            "in the teams’ boxes.");
    case Part::Decks:
        return CheckSheetDialog::tr("Count piles, discards and hands; look at open cards and their markers.");
    }
    return {};
}

} // namespace

CheckSheetDialog::CheckSheetDialog(const table::Game& game, const table::State& state, QWidget* parent)
    : QDialog(parent),
      m_sum(report::checksumOf(game, state)),
      m_code(new QLineEdit(this)),
      m_result(new QLabel(this)),
      m_partsBox(new QWidget(this))
{
    setWindowTitle(tr("Check a pack-away sheet"));
    auto* ask = new QLabel(tr("&Code on the sheet:"), this);
    ask->setBuddy(m_code);
    m_code->setFont(headlineFont());
    m_code->setMaxLength(20);
    m_code->setPlaceholderText(QStringLiteral("XXXX-XXXX"));
    m_result->setWordWrap(true);
    m_result->setFont(boldFont());
    connect(m_code, &QLineEdit::textChanged, this, &CheckSheetDialog::check);

    makeParts();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    // Enter after the code must not close what it says.
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    auto* layout = new QVBoxLayout(scrolledOn(this));
    layout->addWidget(ask);
    layout->addWidget(m_code);
    layout->addWidget(m_result);
    layout->addWidget(m_partsBox);
    layout->addStretch(1);
    layout->addWidget(buttons);
    resize(520, 360);
    check();
}

void CheckSheetDialog::makeParts()
{
    auto* grid = new QGridLayout(m_partsBox);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setColumnStretch(2, 1);
    for (size_t i = 0; i < m_parts.size(); ++i) {
        const int row = static_cast<int>(i);
        PartRow& part = m_parts[i];
        part = {new QLineEdit(m_partsBox), new QLabel(m_partsBox)};
        part.field->setMaxLength(8);
        part.field->setMaximumWidth(part.field->fontMetrics().horizontalAdvance(QStringLiteral("WWWWW")) +
                                    24);
        part.verdict->setWordWrap(true);
        auto* name = new QLabel(nameOf(static_cast<Part>(row)), m_partsBox);
        name->setBuddy(part.field);
        grid->addWidget(name, row, 0);
        grid->addWidget(part.field, row, 1);
        grid->addWidget(part.verdict, row, 2);
        connect(part.field, &QLineEdit::textChanged, this, [this, i] { checkPart(i); });
    }
}

QString CheckSheetDialog::result() const
{
    return m_result->text();
}

QString CheckSheetDialog::verdict(Part part) const
{
    return m_parts[static_cast<size_t>(part)].verdict->text();
}

void CheckSheetDialog::check()
{
    const QString typed = report::readWhole(m_code->text());
    const bool differs = !typed.isEmpty() && typed != m_sum.whole;
    const bool isNone = typed.isEmpty() && m_code->text().simplified().size() >= 8;
    m_result->setText(isNone            ? tr("No sheet has such a code. Look at the eight characters again.")
                      : typed.isEmpty() ? tr("The eight characters beside the board’s picture.")
                      : differs
                          ? tr("The table in the app is not the one on the sheet. The short codes under "
                               "the long one tell where they differ:")
                          : tr("It matches: the table in the app is the one on the sheet."));
    m_partsBox->setVisible(differs);
}

void CheckSheetDialog::checkPart(size_t i)
{
    const QString typed = report::readPart(m_parts[i].field->text());
    m_parts[i].verdict->setText(typed.isEmpty() ? QString()
                                : typed == m_sum.parts[i]
                                    ? tr("matches")
                                    : tr("differs. %1").arg(whereToLook(static_cast<Part>(i))));
}

} // namespace roadmarshal::views::print

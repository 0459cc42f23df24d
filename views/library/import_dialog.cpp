#include "import_dialog.h"

#include "item_sheet.h"
#include "style/label.h"
#include "style/theme.h"
#include "text/one_line.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHeaderView>
#include <QPushButton>
#include <QScreen>
#include <QSplitter>
#include <QStandardItemModel>
#include <QTreeView>
#include <QVBoxLayout>

namespace roadmarshal::views {

ImportDialog::ImportDialog(const QString& path, const std::vector<LibraryEntry>& known, QWidget* parent)
    : QDialog(parent),
      m_model(new QStandardItemModel(this)),
      m_view(new QTreeView(this)),
      m_sheet(new ItemSheet(this)),
      m_said(plainLabel(bodyFont, {}, this)),
      m_take(nullptr)
{
    read(path);
    list(known);
    arrange(path);
}

void ImportDialog::read(const QString& path)
{
    const auto file = json::readFile(path, content::largestFile);
    if (!file) {
        m_problems.append(file.error().toLine(path));
        return;
    }
    const QString format = (*file)[QStringLiteral("format")].toString();
    bool isKnown = false;
    for (const auto& of : allKinds()) {
        if (of->kind.format != format)
            continue;
        isKnown = true;
        content::Listing listing = content::readFile(path, content::Source::Beside, of->kind);
        for (content::Item& item : listing.items)
            m_entries.push_back(entryOf(of, std::move(item), false));
        for (const content::FileProblem& problem : listing.problems)
            m_problems.append(problem.toLine());
    }
    if (!isKnown)
        m_problems.append(tr("%1 is no board, team, card or other content that Roadmarshal knows.")
                              .arg(QFileInfo(path).fileName()));
}

void ImportDialog::list(const std::vector<LibraryEntry>& known)
{
    m_model->setHorizontalHeaderLabels({tr("Name"), tr("Kind"), tr("Game", "one of the five"), tr("Here")});
    for (const LibraryEntry& entry : m_entries) {
        const auto same =
            std::ranges::find_if(known, [&](const auto& each) { return each.key() == entry.key(); });
        const QString here = same == known.end() ? tr("new")
                             : same->isOwners()  ? tr("replaces yours")
                                                 : tr("lies over ours");
        auto* name = new QStandardItem(text::onOneLine(entry.item.name));
        name->setCheckable(true);
        name->setCheckState(Qt::Checked);
        QList<QStandardItem*> row{name, new QStandardItem(entry.of->kindName),
                                  new QStandardItem(entry.of->gameName), new QStandardItem(here)};
        for (QStandardItem* each : row)
            each->setEditable(false);
        m_model->appendRow(row);
    }
}

void ImportDialog::arrange(const QString& path)
{
    setWindowTitle(tr("Import %1").arg(QFileInfo(path).fileName()));
    m_view->setModel(m_model);
    m_view->setRootIsDecorated(false);
    m_view->setAccessibleName(tr("What lies in the file"));
    m_view->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_said->setWordWrap(true);
    m_said->setText(m_problems.join(u'\n'));
    m_said->setVisible(!m_problems.isEmpty());
    auto* parts = new QSplitter(this);
    parts->addWidget(m_view);
    parts->addWidget(m_sheet);
    parts->setStretchFactor(0, 3);
    parts->setStretchFactor(1, 4);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_take = buttons->addButton(tr("Put into my library"), QDialogButtonBox::AcceptRole);
    for (QAbstractButton* button : buttons->buttons())
        button->setIcon({});
    m_take->setEnabled(!m_entries.empty());
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& index) {
                if (index.isValid())
                    m_sheet->showEntry(m_entries[static_cast<size_t>(index.row())]);
            });
    connect(m_model, &QStandardItemModel::itemChanged, this,
            [this] { m_take->setEnabled(!wanted().empty()); });
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_said);
    layout->addWidget(parts, 1);
    layout->addWidget(buttons);
    m_sheet->showNothing(tr("There is nothing to take in this file."));
    if (!m_entries.empty())
        m_view->setCurrentIndex(m_model->index(0, 0));
    m_view->setFocus();
    resize(QSize(960, 600).boundedTo(screen()->availableSize() * 0.95));
}

std::vector<LibraryEntry> ImportDialog::wanted() const
{
    std::vector<LibraryEntry> wanted;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (m_model->item(row)->checkState() == Qt::Checked)
            wanted.push_back(m_entries[static_cast<size_t>(row)]);
    }
    return wanted;
}

} // namespace roadmarshal::views

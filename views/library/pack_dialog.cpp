#include "pack_dialog.h"

#include "games/games.h"
#include "pack_kinds.h"
#include "packs/read.h"
#include "style/label.h"
#include "style/theme.h"
#include "text/one_line.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHeaderView>
#include <QProgressBar>
#include <QPushButton>
#include <QStandardItemModel>
#include <QTreeView>
#include <QVBoxLayout>

namespace roadmarshal::views {

namespace {

constexpr qsizetype mostLines = 12;

QString words(packs::Lies lies)
{
    switch (lies) {
    case packs::Lies::New:
        return PackDialog::tr("new");
    case packs::Lies::Same:
        return PackDialog::tr("you have the same");
    case packs::Lies::OverOwn:
        return PackDialog::tr("would lie over yours");
    case packs::Lies::OverBuiltIn:
        break;
    }
    return PackDialog::tr("lies over ours");
}

} // namespace

PackDialog::PackDialog(const QString& path, QWidget* parent)
    : QDialog(parent),
      m_model(new QStandardItemModel(this)),
      m_view(new QTreeView(this)),
      m_about(plainLabel(bodyFont, {}, this)),
      m_said(plainLabel(bodyFont, {}, this)),
      m_progress(new QProgressBar(this)),
      m_over(new QCheckBox(tr("Replace mine where I have one with the same id"), this)),
      m_take(nullptr)
{
    arrange(path);
    look(path);
}

void PackDialog::arrange(const QString& path)
{
    setWindowTitle(tr("Import %1").arg(QFileInfo(path).fileName()));
    m_view->setModel(m_model);
    m_view->setRootIsDecorated(false);
    m_view->setAccessibleName(tr("What is in the pack"));
    m_view->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_about->setWordWrap(true);
    m_said->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_take = buttons->addButton(tr("Put into my library"), QDialogButtonBox::ActionRole);
    m_take->setDefault(true);
    for (QAbstractButton* button : buttons->buttons())
        button->setIcon({});
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_take, &QPushButton::clicked, this, &PackDialog::copy);
    connect(m_model, &QStandardItemModel::itemChanged, this, &PackDialog::refresh);
    connect(m_over, &QCheckBox::toggled, this, &PackDialog::refresh);
    auto* layout = new QVBoxLayout(this);
    for (QWidget* part : std::initializer_list<QWidget*>{m_about, m_view, m_over, m_said, m_progress})
        layout->addWidget(part, part == m_view ? 1 : 0);
    layout->addWidget(buttons);
    refresh();
    resize(820, 520);
}

packs::Watch PackDialog::watch(std::stop_token stop)
{
    return {std::move(stop), [this](qsizetype done, qsizetype all) {
                QMetaObject::invokeMethod(
                    this,
                    [this, done, all] {
                        m_progress->setMaximum(static_cast<int>(all));
                        m_progress->setValue(static_cast<int>(done));
                    },
                    Qt::QueuedConnection);
            }};
}

void PackDialog::look(const QString& path)
{
    m_thinking.start(
        [this, path](std::stop_token stop) {
            return packs::read(
                path,
                {.kinds = packKinds(), .pictures = packs::ownersPictures(), .watch = watch(std::move(stop))});
        },
        [this](const std::expected<packs::Pack, Problem>& pack) { show(pack); });
}

void PackDialog::show(const std::expected<packs::Pack, Problem>& pack)
{
    m_busy = false;
    if (!pack) {
        tell({tr("This pack is refused, and nothing of it was copied: %1").arg(pack.error().toLine())});
    } else {
        m_pack = *pack;
        const packs::About& about = m_pack->about;
        QStringList lines{
            text::onOneLine(about.by.isEmpty() ? about.name : tr("%1, by %2").arg(about.name, about.by))};
        if (!about.note.isEmpty())
            lines.append(text::onOneLine(about.note));
        m_about->setText(lines.join(u'\n'));
        m_model->setHorizontalHeaderLabels(
            {tr("Name"), tr("Kind"), tr("Game", "one of the five"), tr("Here"), tr("Invented values")});
        for (const packs::PackedItem& packed : m_pack->items)
            addRow(packed);
        QStringList problems;
        for (const content::FileProblem& problem : m_pack->problems)
            problems.append(tr("Passed over: %1").arg(problem.toLine()));
        tell(problems);
    }
    refresh();
    m_view->setFocus(); // which it can have only now
    emit looked();
}

void PackDialog::addRow(const packs::PackedItem& packed)
{
    const table::Game* game = games::find(packed.kind.game);
    auto* name = new QStandardItem(text::onOneLine(packed.item.name));
    name->setCheckable(true);
    name->setCheckState(packed.lies == packs::Lies::Same ? Qt::Unchecked : Qt::Checked);
    auto* invented = new QStandardItem;
    if (!packed.item.invented.isEmpty())
        invented->setText(locale().toString(packed.item.invented.size()));
    QList<QStandardItem*> row{name, new QStandardItem(game->say(table::Message{packed.kind.label, {}})),
                              new QStandardItem(game->name()), new QStandardItem(words(packed.lies)),
                              invented};
    for (QStandardItem* each : row)
        each->setEditable(false);
    m_model->appendRow(row);
}

std::vector<size_t> PackDialog::wanted() const
{
    std::vector<size_t> numbers;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (m_model->item(row)->checkState() == Qt::Checked)
            numbers.push_back(static_cast<size_t>(row));
    }
    return numbers;
}

void PackDialog::copy()
{
    if (!m_pack || m_busy)
        return;
    m_busy = true;
    refresh();
    packs::Import wish{.items = wanted(),
                       .over = m_over->isChecked() ? packs::Over::Own : packs::Over::Nothing,
                       .pictures = packs::ownersPictures()};
    m_thinking.start(
        [this, wish = std::move(wish), pack = *m_pack](std::stop_token stop) {
            packs::Import watched = wish;
            watched.watch = watch(std::move(stop));
            content::OwnersLibrary library;
            return packs::import(pack, library, watched);
        },
        [this](const packs::Imported& imported) { finish(imported); });
}

void PackDialog::finish(const packs::Imported& imported)
{
    m_busy = false;
    for (const size_t number : imported.items) {
        m_pack->items[number].lies = packs::Lies::Same;
        m_model->item(static_cast<int>(number))->setCheckState(Qt::Unchecked);
        m_model->item(static_cast<int>(number), 3)->setText(words(packs::Lies::Same));
    }
    QStringList left;
    for (const content::FileProblem& problem : imported.left)
        left.append(tr("Left out: %1").arg(problem.toLine()));
    tell(left);
    refresh();
    emit copied();
    if (left.isEmpty())
        accept();
}

void PackDialog::refresh()
{
    const bool hasOwn =
        m_pack && std::ranges::contains(m_pack->items, packs::Lies::OverOwn, &packs::PackedItem::lies);
    m_over->setVisible(hasOwn);
    m_progress->setVisible(m_busy);
    m_view->setEnabled(!m_busy);
    m_take->setEnabled(!m_busy && m_pack && !wanted().empty());
}

void PackDialog::tell(const QStringList& lines)
{
    QStringList shown = lines.first(std::min(lines.size(), mostLines));
    if (shown.size() < lines.size())
        shown.append(tr("… and %1 more").arg(locale().toString(lines.size() - shown.size())));
    for (QString& line : shown)
        line = text::onOneLine(line);
    m_said->setText(shown.join(u'\n'));
    m_said->setVisible(!shown.isEmpty());
}

QString PackDialog::said() const
{
    return m_said->text();
}

} // namespace roadmarshal::views

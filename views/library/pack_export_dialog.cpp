#include "pack_export_dialog.h"

#include "games/games.h"
#include "pack_kinds.h"
#include "packs/read.h"
#include "style/label.h"
#include "style/theme.h"
#include "text/one_line.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QStandardItemModel>
#include <QStandardPaths>
#include <QTreeView>
#include <QVBoxLayout>

namespace roadmarshal::views {

namespace {

std::vector<packs::PackedItem> ownItems()
{
    std::vector<packs::PackedItem> own;
    const content::Library library = content::Library::standard();
    for (const content::Kind& kind : packKinds()) {
        for (content::Item& item : library.list(kind).items) {
            if (item.source == content::Source::Owner)
                own.push_back({kind, std::move(item)});
        }
    }
    return own;
}

} // namespace

PackExportDialog::PackExportDialog(QWidget* parent)
    : QDialog(parent),
      m_model(new QStandardItemModel(this)),
      m_view(new QTreeView(this)),
      m_name(new QLineEdit(this)),
      m_by(new QLineEdit(this)),
      m_note(new QLineEdit(this)),
      m_said(plainLabel(bodyFont, tr("What these refer to comes along."), this)),
      m_progress(new QProgressBar(this)),
      m_export(nullptr)
{
    arrange();
    listOwn();
}

void PackExportDialog::arrange()
{
    setWindowTitle(tr("Export a pack"));
    m_name->setMaxLength(100);
    m_by->setMaxLength(100);
    m_note->setMaxLength(2000);
    m_view->setModel(m_model);
    m_view->setRootIsDecorated(false);
    m_view->setAccessibleName(tr("What you have made"));
    m_view->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_said->setWordWrap(true);
    m_progress->setMaximum(0);
    auto* form = new QFormLayout;
    form->addRow(tr("Name of the pack"), m_name);
    form->addRow(tr("Made by"), m_by);
    form->addRow(tr("Note"), m_note);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_export = buttons->addButton(tr("Export…"), QDialogButtonBox::ActionRole);
    m_export->setDefault(true);
    for (QAbstractButton* button : buttons->buttons())
        button->setIcon({});
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_export, &QPushButton::clicked, this, &PackExportDialog::choosePath);
    connect(m_model, &QStandardItemModel::itemChanged, this, &PackExportDialog::refresh);
    connect(m_name, &QLineEdit::textChanged, this, &PackExportDialog::refresh);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_said);
    layout->addWidget(m_progress);
    layout->addWidget(buttons);
    refresh();
    resize(720, 560);
}

void PackExportDialog::listOwn()
{
    m_thinking.start([](const std::stop_token&) { return ownItems(); },
                     [this](const std::vector<packs::PackedItem>& own) { show(own); });
}

void PackExportDialog::show(const std::vector<packs::PackedItem>& own)
{
    m_busy = false;
    m_model->setHorizontalHeaderLabels({tr("Name"), tr("Kind"), tr("Game", "one of the five")});
    for (const packs::PackedItem& packed : own) {
        const table::Game* game = games::find(packed.kind.game);
        auto* name = new QStandardItem(text::onOneLine(packed.item.name));
        name->setCheckable(true);
        name->setCheckState(Qt::Checked);
        QList<QStandardItem*> row{name, new QStandardItem(game->say(table::Message{packed.kind.label, {}})),
                                  new QStandardItem(game->name())};
        for (QStandardItem* each : row)
            each->setEditable(false);
        m_model->appendRow(row);
        m_own.push_back({packed.kind.game, packed.kind.id, packed.item.id});
    }
    if (own.empty())
        m_said->setText(tr("There is nothing of your own yet. Copy or make something first."));
    refresh();
    emit listed();
}

std::vector<packs::Choice> PackExportDialog::wanted() const
{
    std::vector<packs::Choice> choices;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (m_model->item(row)->checkState() == Qt::Checked)
            choices.push_back(m_own[static_cast<size_t>(row)]);
    }
    return choices;
}

packs::Watch PackExportDialog::watch(std::stop_token stop)
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

void PackExportDialog::choosePath()
{
    QFileDialog dialog(this, tr("Export a pack"),
                       QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setNameFilter(tr("Packs (*%1)").arg(packs::packEnding));
    dialog.setDefaultSuffix(packs::packEnding.sliced(1));
    if (dialog.exec() == QDialog::Accepted)
        write(dialog.selectedFiles().value(0));
}

void PackExportDialog::write(const QString& path)
{
    m_busy = true;
    refresh();
    packs::Writing writing{.about = {m_name->text(), m_by->text(), m_note->text()},
                           .choices = wanted(),
                           .kinds = packKinds(),
                           .pictures = packs::ownersPictures()};
    m_thinking.start(
        [this, path, writing = std::move(writing)](std::stop_token stop) {
            packs::Writing watched = writing;
            watched.watch = watch(std::move(stop));
            return packs::write(path, watched);
        },
        [this](const std::expected<packs::Written, Problem>& written) { finish(written); });
}

void PackExportDialog::finish(const std::expected<packs::Written, Problem>& written)
{
    m_busy = false;
    refresh();
    if (!written)
        m_said->setText(tr("Nothing was written: %1").arg(text::onOneLine(written.error().toLine())));
    emit ended();
    if (written)
        accept();
}

void PackExportDialog::refresh()
{
    m_progress->setVisible(m_busy);
    m_export->setEnabled(!m_busy && !m_name->text().trimmed().isEmpty() && !wanted().empty());
}

QString PackExportDialog::said() const
{
    return m_said->text();
}

} // namespace roadmarshal::views

#include "library_window.h"

#include "content/marks.h"
#include "content/owners_library.h"
#include "editors.h"
#include "field_text.h"
#include "help/manual_chapter.h"
#include "import_dialog.h"
#include "item_dialog.h"
#include "library_model.h"
#include "library_page.h"
#include "pack_dialog.h"
#include "pack_export_dialog.h"
#include "style/label.h"
#include "style/theme.h"
#include "table/file/export_target.h"
#include "unconfirmed_page.h"
#include "uses.h"

#include <QDir>
#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>
#include <QScreen>
#include <QShortcut>
#include <QTabWidget>
#include <QVBoxLayout>

namespace roadmarshal::views {

namespace {

// Marks that its file made for all that it holds come along.
QJsonObject withItsMarks(const content::Item& item)
{
    return content::marked(item.json, item.invented);
}

QStringList idsOf(const std::vector<LibraryEntry>& entries, const content::Kind& kind)
{
    QStringList ids;
    for (const LibraryEntry& entry : entries) {
        if (entry.of->kind.game == kind.game && entry.of->kind.id == kind.id)
            ids.append(entry.item.id);
    }
    return ids;
}

// Some kinds are there once for each word, such as the decks of a game.
bool isOneOfWords(const content::Kind& kind)
{
    const content::Field* id = fieldAt(kind, kind.idField);
    return id && std::holds_alternative<content::Word>(id->type);
}

} // namespace

LibraryWindow::LibraryWindow()
    : m_reader(new LibraryReader(this)),
      m_tabs(new QTabWidget(this)),
      m_page(new LibraryPage(this)),
      m_unconfirmed(new UnconfirmedPage(this)),
      m_message(plainLabel(bodyFont, {}, this))
{
    setWindowTitle(tr("Library – Roadmarshal"));
    setManualChapter(this, QStringLiteral("library"));
    setWindowIcon(QIcon(QStringLiteral(":/icons/app.svg")));
    m_tabs->addTab(m_page, tr("Con&tent"));
    m_tabs->addTab(m_unconfirmed, tr("To con&firm"));
    m_message->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap, gap, gap, gap);
    layout->addWidget(m_tabs, 1);
    layout->addWidget(m_message);
    connectPages();
    addShortcuts();
    const QSize room = screen()->availableSize();
    resize(std::min(1280, room.width() * 9 / 10), std::min(820, room.height() * 9 / 10));
    m_page->focusSearch();
}

void LibraryWindow::connectPages()
{
    connect(m_reader, &LibraryReader::ended, this,
            [this](const std::vector<LibraryEntry>& entries, const QStringList& problems) {
                m_page->setEntries(entries);
                if (m_tabs->currentWidget() == m_unconfirmed) // otherwise it is read when it is looked at
                    m_unconfirmed->setEntries(entries);
                if (!problems.isEmpty())
                    tell(problems.mid(0, 3).join(u'\n'));
            });
    connect(m_page, &LibraryPage::newWanted, this, &LibraryWindow::begin);
    connect(m_page, &LibraryPage::copyWanted, this, &LibraryWindow::copy);
    connect(m_page, &LibraryPage::editWanted, this,
            [this](const LibraryEntry& entry) { edit(entry.of, withItsMarks(entry.item)); });
    connect(m_page, &LibraryPage::confirmWanted, this, [this](const LibraryEntry& entry) {
        if (save(entry.of, content::confirmed(withItsMarks(entry.item), {})))
            read();
    });
    connect(m_page, &LibraryPage::exportWanted, this, &LibraryWindow::exportItem);
    connect(m_page, &LibraryPage::deleteWanted, this, &LibraryWindow::remove);
    connect(m_page, &LibraryPage::importWanted, this, &LibraryWindow::chooseImport);
    connect(m_page, &LibraryPage::packWanted, this, &LibraryWindow::exportPack);
    connect(m_unconfirmed, &UnconfirmedPage::saveWanted, this,
            [this](const LibraryEntry& entry, const QJsonObject& item) {
                if (const auto saved = save(entry.of, item))
                    m_unconfirmed->saved(entry, *saved);
            });
    // The list of all is read again when somebody looks at it.
    connect(m_tabs, &QTabWidget::currentChanged, this, &LibraryWindow::read);
}

void LibraryWindow::addShortcuts()
{
    const auto add = [this](const QKeySequence& keys, auto slot) {
        connect(new QShortcut(keys, this), &QShortcut::activated, this, slot);
    };
    add(QKeySequence::Find, [this] {
        if (m_tabs->currentWidget() == m_page)
            m_page->focusSearch();
        else
            m_unconfirmed->search()->setFocus();
    });
    add(QKeySequence(QStringLiteral("Ctrl+I")), &LibraryWindow::chooseImport);
    add(QKeySequence::Close, &QWidget::close);
}

void LibraryWindow::read()
{
    m_reader->read();
}

void LibraryWindow::showGame(const QString& id)
{
    m_page->showGame(id);
    m_unconfirmed->showGame(id);
}

QString LibraryWindow::message() const
{
    return m_message->text();
}

void LibraryWindow::tell(const QString& text)
{
    m_message->setText(text);
}

void LibraryWindow::begin(const std::shared_ptr<const Shelved>& of)
{
    const content::Kind& kind = of->kind;
    QJsonObject item{{QStringLiteral("format"), kind.format}, {QStringLiteral("game"), kind.game}};
    if (!isOneOfWords(kind))
        item[kind.idField] =
            content::freeId(QStringLiteral("my-") + kind.id, idsOf(m_page->model()->entries(), kind));
    edit(of, item);
}

void LibraryWindow::copy(const LibraryEntry& entry)
{
    const content::Kind& kind = entry.of->kind;
    const QString id = isOneOfWords(kind)
                           ? entry.item.id
                           : content::freeId(entry.item.id, idsOf(m_page->model()->entries(), kind));
    edit(entry.of, content::copyOf(kind, withItsMarks(entry.item), id, tr("%1 (copy)").arg(entry.item.name)));
}

void LibraryWindow::edit(const std::shared_ptr<const Shelved>& of, const QJsonObject& item)
{
    if (const ContentEditor* editor = editorOf(of->kind)) {
        (*editor)(item, this, [this, of](const QJsonObject& edited) {
            if (save(of, edited))
                read();
        });
        return;
    }
    auto* dialog = new ItemDialog(*of->game, of->kind, item, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ItemDialog::saveWanted, this, [this, of, dialog](const QJsonObject& edited) {
        if (!save(of, edited))
            return dialog->complain(message());
        dialog->accept();
        read();
    });
    dialog->open();
}

std::optional<content::Item> LibraryWindow::save(const std::shared_ptr<const Shelved>& of,
                                                 const QJsonObject& item)
{
    const content::Kind& kind = of->kind;
    const auto saved = content::OwnersLibrary().save(kind, item);
    if (!saved) {
        tell(saved.error().toLine());
        return std::nullopt;
    }
    const QString id = item[kind.idField].toString();
    const QString name = item[QStringLiteral("name")].toString(id);
    tell(tr("%1 is in your library.").arg(name));
    m_page->select(kind.game + u'/' + kind.id + u'/' + id);
    emit changed();
    return content::Item{kind.id, id, name, content::Source::Owner, *saved, item, content::inventedIn(item)};
}

void LibraryWindow::exportItem(const LibraryEntry& entry)
{
    const QString name = entry.item.id + entry.of->kind.ending;
    QFileDialog dialog(this, tr("Export %1").arg(entry.item.name), QDir::homePath(),
                       tr("Content (*%1)").arg(entry.of->kind.ending));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.selectFile(name);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString path = dialog.selectedFiles().value(0);
    const auto written =
        table::exportFile(path, content::fileText(entry.of->kind, {withItsMarks(entry.item)}));
    tell(written ? tr("Written to %1").arg(path) : written.error().toLine(path));
}

void LibraryWindow::remove(const LibraryEntry& entry)
{
    QString text = entry.covers ? tr("Delete your “%1”? Ours comes to light again.").arg(entry.item.name)
                                : tr("Delete “%1”?").arg(entry.item.name);
    const QStringList uses = usesOf(entry, m_page->model()->entries());
    if (!uses.isEmpty() && !entry.covers)
        text += u'\n' + tr("It is used by %1.").arg(uses.join(QStringLiteral(", ")));
    text += u'\n' + tr("Games that were begun with it keep their copy.");
    QMessageBox box(QMessageBox::Question, tr("Delete"), text, QMessageBox::NoButton, this);
    box.setTextFormat(Qt::PlainText);
    const QPushButton* yes = box.addButton(tr("Delete"), QMessageBox::DestructiveRole);
    box.setDefaultButton(box.addButton(tr("Cancel"), QMessageBox::RejectRole));
    box.exec();
    if (box.clickedButton() != yes)
        return;
    const auto removed = content::OwnersLibrary().remove(entry.of->kind, entry.item.id);
    tell(removed ? tr("%1 is gone from your library.").arg(entry.item.name) : removed.error().toLine());
    emit changed();
    read();
}

void LibraryWindow::chooseImport()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Import content"), QDir::homePath(),
                                                      tr("Content and packs (*.json *.roadpack)"));
    if (!path.isEmpty())
        importFile(path);
}

void LibraryWindow::importPack(const QString& path)
{
    auto* dialog = new PackDialog(path, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &PackDialog::copied, this, [this] {
        emit changed();
        read();
    });
    dialog->open();
}

void LibraryWindow::exportPack()
{
    auto* dialog = new PackExportDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void LibraryWindow::importFile(const QString& path)
{
    if (path.endsWith(packs::packEnding, Qt::CaseInsensitive))
        return importPack(path);
    ImportDialog dialog(path, m_page->model()->entries(), this);
    if (dialog.found() == 0)
        return tell(dialog.problems().join(u'\n'));
    if (dialog.exec() != QDialog::Accepted)
        return;
    content::OwnersLibrary library;
    QStringList problems;
    int taken = 0;
    for (const LibraryEntry& entry : dialog.wanted()) {
        if (const auto saved = library.save(entry.of->kind, withItsMarks(entry.item)))
            ++taken;
        else
            problems.append(saved.error().toLine());
    }
    problems.prepend(tr("Put into your library: %1").arg(taken));
    tell(problems.join(u'\n'));
    emit changed();
    read();
}

} // namespace roadmarshal::views

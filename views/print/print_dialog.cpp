#include "print_dialog.h"

#include "print_job.h"
#include "settings/settings.h"
#include "settings/window_place.h"
#include "style/scrolled_page.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QLocale>
#include <QPrintDialog>
#include <QPrintPreviewWidget>
#include <QPrinter>
#include <QProgressBar>
#include <QPushButton>
#include <QScreen>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace roadmarshal::views::print {

namespace {

// A preview paints all of its pages before it shows the first, and the window waits for it.
constexpr int mostPreviewed = 20;

QPageSize::PageSizeId usualPaper()
{
    return QLocale::system().measurementSystem() == QLocale::ImperialUSSystem ? QPageSize::Letter
                                                                              : QPageSize::A4;
}

} // namespace

PrintDialog::PrintDialog(const Material& material, const QString& folder, QWidget* parent)
    : QDialog(parent),
      m_material(material),
      m_folder(folder),
      m_previewPrinter(std::make_unique<QPrinter>(QPrinter::HighResolution)),
      m_paper(new QComboBox(this)),
      m_ink(new QComboBox(this)),
      m_preview(new QPrintPreviewWidget(m_previewPrinter.get(), this)),
      m_count(new QLabel(this)),
      m_news(new QLabel(this)),
      m_progress(new QProgressBar(this)),
      m_cancel(new QPushButton(tr("&Cancel"), this)),
      m_print(new QPushButton(tr("&Print…"), this)),
      m_save(new QPushButton(tr("&Save as PDF…"), this))
{
    setWindowTitle(tr("Print"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->addButton(m_print, QDialogButtonBox::ActionRole);
    buttons->addButton(m_save, QDialogButtonBox::ActionRole);
    m_save->setDefault(true);
    m_news->setTextFormat(Qt::PlainText);
    m_news->setWordWrap(true);
    connect(buttons, &QDialogButtonBox::rejected, this, &PrintDialog::reject);

    auto* middle = new QHBoxLayout;
    middle->addWidget(makeChoices());
    middle->addWidget(makePreview(), 1);
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(m_news, 1);
    bottom->addWidget(m_progress, 1);
    bottom->addWidget(m_cancel);
    bottom->addWidget(buttons);
    auto* layout = new QVBoxLayout(scrolledOn(this));
    layout->addLayout(middle, 1);
    putBelow(this, bottom);
    recall();
    connectParts();
    layOut();
    waitForLayout(); // there is always something to show
}

void PrintDialog::connectParts()
{
    for (QCheckBox* box : std::as_const(m_documents))
        connect(box, &QCheckBox::toggled, this, &PrintDialog::layOut);
    connect(m_paper, &QComboBox::currentIndexChanged, this, &PrintDialog::layOut);
    connect(m_ink, &QComboBox::currentIndexChanged, this, &PrintDialog::layOut);
    connect(m_print, &QPushButton::clicked, this, &PrintDialog::askForPrinter);
    connect(m_save, &QPushButton::clicked, this, &PrintDialog::askForFile);
    connect(m_cancel, &QPushButton::clicked, this, &PrintDialog::cancelJob);
}

void PrintDialog::recall()
{
    const SavedPrint saved = savedPrint();
    if (!restorePlace(*this, saved.geometry))
        resize(QSize(1000, 720).boundedTo(screen()->availableSize() * 0.95));
    for (int i = 0; i < documentCount && !saved.documents.isEmpty(); ++i)
        m_documents[i]->setChecked(saved.documents.contains(toText(static_cast<Document>(i))));
    const QPageSize::PageSizeId size = parsePaper(saved.paper).value_or(usualPaper());
    m_paper->setCurrentIndex(m_paper->findData(static_cast<int>(size)));
    m_ink->setCurrentIndex(m_ink->findData(static_cast<int>(saved.grey ? Ink::Greyscale : Ink::Colour)));
}

void PrintDialog::remember() const
{
    QStringList words;
    for (const Document document : documents())
        words.append(toText(document));
    savePrint({saveGeometry(), words, toText(paper().size), paper().ink == Ink::Greyscale});
}

PrintDialog::~PrintDialog()
{
    delete m_job;
    delete m_preview; // before the printer that it paints on
}

void PrintDialog::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    // A page can be fitted only once there is something to fit it into.
    QMetaObject::invokeMethod(m_preview, &QPrintPreviewWidget::fitInView, Qt::QueuedConnection);
}

QWidget* PrintDialog::makeChoices()
{
    auto* side = new QWidget(this);
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* what = new QGroupBox(tr("What to print"), side);
    auto* list = new QVBoxLayout(what);
    for (int i = 0; i < documentCount; ++i) {
        const auto document = static_cast<Document>(i);
        auto* box = new QCheckBox(nameOf(document), what);
        box->setChecked(document == Document::Standings || document == Document::Damage);
        list->addWidget(box);
        m_documents.append(box);
    }
    layout->addWidget(what);
    auto* how = new QGroupBox(tr("Paper"), side);
    auto* form = new QFormLayout(how);
    for (const QString& word : paperWords()) {
        const QPageSize::PageSizeId size = *parsePaper(word);
        m_paper->addItem(QPageSize::name(size), static_cast<int>(size));
    }
    m_ink->addItem(tr("Colour"), static_cast<int>(Ink::Colour));
    m_ink->addItem(tr("Greyscale"), static_cast<int>(Ink::Greyscale));
    form->addRow(tr("Si&ze:"), m_paper);
    form->addRow(tr("&Ink:"), m_ink);
    layout->addWidget(how);
    m_count->setWordWrap(true);
    layout->addWidget(m_count);
    layout->addStretch(1);
    return side;
}

QWidget* PrintDialog::makePreview()
{
    auto* side = new QWidget(this);
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    m_preview->setZoomMode(QPrintPreviewWidget::FitInView);
    m_preview->setViewMode(QPrintPreviewWidget::SinglePageView);
    connect(m_preview, &QPrintPreviewWidget::paintRequested, this, [this](QPrinter* printer) {
        PageFeed feed(*printer, *m_printout);
        while (feed.fed() < std::min(m_printout->pageCount(), mostPreviewed) && feed.feed()) {
        }
    });
    auto* bar = new QHBoxLayout;
    for (QToolButton* button : makeButtons(side))
        bar->addWidget(button);
    bar->addStretch(1);
    layout->addLayout(bar);
    layout->addWidget(m_preview, 1);
    return side;
}

QList<QToolButton*> PrintDialog::makeButtons(QWidget* parent)
{
    QList<QToolButton*> buttons;
    const auto add = [&](const QString& text, auto slot, const QString& name = {}) {
        auto* button = new QToolButton(parent);
        button->setText(text);
        if (!name.isEmpty()) {
            button->setAccessibleName(name);
            button->setToolTip(name);
        }
        connect(button, &QToolButton::clicked, m_preview, slot);
        buttons.append(button);
    };
    add(tr("All pages"), &QPrintPreviewWidget::setAllPagesViewMode);
    add(tr("One page"), [this] {
        m_preview->setSinglePageViewMode();
        m_preview->fitInView();
    });
    add(tr("Page width"), [this] {
        m_preview->setSinglePageViewMode();
        m_preview->fitToWidth();
    });
    add(QStringLiteral("−"), [this] { m_preview->zoomOut(); }, tr("Smaller"));
    add(QStringLiteral("+"), [this] { m_preview->zoomIn(); }, tr("Larger"));
    add(tr("Previous page"), [this] { m_preview->setCurrentPage(m_preview->currentPage() - 1); });
    add(tr("Next page"), [this] { m_preview->setCurrentPage(m_preview->currentPage() + 1); });
    return buttons;
}

QList<Document> PrintDialog::documents() const
{
    QList<Document> chosen;
    for (int i = 0; i < documentCount; ++i) {
        if (m_documents[i]->isChecked())
            chosen.append(static_cast<Document>(i));
    }
    return chosen;
}

void PrintDialog::setDocuments(const QList<Document>& documents)
{
    for (int i = 0; i < documentCount; ++i) {
        const QSignalBlocker quiet(m_documents[i]);
        m_documents[i]->setChecked(documents.contains(static_cast<Document>(i)));
    }
    layOut();
}

Paper PrintDialog::paper() const
{
    return {static_cast<QPageSize::PageSizeId>(m_paper->currentData().toInt()),
            static_cast<Ink>(m_ink->currentData().toInt())};
}

void PrintDialog::setPaper(const Paper& paper)
{
    const QSignalBlocker quietPaper(m_paper);
    const QSignalBlocker quietInk(m_ink);
    m_paper->setCurrentIndex(m_paper->findData(static_cast<int>(paper.size)));
    m_ink->setCurrentIndex(m_ink->findData(static_cast<int>(paper.ink)));
    layOut();
}

QString PrintDialog::news() const
{
    return m_news->text();
}

void PrintDialog::layOut()
{
    m_news->clear();
    if (isLayingOut())
        m_layoutIsOld = true; // begun anew when it is through
    else
        startLayout();
    refresh();
}

void PrintDialog::startLayout()
{
    m_layoutIsOld = false;
    m_layout = std::jthread([this, number = ++m_layoutNumber, wanted = documents(), on = paper()] {
        m_laidOut = std::make_unique<Printout>(m_material, wanted, on);
        const auto take = [this, number] {
            if (isLayingOut() && number == m_layoutNumber) // nobody has waited for it
                takeLayout();
        };
        QMetaObject::invokeMethod(this, take, Qt::QueuedConnection);
    });
}

void PrintDialog::takeLayout()
{
    m_layout.join();
    m_layout = {};
    if (m_layoutIsOld)
        return startLayout();
    m_printout = std::move(m_laidOut);
    prepare(*m_previewPrinter, *m_printout);
    m_preview->updatePreview();
    refresh();
}

void PrintDialog::waitForLayout()
{
    while (isLayingOut())
        takeLayout();
}

QString PrintDialog::countOfPages() const
{
    const int pages = m_printout->pageCount();
    QString count = tr("Pages: %1").arg(QLocale().toString(pages));
    if (pages > mostPreviewed)
        count += u'\n' + tr("The preview shows the first %n.", "pages", mostPreviewed);
    return count;
}

void PrintDialog::refresh()
{
    const bool anything = !documents().isEmpty();
    const bool isReady = anything && !isBusy() && !isLayingOut();
    m_count->setText(isLayingOut() ? tr("Laying out the pages …")
                     : anything    ? countOfPages()
                                   : tr("Nothing is chosen."));
    m_print->setEnabled(isReady);
    m_save->setEnabled(isReady);
    m_progress->setVisible(isBusy());
    m_cancel->setVisible(isBusy());
    m_news->setVisible(!isBusy());
}

void PrintDialog::askForPrinter()
{
    auto printer = std::make_unique<QPrinter>(QPrinter::HighResolution);
    prepare(*printer, *m_printout);
    printer->setDocName(m_material.title);
    printer->setColorMode(paper().ink == Ink::Colour ? QPrinter::Color : QPrinter::GrayScale);
    QPrintDialog dialog(printer.get(), this);
    if (dialog.exec() == QDialog::Accepted)
        run(new PrintJob(*m_printout, std::move(printer), this), tr("Sent to the printer."));
}

void PrintDialog::askForFile()
{
    QFileDialog dialog(this, tr("Save as PDF"), m_folder);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setNameFilter(tr("PDF (*.pdf)"));
    dialog.setDefaultSuffix(QStringLiteral("pdf"));
    dialog.selectFile(m_material.title + QStringLiteral(".pdf"));
    if (dialog.exec() == QDialog::Accepted)
        savePdf(dialog.selectedFiles().value(0));
}

void PrintDialog::savePdf(const QString& path)
{
    waitForLayout();
    run(new PrintJob(*m_printout, path, this), tr("Saved: %1", "a file").arg(QDir::toNativeSeparators(path)));
}

void PrintDialog::run(PrintJob* job, const QString& done)
{
    m_job = job;
    m_progress->setRange(0, job->pageCount());
    m_progress->setValue(0);
    connect(job, &PrintJob::printed, m_progress, &QProgressBar::setValue);
    connect(job, &PrintJob::finished, this, [this, done](const QString& problem) { finish(problem, done); });
    job->start();
    refresh();
}

void PrintDialog::cancelJob()
{
    if (!m_job)
        return;
    m_job->cancel();
    finish(tr("Cancelled."), {});
}

void PrintDialog::finish(const QString& problem, const QString& done)
{
    m_job->deleteLater();
    m_job = nullptr;
    m_news->setText(problem.isEmpty() ? done : problem);
    refresh();
}

void PrintDialog::reject()
{
    cancelJob();
    remember();
    QDialog::reject();
}

} // namespace roadmarshal::views::print

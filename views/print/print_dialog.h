// What to print of a game, on which paper, with a preview.
#pragma once

#include "printout.h"

#include <QDialog>

#include <thread>

class QCheckBox;
class QComboBox;
class QLabel;
class QPrintPreviewWidget;
class QPrinter;
class QProgressBar;
class QPushButton;
class QToolButton;

namespace roadmarshal::views::print {

class PrintJob;

class PrintDialog final : public QDialog
{
    Q_OBJECT
public:
    // `folder` is where a PDF goes unless the person says otherwise.
    PrintDialog(const Material& material, const QString& folder, QWidget* parent = nullptr);
    ~PrintDialog() override;

    QList<Document> documents() const;
    void setDocuments(const QList<Document>& documents);
    Paper paper() const;
    void setPaper(const Paper& paper);
    // As it was last laid out.
    const Printout& printout() const { return *m_printout; }
    // Away from the window: a long log takes its time.
    bool isLayingOut() const { return m_layout.joinable(); }
    bool isBusy() const { return m_job; }
    // What came of the last job, in words.
    QString news() const;

    void savePdf(const QString& path);
    void cancelJob();
    void reject() override;

protected:
    void showEvent(QShowEvent* event) override;

private:
    QWidget* makeChoices();
    QWidget* makePreview();
    QList<QToolButton*> makeButtons(QWidget* parent);
    void connectParts();
    void recall();
    void remember() const;
    void layOut();
    void startLayout();
    void takeLayout();
    void waitForLayout();
    QString countOfPages() const;
    void askForPrinter();
    void askForFile();
    void run(PrintJob* job, const QString& done);
    void finish(const QString& problem, const QString& done);
    void refresh();

    Material m_material;
    QString m_folder;
    std::unique_ptr<Printout> m_printout;
    std::unique_ptr<QPrinter> m_previewPrinter;
    QList<QCheckBox*> m_documents;
    QComboBox* m_paper;
    QComboBox* m_ink;
    QPrintPreviewWidget* m_preview;
    QLabel* m_count;
    QLabel* m_news;
    QProgressBar* m_progress;
    QPushButton* m_cancel;
    QPushButton* m_print;
    QPushButton* m_save;
    PrintJob* m_job = nullptr;
    std::unique_ptr<Printout> m_laidOut; // by the thread
    int m_layoutNumber = 0;
    bool m_layoutIsOld = false; // something else has been chosen since it began
    std::jthread m_layout;      // reads the material; gone before it
};

} // namespace roadmarshal::views::print

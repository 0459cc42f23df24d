#include "finishing.h"

#include "desk.h"

#include "board/board_view.h"
#include "finish/finish_page.h"
#include "settings/settings.h"

#include <QDir>
#include <QFileDialog>
#include <QSaveFile>

namespace roadmarshal::views {

Finishing::Finishing(Desk* desk, QWidget* over) : QObject(over), m_desk(desk), m_page(new FinishPage(over))
{
    connect(desk, &Desk::sessionChanged, this, &Finishing::follow);
    connect(m_page, &FinishPage::printWanted, this, &Finishing::printWanted);
    connect(m_page, &FinishPage::pictureWanted, this, &Finishing::askForPicture);
    connect(m_page, &FinishPage::playAgainWanted, this, &Finishing::playAgainWanted);
    connect(m_page, &FinishPage::closed, desk->boardPanel()->view(),
            [view = desk->boardPanel()->view()] { view->setFocus(); });
}

void Finishing::show()
{
    const table::Session* session = m_desk->session();
    if (!session)
        return;
    m_session = session;
    m_entries = session->last();
    m_page->tell(finishOf(*session));
}

// What it tells is over as soon as the game goes on, or another one lies on the desk.
void Finishing::follow()
{
    const table::Session* session = m_desk->session();
    if (session != m_session || !session || session->last() != m_entries)
        m_page->hide();
}

void Finishing::askForPicture()
{
    QFileDialog dialog(m_page, tr("Save as picture"), gamesFolder());
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setNameFilter(tr("Picture (*.png)"));
    dialog.setDefaultSuffix(QStringLiteral("png"));
    dialog.selectFile(m_page->told().title + QStringLiteral(".png"));
    if (dialog.exec() == QDialog::Accepted)
        savePicture(dialog.selectedFiles().value(0));
}

bool Finishing::savePicture(const QString& path)
{
    QSaveFile file(path);
    const bool saved =
        file.open(QIODevice::WriteOnly) && pictureOf(m_page->told()).save(&file, "PNG") && file.commit();
    const QString shown = QDir::toNativeSeparators(path);
    if (saved)
        emit told(tr("Saved: %1", "a file").arg(shown));
    else
        emit problem(tr("%1: %2", "file, what is wrong").arg(shown, file.errorString()));
    return saved;
}

} // namespace roadmarshal::views

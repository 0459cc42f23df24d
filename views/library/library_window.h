// The window with all boards, teams and cards at hand, and with what is still to be confirmed in them.
#pragma once

#include "library_reader.h"

#include <QWidget>

class QLabel;
class QTabWidget;

namespace roadmarshal::views {

class ItemDialog;
class LibraryPage;
class UnconfirmedPage;

class LibraryWindow final : public QWidget
{
    Q_OBJECT
public:
    LibraryWindow();

    // Reads it all again.
    void read();
    // The one that is played.
    void showGame(const QString& id);
    // What is in a file is shown first, and taken if that is wanted.
    void importFile(const QString& path);

    LibraryPage* page() const { return m_page; }
    UnconfirmedPage* unconfirmedPage() const { return m_unconfirmed; }
    QTabWidget* tabs() const { return m_tabs; }
    LibraryReader* reader() const { return m_reader; }
    QString message() const;

signals:
    // Something in the user's library has changed.
    void changed();

private:
    void connectPages();
    void addShortcuts();
    void begin(const std::shared_ptr<const Shelved>& of);
    void copy(const LibraryEntry& entry);
    void edit(const std::shared_ptr<const Shelved>& of, const QJsonObject& item);
    // Nothing if it can't be, with the reason told.
    std::optional<content::Item> save(const std::shared_ptr<const Shelved>& of, const QJsonObject& item);
    void exportItem(const LibraryEntry& entry);
    void remove(const LibraryEntry& entry);
    void chooseImport();
    void importPack(const QString& path);
    void exportPack();
    void tell(const QString& text);

    LibraryReader* m_reader;
    QTabWidget* m_tabs;
    LibraryPage* m_page;
    UnconfirmedPage* m_unconfirmed;
    QLabel* m_message;
};

} // namespace roadmarshal::views

// The library's window, read to the end, and what stands in it.
#pragma once

#include "content/owners_library.h"
#include "library/item_dialog.h"
#include "library/library_page.h"
#include "library/library_window.h"
#include "library/record_page.h"

#include <QApplication>
#include <QDir>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

namespace roadmarshal::test {

inline QString latin(const char* text)
{
    return QString::fromLatin1(text);
}

inline std::shared_ptr<const views::Shelved> shelved(const char* game, const char* kind)
{
    for (const auto& each : views::allKinds()) {
        if (each->kind.game == latin(game) && each->kind.id == latin(kind))
            return each;
    }
    return nullptr;
}

inline const content::Kind& teamKind()
{
    return shelved("apocalypse-road", "team")->kind;
}

// Nothing of one's own is left.
inline void emptyTheLibrary()
{
    for (const auto& each : views::allKinds())
        QDir(content::Library::ownersFolder(each->kind)).removeRecursively();
}

inline void activate(QWidget& window)
{
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
}

struct OpenedLibrary
{
    views::LibraryWindow window;

    OpenedLibrary()
    {
        activate(window);
        read();
    }
    void read()
    {
        QSignalSpy ended(window.reader(), &views::LibraryReader::ended);
        window.read();
        QVERIFY(ended.wait(60'000));
    }
    void settle() { QTRY_VERIFY_WITH_TIMEOUT(!window.reader()->isReading(), 60'000); }
    views::LibraryPage& page() { return *window.page(); }
    int rows() { return page().table()->model()->rowCount(); }
    int found(const char* words)
    {
        page().search()->setText(latin(words));
        return rows();
    }
    views::ItemDialog* dialog() { return window.findChild<views::ItemDialog*>(); }
};

} // namespace roadmarshal::test

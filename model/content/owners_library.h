// The user's library, written: an item lies there whole and sound, or everything stays as it was.
#pragma once

#include "library.h"

#include <QHash>

namespace roadmarshal::content {

// It looks at a folder once and remembers what lies there: make one for what is to be done now.
class OwnersLibrary
{
public:
    // That of the user.
    OwnersLibrary();
    // With a folder for each kind in it.
    explicit OwnersLibrary(QString folder) : m_folder(std::move(folder)) {}

    // Checks the item as it will be read and writes it into a file of its own, or into the one that holds its
    // id already. Tells the file, or the one reason why nothing has changed.
    std::expected<QString, FileProblem> save(const Kind& kind, const QJsonObject& item);
    // Whatever it lay over comes to light again. What others keep in the same file stays.
    std::expected<void, FileProblem> remove(const Kind& kind, const QString& id);
    bool has(const Kind& kind, const QString& id);

    QString folderOf(const Kind& kind) const { return m_folder + u'/' + kind.folder; }

private:
    struct Shelved
    {
        QHash<QString, QString> fileById;
        QHash<QString, qint64> bytes; // of each file of this ending
        qint64 total() const;
    };
    Shelved& shelved(const Kind& kind);
    std::expected<QString, FileProblem> fileFor(const Kind& kind, const QString& id);

    QString m_folder;
    QHash<QString, Shelved> m_shelves; // by game and kind
};

// The first of "id", "id-2", "id-3" … that is free.
QString freeId(const QString& id, const QStringList& taken);
QJsonObject copyOf(const Kind& kind, QJsonObject item, const QString& id, const QString& name);
// What a file says that holds these, and nothing else.
QByteArray fileText(const Kind& kind, const std::vector<QJsonObject>& items);

} // namespace roadmarshal::content

// A pack: content with its pictures in one file, and who made it.
#pragma once

#include "archive.h"

#include "content/item.h"
#include "content/kind.h"

#include <QSize>

#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

namespace roadmarshal::packs {

inline const QString packFormat = QStringLiteral("roadmarshal-pack/1");
inline const QString packEnding = QStringLiteral(".roadpack");

struct About
{
    QString name;
    QString by;
    QString note = {};
};

// How something in a pack lies to what is at hand already.
enum class Lies { New, Same, OverOwn, OverBuiltIn };
QString toText(Lies lies); // "new", "same", "over-own", "over-built-in"

struct PackedItem
{
    content::Kind kind;
    content::Item item; // its file is that in the pack
    QStringList pictures = {};
    Lies lies = Lies::New;
};

struct PackedPicture
{
    QString path; // "pictures/board.png"
    QSize size;   // none of a drawing
    Lies lies = Lies::New;
};

// What is inside, read and checked, nothing copied yet.
struct Pack
{
    About about;
    std::vector<PackedItem> items = {};
    std::vector<PackedPicture> pictures = {};
    std::vector<content::FileProblem> problems = {}; // of what is passed over
    std::shared_ptr<const Archive> archive = {};
};

// For what takes a while: how far it is, and whether to go on.
struct Watch
{
    std::stop_token stop = {};
    std::function<void(qsizetype done, qsizetype all)> tell = {};

    // False once it is to stop.
    bool goOn(qsizetype done, qsizetype all) const;
};
Problem stopped();

// Paths of the pictures that it shows, wherever they are named in it.
QStringList picturesIn(const QJsonValue& content);

} // namespace roadmarshal::packs

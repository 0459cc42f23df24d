// Looks into a pack: what is inside, and how it lies to what is at hand.
#pragma once

#include "pack.h"

#include "content/library.h"

namespace roadmarshal::packs {

// What is read of a pack, and with what it is compared.
struct Reading
{
    std::vector<content::Kind> kinds = {}; // of all games
    content::Library library = content::Library::standard();
    QString pictures = {}; // the folder of the owner's
    Watch watch = {};
};

// A hostile pack is refused as a whole; what is merely bad is told and passed over.
std::expected<Pack, Problem> read(const QString& path, const Reading& reading);
// The same from bytes.
std::expected<Pack, Problem> read(const QByteArray& bytes, const Reading& reading);

// Where the owner's pictures lie.
QString ownersPictures();

} // namespace roadmarshal::packs

// A picture of a pack: a size within bounds or a reason. A drawing that is taken holds nothing that acts.
#include "fuzz/one_input.h"

#include "packs/bounds.h"
#include "packs/picture.h"

using namespace roadmarshal;

void fuzz::readOne(const QByteArray& input)
{
    for (const char* name : {"a.png", "a.jpg", "a.svg"}) {
        const auto size = packs::checkPicture(QLatin1StringView(name), input);
        if (!size) {
            promiseReason(size.error());
            continue;
        }
        promise(size->width() <= packs::longestSide && size->height() <= packs::longestSide,
                "a picture has bounds");
        const bool isDrawing = size->isEmpty();
        for (const char* word : {"<script", "<foreignObject", "<!DOCTYPE"})
            promise(!isDrawing || !input.contains(word) || input.contains("<!--") || input.contains("CDATA"),
                    "a drawing draws");
    }
}

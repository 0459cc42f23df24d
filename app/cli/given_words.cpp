#include "given_words.h"

#include "text/one_line.h"

#include <QStringDecoder>

namespace roadmarshal::cli {

std::expected<QStringList, QString> givenWords(int argc, char** argv)
{
    QStringList words;
    for (int i = 1; i < argc; ++i) {
        // A byte order mark in front belongs to the name.
        QStringDecoder decoder(QStringDecoder::Utf8,
                               QStringDecoder::Flag::Stateless | QStringDecoder::Flag::ConvertInitialBom);
        const QString word = decoder(argv[i]);
        if (decoder.hasError())
            return std::unexpected(
                QStringLiteral("\"%1\" is not valid UTF-8")
                    .arg(text::shortenedInside(text::escapedBytes(QByteArray(argv[i])), 400)));
        words.append(word);
    }
    return words;
}

} // namespace roadmarshal::cli

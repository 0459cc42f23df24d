#include "entry_path.h"

#include "bounds.h"

#include <QRegularExpression>

#include <algorithm>

namespace roadmarshal::packs {

namespace {

// Signs that turn the direction of writing, join, do not print or are nobody's.
bool isOdd(char32_t sign)
{
    switch (QChar::category(sign)) {
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Other_Surrogate:
    case QChar::Other_PrivateUse:
    case QChar::Other_NotAssigned:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return true;
    default:
        return false;
    }
}

QString whyNotPart(QStringView part)
{
    if (part == u".." || part == u".")
        return QStringLiteral("climbs out of the pack");
    if (part.isEmpty())
        return QStringLiteral("has an empty part");
    if (part.endsWith(u'.') || part.endsWith(u' ') || part.startsWith(u' '))
        return QStringLiteral("has a part that ends in a dot or a blank");
    return {};
}

QString whyNot(const QString& path)
{
    static const QRegularExpression drive(QStringLiteral("^[A-Za-z]:"));
    if (path.isEmpty())
        return QStringLiteral("has no name");
    if (path.contains(QChar::Null))
        return QStringLiteral("has a zero byte in its name");
    if (path.contains(u'\\'))
        return QStringLiteral("has a backslash in its name");
    if (path.startsWith(u'/') || drive.match(path).hasMatch())
        return QStringLiteral("has an absolute path");
    if (path.contains(u':'))
        return QStringLiteral("has a colon in its name");
    if (std::ranges::any_of(path.toUcs4(), isOdd) || path.normalized(QString::NormalizationForm_C) != path)
        return QStringLiteral("has odd signs in its name");
    const bool isFolder = path.endsWith(u'/');
    const QString plain = isFolder ? path.chopped(1) : path;
    for (const QStringView part : QStringView(plain).split(u'/')) {
        if (const QString reason = whyNotPart(part); !reason.isEmpty())
            return reason;
    }
    return {};
}

} // namespace

std::expected<QString, Problem> entryPath(const QByteArray& name)
{
    const QString path = QString::fromUtf8(name);
    const auto refused = [&](const QString& reason) { return std::unexpected(Problem{path, reason}); };
    if (name.size() > longestPath)
        return std::unexpected(Problem{path.first(std::min<qsizetype>(path.size(), 60)),
                                       QStringLiteral("has a name of more than %1 bytes").arg(longestPath)});
    if (path.toUtf8() != name)
        return refused(QStringLiteral("has a name that is no UTF-8"));
    if (const QString reason = whyNot(path); !reason.isEmpty())
        return refused(reason);
    return path;
}

QString sameToSome(const QString& path)
{
    return path.normalized(QString::NormalizationForm_KC).toCaseFolded();
}

bool isPicturePath(const QString& path)
{
    static const QRegularExpression picture(
        QStringLiteral("^pictures/[\\p{L}\\p{N}_-]{1,100}\\.(png|jpg|jpeg|svg)$"),
        QRegularExpression::UseUnicodePropertiesOption);
    return picture.match(path).hasMatch();
}

} // namespace roadmarshal::packs

#include "drawing.h"

#include "bounds.h"
#include "drawing_parts.h"
#include "picture.h"

#include <QRegularExpression>
#include <QSet>
#include <QXmlStreamReader>

#include <algorithm>

namespace roadmarshal::packs {

namespace {

constexpr int deepest = 64;
constexpr qsizetype mostElements = 50'000;

const QString svgSpace = QStringLiteral("http://www.w3.org/2000/svg");

// What draws and nothing else. Nothing that acts, moves, loads or filters.
bool isDrawn(QStringView name)
{
    static const QSet<QString> names{QStringLiteral("svg"),     QStringLiteral("g"),
                                     QStringLiteral("defs"),    QStringLiteral("symbol"),
                                     QStringLiteral("use"),     QStringLiteral("title"),
                                     QStringLiteral("desc"),    QStringLiteral("metadata"),
                                     QStringLiteral("path"),    QStringLiteral("rect"),
                                     QStringLiteral("circle"),  QStringLiteral("ellipse"),
                                     QStringLiteral("line"),    QStringLiteral("polyline"),
                                     QStringLiteral("polygon"), QStringLiteral("text"),
                                     QStringLiteral("tspan"),   QStringLiteral("style"),
                                     QStringLiteral("image"),   QStringLiteral("clipPath"),
                                     QStringLiteral("mask"),    QStringLiteral("marker"),
                                     QStringLiteral("pattern"), QStringLiteral("linearGradient"),
                                     QStringLiteral("stop"),    QStringLiteral("radialGradient")};
    return names.contains(name.toString());
}

// What editors note for themselves. A painter that does not look at namespaces must find nothing to paint.
bool isNote(QStringView space, QStringView name)
{
    static const QStringList spaces{
        QStringLiteral("http://www.inkscape.org/"), QStringLiteral("http://sodipodi.sourceforge.net/"),
        QStringLiteral("http://www.w3.org/1999/02/22-rdf-syntax-ns#"),
        QStringLiteral("http://creativecommons.org/ns#"), QStringLiteral("http://purl.org/dc/elements/1.1/")};
    static const QSet<QString> names{
        QStringLiteral("namedview"), QStringLiteral("page"),   QStringLiteral("grid"),
        QStringLiteral("guide"),     QStringLiteral("RDF"),    QStringLiteral("Work"),
        QStringLiteral("format"),    QStringLiteral("type"),   QStringLiteral("creator"),
        QStringLiteral("Agent"),     QStringLiteral("rights"), QStringLiteral("date")};
    return (names.contains(name.toString()) || name == u"title") &&
           std::ranges::any_of(spaces, [&](const QString& known) { return space.startsWith(known); });
}

// What fetches something in a style.
const QRegularExpression& loading()
{
    static const QRegularExpression expression(QStringLiteral("(url|src|image|image-set)\\s*\\("),
                                               QRegularExpression::CaseInsensitiveOption);
    return expression;
}

class Inspection
{
public:
    explicit Inspection(const QByteArray& bytes) : m_xml(bytes) {}

    std::optional<Problem> run()
    {
        while (!m_problem && !m_xml.atEnd())
            step();
        if (!m_problem && m_xml.hasError())
            fail(QStringLiteral("is no sound SVG drawing"));
        if (!m_problem && m_parts.count() == 0)
            fail(QStringLiteral("is empty"));
        if (!m_problem) {
            if (const QString reason = m_parts.whyTooMuch(); !reason.isEmpty())
                m_problem = Problem{{}, reason};
        }
        return m_problem;
    }

private:
    void fail(const QString& reason)
    {
        if (!m_problem)
            m_problem = Problem{QStringLiteral("line %1").arg(m_xml.lineNumber()), reason};
    }

    void step()
    {
        switch (m_xml.readNext()) {
        case QXmlStreamReader::DTD:
            return fail(QStringLiteral("has a document type, which may define anything"));
        case QXmlStreamReader::EntityReference:
            return fail(QStringLiteral("has an entity of its own"));
        case QXmlStreamReader::ProcessingInstruction:
            return fail(QStringLiteral("has an instruction for other programs"));
        case QXmlStreamReader::StartElement:
            return begin();
        case QXmlStreamReader::EndElement:
            m_parts.end();
            return m_path.removeLast();
        case QXmlStreamReader::Characters:
            if (!m_path.isEmpty() && m_path.last() == u"style")
                m_style += m_xml.text();
            if (m_style.contains(loading()) || m_style.contains(u'@') || m_style.contains(u'\\'))
                fail(QStringLiteral("has a style that loads or leads elsewhere"));
            return;
        default:
            return;
        }
    }

    void begin()
    {
        const QString name = m_xml.name().toString();
        const bool isOurs = m_xml.namespaceUri() == svgSpace || m_xml.namespaceUri().isEmpty();
        if (m_path.isEmpty() && name != u"svg")
            return fail(QStringLiteral("is no SVG drawing"));
        if (!(isOurs && isDrawn(name)) && !isNote(m_xml.namespaceUri(), name))
            return fail(QStringLiteral("has a <%1>, which drawings of a pack may not have").arg(name));
        m_path.append(name);
        m_parts.begin();
        if (m_path.size() > deepest || m_parts.count() > mostElements)
            return fail(QStringLiteral("has more than %1 parts, or more than %2 in one another")
                            .arg(mostElements)
                            .arg(deepest));
        for (const QXmlStreamAttribute& attribute : m_xml.attributes())
            look(attribute.name().toString().toLower(), attribute.value().toString());
    }

    void look(const QString& name, const QString& value)
    {
        if (name.startsWith(QStringLiteral("on")))
            return fail(QStringLiteral("acts on its own (%1)").arg(name));
        if (name == u"href" || name == u"src")
            return lookAtReference(value.trimmed());
        if (name == u"base")
            return fail(QStringLiteral("leads elsewhere (%1)").arg(name));
        if (name == u"id" && !m_parts.name(value))
            return fail(QStringLiteral("has the id \"%1\" twice").arg(value));
        if (value.contains(u'\\') || value.contains(QStringLiteral("javascript:"), Qt::CaseInsensitive) ||
            value.contains(u'@'))
            return fail(QStringLiteral("leads elsewhere (%1)").arg(name));
        static const QRegularExpression inside(QStringLiteral("url\\(\\s*[\"']?#([\\w.:-]+)[\"']?\\s*\\)"));
        qsizetype local = 0;
        for (const QRegularExpressionMatch& match : inside.globalMatch(value)) {
            m_parts.refer(match.captured(1));
            ++local;
        }
        if (value.count(loading()) > local)
            fail(QStringLiteral("leads elsewhere (%1)").arg(name));
    }

    void lookAtReference(const QString& value)
    {
        if (value.startsWith(u'#'))
            return m_parts.refer(value.sliced(1));
        if (m_path.last() != u"image")
            return fail(QStringLiteral("leads elsewhere (href)"));
        static const QRegularExpression data(QStringLiteral("^data:image/(png|jpe?g);base64,"));
        const QRegularExpressionMatch match = data.match(value);
        if (!match.hasMatch())
            return fail(QStringLiteral("leads elsewhere (href of an image)"));
        const auto picture = QByteArray::fromBase64Encoding(value.sliced(match.capturedLength()).toLatin1());
        const QString type = match.captured(1) == u"png" ? match.captured(1) : QStringLiteral("jpeg");
        const auto size = sizeOfPicture(*picture, type);
        if (!size)
            return fail(QStringLiteral("has an image in it that %1").arg(size.error().reason));
        m_pixels += qint64(size->width()) * size->height();
        if (m_pixels > mostPixels)
            fail(QStringLiteral("has images of more than %1 pixels in it").arg(mostPixels));
    }

    QXmlStreamReader m_xml;
    QStringList m_path; // names of the elements that are open
    QString m_style;
    DrawingParts m_parts;
    qint64 m_pixels = 0;
    std::optional<Problem> m_problem;
};

} // namespace

std::optional<Problem> problemOfDrawing(const QByteArray& bytes)
{
    if (bytes.size() > largestDrawing)
        return Problem{{}, QStringLiteral("is larger than %1 MB").arg(largestDrawing / megabyte)};
    return Inspection(bytes).run();
}

} // namespace roadmarshal::packs

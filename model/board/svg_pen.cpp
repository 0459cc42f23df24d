#include "svg_pen.h"

#include "text/one_line.h"

namespace roadmarshal::board {

namespace {

QString number(double value)
{
    QString text = QString::number(value, 'f', 2);
    while (text.endsWith(u'0'))
        text.chop(1);
    if (text.endsWith(u'.'))
        text.chop(1);
    return text == u"-0" ? QStringLiteral("0") : text;
}

QString pair(QPointF point)
{
    return number(point.x()) + u' ' + number(point.y());
}

QString placed(QPointF origin, double heading)
{
    const QString place = QStringLiteral("translate(%1)").arg(pair(origin));
    return heading == 0 ? place : place + QStringLiteral(" rotate(%1)").arg(number(heading));
}

QString pathData(const Shape& shape)
{
    QString data;
    for (const Stroke& stroke : shape.strokes) {
        switch (stroke.kind) {
        case Stroke::Kind::Move:
            data += u'M' + pair(stroke.points[0]);
            break;
        case Stroke::Kind::Line:
            data += u'L' + pair(stroke.points[0]);
            break;
        case Stroke::Kind::Cubic:
            data +=
                u'C' + pair(stroke.points[0]) + u' ' + pair(stroke.points[1]) + u' ' + pair(stroke.points[2]);
            break;
        case Stroke::Kind::Close:
            data += u'Z';
            break;
        }
    }
    return data;
}

} // namespace

QString allowedInXml(const QString& text)
{
    QString allowed;
    for (const char32_t c : text.toUcs4()) {
        const bool good = c == 0x9 || c == 0xA || c == 0xD || (c >= 0x20 && c <= 0x7E) ||
                          (c >= 0xA0 && c <= 0xD7FF) || (c >= 0xE000 && c <= 0xFDCF) ||
                          (c >= 0xFDF0 && c <= 0xFFFD) ||
                          (c >= 0x10000 && c <= 0x10FFFF && (c & 0xFFFE) != 0xFFFE);
        allowed += good ? QString::fromUcs4(&c, 1) : QStringLiteral("\uFFFD");
    }
    return allowed;
}

SvgPen::SvgPen(QByteArray& out, QRectF view, Document document) : m_xml(&out)
{
    m_xml.setAutoFormatting(true);
    m_xml.setAutoFormattingIndent(1);
    if (document == Document::File)
        m_xml.writeStartDocument();
    m_xml.writeStartElement("svg");
    m_xml.writeAttribute("xmlns", "http://www.w3.org/2000/svg");
    m_xml.writeAttribute("width", number(view.width()));
    m_xml.writeAttribute("height", number(view.height()));
    m_xml.writeAttribute("viewBox",
                         pair(view.topLeft()) + u' ' + number(view.width()) + u' ' + number(view.height()));
}

SvgPen::~SvgPen()
{
    m_xml.writeEndDocument();
}

void SvgPen::beginGroup(const QString& id)
{
    m_xml.writeStartElement("g");
    if (!id.isEmpty())
        m_xml.writeAttribute("id", id);
}

void SvgPen::beginGroup(const QString& id, QPointF origin, double heading)
{
    beginGroup(id);
    m_xml.writeAttribute("transform", placed(origin, heading));
}

void SvgPen::endGroup()
{
    m_xml.writeEndElement();
}

void SvgPen::beginDefinition(const QString& id)
{
    m_xml.writeStartElement("defs");
    beginGroup(id);
}

void SvgPen::endDefinition()
{
    endGroup();
    m_xml.writeEndElement();
}

void SvgPen::use(const QString& id)
{
    m_xml.writeEmptyElement("use");
    m_xml.writeAttribute("href", u'#' + id);
}

void SvgPen::write(const Look& look)
{
    m_xml.writeAttribute("fill", look.fill.isEmpty() ? QStringLiteral("none") : look.fill);
    if (!look.stroke.isEmpty()) {
        m_xml.writeAttribute("stroke", look.stroke);
        m_xml.writeAttribute("stroke-width", number(look.width));
        m_xml.writeAttribute("stroke-linejoin", "round");
        if (look.roundEnds)
            m_xml.writeAttribute("stroke-linecap", "round");
        if (!look.dashes.isEmpty())
            m_xml.writeAttribute("stroke-dasharray", look.dashes);
    }
    if (look.opacity < 1)
        m_xml.writeAttribute(look.stroke.isEmpty() ? "fill-opacity" : "stroke-opacity", number(look.opacity));
}

void SvgPen::path(const Shape& shape, const Look& look, const QString& id)
{
    if (shape.strokes.empty())
        return;
    m_xml.writeEmptyElement("path");
    if (!id.isEmpty())
        m_xml.writeAttribute("id", id);
    write(look);
    m_xml.writeAttribute("d", pathData(shape));
}

void SvgPen::circle(QPointF centre, double radius, const Look& look)
{
    m_xml.writeEmptyElement("circle");
    m_xml.writeAttribute("cx", number(centre.x()));
    m_xml.writeAttribute("cy", number(centre.y()));
    m_xml.writeAttribute("r", number(radius));
    write(look);
}

void SvgPen::rectangle(QRectF area, const Look& look)
{
    m_xml.writeEmptyElement("rect");
    m_xml.writeAttribute("x", number(area.x()));
    m_xml.writeAttribute("y", number(area.y()));
    m_xml.writeAttribute("width", number(area.width()));
    m_xml.writeAttribute("height", number(area.height()));
    write(look);
}

void SvgPen::image(QRectF area, const QString& type, const QByteArray& data)
{
    m_xml.writeEmptyElement("image");
    m_xml.writeAttribute("x", number(area.x()));
    m_xml.writeAttribute("y", number(area.y()));
    m_xml.writeAttribute("width", number(area.width()));
    m_xml.writeAttribute("height", number(area.height()));
    m_xml.writeAttribute("preserveAspectRatio", "none");
    m_xml.writeAttribute("xmlns:xlink",
                         "http://www.w3.org/1999/xlink"); // renderers know it longer than plain "href"
    m_xml.writeAttribute("xlink:href",
                         QStringLiteral("data:%1;base64,").arg(type) + QString::fromLatin1(data.toBase64()));
}

void SvgPen::text(QPointF centre, const QString& text, const Lettering& lettering)
{
    // Renderers differ in vertical anchors: the baseline is placed by hand, digits and capitals in mind.
    constexpr double halfOfCapital = 0.36;
    m_xml.writeStartElement("text");
    m_xml.writeAttribute("x", "0");
    m_xml.writeAttribute("y", number(halfOfCapital * lettering.size));
    m_xml.writeAttribute("transform", placed(centre, lettering.rotation));
    m_xml.writeAttribute("font-family", "sans-serif");
    m_xml.writeAttribute("font-size", number(lettering.size));
    if (lettering.bold)
        m_xml.writeAttribute("font-weight", "bold");
    m_xml.writeAttribute("text-anchor", "middle");
    m_xml.writeAttribute("fill", lettering.colour);
    if (lettering.opacity < 1)
        m_xml.writeAttribute("fill-opacity", number(lettering.opacity));
    m_xml.writeCharacters(allowedInXml(text::onOneLine(text)));
    m_xml.writeEndElement();
}

void SvgPen::title(const QString& text)
{
    m_xml.writeTextElement("title", allowedInXml(text::onOneLine(text)));
}

} // namespace roadmarshal::board

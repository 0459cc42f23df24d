// Writes SVG elements with presentation attributes only, so that every renderer shows the same.
#pragma once

#include "shape.h"

#include <QXmlStreamWriter>

namespace roadmarshal::board {

struct Look
{
    QString fill = {};
    QString stroke = {};
    double width = 0;
    double opacity = 1;
    QString dashes = {}; // lengths of dash and gap, "8 6"
    bool roundEnds = false;
};

struct Lettering
{
    double size = 10;
    QString colour = {};
    bool bold = false;
    double opacity = 1;
    double rotation = 0;
};

// What XML and HTML allow in a document, escaped or not; anything else becomes a replacement character.
QString allowedInXml(const QString& text);

class SvgPen
{
public:
    // A part of another document goes without the declaration at its start.
    enum class Document { File, Part };
    SvgPen(QByteArray& out, QRectF view, Document document = Document::File);
    ~SvgPen();
    SvgPen(const SvgPen&) = delete;
    SvgPen& operator=(const SvgPen&) = delete;

    void beginGroup(const QString& id);
    // What is drawn in it is turned by `heading` degrees, then moved.
    void beginGroup(const QString& id, QPointF origin, double heading);
    void endGroup();
    // Drawn only where it is used.
    void beginDefinition(const QString& id);
    void endDefinition();
    void use(const QString& id);
    void path(const Shape& shape, const Look& look, const QString& id = {});
    void circle(QPointF centre, double radius, const Look& look);
    void rectangle(QRectF area, const Look& look);
    // A picture of that type, "image/png", kept in the document itself.
    void image(QRectF area, const QString& type, const QByteArray& data);
    // Centred on the point both ways.
    void text(QPointF centre, const QString& text, const Lettering& lettering);
    void title(const QString& text);

private:
    void write(const Look& look);
    QXmlStreamWriter m_xml;
};

} // namespace roadmarshal::board

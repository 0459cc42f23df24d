// SVG drawings from strangers: what draws is taken; what acts, loads or leads elsewhere says so in one line.
#include "packs/bounds.h"
#include "packs/drawing.h"
#include "support/hand_made_picture.h"
#include "support/one_of_many.h"

#include <QTest>

using namespace roadmarshal;
using test::png;

namespace {

QByteArray svg(const QByteArray& inner, const QByteArray& attributes = {})
{
    return R"(<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" )" +
           attributes + ">" + inner + "</svg>";
}

} // namespace

class TestHostileDrawings : public QObject
{
    Q_OBJECT
private slots:
    void drawings_data()
    {
        QTest::addColumn<QByteArray>("drawing");
        QTest::addColumn<QString>("reason"); // none: it is taken
        const auto row = [](const char* name, const QByteArray& drawing, const char* reason) {
            QTest::newRow(name) << drawing << QString::fromUtf8(reason);
        };
        row("plain", svg("<g id='a'><path d='M0 0L1 1' fill='url(#p)'/></g><use xlink:href='#a'/>"), "");
        row("image inside", svg("<image href=\"data:image/png;base64," + png(4, 4).toBase64() + "\"/>"), "");
        row("editor's notes",
            svg("<sodipodi:namedview "
                "xmlns:sodipodi=\"http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd\"/>"),
            "");
        row("script", svg("<script/>"), "has a <script>");
        row("script elsewhere", svg("<x:script xmlns:x=\"http://www.w3.org/1999/xhtml\"/>"),
            "has a <script>");
        row("disguised", svg("<i:image xmlns:i=\"http://www.inkscape.org/\" href=\"http://x/\"/>"),
            "has a <image>");
        row("foreign object", svg("<foreignObject/>"), "has a <foreignObject>");
        row("animation", svg("<rect><set attributeName='href' to='x'/></rect>"), "has a <set>");
        row("link", svg("<a href='http://x/'/>"), "has a <a>");
        row("handler", svg({}, "onload='x()'"), "acts on its own (onload)");
        row("handler in capitals", svg("<rect onClick='x()'/>"), "acts on its own");
        row("document type", "<!DOCTYPE svg [<!ENTITY a 'b'>]>" + svg("&a;"), "has a document type");
        row("entity", svg("&lol;"), "line 1");
        row("style sheet", "<?xml-stylesheet href='http://x/'?>" + svg({}),
            "has an instruction for other programs");
        row("image elsewhere", svg("<image href='http://x/a.png'/>"), "leads elsewhere (href of an image)");
        row("image in a file", svg("<image xlink:href='file:///etc/passwd'/>"), "leads elsewhere");
        row("drawing inside", svg("<image href='data:image/svg+xml;base64,AAAA'/>"), "leads elsewhere");
        row("huge image inside",
            svg("<image href='data:image/png;base64," + png(30'000, 30'000).toBase64() + "'/>"),
            "has an image in it that has 30000 × 30000 pixels");
        row("use elsewhere", svg("<use href='other.svg#a'/>"), "leads elsewhere (href)");
        row("import", svg("<style>@import 'http://x/';</style>"), "has a style that loads");
        row("import in data", svg("<style><![CDATA[@im]]><![CDATA[port 'x';]]></style>"),
            "has a style that loads");
        row("address in a style", svg("<style>a{fill:url(http://x/)}</style>"), "has a style that loads");
        row("address in an attribute", svg("<rect style='fill:url(http://x/)'/>"), "leads elsewhere (style)");
        row("address in capitals", svg("<rect fill='URL(//x/)'/>"), "leads elsewhere (fill)");
        row("escaped address", svg("<rect style='fill:\\75rl(x)'/>"), "leads elsewhere (style)");
        row("base", svg({}, "xml:base='http://x/'"), "leads elsewhere (base)");
        row("in a circle", svg("<g id='a'><use href='#a'/></g>"), "in a circle");
        row("a thousand laughs", laughs(), "more than 200000 times");
        row("deep", svg(QByteArray("<g>").repeated(100) + QByteArray("</g>").repeated(100)),
            "in one another");
        row("many", svg(QByteArray("<g/>").repeated(60'000)), "has more than 50000 parts");
        row("another document", "<html/>", "is no SVG drawing");
        row("broken", svg("<g>"), "is no sound SVG drawing");
        row("empty", {}, "is no sound SVG drawing");
        row("large", QByteArray(packs::largestDrawing + 1, ' '), "is larger than 1 MB");
    }
    void drawings()
    {
        QFETCH(QByteArray, drawing);
        QFETCH(QString, reason);
        const auto problem = packs::problemOfDrawing(drawing);
        QCOMPARE(problem.has_value(), !reason.isEmpty());
        if (problem)
            QVERIFY2(problem->toLine().contains(reason), qPrintable(problem->toLine()));
    }

private:
    static QByteArray laughs()
    {
        QByteArray inner = "<rect id='a0'/>";
        for (int i = 1; i < 10; ++i)
            inner += "<g id='a" + QByteArray::number(i) + "'>" +
                     ("<use href='#a" + QByteArray::number(i - 1) + "'/>").repeated(10) + "</g>";
        return svg(inner);
    }
};

ONE_OF_MANY(TestHostileDrawings)
#include "test_hostile_drawings.moc"

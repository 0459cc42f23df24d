#include "layout_check.h"

#include "json/reader.h"

#include <QSet>
#include <QSize>

#include <cmath>

namespace roadmarshal::views {

namespace {

using json::Reader;

constexpr int farthest = 100'000;     // pixels
constexpr int largestSize = 16777215; // what Qt calls no limit
constexpr int mostItems = 50;         // in one list
constexpr int mostWindows = 20;
constexpr int longestName = 100;

// Lists that are empty may be written as null, or not at all.
qsizetype sizeOf(const Reader& list)
{
    return list.value().isNull() || list.value().isUndefined() ? 0 : list.size(mostItems);
}

QSize checkSize(const Reader& size)
{
    return {size[QStringLiteral("width")].integer(-1, largestSize),
            size[QStringLiteral("height")].integer(-1, largestSize)};
}

void checkRect(const Reader& rect)
{
    (void)checkSize(rect);
    (void)rect[QStringLiteral("x")].integer(-farthest, farthest);
    (void)rect[QStringLiteral("y")].integer(-farthest, farthest);
}

class LayoutCheck
{
public:
    LayoutCheck(const Reader& layout, const QStringList& docks) : m_layout(layout), m_docks(docks) {}

    void run()
    {
        (void)m_layout[QStringLiteral("serializationVersion")].integer(1, 100);
        const Reader main = m_layout[QStringLiteral("mainWindows")];
        if (main.size(1) != 1)
            return main.fail(QStringLiteral("is not the one window that there is"));
        m_mainItems = checkWindow(main[0]);
        m_mainName = main[0][QStringLiteral("uniqueName")].text(longestName);
        (void)main[0][QStringLiteral("options")].integer(0, farthest);
        const Reader floating = m_layout[QStringLiteral("floatingWindows")];
        for (qsizetype i = 0; i < std::min<qsizetype>(sizeOf(floating), mostWindows); ++i) {
            (void)floating[i][QStringLiteral("parentIndex")].integer(-1, 0);
            (void)floating[i][QStringLiteral("flags")].integer(0, farthest, 0);
            m_floatingItems.append(checkWindow(floating[i]));
        }
        const Reader closed = m_layout[QStringLiteral("closedDockWidgets")];
        for (qsizetype i = 0; i < sizeOf(closed); ++i)
            checkName(closed[i]);
        const Reader docks = m_layout[QStringLiteral("allDockWidgets")];
        for (qsizetype i = 0; i < sizeOf(docks); ++i)
            checkDock(docks[i]);
        checkScreens(m_layout[QStringLiteral("screenInfo")]);
    }

private:
    void checkName(const Reader& name)
    {
        if (!m_docks.contains(name.text(longestName)))
            name.fail(QStringLiteral("is no dock of this window"));
    }

    // Gives the number of places in it.
    int checkWindow(const Reader& window)
    {
        checkRect(window[QStringLiteral("geometry")]);
        checkRect(window[QStringLiteral("normalGeometry")]);
        (void)checkSize(window[QStringLiteral("screenSize")]);
        (void)window[QStringLiteral("screenIndex")].integer(0, mostItems);
        (void)window[QStringLiteral("windowState")].integer(0, 15, 0);
        (void)window[QStringLiteral("isVisible")].boolean(true);
        for (qsizetype i = 0; i < sizeOf(window[QStringLiteral("affinities")]); ++i)
            (void)window[QStringLiteral("affinities")][i].text(longestName);
        const Reader splitter = window[QStringLiteral("multiSplitterLayout")];
        const Reader frames = splitter[QStringLiteral("frames")];
        QSet<QString> guests;
        for (const QString& id : frames.value().isNull() ? QStringList() : frames.object().keys()) {
            if (frames[id][QStringLiteral("id")].text(longestName) != id)
                frames[id].fail(QStringLiteral("has another name inside"));
            checkFrame(frames[id]);
            guests.insert(id);
        }
        return checkItem(splitter[QStringLiteral("layout")], guests).places;
    }

    void checkFrame(const Reader& frame)
    {
        if (frame[QStringLiteral("isNull")].boolean(false))
            frame.fail(QStringLiteral("is nothing"));
        (void)frame[QStringLiteral("objectName")].text(longestName, {});
        (void)frame[QStringLiteral("mainWindowUniqueName")].text(longestName, {});
        (void)frame[QStringLiteral("options")].integer(0, farthest, 0);
        checkRect(frame[QStringLiteral("geometry")]);
        const Reader docks = frame[QStringLiteral("dockWidgets")];
        const qsizetype count = sizeOf(docks);
        if (count == 0)
            docks.fail(QStringLiteral("is empty"));
        for (qsizetype i = 0; i < count; ++i) {
            checkName(docks[i]);
            const QString name = docks[i].text(longestName);
            if (m_placed.contains(name))
                docks[i].fail(QStringLiteral("is in two places"));
            m_placed.insert(name);
        }
        (void)frame[QStringLiteral("currentTabIndex")].integer(0,
                                                               std::max<int>(0, static_cast<int>(count) - 1));
    }

    struct Item
    {
        QSize size;
        double share = 0; // of its parent
        int places = 1;
        bool isVisible = false;
    };

    Item checkItem(const Reader& from, QSet<QString>& guests)
    {
        const Reader sizing = from[QStringLiteral("sizingInfo")];
        checkRect(sizing[QStringLiteral("geometry")]);
        (void)checkSize(sizing[QStringLiteral("maxSizeHint")]);
        Item item;
        item.size = checkSize(sizing[QStringLiteral("geometry")]);
        item.share = sizing[QStringLiteral("percentageWithinParent")].number(0, 1.01, 0);
        item.isVisible = from[QStringLiteral("isVisible")].boolean(true);
        const QSize least = checkSize(sizing[QStringLiteral("minSize")]);
        if (from[QStringLiteral("isContainer")].boolean(false)) {
            checkChildren(from, item, guests);
            return item;
        }
        if (item.isVisible && (least.width() > item.size.width() || least.height() > item.size.height()))
            sizing.fail(QStringLiteral("is smaller than it may be"));
        // Each group of tabs has one place.
        const Reader guest = from[QStringLiteral("guestId")];
        if (!guest.value().isUndefined() && !guests.remove(guest.text(longestName)))
            guest.fail(QStringLiteral("is no group, or has two places"));
        return item;
    }

    // Those that are to be seen fill the container, with the same gap between any two.
    void checkChildren(const Reader& from, Item& item, QSet<QString>& guests)
    {
        const bool isRow = from[QStringLiteral("orientation")].integer(1, 2) == 1;
        const auto along = [isRow](const QSize& size) { return isRow ? size.width() : size.height(); };
        const auto across = [isRow](const QSize& size) { return isRow ? size.height() : size.width(); };
        const Reader children = from[QStringLiteral("children")];
        int rest = along(item.size);
        int gaps = -1;
        double shares = 0;
        item.places = 0;
        for (qsizetype i = 0; i < sizeOf(children) && !from.problem(); ++i) {
            const Item child = checkItem(children[i], guests);
            item.places += child.places;
            if (!child.isVisible)
                continue;
            ++gaps;
            rest -= along(child.size);
            shares += child.share;
            if (across(child.size) != across(item.size))
                children[i].fail(QStringLiteral("does not fill its container"));
        }
        item.isVisible = gaps >= 0;
        constexpr int widestGap = 20;
        constexpr double tolerance = 0.02;
        const bool fills = gaps < 1 ? rest == 0 : rest % gaps == 0 && rest >= 0 && rest / gaps <= widestGap;
        if (item.isVisible && (!fills || std::abs(shares - 1) > tolerance))
            children.fail(QStringLiteral("do not add up to their container"));
    }

    void checkDock(const Reader& dock)
    {
        checkName(dock[QStringLiteral("uniqueName")]);
        (void)dock[QStringLiteral("lastCloseReason")].integer(0, farthest, 0);
        if (!dock.has(QStringLiteral("lastPosition")))
            return;
        const Reader last = dock[QStringLiteral("lastPosition")];
        checkRect(last[QStringLiteral("lastFloatingGeometry")]);
        (void)last[QStringLiteral("tabIndex")].integer(-1, mostItems);
        (void)last[QStringLiteral("wasFloating")].boolean(false);
        if (sizeOf(last[QStringLiteral("lastOverlayedGeometries")]) > 0)
            last.fail(QStringLiteral("tells of side bars, which this window does not have"));
        const Reader places = last[QStringLiteral("placeholders")];
        for (qsizetype i = 0; i < sizeOf(places); ++i)
            checkPlace(places[i]);
    }

    void checkPlace(const Reader& place)
    {
        int items = m_mainItems;
        if (place[QStringLiteral("isFloatingWindow")].boolean(false)) {
            const int most = std::max(0, static_cast<int>(m_floatingItems.size()) - 1);
            items = m_floatingItems.value(place[QStringLiteral("indexOfFloatingWindow")].integer(0, most));
        } else if (place[QStringLiteral("mainWindowUniqueName")].text(longestName) != m_mainName) {
            place.fail(QStringLiteral("is in another window"));
        }
        const Reader index = place[QStringLiteral("itemIndex")];
        if (index.integer(0, farthest) >= items)
            index.fail(QStringLiteral("is beyond the last place"));
    }

    static void checkScreens(const Reader& screens)
    {
        for (qsizetype i = 0; i < sizeOf(screens); ++i) {
            checkRect(screens[i][QStringLiteral("geometry")]);
            (void)screens[i][QStringLiteral("index")].integer(0, mostItems);
            (void)screens[i][QStringLiteral("name")].text(longestName);
            (void)screens[i][QStringLiteral("devicePixelRatio")].number(0.1, 100, 1);
        }
    }

    Reader m_layout;
    QStringList m_docks;
    QString m_mainName;
    int m_mainItems = 0;
    QList<int> m_floatingItems; // by window
    QSet<QString> m_placed;     // docks
};

} // namespace

std::optional<QString> whyNotRestored(const QByteArray& arrangement, const QStringList& docks)
{
    constexpr qint64 largest = 200'000; // bytes; seven docks take some ten thousand
    const auto layout = json::parse(arrangement, largest);
    if (!layout)
        return layout.error().toLine();
    const Reader reader{QJsonValue(*layout)};
    LayoutCheck(reader, docks).run();
    if (reader.problem())
        return reader.problem()->toLine();
    return std::nullopt;
}

} // namespace roadmarshal::views

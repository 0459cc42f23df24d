// Groups and spaces of any board have short names that people can say, write on stickers and type.
#include "support/one_of_many.h"

#include "support/apocalypse_road/tracks.h"

#include "board/names.h"
#include "track/board_of.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::board;

class TestBoardNames : public QObject
{
    Q_OBJECT

    // Of groups with a bar between them: "12.0 12.1 | 3.0".
    static Names namesOf(const char* written)
    {
        Layout layout;
        int group = 0;
        for (const QString& ids : QString::fromLatin1(written).split(u'|')) {
            layout.groups.push_back({});
            for (const QString& id : ids.split(u' ', Qt::SkipEmptyParts))
                layout.spaces.push_back({.id = id, .group = group});
            ++group;
        }
        layout.spaces.push_back({.id = QStringLiteral("chute")});
        return board::namesOf(Board(layout));
    }
    // Joined by commas.
    static QByteArray listed(const std::vector<QString>& names)
    {
        return QStringList(names.begin(), names.end()).join(u',').toLatin1();
    }

private slots:
    void sectorsAndLanesHaveTheirNumbers()
    {
        const Names names = namesOf("12.0 12.1 | 3.0 3.1 3.2");
        QCOMPARE(listed(names.groups), QByteArray("12,3"));
        QCOMPARE(listed(names.spaces), QByteArray("0,1,0,1,2,"));
    }
    void columnsAndRowsHaveTheirLetters()
    {
        const Names names = namesOf("c4r1 c4r2");
        QCOMPARE(listed(names.groups), QByteArray("c4"));
        QCOMPARE(listed(names.spaces), QByteArray("1,2,"));
    }
    void noNumberIsCutInTwo()
    {
        const Names names = namesOf("10 11 | 4.10 4.11");
        QCOMPARE(listed(names.groups), QByteArray(",4"));
        QCOMPARE(listed(names.spaces), QByteArray("10,11,10,11,"));
    }
    void aSpaceAloneIsItsGroup()
    {
        const Names names = namesOf("7.0 | start");
        QCOMPARE(listed(names.groups), QByteArray("7,start"));
        QCOMPARE(listed(names.spaces), QByteArray("0,,"));
    }
    void whereRowsSayNothingASpaceAloneSaysItsName()
    {
        const Names names = namesOf("a50 b50 | b51");
        QCOMPARE(listed(names.groups), QByteArray(","));
        QCOMPARE(listed(names.spaces), QByteArray("a50,b50,b51,"));
    }
    void everySectorHasRoomForItsName()
    {
        const auto track = track::boardOf(test::oval(24, 3));
        for (const auto& spot : nameSpots(*track)) {
            QVERIFY(spot);
            QVERIFY(track->at(*spot, [](const QString&) { return false; }).isEmpty());
            QVERIFY(track->bounds().contains(*spot));
        }
    }
    void everySectorOfATrackIsNamedAsItIsTyped()
    {
        const auto track = track::boardOf(test::oval(24, 3));
        const Names names = board::namesOf(*track);
        for (std::size_t i = 0; i < track->spaces().size(); ++i) {
            const Space& space = track->spaces()[i];
            if (space.group >= 0)
                QCOMPARE(names.groups[static_cast<std::size_t>(space.group)] + u'.' + names.spaces[i],
                         space.id);
        }
    }
};

ONE_OF_MANY(TestBoardNames)
#include "test_board_names.moc"

// Somebody in a hurry: types 200 lines with slips and corrections, presses keys twice, clicks where it is not
// meant, and never looks where the keyboard is. Afterwards the journal holds what was meant and nothing else.
#include "support/one_of_many.h"
#include "support/strict.h"
#include "support/window/open_window.h"
#include "support/window/settings_sandbox.h"

#include "answers/answers_view.h"

#include <kddockwidgets/KDDockWidgets.h>

#include <QListView>
#include <QMenu>
#include <QTableView>

using namespace roadmarshal;
using namespace roadmarshal::views;

namespace {

constexpr int linesToType = 200;
constexpr int patience = 20'000;

// What the person meant to record.
struct Meant
{
    table::EntryKind kind = table::EntryKind::Action;
    table::Action action;
    bool operator==(const Meant&) const = default;
};

class HastyPerson
{
public:
    explicit HastyPerson(unsigned seed) : m_random(seed)
    {
        note({table::EntryKind::Action, entries().first().action});
    }

    // One line that is meant, with whatever goes wrong on the way to it.
    void enterOne()
    {
        const QString line = legalLine(m_set.session().now());
        if (line.isEmpty())
            return setTheTableBack();
        switch (pick(9)) {
        case 0:
            slip(line);
            break;
        case 1:
            illegally();
            break;
        case 2:
            changeOfMind();
            break;
        case 3:
            aroundTheTrack();
            break;
        case 4:
            inTheList(line);
            break;
        case 5:
            takeBackAndAgain();
            break;
        case 6:
            return twoAtOnce(line);
        default:
            break;
        }
        expect(line, m_set.session().now());
        startTyping();
        m_set.type(line);
        m_set.press(Qt::Key_Return);
        if (pick(4) == 0)
            m_set.press(Qt::Key_Return); // twice, to be sure
        ++m_lines;
        settle();
    }

    int lines() const { return m_lines; }
    int slips() const { return m_slips; }
    const QList<Meant>& meant() const { return m_meant; }
    QList<Meant> recorded() const
    {
        QList<Meant> all;
        for (const table::Entry& entry : entries())
            all.append({entry.kind, entry.action});
        return all;
    }
    bool isAsMeant() const { return recorded() == m_meant; }
    // Where it stands, for whoever has to find out why it went wrong.
    QString situation()
    {
        return QStringLiteral(
                   "line %1 of %2 after \"%3\"; %4 entries, %5 meant; the line reads \"%6\", asked: %7")
            .arg(m_lines)
            .arg(m_typed, m_deed)
            .arg(entries().size())
            .arg(m_meant.size())
            .arg(m_set.line()->text(), m_set.prompt().id);
    }

private:
    const QList<table::Entry>& entries() const
    {
        return const_cast<test::OpenWindow&>(m_set).session().entries();
    }
    unsigned pick(unsigned of) { return static_cast<unsigned>(m_random() % of); }
    void note(const Meant& meant) { m_meant.append(meant); }

    table::Rehearsal rehearse(const table::State& state, const table::Answers& answers)
    {
        return table::rehearse(m_set.session().game(), state, answers, m_set.session().trialSource());
    }

    QString legalLine(const table::State& state)
    {
        table::Answers line;
        table::Rehearsal rehearsal = rehearse(state, line);
        while (const auto* prompt = std::get_if<table::Prompt>(&rehearsal.end)) {
            QStringList open;
            for (const table::Option& option : prompt->options) {
                if (option.objections.isEmpty())
                    open.append(option.answer);
            }
            if (open.isEmpty())
                return {};
            line.append(open[pick(static_cast<unsigned>(open.size()))]);
            rehearsal = rehearse(state, line);
        }
        return rehearsal.isComplete() && rehearsal.objections().isEmpty() ? line.join(u' ') : QString();
    }

    // What a line makes on a table, and the table after it.
    table::State expect(const QString& line, const table::State& state)
    {
        m_typed = line;
        const table::Rehearsal rehearsal = rehearse(state, table::parseAnswers(line).answers);
        for (const table::Rehearsal::Step& step : rehearsal.steps)
            note({table::EntryKind::Action, step.action});
        return rehearsal.state;
    }

    // Nothing is thought about any more, and everything meant is there.
    void settle()
    {
        const auto isThere = [&] { return entries().size() >= m_meant.size(); };
        // A line that stands there again, because one entered before it was refused, is entered again.
        (void)QTest::qWaitFor([&] { return isThere() || m_set.line()->text() == m_typed; }, patience);
        if (!isThere())
            m_set.press(Qt::Key_Return);
        (void)QTest::qWaitFor(isThere, patience);
        QTest::qWait(5);
        (void)QTest::qWaitFor([&] { return m_set.desk().conversation()->topic().game; }, patience);
    }

    // To the line by key, over whatever stands there; mostly the keyboard is there already.
    void startTyping()
    {
        if (!m_set.line()->hasFocus() || !m_set.line()->text().isEmpty())
            m_set.press(Qt::Key_L, Qt::ControlModifier);
    }

    void deed(const char* what)
    {
        m_deed = QString::fromLatin1(what);
        ++m_slips;
    }

    // A typing mistake that makes no legal line, entered, and typed over.
    void slip(const QString& line)
    {
        deed("slip");
        QString wrong = line;
        const auto at = static_cast<qsizetype>(pick(static_cast<unsigned>(line.size())));
        switch (pick(4)) {
        case 0:
            wrong.remove(at, 1);
            break;
        case 1:
            wrong.insert(at, QChar(u'a' + pick(26)));
            break;
        case 2:
            wrong[at] = QChar(u'0' + pick(10));
            break;
        default:
            wrong.insert(at, u' ');
        }
        const table::Rehearsal rehearsal =
            rehearse(m_set.session().now(), table::parseAnswers(wrong).answers);
        const bool isRefused = !rehearsal.isComplete() || !rehearsal.objections().isEmpty();
        if (!isRefused || !table::isAnswer(wrong) || table::parseAnswers(wrong).insists)
            return; // that would be a line like any other, and nobody could tell
        startTyping();
        m_set.type(wrong);
        for (unsigned times = 1 + pick(3); times > 0; --times)
            m_set.press(Qt::Key_Return);
        QTest::qWait(static_cast<int>(pick(30)));
        // Goes on typing before having read what Marshal says; blanks first.
        m_set.type(QStringLiteral("  "));
        QTest::qWait(static_cast<int>(pick(30)));
    }

    // A line that the rules speak against; then on with something else.
    void illegally()
    {
        const QString stranger = test::carOutOfTurn(m_set.prompt());
        if (stranger.isEmpty())
            return;
        deed("illegal line");
        startTyping();
        m_set.type(stranger + QStringLiteral(" solo+2 20.0"));
        m_set.press(Qt::Key_Return);
        QTest::qWait(static_cast<int>(pick(40)));
        m_set.type(QStringLiteral(" x  "));
        m_set.press(Qt::Key_Space);
        if (pick(2) == 0)
            m_set.press(Qt::Key_Return);
        QTest::qWait(static_cast<int>(pick(40)));
    }

    // Half a line, taken back letter by letter or by undo, and never more than the text.
    void changeOfMind()
    {
        deed("change of mind");
        startTyping();
        m_set.type(QStringLiteral("21 solo+3 1"));
        for (int i = 0; i < 3 && !m_set.line()->text().isEmpty(); ++i)
            m_set.press(pick(2) == 0 ? Qt::Key_Z : Qt::Key_Backspace, Qt::ControlModifier);
        QTest::qWait(5);
    }

    // Hovers, pans, drags a car and thinks better of it, clicks on nothing.
    void aroundTheTrack()
    {
        deed("around the board");
        BoardView* board = m_set.board();
        QWidget* ground = board->viewport();
        for (int i = 0; i < 5; ++i)
            test::hoverAt(ground, QPoint(static_cast<int>(pick(600)), static_cast<int>(pick(400))));
        const QList<table::Piece> pieces = m_set.session().game().show(m_set.session().now()).pieces;
        const auto& piece = pieces[static_cast<qsizetype>(pick(static_cast<unsigned>(pieces.size())))];
        const QPoint from = board->viewPointOf(Choice::piece(piece.id));
        QTest::mousePress(ground, Qt::LeftButton, {}, from);
        QTest::mouseMove(ground, from + QPoint(30, 20));
        QTest::mouseMove(ground, from + QPoint(60, 50));
        if (pick(2) == 0)
            m_set.press(Qt::Key_Escape);
        QTest::mouseRelease(ground, Qt::LeftButton, {}, from + QPoint(60, 50));
        QTest::qWait(20);
        closeMenus();
        test::doubleClick(ground, QPoint(2, 2));
        // A car clicked twice, quickly: which card did it play? Nobody meant to say.
        if (m_set.prompt().id == QStringLiteral("car"))
            test::doubleClick(ground, board->viewPointOf(Choice::piece(piece.id)),
                              static_cast<int>(pick(60)));
        QTest::qWait(20);
        closeMenus();
        for (int i = 0; i < 6; ++i)
            m_set.press(Qt::Key_Escape);
        QTest::qWait(5);
    }

    // An answer double-clicked in the list, then typing with the keyboard still there. Where one answer is a
    // whole entry, a click means it.
    void inTheList(const QString& line)
    {
        if (m_set.prompt().asking != table::Asking::Piece || !line.contains(u' '))
            return;
        deed("in the list");
        QListView* list = m_set.desk().marshalPanel()->answersView()->list();
        const QModelIndex first = list->model()->index(0, 0);
        test::doubleClick(list->viewport(), list->visualRect(first).center(), static_cast<int>(pick(60)));
        QTest::qWait(20);
        m_set.type(QStringLiteral(" x y "));
        m_set.press(Qt::Key_Return);
        QTest::qWait(20);
    }

    // Undo and redo from the empty line: these are meant.
    void takeBackAndAgain()
    {
        deed("undo and redo");
        m_set.press(Qt::Key_L, Qt::ControlModifier);
        m_set.press(Qt::Key_Delete);
        m_set.press(Qt::Key_Z, Qt::ControlModifier);
        note({table::EntryKind::Undo, {}});
        settle();
        m_set.press(Qt::Key_Y, Qt::ControlModifier);
        note({table::EntryKind::Redo, {}});
        settle();
    }

    // Two lines in a row without waiting for the first to be recorded.
    void twoAtOnce(const QString& line)
    {
        deed("two at once");
        const table::State after = expect(line, m_set.session().now());
        const QString next = legalLine(after);
        startTyping();
        m_set.type(line);
        m_set.press(Qt::Key_Return);
        m_set.type(next);
        ++m_lines;
        settle();
        if (next.isEmpty())
            return;
        expect(next, after);
        m_set.press(Qt::Key_Return);
        ++m_lines;
        settle();
    }

    // Nothing can be played any more: everybody goes back to where there is.
    void setTheTableBack()
    {
        deed("back");
        for (int i = 0; i < 20; ++i) {
            m_set.press(Qt::Key_L, Qt::ControlModifier);
            m_set.press(Qt::Key_Delete);
            m_set.press(Qt::Key_Z, Qt::ControlModifier);
            note({table::EntryKind::Undo, {}});
        }
        settle();
    }

    static void closeMenus()
    {
        while (QWidget* menu = QApplication::activePopupWidget())
            menu->close();
    }

    test::OpenWindow m_set;
    std::mt19937 m_random;
    QList<Meant> m_meant;
    QString m_deed;
    QString m_typed;
    int m_lines = 0;
    int m_slips = 0;
};

} // namespace

class TestHastyPerson : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { KDDockWidgets::initFrontend(KDDockWidgets::FrontendType::QtWidgets); }
    void init() { test::failOnUnexpectedWarnings(); }

    void recordsOnlyWhatWasMeant()
    {
        HastyPerson person(
            qEnvironmentVariableIntValue("HASTY_SEED") ? qEnvironmentVariableIntValue("HASTY_SEED") : 17);
        while (person.lines() < linesToType) {
            person.enterOne();
            QVERIFY2(person.isAsMeant(), qPrintable(person.situation()));
        }
        qInfo("%d lines, %d slips, %lld entries", person.lines(), person.slips(),
              static_cast<long long>(person.recorded().size()));
    }

private:
    test::SettingsSandbox m_sandbox;
};

ONE_OF_MANY(TestHastyPerson)
#include "test_hasty_person.moc"

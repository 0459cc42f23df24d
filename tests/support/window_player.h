// Somebody at the table with a mouse or a keyboard: answers Marshal's questions in a real window, at random
// but legally.
#pragma once

#include "marshal/answers_view.h"
#include "marshal/conversation.h"
#include "marshal/marshal_panel.h"
#include "marshal/option_matrix.h"
#include "marshal/options_model.h"
#include "track/track_view.h"
#include "window/desk.h"
#include "window/track_panel.h"

#include <QLineEdit>
#include <QListView>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

#include <random>

namespace roadmarshal::test {

class WindowPlayer
{
public:
    WindowPlayer(views::Desk& desk, unsigned seed)
        : m_desk(desk), m_asked(desk.conversation(), &views::Conversation::asked), m_random(seed)
    {
    }

    const table::Prompt& prompt() const { return m_desk.conversation()->prompt(); }
    bool isOver() const { return prompt().id == QStringLiteral("over"); }
    int clicks() const { return m_clicks; }
    int keys() const { return m_keys; }

    // One answer with the mouse: on the track if it lies there, else in the list. False if nothing came of
    // it.
    bool click()
    {
        const table::Option* option = choose();
        return option && clickOn(*option);
    }

    bool clickOn(const table::Option& option)
    {
        const qsizetype before = m_asked.count();
        ++m_clicks;
        if (!clickOnTrack(option))
            clickInList(option.answer);
        return waitForQuestion(before);
    }

    // A whole entry as one typed line.
    bool type()
    {
        table::Answers line;
        table::Rehearsal rehearsal = rehearse(line);
        while (const auto* prompt = std::get_if<table::Prompt>(&rehearsal.end)) {
            const QString answer = oneOf(*prompt);
            if (answer.isEmpty())
                return false;
            line.append(inShort(answer));
            rehearsal = rehearse(line);
        }
        return rehearsal.isComplete() && type(line.join(u' '));
    }

    bool type(const QString& line)
    {
        const qsizetype before = m_asked.count();
        const int entries = m_desk.session()->last();
        QLineEdit* edit = m_desk.marshalPanel()->line();
        edit->setFocus();
        edit->clear();
        QTest::keyClicks(edit, line);
        QTest::keyClick(edit, Qt::Key_Return);
        m_keys += static_cast<int>(line.size()) + 1;
        return QTest::qWaitFor([&] { return m_desk.session()->last() > entries; }, patience) &&
               waitForQuestion(before);
    }

private:
    static constexpr int patience = 20'000;

    // Cards as people in a hurry type them.
    static QString inShort(QString answer)
    {
        static const QList<std::pair<QString, QString>> forms{
            {QStringLiteral("diagonal-"), QStringLiteral("d")},
            {QStringLiteral("ram-lead+"), QStringLiteral("rl")},
            {QStringLiteral("ram+"), QStringLiteral("r")},
            {QStringLiteral("lead+"), QStringLiteral("le")},
            {QStringLiteral("solo+"), QStringLiteral("s")},
            {QStringLiteral("overtake+"), QStringLiteral("o")},
            {QStringLiteral("line+"), QStringLiteral("l")},
            {QStringLiteral("pursuit+"), QStringLiteral("p")}};
        for (const auto& [word, letters] : forms)
            answer.replace(word, letters);
        return answer;
    }

    table::Rehearsal rehearse(const table::Answers& answers) const
    {
        const table::Session& session = *m_desk.session();
        return table::rehearse(session.game(), session.now(), answers, session.trialSource());
    }

    QString oneOf(const table::Prompt& prompt)
    {
        QStringList open;
        for (const table::Option& option : prompt.options) {
            if (option.objections.isEmpty())
                open.append(option.answer);
        }
        return open.isEmpty() ? QString() : open[static_cast<qsizetype>(m_random() % open.size())];
    }

    const table::Option* choose()
    {
        const QString answer = oneOf(prompt());
        const auto found = std::ranges::find(prompt().options, answer, &table::Option::answer);
        return found == prompt().options.end() ? nullptr : &*found;
    }

    bool clickOnTrack(const table::Option& option)
    {
        views::TrackView* view = m_desk.trackPanel()->view();
        const QString name = option.piece.isEmpty() ? option.answer : option.piece;
        const bool isPlace = prompt().asking == table::Asking::Place;
        const views::Choice choice = isPlace ? views::Choice::place(name) : views::Choice::piece(name);
        if (!std::ranges::contains(view->trackScene().choices(), choice))
            return false;
        QSignalSpy clicked(view, isPlace ? &views::TrackView::placeClicked : &views::TrackView::pieceClicked);
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->viewPointOf(choice));
        // Cars that stand on one another hide what is below: that one is found in the list.
        return !clicked.isEmpty() && clicked.first().first().toString() == name;
    }

    void clickInList(const QString& answer)
    {
        auto* answers = m_desk.marshalPanel()->findChild<views::AnswersView*>();
        for (QAbstractItemView* view : {static_cast<QAbstractItemView*>(answers->matrix()),
                                        static_cast<QAbstractItemView*>(answers->list())}) {
            const QAbstractItemModel* model = view->model();
            for (int row = 0; row < model->rowCount(); ++row) {
                for (int column = 0; column < model->columnCount(); ++column) {
                    const QModelIndex index = model->index(row, column);
                    if (index.data(views::OptionsModel::AnswerRole) != answer)
                        continue;
                    view->scrollTo(index);
                    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(index).center());
                    return;
                }
            }
        }
    }

    bool waitForQuestion(qsizetype before)
    {
        return QTest::qWaitFor([&] { return m_asked.count() > before; }, patience);
    }

    views::Desk& m_desk;
    QSignalSpy m_asked;
    std::mt19937 m_random;
    int m_clicks = 0;
    int m_keys = 0;
};

} // namespace roadmarshal::test

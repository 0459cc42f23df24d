#include "carry_menu.h"

#include "carry_words.h"
#include "marshal/conversation.h"
#include "mats/spot_names.h"
#include "style/asking_menu.h"

#include <QCoreApplication>

#include <algorithm>

namespace roadmarshal::views {

using table::Carry;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Carrying)
};

// Where the ways lead, in their order: each panel once, and the board.
QStringList panelsOf(const QList<Carry>& ways)
{
    QStringList panels;
    for (const Carry& way : ways) {
        if (!panels.contains(way.to.subject))
            panels.append(way.to.subject);
    }
    return panels;
}

void addWays(QMenu& menu, const QList<Carry>& ways, const MatsModel& model, Conversation* conversation)
{
    const table::Game& game = *conversation->topic().game;
    const QStringList panels = panelsOf(ways);
    for (const QString& panel : panels) {
        QMenu* within = &menu;
        if (panel.isEmpty())
            within = menu.addMenu(Words::tr("On the board"));
        else
            menu.addSection(AskingMenu::plain(panelName(panel, model)));
        for (const Carry& way : ways) {
            if (way.to.subject != panel)
                continue;
            const QString name = nameOf(way.to, model);
            const QString how = inWords(game, way);
            //: Where something is laid down; how, or why not
            addWay(*within, how.isEmpty() ? name : Words::tr("%1: %2").arg(name, how), way, conversation);
        }
    }
}

} // namespace

void addWay(QMenu& menu, const QString& words, const Carry& way, Conversation* conversation)
{
    QAction* action =
        menu.addAction(AskingMenu::plain(words), conversation,
                       [conversation, answers = way.answers] { conversation->setAnswers(answers); });
    action->setData(way.answers);
    action->setEnabled(!way.answers.isEmpty());
}

void addCarryMenu(QMenu& menu, const QList<CarriedFrom>& from, const MatsModel& model,
                  Conversation* conversation)
{
    menu.addSeparator();
    //: A menu: what lies here is laid down elsewhere
    QMenu* carry = menu.addMenu(Words::tr("Carry"));
    for (const CarriedFrom& one : from) {
        QMenu* to = from.size() == 1 ? carry : carry->addMenu(AskingMenu::plain(one.name));
        addWays(*to, one.ways, model, conversation);
    }
}

} // namespace roadmarshal::views

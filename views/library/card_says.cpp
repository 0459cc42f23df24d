#include "card_says.h"

#include "content/change.h"
#include "content/marks.h"
#include "content/owners_library.h"
#include "content/place.h"
#include "field_text.h"
#include "item_dialog.h"
#include "style/asking_menu.h"
#include "table/content_words.h"
#include "unconfirmed_cards.h"

#include <QMenu>
#include <QMessageBox>
#include <QPushButton>

#include <algorithm>

namespace roadmarshal::views {

namespace {

// More than that nobody looks through.
constexpr qsizetype mostCards = 60;

QString nameOf(const QJsonObject& item, const content::Printed& printed)
{
    const QJsonObject record = content::valueAt(item, printed.place).toObject();
    for (const char* key : {"name", "title", "driver", "card"}) {
        if (const QString name = record[QLatin1StringView(key)].toString(); !name.isEmpty())
            return name;
    }
    const qsizetype dot = printed.place.lastIndexOf(u'.');
    const QString otherwise = printed.place.isEmpty() || printed.place.endsWith(u']')
                                  ? printed.item
                                  : printed.place.sliced(dot + 1);
    return record[QStringLiteral("id")].toString(otherwise);
}

// Whether the owner of the box is content with the library alone.
bool wantsLibraryAlone(QWidget* parent, const QString& why)
{
    QMessageBox box(QMessageBox::Question, CardSays::tr("Not in this game"),
                    CardSays::tr("This game goes on as it was: %1").arg(why) + u'\n' +
                        CardSays::tr("Shall it be put into your library alone, for the games to come?"),
                    QMessageBox::NoButton, parent);
    box.setTextFormat(Qt::PlainText);
    const QPushButton* yes = box.addButton(CardSays::tr("Library alone"), QMessageBox::AcceptRole);
    box.setDefaultButton(box.addButton(CardSays::tr("Back to the card"), QMessageBox::RejectRole));
    box.exec();
    return box.clickedButton() == yes;
}

} // namespace

CardSays::CardSays(QWidget* beside, QObject* parent) : QObject(parent), m_beside(beside) {}

void CardSays::setTable(const table::Game* game, const table::State& now, bool open)
{
    m_game = game;
    m_now = now;
    m_open = open;
}

QList<CardSays::Card> CardSays::cardsOf(const QStringList& ids) const
{
    QList<Card> cards;
    std::map<QString, QJsonObject> items; // by id: looked up once
    for (const QString& id : m_game ? ids : QStringList()) {
        const auto printed = m_game->printed(m_now, id);
        if (!printed || std::ranges::contains(cards, *printed, &Card::printed))
            continue;
        const auto [item, isNew] = items.try_emplace(printed->kind + u'/' + printed->item);
        if (isNew)
            item->second = namedIn(*printed);
        cards.append({*printed, nameOf(item->second, *printed)});
        if (cards.size() == mostCards)
            break;
    }
    return cards;
}

bool CardSays::isPrinted(const QStringList& ids) const
{
    return m_game && std::ranges::any_of(
                         ids, [&](const QString& id) { return m_game->printed(m_now, id).has_value(); });
}

void CardSays::fill(QMenu& menu, const QStringList& ids)
{
    const QList<Card> cards = cardsOf(ids);
    if (cards.isEmpty())
        return;
    if (!menu.isEmpty())
        menu.addSeparator();
    const auto edit = [this](const content::Printed& printed) { open(printed); };
    const auto add = [&](QMenu& to, const QString& text, const content::Printed& printed, auto slot) {
        QAction* action = to.addAction(text, this, [printed, slot] { slot(printed); });
        action->setEnabled(m_open);
        return action;
    };
    const auto agree = [this](const content::Printed& printed) { confirm(printed); };
    const QString otherwise = tr("This card says otherwise…");
    const QString same = tr("As on my card");
    if (cards.size() == 1) {
        const content::Printed& printed = cards.front().printed;
        add(menu, otherwise, printed, edit);
        add(menu, same, printed, agree)->setEnabled(m_open && hasUnconfirmed(printed));
        return;
    }
    QMenu* others = menu.addMenu(otherwise);
    QMenu* sames = menu.addMenu(same);
    QList<std::pair<QAction*, content::Printed>> agreed;
    for (const Card& card : cards) {
        const QString name = AskingMenu::plain(card.name);
        add(*others, name, card.printed, edit);
        agreed.append({add(*sames, name, card.printed, agree), card.printed});
    }
    // Only who opens it waits for the library.
    connect(sames, &QMenu::aboutToShow, this, [this, agreed] {
        if (!m_game)
            return;
        UnconfirmedCards unconfirmed(*m_game, m_now);
        for (const auto& [action, printed] : agreed)
            action->setEnabled(m_open && unconfirmed.has(printed));
    });
}

QJsonObject CardSays::namedIn(const content::Printed& printed) const
{
    const QJsonObject game = m_game->contentOf(m_now, printed);
    const auto kind = game.isEmpty() ? table::kindOf(*m_game, printed.kind) : std::nullopt;
    if (!kind)
        return game;
    const content::Library library =
        printed.place.isEmpty() ? content::Library::standard() : content::Library::builtIn();
    return library.find(*kind, printed.item).value_or(content::Item()).json;
}

content::TwoCopies CardSays::copiesOf(const content::Kind& kind, const content::Printed& printed) const
{
    const auto found = content::Library::standard().find(kind, printed.item);
    return {kind, found ? std::optional(*found) : std::nullopt, m_game->contentOf(m_now, printed)};
}

bool CardSays::hasUnconfirmed(const content::Printed& printed) const
{
    const auto kind = table::kindOf(*m_game, printed.kind);
    if (!kind)
        return false;
    return isUnconfirmed(copiesOf(*kind, printed), *kind, printed);
}

ItemDialog* CardSays::open(const content::Printed& printed)
{
    const auto kind = m_game ? table::kindOf(*m_game, printed.kind) : std::nullopt;
    if (!kind)
        return nullptr;
    const content::TwoCopies copies = copiesOf(*kind, printed);
    if (copies.shown().isEmpty())
        return nullptr;
    auto* dialog = new ItemDialog(*m_game, *kind, copies.shown(), m_beside ? m_beside->window() : nullptr);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ItemDialog::saveWanted, this,
            [this, dialog, printed](const QJsonObject& edited) { save(*dialog, printed, edited); });
    dialog->open();
    dialog->showCard(placeIn(copies, *kind, printed));
    return dialog;
}

void CardSays::confirm(const content::Printed& printed)
{
    const auto kind = m_game ? table::kindOf(*m_game, printed.kind) : std::nullopt;
    if (!kind)
        return;
    const content::TwoCopies copies = copiesOf(*kind, printed);
    const QString place = placeIn(copies, *kind, printed);
    if (content::valueAt(copies.shown(), place).isUndefined())
        return; // the owner's copy has no such card
    QString why;
    if (!keep(*kind, copies.forLibrary(content::confirmed(copies.shown(), place)), &why))
        emit told(why);
}

std::optional<Problem> CardSays::changeGame(const content::TwoCopies& copies, const content::Printed& printed,
                                            const QJsonObject& edited, table::Effects& effects) const
{
    if (!copies.isInGame())
        return Problem{{}, table::notHere()};
    const auto changed = m_game->changeContent(m_now, printed, copies.forGame(edited));
    if (!changed)
        return changed.error();
    effects = *changed;
    return std::nullopt;
}

void CardSays::save(ItemDialog& dialog, const content::Printed& printed, const QJsonObject& edited)
{
    const auto kind = m_game ? table::kindOf(*m_game, printed.kind) : std::nullopt;
    if (!kind || !m_open)
        return dialog.complain(tr("The game has gone on meanwhile; nothing was changed."));
    const content::TwoCopies copies = copiesOf(*kind, printed);
    table::Effects effects;
    if (const auto problem = changeGame(copies, printed, edited, effects)) {
        const QString place = placeInWords(*m_game, *kind, problem->place);
        const QString why =
            place.isEmpty() ? problem->reason : place + QStringLiteral(": ") + problem->reason;
        if (!wantsLibraryAlone(&dialog, why)) {
            dialog.goTo(problem->place.isEmpty() ? placeIn(copies, *kind, printed) : problem->place);
            return dialog.complain(why);
        }
    }
    QString why;
    if (!keep(*kind, copies.forLibrary(edited), &why))
        return dialog.complain(why);
    dialog.accept();
    if (!effects.isEmpty())
        emit changeWanted(effects);
}

bool CardSays::keep(const content::Kind& kind, const QJsonObject& item, QString* why)
{
    const auto saved = content::OwnersLibrary().save(kind, item);
    if (!saved) {
        *why = saved.error().toLine();
        return false;
    }
    emit told(tr("%1 is in your library.")
                  .arg(item[QStringLiteral("name")].toString(item[kind.idField].toString())));
    emit libraryChanged();
    return true;
}

} // namespace roadmarshal::views

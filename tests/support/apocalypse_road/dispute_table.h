// A position with cars, claims typed about it, and short texts for the verdicts.
#pragma once

#include "dispute/typed_claim.h"
#include "games/games.h"
#include "support/apocalypse_road/tracks.h"
#include "support/apocalypse_road/typed_car.h"
#include "support/json_words.h"
#include "table/journal/shorthand.h"
#include "track/load.h"

namespace roadmarshal::test {

class DisputeTable
{
public:
    DisputeTable(const track::Track& track, std::initializer_list<const char*> cars,
                 const QJsonObject& more = {})
    {
        QJsonArray list;
        for (const char* car : cars)
            list.append(typedCar(QString::fromLatin1(car)));
        QJsonObject position{{QStringLiteral("format"), QStringLiteral("roadmarshal-position/1")},
                             {QStringLiteral("track"), track::store(track)},
                             {QStringLiteral("cars"), list}};
        for (auto field = more.begin(); field != more.end(); ++field)
            position[field.key()] = field.value();
        const auto read = game().fromPosition(position, {});
        if (!read)
            qFatal("%s", qPrintable(read.error().toLine()));
        state = *read;
    }
    explicit DisputeTable(table::State lying) : state(std::move(lying)) {}

    const table::Game& game() const { return *games::find(QStringLiteral("apocalypse-road")); }

    table::Claim claim(const QString& line) const
    {
        const auto claim = dispute::typedClaim(game(), state, line.split(u' '));
        if (!claim)
            qFatal("%s: %s", qPrintable(line), qPrintable(table::say(game(), claim.error())));
        return *claim;
    }
    table::Verdict verdict(const QString& line) const { return game().judge(state, claim(line)).value(); }

    // "yes 7.4; 7.1 AR-1", "no at 2: 7.13 AR-16"
    QString judged(const char* line) const
    {
        const table::Verdict verdict = this->verdict(QString::fromLatin1(line));
        QStringList rules;
        for (const table::Reason& reason : verdict.reasons)
            rules.append((reason.citation.rule + u' ' + reason.citation.ruling).trimmed());
        const QString fails =
            verdict.route.fails() ? QStringLiteral(" at %1:").arg(verdict.route.failsAt + 1) : QString();
        return table::toText(verdict.stands) + fails + u' ' + rules.join(QStringLiteral("; "));
    }
    // Where cars come to stand: "21@9.2 A@9.1"
    QString moved(const char* line) const
    {
        QStringList texts;
        for (const table::Preview::Move& move : verdict(QString::fromLatin1(line)).route.moves)
            texts.append(QStringLiteral("%1@%2").arg(move.piece, move.to.join(u' ')));
        return texts.join(u' ');
    }
    // All that would change, in words.
    QString does(const char* line) const
    {
        QStringList texts;
        for (const table::Effect& effect : verdict(QString::fromLatin1(line)).effects)
            texts.append(game().say(effect));
        texts.removeAll(QString());
        return texts.join(QStringLiteral("; "));
    }
    QString title(const char* line) const { return game().say(verdict(QString::fromLatin1(line)).title); }
    // The first reason in words.
    QString reason(const char* line) const
    {
        const table::Verdict verdict = this->verdict(QString::fromLatin1(line));
        return verdict.reasons.isEmpty() ? QString() : game().say(verdict.reasons.first().message);
    }
    QStringList variants(const char* line) const
    {
        QStringList texts;
        for (const table::ClaimVariant& variant : verdict(QString::fromLatin1(line)).variants)
            texts.append(game().say(variant.label));
        return texts;
    }

    table::State state;
};

} // namespace roadmarshal::test

#include "path.h"

#include "games/road_kill_rally/table/names.h"
#include "objections.h"

namespace roadmarshal::road_kill_rally {

using namespace Qt::StringLiterals;

std::expected<Path, QString> parsePath(const Road& road, QStringView text)
{
    Path path;
    if (text.isEmpty())
        return path;
    for (const QStringView word : text.split(u',')) {
        const bool isJump = word.startsWith(u'^');
        const int space = road.indexOf(isJump ? word.sliced(1) : word);
        if (space == none && word != finishWord)
            return std::unexpected(word.toString());
        path.push_back({space, isJump});
    }
    return path;
}

QString toText(const Road& road, const PathStep& step)
{
    if (step.space == none)
        return finishWord;
    const QString space = toText(road.at(step.space).id);
    return step.isJump ? u'^' + space : space;
}

Progress begin(const Drive& drive)
{
    return {drive.from(), drive.lastEmpty()};
}

namespace {

bool isAhead(const Road& road, int from, const PathStep& step)
{
    const Space& space = road.at(from);
    return step.space == none ? space.beforeLine : space.leadsTo(step.space);
}

bool canJump(const Drive& drive, const Progress& progress, int space)
{
    // A22: a step has to remain after it.
    return drive.hasJets() && drive.traffic().carAt(space) >= 0 && progress.made + 1 < drive.steps();
}

} // namespace

std::optional<table::Objection> objectionTo(const Drive& drive, const Progress& progress,
                                            const PathStep& step)
{
    const Road& road = drive.road();
    const auto place = [&](int space) { return toText(road.at(space).id); };
    if (progress.ended == Ends::Collision)
        return objection("RKR-45", "over-after-collision");
    if (progress.ended == Ends::Finish)
        return objection("RKR-80", "over-after-line");
    if (progress.made >= drive.steps())
        return objection("RKR-23", "no-step-left");
    if (!isAhead(road, progress.space, step))
        return step.space == none
                   ? objection("RKR-26", "line-not-ahead", {{u"from"_s, place(progress.space)}})
                   : objection("RKR-26", "not-ahead",
                               {{u"place"_s, place(step.space)}, {u"from"_s, place(progress.space)}});
    if (step.isJump && !canJump(drive, progress, step.space))
        return objection("RKR-91", "no-jump", {{u"place"_s, place(step.space)}});
    return std::nullopt;
}

StepKind kindOf(const Drive& drive, const PathStep& step)
{
    if (step.space == none)
        return StepKind::Finish;
    if (step.isJump)
        return StepKind::Jump;
    return drive.traffic().carAt(step.space) >= 0 ? StepKind::Collide : StepKind::Enter;
}

Progress after(const Drive& drive, const Progress& progress, const PathStep& step)
{
    Progress next = progress;
    const int standsOn = progress.lastEmpty == none ? progress.space : progress.lastEmpty;
    switch (kindOf(drive, step)) {
    case StepKind::Finish:
        next.ended = Ends::Finish;
        return next;
    case StepKind::Collide:
        next.ended = Ends::Collision;
        next.space = standsOn;
        next.lastEmpty = none;
        return next;
    case StepKind::Jump:
        next.lastEmpty = standsOn;
        break;
    case StepKind::Enter:
        next.lastEmpty = none;
        break;
    }
    next.space = step.space;
    ++next.made;
    return next;
}

namespace {

// RKR-28: who has steps left drives on, unless the known road ends here.
bool mayStop(const Drive& drive, const Progress& progress)
{
    const Space& space = drive.road().at(progress.space);
    return progress.ended || progress.made >= drive.steps() || (!space.leadsAnywhere() && !space.beforeLine);
}

void addTo(Way& way, const Drive& drive, const Progress& before, const PathStep& step)
{
    const bool isDiagonal = drive.road().at(before.space).straight != step.space;
    way.dice += drive.diceAt(step.space, isDiagonal);
    way.chances += drive.traffic().chances(step.space);
    way.entered.push_back({step.space, isDiagonal, step.isJump});
}

} // namespace

std::variant<Outcome, Misstep> judge(const Drive& drive, const Path& path)
{
    Progress progress = begin(drive);
    Way way;
    Outcome outcome;
    int number = 0;
    for (const PathStep& step : path) {
        ++number;
        if (auto wrong = objectionTo(drive, progress, step))
            return Misstep{number, *wrong};
        const StepKind kind = kindOf(drive, step);
        if (kind == StepKind::Enter || kind == StepKind::Jump)
            addTo(way, drive, progress, step);
        if (kind == StepKind::Collide)
            outcome.into = step.space;
        progress = after(drive, progress, step);
    }
    if (!mayStop(drive, progress))
        return Misstep{number + 1,
                       objection("RKR-28", "steps-left", {{u"left"_s, drive.steps() - progress.made}})};
    const bool isOpen = !progress.ended && progress.made < drive.steps();
    outcome.ends = progress.ended.value_or(isOpen ? Ends::Unknown : Ends::End);
    outcome.at = progress.space;
    outcome.steps = progress.made;
    outcome.left = isOpen || progress.ended == Ends::Collision ? drive.steps() - progress.made : 0;
    outcome.ways.push_back(std::move(way));
    return outcome;
}

} // namespace roadmarshal::road_kill_rally

#include "try.h"

#include "support/quick_folder.h"

#include "games/games.h"

#include <QFile>

namespace roadmarshal::test {

using namespace table;

namespace {

bool isThere(const QString& folder, const QString& name)
{
    return QFile::exists(pathIn(folder, name));
}

// What the operation leads to when nothing is in its way.
const Journal& outcomeOf(const Operation& operation)
{
    static std::map<const Operation*, Journal> outcomes;
    if (const auto known = outcomes.find(&operation); known != outcomes.end())
        return known->second;
    const QuickFolder folder;
    Try attempt(operation, folder.path());
    attempt.open();
    attempt.act();
    attempt.close();
    if (!attempt.said())
        qFatal("%s does not even work without faults: %s", operation.name,
               qPrintable(attempt.said().error()));
    return outcomes[&operation] = *attempt.said();
}

Findings checkUnchanged(const Operation& operation, const QString& folder)
{
    Findings findings;
    for (auto game = operation.unchanged.begin(); game != operation.unchanged.end(); ++game) {
        Look look = lookAt(pathIn(folder, game.key()));
        findings += look.findings;
        if (look.journal && *look.journal != game.value())
            findings.lost.append(game.key() + QStringLiteral(" has ") + entriesOf(*look.journal));
    }
    return findings;
}

// Whether the operation is known to have happened, from what is in the file.
bool happened(const Operation& operation, const Journal& journal)
{
    return !operation.journal || journal != *operation.journal;
}

Findings checkJournal(const Operation& operation, const Journal& journal,
                      const std::optional<Journal>& acknowledged)
{
    Findings findings;
    if (acknowledged) {
        if (journal != *acknowledged)
            findings.lost.append(
                QStringLiteral("%1 of %2 acknowledged").arg(entriesOf(journal), entriesOf(*acknowledged)));
    } else if (happened(operation, journal) && withoutTimes(journal) != withoutTimes(outcomeOf(operation))) {
        findings.lost.append(QStringLiteral("%1, neither as before nor as after").arg(entriesOf(journal)));
    }
    return findings;
}

// Files that it reads and does not own.
QStringList inputsOf(const Operation& operation)
{
    QStringList inputs;
    for (const QString& name : operation.before.keys()) {
        if (!name.startsWith(operation.file) && !operation.unchanged.contains(name))
            inputs.append(name);
    }
    return inputs;
}

Findings checkInputs(const Operation& operation, const QString& folder)
{
    Findings findings;
    const Files files = filesIn(folder);
    for (const QString& name : inputsOf(operation)) {
        if (files.value(name) != operation.before[name])
            findings.lost.append(name + QStringLiteral(" is not as it was"));
    }
    return findings;
}

Findings again(const Operation& operation, const QString& folder)
{
    Findings findings;
    std::unique_ptr<Session> session;
    if (operation.isOpen) {
        auto opened = Session::open(games::find, pathIn(folder, operation.source), Access::ReadWrite);
        if (!opened) {
            findings.damaged.append(opened.error().toLine());
            return findings;
        }
        session = *std::move(opened);
    }
    if (const auto said = operation.act(folder, session); !said)
        findings.stuck.append(said.error());
    return findings;
}

} // namespace

Try::Try(const Operation& operation, const QString& folder) : m_operation(&operation), m_folder(folder)
{
    put(operation.before, folder);
}

void Try::open()
{
    if (!m_operation->isOpen)
        return;
    m_session = std::move(
        Session::open(games::find, pathIn(m_folder, m_operation->source), Access::ReadWrite).value());
    if (m_operation->warmUp)
        m_operation->warmUp(*m_session);
}

void Try::act()
{
    m_said = m_operation->act(m_folder, m_session);
}

Findings examine(const Operation& operation, const QString& folder,
                 const std::optional<Journal>& acknowledged, Ended ended)
{
    Findings findings = checkUnchanged(operation, folder);
    bool isDone = acknowledged.has_value();
    if (isThere(folder, operation.file)) {
        Look look = lookAt(pathIn(folder, operation.file));
        findings += look.findings;
        if (look.journal) {
            findings += checkJournal(operation, *look.journal, acknowledged);
            isDone = isDone || happened(operation, *look.journal);
        }
        if (!operation.journal && !acknowledged && ended == Ended::Alive)
            findings.strays.append(QStringLiteral("a game that was said not to be made"));
    } else if (operation.journal || acknowledged) {
        findings.lost.append(QStringLiteral("the whole file"));
    }
    if (!isDone)
        findings += again(operation, folder);
    findings += checkInputs(operation, folder);
    findings += straysBeside(operation.unchanged.keys() + inputsOf(operation) << operation.file, folder);
    return findings;
}

} // namespace roadmarshal::test

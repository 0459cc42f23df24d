// A game file on its way into being: written beside under another name, then given its own in one step.
#pragma once

#include "recording.h"
#include "json/problem.h"

#include <expected>
#include <optional>

namespace roadmarshal::table {

class GameDraft
{
public:
    enum class Existing { Refuse, Replace };
    // Refuses where the name is taken, or somebody records a game under it.
    static std::expected<GameDraft, Problem> begin(const QString& path, Existing existing);
    GameDraft(GameDraft&& other) noexcept;
    GameDraft& operator=(GameDraft&&) = delete;
    // What never got its name is removed.
    ~GameDraft();

    // Where to write it.
    const QString& path() const { return m_draft; }
    // Whatever happens meanwhile, the name belongs to the old game or to the whole new one.
    std::expected<void, Problem> place();

private:
    GameDraft(const QString& target, Existing existing, RecordLock lock);

    QString m_target;
    QString m_draft;
    Existing m_existing;
    std::optional<RecordLock> m_lock; // empty once moved from
};

// Removes what killed programs were making in a folder.
void sweepDrafts(const QString& folder);

} // namespace roadmarshal::table

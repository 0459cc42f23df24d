// One go at an operation on game files, and what it left behind.
#pragma once

#include "operations.h"

namespace roadmarshal::test {

// A try of an operation, from opening to acknowledgement.
class Try
{
public:
    // Puts the files there.
    Try(const Operation& operation, const QString& folder);

    // Opens the game, if the operation wants it open.
    void open();
    void act();
    void close() { m_session.reset(); }
    const std::expected<Journal, QString>& said() const { return m_said; }
    bool isOpen() const { return m_session != nullptr; }

private:
    const Operation* m_operation;
    QString m_folder;
    std::unique_ptr<table::Session> m_session;
    std::expected<Journal, QString> m_said;
};

enum class Ended { Alive, Dead };

// Opens what is in the folder as the next start of the program would. If the operation had not been
// acknowledged, it may have happened or not, but as a whole; if the process lived on to say that it failed,
// no new game may be there. Then does it again.
Findings examine(const Operation& operation, const QString& folder,
                 const std::optional<Journal>& acknowledged, Ended ended);

} // namespace roadmarshal::test

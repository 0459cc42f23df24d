// Works out in the background what a change to the past would bring; only the newest wish is answered.
#pragma once

#include "background/thinking.h"
#include "table/journal/amendment.h"
#include "table/refused.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace roadmarshal::views {

class Amending : public QObject
{
    Q_OBJECT
public:
    // What really happened, and what shall become of later entries.
    struct Wish
    {
        QString line;
        bool removed = false; // it did not happen at all
        table::Amendment::Choices chosen;
    };
    // A question that is open after the answers given.
    struct Open
    {
        table::Prompt question;
        table::Answers given;
    };
    // A question, why it can't be, or what comes of it; nothing once it is stopped.
    using Conclusion = std::variant<Open, table::Refused, std::shared_ptr<const table::Amendment>>;

    Amending(table::Amendment::Past past, QObject* parent);

    const table::Amendment::Past& past() const { return m_past; }
    // Thinks about it at once, or when nothing new came for a moment: for what is still being typed.
    enum class When { AtOnce, WhenTypingRests };
    void consider(const Wish& wish, When when);

signals:
    // It takes long enough to say so.
    void stillThinking();
    void concluded(const roadmarshal::views::Amending::Conclusion& conclusion);

private:
    void think();

    table::Amendment::Past m_past;
    Wish m_wish;
    QTimer m_typing;
    QTimer m_patience;
    Thinking m_thinking;
};

} // namespace roadmarshal::views

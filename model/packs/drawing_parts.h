// The parts of a drawing and which of them use others: a few lines may come to millions of parts.
#pragma once

#include <QHash>
#include <QString>

#include <optional>
#include <vector>

namespace roadmarshal::packs {

class DrawingParts
{
public:
    void begin(); // a part, within those that are open
    void end();
    bool name(const QString& id);  // the open one; false if another is called so
    void refer(const QString& id); // it uses the one called so
    qsizetype count() const { return static_cast<qsizetype>(m_ends.size()); }

    // In which way it is too much to paint, if it is.
    QString whyTooMuch() const;

private:
    struct Use
    {
        qsizetype at = 0; // the part that uses
        QString id;
    };
    // Known of each name while it is counted: how much it comes to, or that it is being counted.
    using Known = QHash<QString, std::optional<qint64>>;
    qint64 painted(qsizetype begin, qsizetype end, Known& known, int depth) const;
    qint64 paintedAs(const QString& id, Known& known, int depth) const;

    std::vector<qsizetype> m_ends; // of each part the first that is no longer in it
    std::vector<qsizetype> m_open;
    QHash<QString, qsizetype> m_names;
    std::vector<Use> m_uses; // in order
};

} // namespace roadmarshal::packs

// A piece of content, with where it comes from and which of its values nobody has confirmed.
#pragma once

#include "json/problem.h"

#include <QJsonObject>
#include <QStringList>

namespace roadmarshal::content {

enum class Source {
    Beside, // the file that names it
    Owner,  // the user's library
    BuiltIn // comes with the program
};

// Whose word a value is.
enum class Origin {
    Given,    // by the rulebook, or our own and standing in for nothing
    Invented, // ours, standing in for a printed one
    Owner
};

struct Item
{
    QString kind;
    QString id;
    QString name;
    Source source = Source::BuiltIn;
    QString file;
    QJsonObject json;
    QStringList invented = {}; // paths, "cars[3].speed"

    Origin originOf(const QString& path) const;
};

// A problem and the file that has it; no file where none was found.
struct FileProblem
{
    QString file;
    Problem problem;
    QString toLine() const { return problem.toLine(file); }
};

QString toText(Source source);

} // namespace roadmarshal::content

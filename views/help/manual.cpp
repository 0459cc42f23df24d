#include "manual.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTextDocument>

namespace roadmarshal::views {

namespace {

const QString english = QStringLiteral("en");
const QString index = QStringLiteral("manual");
const QString fence = QStringLiteral("```");

// Folders of the program, as they lie below resources.
QString folderOf(const QString& language)
{
    return language == english ? QStringLiteral("manual") : QStringLiteral("manual/") + language;
}

QString folderOf(const QString& game, const QString& language)
{
    return QStringLiteral("games/%1/%2").arg(game, folderOf(language));
}

QString read(const QString& folder, const QString& chapter)
{
    QFile file(QStringLiteral(":/%1/%2.md").arg(folder, chapter));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

// How deep a line is as a heading, 0 for any other; fences are followed, for '#' begins a comment in them.
class HeadingReader
{
public:
    int depthOf(QStringView line)
    {
        if (line.startsWith(fence))
            m_fenced = !m_fenced;
        const qsizetype depth = std::ranges::find_if(line, [](QChar c) { return c != u'#'; }) - line.begin();
        return !m_fenced && depth > 0 && line.sliced(depth).startsWith(u' ') ? static_cast<int>(depth) : 0;
    }

private:
    bool m_fenced = false;
};

// Headings one level further down.
QString below(const QString& markdown)
{
    HeadingReader headings;
    QStringList lines = markdown.split(u'\n');
    for (QString& line : lines) {
        if (headings.depthOf(line) > 0)
            line.prepend(u'#');
    }
    return lines.join(u'\n');
}

QString titleOf(const QString& markdown)
{
    return markdown.section(u'\n', 0, 0).sliced(std::min<qsizetype>(markdown.size(), 2)).trimmed();
}

// What the program holds of a manual, and where its links lead.
struct Shelf
{
    QString language;
    QStringList games;
    QStringList chapters;

    // Where a link in a file of that folder leads in the window; empty if what it means is not shown there.
    QString target(const QString& folder, const QString& link) const
    {
        const QString anchor = link.contains(u'#') ? u'#' + link.section(u'#', 1) : QString();
        const QString file = link.section(u'#', 0, 0);
        if (file.isEmpty())
            return anchor;
        const QString path = QDir::cleanPath(folder + u'/' + file);
        const QString name = path.section(u'/', -1);
        if (!name.endsWith(QStringLiteral(".md")) || !chapters.contains(name.chopped(3)))
            return {};
        if (path == folderOf(language) + u'/' + name)
            return name + anchor;
        for (const QString& game : games) {
            const QString there = folderOf(game, language);
            if (path == there + u'/' + name)
                return name +
                       (anchor.isEmpty() ? u'#' + anchorOf(titleOf(read(there, name.chopped(3)))) : anchor);
        }
        return {};
    }

    // Links that lead nowhere here become words.
    QString linked(const QString& folder, const QString& markdown) const
    {
        static const QRegularExpression link(QStringLiteral("\\[([^\\]\\n]+)\\]\\(([^)\\s]+)\\)"));
        QString shown;
        qsizetype from = 0;
        for (const QRegularExpressionMatch& match : link.globalMatch(markdown)) {
            const QString to = target(folder, match.captured(2));
            shown +=
                markdown.sliced(from, match.capturedStart() - from) +
                (to.isEmpty() ? match.captured(1) : QStringLiteral("[%1](%2)").arg(match.captured(1), to));
            from = match.capturedEnd();
        }
        return shown + markdown.sliced(from);
    }

    Chapter chapter(const QString& id) const
    {
        const QString folder = folderOf(language);
        const QString own = read(folder, id);
        Chapter chapter{id, titleOf(own), linked(folder, own)};
        for (const QString& game : games) {
            const QString there = folderOf(game, language);
            if (const QString more = read(there, id); !more.isEmpty())
                chapter.markdown += u'\n' + below(linked(there, more));
        }
        return chapter;
    }
};

} // namespace

QString manualLanguage()
{
    //: The code of the language of this translation: its manual lies in a folder of that name
    return QCoreApplication::translate("Manual", "en");
}

QList<Chapter> manual(const QString& language, const QStringList& games)
{
    const bool isThere = !read(folderOf(language), index).isEmpty();
    Shelf shelf{isThere ? language : english, games, {index}};
    static const QRegularExpression listed(QStringLiteral("\\]\\((\\w+)\\.md\\)"));
    for (const QRegularExpressionMatch& match : listed.globalMatch(read(folderOf(shelf.language), index)))
        shelf.chapters.append(match.captured(1));
    QList<Chapter> chapters;
    for (const QString& id : std::as_const(shelf.chapters))
        chapters.append(shelf.chapter(id));
    return chapters;
}

QList<Section> sectionsOf(const Chapter& chapter)
{
    HeadingReader headings;
    QList<Section> sections;
    QStringList bodies;
    for (const QString& line : chapter.markdown.split(u'\n')) {
        if (const int depth = headings.depthOf(line)) {
            const QString title = line.sliced(depth).trimmed();
            sections.append({chapter.id, anchorOf(title), title, {}});
            bodies.append(QString());
        } else if (!bodies.isEmpty()) {
            bodies.last() += line + u'\n';
        }
    }
    for (qsizetype i = 0; i < sections.size(); ++i) {
        QTextDocument plain;
        plain.setMarkdown(bodies[i]);
        sections[i].text = plain.toPlainText().simplified();
    }
    return sections;
}

QString anchorOf(QStringView heading)
{
    QString anchor;
    for (const QChar c : heading.trimmed()) {
        if (c.isLetterOrNumber() || c == u'_' || c == u'-')
            anchor += c.toLower();
        else if (c == u' ')
            anchor += u'-';
    }
    return anchor;
}

QString exampleLine(const QString& game, const QString& chapter)
{
    static const QRegularExpression first(QStringLiteral("^\\| *`([^`]+)`"),
                                          QRegularExpression::MultilineOption);
    const QRegularExpressionMatch match = first.match(read(folderOf(game, english), chapter));
    return match.hasMatch() ? match.captured(1) : QStringLiteral("…");
}

} // namespace roadmarshal::views

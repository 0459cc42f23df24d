// A file that a test writes for whoever reads files.
#pragma once

#include <QFile>
#include <QTemporaryDir>

namespace roadmarshal::test {

class InputFile
{
public:
    // Where it stands now; nothing if it could not be written.
    QString write(const QByteArray& text) const
    {
        const QString path = m_folder.filePath(QStringLiteral("input.json"));
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? path : QString();
    }

private:
    QTemporaryDir m_folder;
};

} // namespace roadmarshal::test

// Settings of a person who has never used the program, in a folder of their own.
#pragma once

#include <QCoreApplication>
#include <QSettings>
#include <QTemporaryDir>

namespace roadmarshal::test {

class SettingsSandbox
{
public:
    SettingsSandbox()
    {
        QCoreApplication::setOrganizationName(QStringLiteral("Roadmarshal"));
        QCoreApplication::setApplicationName(QStringLiteral("roadmarshal-test"));
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
        QSettings().clear();
    }

private:
    QTemporaryDir m_folder;
};

} // namespace roadmarshal::test

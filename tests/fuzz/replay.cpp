// Stands in for libFuzzer where there is none: reads every file of the folders it is given, once.
#include "one_input.h"

#include <QDir>
#include <QFile>

#include <cstdint>
#include <cstdio>

extern "C" int LLVMFuzzerInitialize(int* argc, char*** argv);

int main(int argc, char** argv)
{
    LLVMFuzzerInitialize(&argc, &argv);
    int count = 0;
    for (int i = 1; i < argc; ++i) {
        const QDir folder(QString::fromLocal8Bit(argv[i]));
        for (const QString& name : folder.entryList(QDir::Files, QDir::Name)) {
            QFile file(folder.filePath(name));
            if (!file.open(QIODevice::ReadOnly))
                return 2;
            std::printf("%s\n", qPrintable(name));
            std::fflush(stdout); // the last one named is the one that was not survived
            roadmarshal::fuzz::readOne(file.readAll());
            ++count;
        }
    }
    return count > 0 ? 0 : 2;
}

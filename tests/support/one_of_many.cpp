#include "support/one_of_many.h"

#include <QFileInfo>
#include <QTest>

#include <cstdio>
#include <map>

#ifdef TEST_WINDOWS
#include <QApplication>
using Application = QApplication;
#else
using Application = QCoreApplication;
#endif

namespace {

using Make = std::function<std::unique_ptr<QObject>()>;

std::map<QString, Make>& tests_()
{
    static std::map<QString, Make> tests;
    return tests;
}

} // namespace

tests::OneOfMany::OneOfMany(Make make, std::source_location where)
{
    tests_()[QFileInfo(QString::fromUtf8(where.file_name())).completeBaseName()] = std::move(make);
}

int main(int argc, char** argv)
{
    const auto wanted = argc > 1 ? tests_().find(QString::fromLocal8Bit(argv[1])) : tests_().end();
    if (wanted == tests_().end()) {
        std::fputs("usage: NAME [Qt Test's arguments], where NAME is one of\n", stderr);
        for (const auto& [name, make] : tests_())
            std::fprintf(stderr, "  %s\n", qPrintable(name));
        return 2;
    }
    argv[1] = argv[0];
    int left = argc - 1;
    Application application(left, argv + 1);
    const std::unique_ptr<QObject> test = wanted->second();
    return QTest::qExec(test.get(), left, argv + 1);
}

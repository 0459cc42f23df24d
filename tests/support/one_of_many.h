// A test that shares one program with the others of its layer: `model_tests test_damage` runs it.
#pragma once

#include <QString>

#include <functional>
#include <memory>
#include <source_location>

class QObject;

namespace tests {

// Called before main() by each test's file; the file's name is the test's.
struct OneOfMany
{
    explicit OneOfMany(std::function<std::unique_ptr<QObject>()> make,
                       std::source_location where = std::source_location::current());
};

} // namespace tests

#define ONE_OF_MANY(Test) static const tests::OneOfMany oneOfMany([] { return std::make_unique<Test>(); });

#include "rules/rule_book.h"

#include <benchmark/benchmark.h>

using namespace roadmarshal::rules;

namespace {

const QString game = QStringLiteral("apocalypse-road");

// One letter matches most of the book; a sentence has many words to look for.
void searchRules(benchmark::State& state, const char* query)
{
    const RuleBook book = RuleBook::builtIn(game).value();
    const QString text = QString::fromLatin1(query);
    for (auto _ : state)
        benchmark::DoNotOptimize(book.search(text, book.entries().size()));
}
BENCHMARK_CAPTURE(searchRules, letter, "c")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(searchRules, sentence, "can I change lanes on dirt")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(searchRules, widest,
                  "car car car car car car car car car car car car car car car car car car car c")
    ->Unit(benchmark::kMicrosecond);

void loadRules(benchmark::State& state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(RuleBook::builtIn(game));
}
BENCHMARK(loadRules)->Unit(benchmark::kMillisecond);

} // namespace

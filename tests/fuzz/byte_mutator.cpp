#include "byte_mutator.h"

#include "libfuzzer.h"

#include <algorithm>
#include <random>
#include <string_view>

namespace {

std::mt19937& generator()
{
    static std::mt19937 random;
    return random;
}

qsizetype below(qsizetype bound)
{
    return static_cast<qsizetype>(generator()() % static_cast<std::size_t>(std::max<qsizetype>(bound, 1)));
}

// What readers stumble over: signs, bounds of numbers, marks of the shorthand, ends of lines and text, broken
// UTF-8.
QByteArray stumblingBlock()
{
    using namespace std::string_view_literals;
    static constexpr std::string_view blocks[] = {
        "-1"sv,   "0"sv,       "2147483648"sv, "1e999"sv,    "\""sv,           "{}"sv,
        "[[[["sv, "\\ud800"sv, "\n"sv,         " "sv,        "//"sv,           "!"sv,
        "\0"sv,   "@"sv,       "="sv,          "\xff\xfe"sv, "\xe2\x80\xae"sv, "\xed\xa0\x80"sv};
    const std::string_view block = blocks[below(std::ssize(blocks))];
    return QByteArray(block.data(), static_cast<qsizetype>(block.size()));
}

QByteArray someOf(const QByteArray& bytes)
{
    constexpr qsizetype most = 64;
    return bytes.mid(below(bytes.size()), 1 + below(most));
}

void change(QByteArray& bytes)
{
    const qsizetype at = below(bytes.size());
    switch (bytes.isEmpty() ? 0 : below(6)) {
    case 0:
        bytes.insert(at, stumblingBlock());
        break;
    case 1:
        bytes[at] = static_cast<char>(bytes[at] ^ (1 << below(8)));
        break;
    case 2:
        bytes[at] = static_cast<char>(below(256));
        break;
    case 3:
        bytes.remove(at, someOf(bytes).size());
        break;
    case 4:
        bytes.insert(at, someOf(bytes));
        break;
    default:
        bytes.truncate(at);
    }
}

} // namespace

void roadmarshal::fuzz::seedMutations(unsigned seed)
{
    generator().seed(seed);
}

QByteArray roadmarshal::fuzz::mutated(const QList<QByteArray>& inputs, qsizetype largest)
{
    QByteArray bytes = inputs[below(inputs.size())];
    auto size = static_cast<std::size_t>(bytes.size());
    bytes.resize(largest);
    const qsizetype changes = 1 + below(4);
    for (qsizetype i = 0; i < changes; ++i)
        size =
            LLVMFuzzerCustomMutator(reinterpret_cast<std::uint8_t*>(bytes.data()), size,
                                    static_cast<std::size_t>(largest), static_cast<unsigned>(generator()()));
    bytes.truncate(static_cast<qsizetype>(size));
    return bytes;
}

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t largest)
{
    QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    change(bytes);
    bytes.truncate(static_cast<qsizetype>(largest));
    std::copy(bytes.cbegin(), bytes.cend(), data);
    return static_cast<std::size_t>(bytes.size());
}

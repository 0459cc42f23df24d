// The names by which libFuzzer and the programs here call each other; replay.cpp and byte_mutator.cpp stand
// in for it.
#pragma once

#include <cstddef>
#include <cstdint>

extern "C" {
// The program's part.
int LLVMFuzzerInitialize(int* argc, char*** argv);
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);
std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t largest, unsigned seed);
// libFuzzer's part: changes some bytes in place and returns how many there are now.
std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t largest);
}

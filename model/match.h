// Handles each alternative of a variant with its own lambda.
#pragma once

namespace roadmarshal {

template <class... Handlers>
struct Match : Handlers...
{
    using Handlers::operator()...;
};

} // namespace roadmarshal

// The one place that knows which Catch2 is installed: Debian 12 has version 2, others have 3.
#ifndef RUSHKIT_TESTS_CATCH_H_
#define RUSHKIT_TESTS_CATCH_H_

#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>  // IWYU pragma: export
#else
#include <catch2/catch.hpp>  // IWYU pragma: export
#endif

#endif  // RUSHKIT_TESTS_CATCH_H_

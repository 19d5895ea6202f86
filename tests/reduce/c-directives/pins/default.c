#define CHECK(x, limit) abort()
#if NO_ATTRIBUTES
#pragma unused

#include <stdio.h>
#include <stdlib.h>

/* Options of the build. */
#define VERSION "1.4.2"
#define CHECK(x, limit) do { if ((x) > (limit)) { fprintf(stderr, "%d is over the limit\n", (x)); abort(); } } while (0)
#define SQUARE(x) ((x) * (x))

#if defined(__GNUC__) && __GNUC__ >= 4 && !defined(NO_ATTRIBUTES) && defined(__linux__)
#define UNUSED __attribute__((unused))
#else
#define UNUSED
#endif

#pragma GCC diagnostic ignored "-Wunused-function"

static int area(int width, int height)
{
    CHECK(width, 1000);
    CHECK(height, 1000);
    return SQUARE(width) + SQUARE(height);
}

int main(void)
{
    printf("%s: %d\n", VERSION, area(3, 4));
    return 0;
}

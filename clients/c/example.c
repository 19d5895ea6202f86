/* Words in lines: an example of a generator, and what the tests run. */
#include "greduce.h"

static void word(void) {
    GREDUCE_BEGIN("loop");
    for (long long letters = GREDUCE_COUNT(1, 6); letters > 0; letters--) {
        GREDUCE_BEGIN("item");
        putchar('a' + (int)GREDUCE_PICK(26));
        GREDUCE_END();
    }
    GREDUCE_END();
}

static int generate(int argc, char **argv) {
    (void)argc, (void)argv;
    GREDUCE_BEGIN("loop");
    for (long long words = GREDUCE_COUNT(0, 9); words > 0; words--) {
        GREDUCE_BEGIN("item");
        word();
        printf(" %lld\n", GREDUCE_RANGE(-5, 5));
        GREDUCE_END();
    }
    GREDUCE_END();
    return GREDUCE_FLAG() && GREDUCE_RANGE(0, 999) == 999;
}

int main(int argc, char **argv) { return greduce_main(argc, argv, generate); }

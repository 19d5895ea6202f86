/* The generators that every client is tested with: `programs NAME SEED`. */
#include "greduce.h"

static int state = 0;

static void item(int depth) {
    GREDUCE_BEGIN("call");
    printf(" %lld", GREDUCE_RANGE(-20, 20));
    if (depth < 3 && GREDUCE_FLAG()) {
        printf(" (");
        GREDUCE_BEGIN("loop");
        for (long long left = GREDUCE_COUNT(0, 3); left > 0; left--) {
            GREDUCE_BEGIN("item");
            item(depth + 1);
            GREDUCE_END();
        }
        GREDUCE_END();
        printf(")");
    }
    printf(" %c", "xyz"[GREDUCE_PICK(3)]);
    GREDUCE_BEGIN("branch");
    if (GREDUCE_FLAG()) printf(" %lld", GREDUCE_RANGE(-1 - 0x7FFFFFFFFFFFFFFFll, 0x7FFFFFFFFFFFFFFFll));
    GREDUCE_END();
    GREDUCE_END();
}

static int lists(void) {
    GREDUCE_BEGIN("loop");
    for (long long lines = GREDUCE_COUNT(1, 6); lines > 0; lines--) {
        GREDUCE_BEGIN("item");
        /* Some iterations make no choice. */
        if (lines % 3 == 1) printf("-");
        else item(0);
        printf("\n");
        GREDUCE_END();
    }
    GREDUCE_END();
    return 0;
}

static int blocks(void) {
    if (GREDUCE_FLAG()) {
        printf("a %lld\n", GREDUCE_RANGE(0, 9));
        if (GREDUCE_FLAG()) printf("b %lld\n", GREDUCE_RANGE(10, 19));
    }
    if (GREDUCE_FLAG()) printf("c %lld\n", GREDUCE_RANGE(0, 9));
    if (GREDUCE_FLAG()) printf("d\n");
    if (GREDUCE_FLAG()) printf("e\n");
    return 0;
}

static int generate(int argc, char **argv) {
    const char *name = argc > 1 ? argv[1] : "lists";
    if (!strcmp(name, "fails")) {
        long long number = GREDUCE_RANGE(0, 9);
        printf("%lld\n", number);
        return number > 4;
    }
    if (!strcmp(name, "state")) return GREDUCE_FLAG(), printf("%d\n", ++state), 0;
    if (!strcmp(name, "bytes")) {
        int some = 0;
        GREDUCE_FLAG();
        for (int byte = 0; byte < 256; byte++) putchar(byte);
        while (getchar() != EOF) some++;
        return printf("%d\n", some), 0;
    }
    return strcmp(name, "blocks") ? lists() : blocks();
}

int main(int argc, char **argv) { return greduce_main(argc, argv, generate); }

# 1 "unit.c"
# 1 "/usr/include/lib.h" 1 3 4
extern int printf (const char *__restrict __format, ...) __attribute__ ((__format__ (__printf__, 1, 2)));
typedef __builtin_va_list va_list;
static inline __attribute__((always_inline)) int helper_0 (int a, const char *b) { return a + (b ? 0 : 0); }
static inline __attribute__((always_inline)) int helper_1 (int a, const char *b) { return a + (b ? 1 : 0); }
static inline __attribute__((always_inline)) int helper_2 (int a, const char *b) { return a + (b ? 2 : 0); }
static inline __attribute__((always_inline)) int helper_3 (int a, const char *b) { return a + (b ? 3 : 0); }
static inline __attribute__((always_inline)) int helper_4 (int a, const char *b) { return a + (b ? 4 : 0); }
static inline __attribute__((always_inline)) int helper_5 (int a, const char *b) { return a + (b ? 5 : 0); }
static inline __attribute__((always_inline)) int helper_6 (int a, const char *b) { return a + (b ? 6 : 0); }
static inline __attribute__((always_inline)) int helper_7 (int a, const char *b) { return a + (b ? 7 : 0); }
static inline __attribute__((always_inline)) int helper_8 (int a, const char *b) { return a + (b ? 8 : 0); }
static inline __attribute__((always_inline)) int helper_9 (int a, const char *b) { return a + (b ? 9 : 0); }
static inline __attribute__((always_inline)) int helper_10 (int a, const char *b) { return a + (b ? 10 : 0); }
static inline __attribute__((always_inline)) int helper_11 (int a, const char *b) { return a + (b ? 11 : 0); }
# 20 "unit.c" 2

/* Step 0 of the computation. */
struct part_0 { int kind; union { long number; const char *text; } value; unsigned flag : 3; };
static long step_0(struct part_0 *parts, int count)
{
    long sum = 0;
    for (int i = 0; i < count; i++) {
        if (parts[i].kind == 0) {
            sum += parts[i].value.number * 2;
        } else if (parts[i].flag & 1) {
            sum -= helper_0((int) sum, parts[i].value.text);
        } else
            continue;
    }
    return sum;
}

/* Step 1 of the computation. */
struct part_1 { int kind; union { long number; const char *text; } value; unsigned flag : 3; };
static long step_1(struct part_1 *parts, int count)
{
    long sum = 0;
    for (int i = 0; i < count; i++) {
        if (parts[i].kind == 1) {
            sum += parts[i].value.number * 3;
        } else if (parts[i].flag & 1) {
            sum -= helper_1((int) sum, parts[i].value.text);
        } else
            continue;
    }
    return sum;
}

/* Step 2 of the computation. */
struct part_2 { int kind; union { long number; const char *text; } value; unsigned flag : 3; };
static long step_2(struct part_2 *parts, int count)
{
    long sum = 0;
    for (int i = 0; i < count; i++) {
        if (parts[i].kind == 2) {
            sum += parts[i].value.number * 4;
        } else if (parts[i].flag & 1) {
            sum -= helper_2((int) sum, parts[i].value.text);
        } else
            continue;
    }
    return sum;
}

/* Step 3 of the computation. */
struct part_3 { int kind; union { long number; const char *text; } value; unsigned flag : 3; };
static long step_3(struct part_3 *parts, int count)
{
    long sum = 0;
    for (int i = 0; i < count; i++) {
        if (parts[i].kind == 3) {
            sum += parts[i].value.number * 5;
        } else if (parts[i].flag & 1) {
            sum -= helper_3((int) sum, parts[i].value.text);
        } else
            continue;
    }
    return sum;
}

/* Step 4 of the computation. */
struct part_4 { int kind; union { long number; const char *text; } value; unsigned flag : 3; };
static long step_4(struct part_4 *parts, int count)
{
    long sum = 0;
    for (int i = 0; i < count; i++) {
        if (parts[i].kind == 4) {
            sum += parts[i].value.number * 6;
        } else if (parts[i].flag & 1) {
            sum -= helper_4((int) sum, parts[i].value.text);
        } else
            continue;
    }
    return sum;
}

/* Step 5 of the computation. */
struct part_5 { int kind; union { long number; const char *text; } value; unsigned flag : 3; };
static long step_5(struct part_5 *parts, int count)
{
    long sum = 0;
    for (int i = 0; i < count; i++) {
        if (parts[i].kind == 5) {
            sum += parts[i].value.number * 7;
        } else if (parts[i].flag & 1) {
            sum -= helper_5((int) sum, parts[i].value.text);
        } else
            continue;
    }
    return sum;
}

/* Step 6 of the computation. */
struct part_6 { int kind; union { long number; const char *text; } value; unsigned flag : 3; };
static long step_6(struct part_6 *parts, int count)
{
    long sum = 0;
    for (int i = 0; i < count; i++) {
        if (parts[i].kind == 6) {
            sum += parts[i].value.number * 8;
        } else if (parts[i].flag & 1) {
            sum -= helper_6((int) sum, parts[i].value.text);
        } else
            continue;
    }
    return sum;
}

/* Step 7 of the computation. */
struct part_7 { int kind; union { long number; const char *text; } value; unsigned flag : 3; };
static long step_7(struct part_7 *parts, int count)
{
    long sum = 0;
    for (int i = 0; i < count; i++) {
        if (parts[i].kind == 7) {
            sum += parts[i].value.number * 9;
        } else if (parts[i].flag & 1) {
            sum -= helper_7((int) sum, parts[i].value.text);
        } else
            continue;
    }
    return sum;
}

int main(void)
{
    struct part_3 parts[4] = { { 3, { 7 }, 1 }, { .kind = 2, .flag = 5 }, [3] = { 3, { 9 }, 0 } };
    const char *unused_name = "never looked at";
    long total = step_3(parts, 4);
    printf("%ld\n", total);
    return total == 0;
}

/* The client for generators in C and C++: docs/protocol.md.
 *
 *     static int generate(int argc, char **argv) {
 *         GREDUCE_BEGIN("loop");
 *         for (long long n = GREDUCE_COUNT(0, 9); n > 0; n--) {
 *             GREDUCE_BEGIN("item");
 *             printf("%lld\n", GREDUCE_RANGE(0, 99));
 *             GREDUCE_END();
 *         }
 *         GREDUCE_END();
 *         return 0;
 *     }
 *     int main(int argc, char **argv) { return greduce_main(argc, argv, generate); }
 *
 * Started by `secateur generator`, the program serves requests, each run in a copy of the
 * process; otherwise it makes one input, from the seed in GREDUCE_SEED or a new one.
 * Include this header in one file. Choices are numbers of 63 bits with a sign; requires POSIX. */
#ifndef GREDUCE_H
#define GREDUCE_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define GREDUCE_TEXT_(line) #line
#define GREDUCE_TEXT(line) GREDUCE_TEXT_(line)
#define GREDUCE_PLACE __FILE__ ":" GREDUCE_TEXT(__LINE__)
#define GREDUCE_RANGE(low, high) greduce_choose("range", GREDUCE_PLACE, low, high)
#define GREDUCE_COUNT(low, high) greduce_choose("count", GREDUCE_PLACE, low, high)
#define GREDUCE_PICK(things) greduce_choose("pick", GREDUCE_PLACE, 0, (long long)(things) - 1)
#define GREDUCE_FLAG() greduce_choose("branch", GREDUCE_PLACE, 0, 1)
#define GREDUCE_BEGIN(kind) greduce_begin(kind, GREDUCE_PLACE)
#define GREDUCE_END() greduce_end()

enum { GREDUCE_DEPTH = 10000, GREDUCE_LINE = 4096 };

/* A part or a choice, of a trace or of the run. `end` is the first node after its subtree. */
struct greduce_node { char kind[8], *place; int is_part, end, fresh; long long decision; };
struct greduce_part { const char *kind, *place; int written, next, stop; };

static struct {
    struct greduce_node *trace; int nodes, follows, strict, arbitrary, behind;
    char **places; int place_count;
    struct greduce_part open[GREDUCE_DEPTH]; int depth;
    const char **named; int named_count; int *fresh;
    long long answered, limit; uint64_t seed; FILE *log, *answers;
} greduce;

static uint64_t greduce_mixed(uint64_t z) {
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u, z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

/* Returns a number from `low` to `low + width`: a share of that range that depends on `state`. */
static long long greduce_part(long long low, uint64_t width, uint64_t state, double share) {
    double part = (double)(greduce_mixed(state) >> 11) / 9007199254740992.0;
    part = part * share * ((double)width + 1.0);
    return (long long)((uint64_t)low + (part >= (double)width ? width : (uint64_t)part));
}

/* Ends the run early. */
static void greduce_stop(const char *end) {
    fprintf(greduce.answers, "{\"end\":%s}\n", end), fflush(greduce.answers), _exit(0);
}

/* Returns the number of a place in the trace, and records its name if it is new. */
static int greduce_number(const char *place) {
    for (int i = 0; i < greduce.named_count; i++)
        if (greduce.named[i] == place || !strcmp(greduce.named[i], place)) return i;
    int n = greduce.named_count++;
    greduce.named = (const char **)realloc(greduce.named, (n + 1) * sizeof *greduce.named);
    greduce.fresh = (int *)realloc(greduce.fresh, (n + 1) * sizeof *greduce.fresh);
    greduce.named[n] = place, greduce.fresh[n] = 0;
    if (greduce.log) fprintf(greduce.log, "[\"p\",%d,\"%s\"]\n", n, place);
    return n;
}

/* Rules 1 and 3: finds the next matching child of the current part. */
static int greduce_find(int is_part, const char *kind, const char *place) {
    struct greduce_part *part = &greduce.open[greduce.depth];
    for (int at = part->next; at < part->stop; at = greduce.trace[at].end) {
        struct greduce_node *node = &greduce.trace[at];
        if (node->is_part == is_part && !strcmp(node->kind, kind) && !strcmp(node->place, place))
            return part->next = node->end, at;
    }
    return -1;
}

/* Rule 1: writes and matches the open parts that are not written yet. */
static void greduce_write(void) {
    int depth = greduce.depth, first = depth;
    while (first > 0 && !greduce.open[first].written) first--;
    for (greduce.depth = first; greduce.depth < depth;) {
        struct greduce_part *part = &greduce.open[greduce.depth + 1];
        int at = greduce_find(1, part->kind, part->place);
        if (at >= 0) part->next = at + 1, part->stop = greduce.trace[at].end;
        int number = greduce_number(part->place);
        if (greduce.log) fprintf(greduce.log, "[\"b\",\"%s\",%d]\n", part->kind, number);
        part->written = 1, greduce.depth++;
    }
}

/* An item is written at once: it counts, even without a choice. */
static void greduce_begin(const char *kind, const char *place) {
    if (greduce.depth + 1 >= GREDUCE_DEPTH) greduce_stop("\"limit\"");
    struct greduce_part part = {kind, place, 0, 0, 0};
    greduce.open[++greduce.depth] = part;
    if (!strcmp(kind, "item")) greduce_write();
}

static void greduce_end(void) {
    if (greduce.open[greduce.depth--].written && greduce.log) fputs("[\"e\"]\n", greduce.log);
}

static long long greduce_choose(const char *kind, const char *place, long long low, long long high) {
    if (greduce.limit >= 0 && greduce.answered >= greduce.limit) greduce_stop("\"limit\"");
    greduce_write();
    int number = greduce_number(place), at = greduce_find(0, kind, place), wrong = at < 0;
    uint64_t width = (uint64_t)high - (uint64_t)low;
    long long chosen;
    if (at >= 0) {
        chosen = greduce.trace[at].decision, wrong = chosen < low || chosen > high;
        for (int i = greduce.behind; i < at; i++) wrong |= !greduce.trace[i].is_part;
        chosen = chosen < low ? low : chosen > high ? high : chosen, greduce.behind = at + 1;
    } else if (greduce.follows) {
        uint64_t i = greduce.arbitrary ? 1 : (uint64_t)greduce.fresh[number]++ + 1;
        chosen = greduce_part(low, width, i * 0x9E3779B97F4A7C15u, i < 16 ? (double)i / 16 : 1.0);
    } else {
        uint64_t drawn = greduce_mixed(greduce.seed += 0x9E3779B97F4A7C15u);
        chosen = (long long)((uint64_t)low + (width == UINT64_MAX ? drawn : drawn % (width + 1)));
    }
    if (greduce.follows && greduce.arbitrary && (at < 0 || greduce.trace[at].decision != chosen))
        chosen = greduce_part(low, width, greduce.seed += 0x9E3779B97F4A7C15u, 1.0);
    if (greduce.strict && wrong) {
        char end[64];
        snprintf(end, sizeof end, "\"halted\",\"at\":%lld", greduce.answered), greduce_stop(end);
    }
    greduce.answered++;
    if (greduce.log)
        fprintf(greduce.log, "[\"c\",\"%s\",%d,%lld,%lld,%lld]\n", kind, number, low, high, chosen);
    return chosen;
}

/* Reads the trace of a request. */
static void greduce_read(FILE *from) {
    static char line[GREDUCE_LINE], kind[8];
    int open[GREDUCE_DEPTH], depth = 0, place;
    while (fgets(line, sizeof line, from) && strncmp(line, "{\"end\"", 6)) {
        struct greduce_node node = {"", NULL, 0, 0, 0, 0};
        if (!strncmp(line, "[\"p\"", 4)) {
            char *begin = strchr(line + 4, '"'), *end = strrchr(line, '"');
            greduce.places = (char **)realloc(greduce.places, (greduce.place_count + 1) * sizeof(char *));
            *end = 0, greduce.places[greduce.place_count++] = strdup(begin + 1);
            continue;
        } else if (!strncmp(line, "[\"e\"", 4) && depth > 0) {
            greduce.trace[open[--depth]].end = greduce.nodes;
            continue;
        } else if (sscanf(line, "[\"b\",\"%7[a-z]\",%d]", kind, &place) == 2) {
            node.is_part = 1, open[depth++] = greduce.nodes;
        } else if (sscanf(line, "[\"c\",\"%7[a-z]\",%d,%*[-0-9],%*[-0-9],%lld]", kind, &place, &node.decision) != 3) {
            continue;
        }
        strcpy(node.kind, kind), node.place = greduce.places[place], node.end = greduce.nodes + 1;
        greduce.trace = (struct greduce_node *)realloc(greduce.trace, (greduce.nodes + 1) * sizeof node);
        greduce.trace[greduce.nodes++] = node;
    }
    while (depth > 0) greduce.trace[open[--depth]].end = greduce.nodes;
    greduce.open[0].stop = greduce.nodes;
}

/* Runs once, in a copy of the process. */
static int greduce_run(char *request, FILE *requests, int argc, char **argv, int (*generate)(int, char **)) {
    char *to = request;
    for (const char *from = request; *from; from++) *to = *from, to += *from != ' ';
    *to = 0;
    const char *seed = strstr(request, "\"seed\":"), *limit = strstr(request, "\"limit\":");
    greduce.limit = limit ? atoll(limit + 8) : -1, greduce.seed = seed ? strtoull(seed + 7, NULL, 10) : (uint64_t)time(NULL);
    greduce.strict = strstr(request, "\"strict\":true") != NULL, greduce.follows = strstr(request, "\"replay\"") != NULL;
    const char *arbitrary = strstr(request, "\"arbitrary\":");
    greduce.arbitrary = arbitrary != NULL;
    if (arbitrary) greduce.seed = strtoull(arbitrary + 12, NULL, 10);
    if (greduce.follows) greduce_read(requests);
    FILE *output = tmpfile();
    greduce.log = tmpfile();
    if (!output || !greduce.log || dup2(fileno(output), 1) < 0) return 1;
    int status = generate(argc, argv), c;
    if (fflush(stdout) || status) return 1;
    for (int i = greduce.behind; greduce.strict && i < greduce.nodes; i++)
        if (!greduce.trace[i].is_part) {
            fprintf(greduce.answers, "{\"end\":\"halted\",\"at\":%lld}\n", greduce.answered);
            return fflush(greduce.answers);
        }
    fputs("{\"trace\":1}\n", greduce.answers), rewind(greduce.log);
    while ((c = getc(greduce.log)) != EOF) putc(c, greduce.answers);
    fseek(output, 0, SEEK_END);
    fprintf(greduce.answers, "{\"end\":\"done\",\"output\":%ld}\n", ftell(output)), rewind(output);
    while ((c = getc(output)) != EOF) putc(c, greduce.answers);
    return fflush(greduce.answers);
}

static int greduce_main(int argc, char **argv, int (*generate)(int, char **)) {
    static char line[GREDUCE_LINE];
    const char *seed = getenv("GREDUCE_SEED");
    greduce.limit = -1, greduce.seed = seed ? strtoull(seed, NULL, 10) : (uint64_t)time(NULL);
    if (!getenv("GREDUCE")) return generate(argc, argv);
    FILE *requests = fdopen(dup(0), "r");
    greduce.answers = fdopen(dup(1), "w");
    if (!requests || !greduce.answers || !freopen("/dev/null", "r", stdin)) return 1;
    fputs("{\"protocol\":1,\"client\":\"greduce.h 0.1\"}\n", greduce.answers), fflush(greduce.answers);
    setvbuf(requests, NULL, _IONBF, 0);
    while (fgets(line, sizeof line, requests)) {
        int child_status = 0;
        pid_t child = fork();
        if (child == 0) _exit(greduce_run(line, requests, argc, argv, generate) ? 1 : 0);
        waitpid(child, &child_status, 0);
        if (child_status) fputs("{\"end\":\"failed\",\"message\":\"it ended in the midst of the run\"}\n", greduce.answers), fflush(greduce.answers);
    }
    return 0;
}

#endif

/*
 * squeeze: a small LZ77 compressor with a bit-packed format.
 *
 * The file needs no headers: it declares what it uses of the C library. Try it:
 *
 *     cc -Wall -o squeeze input.c && ./squeeze
 */

typedef unsigned char byte;
typedef unsigned int word;
typedef unsigned long size;

extern int printf(const char *format, ...);
extern void *malloc(size bytes);
extern void free(void *block);
extern void *memcpy(void *to, const void *from, size bytes);
extern int memcmp(const void *left, const void *right, size bytes);
extern size strlen(const char *text);

enum limits {
    WINDOW = 4096,          /* how far back a match may lie */
    LONGEST = 34,           /* the longest match */
    SHORTEST = 3,           /* the shortest match that pays */
    BUCKETS = 1024,
    CHAIN = 32              /* how many candidates are looked at */
};

enum status {
    OK = 0,
    TRUNCATED,
    CORRUPT,
    NO_MEMORY
};

/* A growing run of bytes. */
struct buffer {
    byte *data;
    size used;
    size room;
    enum status status;
};

/* Bits on their way into a buffer, the lowest first. */
struct bit_writer {
    struct buffer *out;
    word pending;
    int count;
};

/* Bits on their way out of one. */
struct bit_reader {
    const byte *data;
    size length;
    size at;
    word pending;
    int count;
};

struct match {
    size distance;
    size length;
};

/* For each hash of three bytes the places where it was seen, newest first. */
struct table {
    long head[BUCKETS];
    long *previous;
    size length;
};

struct statistics {
    size literals;
    size matches;
    size longest;
    size bits;
};

static const char *const status_names[] = { "ok", "truncated", "corrupt", "no memory" };

static word crc_table[256];
static int crc_ready;

/* ---- checksums ---------------------------------------------------------- */

static void crc_prepare(void)
{
    word index;
    for (index = 0; index < 256; index++) {
        word value = index;
        int bit;
        for (bit = 0; bit < 8; bit++) {
            if (value & 1)
                value = (value >> 1) ^ 0xEDB88320u;
            else
                value >>= 1;
        }
        crc_table[index] = value;
    }
    crc_ready = 1;
}

static word crc(const byte *data, size length)
{
    word sum = 0xFFFFFFFFu;
    size i;
    if (!crc_ready)
        crc_prepare();
    for (i = 0; i < length; i++)
        sum = crc_table[(sum ^ data[i]) & 0xFF] ^ (sum >> 8);
    return sum ^ 0xFFFFFFFFu;
}

/* ---- buffers ------------------------------------------------------------ */

static void buffer_open(struct buffer *buffer)
{
    buffer->data = 0;
    buffer->used = 0;
    buffer->room = 0;
    buffer->status = OK;
}

static void buffer_close(struct buffer *buffer)
{
    free(buffer->data);
    buffer_open(buffer);
}

static int buffer_reserve(struct buffer *buffer, size more)
{
    size room = buffer->room ? buffer->room : 64;
    byte *data;
    if (buffer->status != OK)
        return 0;
    if (buffer->used + more <= buffer->room)
        return 1;
    while (room < buffer->used + more)
        room *= 2;
    data = malloc(room);
    if (!data) {
        buffer->status = NO_MEMORY;
        return 0;
    }
    if (buffer->used)
        memcpy(data, buffer->data, buffer->used);
    free(buffer->data);
    buffer->data = data;
    buffer->room = room;
    return 1;
}

static void buffer_put(struct buffer *buffer, byte value)
{
    if (buffer_reserve(buffer, 1))
        buffer->data[buffer->used++] = value;
}

static void buffer_put_word(struct buffer *buffer, word value)
{
    int i;
    for (i = 0; i < 4; i++)
        buffer_put(buffer, (byte)(value >> (8 * i)));
}

/* The length goes into eight bytes, as files may be large one day. */
static void buffer_put_length(struct buffer *buffer, word length)
{
    buffer_put_word(buffer, length & 0xFFFFFFFFu);
    buffer_put_word(buffer, length >> 32);
}

/* ---- bits --------------------------------------------------------------- */

static void bits_begin(struct bit_writer *writer, struct buffer *out)
{
    writer->out = out;
    writer->pending = 0;
    writer->count = 0;
}

static void bits_write(struct bit_writer *writer, word value, int width)
{
    int i;
    for (i = 0; i < width; i++) {
        writer->pending |= ((value >> i) & 1u) << writer->count;
        writer->count++;
        if (writer->count == 8) {
            buffer_put(writer->out, (byte)writer->pending);
            writer->pending = 0;
            writer->count = 0;
        }
    }
}

static void bits_end(struct bit_writer *writer)
{
    if (writer->count > 0)
        buffer_put(writer->out, (byte)writer->pending);
    writer->pending = 0;
    writer->count = 0;
}

static enum status bits_read(struct bit_reader *reader, int width, word *value)
{
    int i;
    *value = 0;
    for (i = 0; i < width; i++) {
        if (reader->count == 0) {
            if (reader->at >= reader->length)
                return TRUNCATED;
            reader->pending = reader->data[reader->at++];
            reader->count = 8;
        }
        *value |= (reader->pending & 1u) << i;
        reader->pending >>= 1;
        reader->count--;
    }
    return OK;
}

/* ---- matches ------------------------------------------------------------ */

static word hash(const byte *data)
{
    word mixed = data[0] * 506832829u + data[1] * 2654435761u + data[2] * 40503u;
    return (mixed >> 16) % BUCKETS;
}

static int table_open(struct table *table, size length)
{
    int i;
    for (i = 0; i < BUCKETS; i++)
        table->head[i] = -1;
    table->length = length;
    table->previous = malloc((length + 1) * sizeof *table->previous);
    return table->previous != 0;
}

static void table_add(struct table *table, const byte *data, size at)
{
    word bucket;
    if (at + SHORTEST > table->length)
        return;
    bucket = hash(data + at);
    table->previous[at] = table->head[bucket];
    table->head[bucket] = (long)at;
}

static size common(const byte *left, const byte *right, size most)
{
    size length = 0;
    while (length < most && left[length] == right[length])
        length++;
    return length;
}

static struct match table_find(const struct table *table, const byte *data, size at)
{
    struct match best = { 0, 0 };
    size left = table->length - at;
    long candidate;
    int tries = CHAIN;
    if (left < SHORTEST)
        return best;
    if (left > LONGEST)
        left = LONGEST;
    for (candidate = table->head[hash(data + at)]; candidate >= 0 && tries > 0; tries--) {
        size distance = at - (size)candidate;
        size length;
        if (distance > WINDOW)
            break;
        length = common(data + candidate, data + at, left);
        if (length > best.length) {
            best.length = length;
            best.distance = distance;
            if (length == left)
                break;
        }
        candidate = table->previous[candidate];
    }
    if (best.length < SHORTEST)
        best.length = 0;
    return best;
}

/* ---- the format --------------------------------------------------------- */

static enum status squeeze(const byte *data, size length, struct buffer *out,
                           struct statistics *statistics)
{
    struct table table;
    struct bit_writer writer;
    size at = 0;
    if (!table_open(&table, length))
        return NO_MEMORY;
    buffer_put_length(out, (word)length);
    buffer_put_word(out, crc(data, length));
    bits_begin(&writer, out);
    while (at < length) {
        struct match match = table_find(&table, data, at);
        size step = 1;
        if (match.length > 0) {
            bits_write(&writer, 1, 1);
            bits_write(&writer, (word)(match.distance - 1), 12);
            bits_write(&writer, (word)(match.length - SHORTEST), 5);
            statistics->matches++;
            statistics->bits += 18;
            if (match.length > statistics->longest)
                statistics->longest = match.length;
            step = match.length;
        } else {
            bits_write(&writer, 0, 1);
            bits_write(&writer, data[at], 8);
            statistics->literals++;
            statistics->bits += 9;
        }
        while (step-- > 0)
            table_add(&table, data, at++);
    }
    bits_end(&writer);
    free(table.previous);
    return out->status;
}

static word word_at(const byte *data)
{
    return data[0] | (word)data[1] << 8 | (word)data[2] << 16 | (word)data[3] << 24;
}

static enum status expand(const byte *data, size length, struct buffer *out)
{
    struct bit_reader reader;
    word expected, sum, flag, value, extra;
    if (length < 12)
        return TRUNCATED;
    expected = word_at(data);
    sum = word_at(data + 8);
    reader.data = data + 12;
    reader.length = length - 12;
    reader.at = 0;
    reader.pending = 0;
    reader.count = 0;
    while (out->used < expected) {
        if (bits_read(&reader, 1, &flag) != OK)
            return TRUNCATED;
        if (flag) {
            size distance, count;
            if (bits_read(&reader, 12, &value) != OK || bits_read(&reader, 5, &extra) != OK)
                return TRUNCATED;
            distance = (size)value + 1;
            count = (size)extra + SHORTEST;
            if (distance > out->used)
                return CORRUPT;
            for (; count > 0; count--)
                buffer_put(out, out->data[out->used - distance]);
        } else {
            if (bits_read(&reader, 8, &value) != OK)
                return TRUNCATED;
            buffer_put(out, (byte)value);
        }
        if (out->status != OK)
            return out->status;
    }
    return crc(out->data, out->used) == sum ? OK : CORRUPT;
}

/* ---- a test of itself --------------------------------------------------- */

static int round_trip(const char *name, const byte *data, size length)
{
    struct buffer packed, unpacked;
    struct statistics statistics = { 0, 0, 0, 0 };
    enum status status;
    int good;
    buffer_open(&packed);
    buffer_open(&unpacked);
    status = squeeze(data, length, &packed, &statistics);
    if (status == OK)
        status = expand(packed.data, packed.used, &unpacked);
    good = status == OK && unpacked.used == length
        && (length == 0 || memcmp(unpacked.data, data, length) == 0);
    printf("%-8s %5lu -> %5lu bytes, %4lu literals, %3lu matches, longest %2lu: %s\n", name,
           length, packed.used, statistics.literals, statistics.matches, statistics.longest,
           good ? "good" : status_names[status]);
    buffer_close(&packed);
    buffer_close(&unpacked);
    return good;
}

int main(void)
{
    static byte zeros[2000];
    static byte noise[2000];
    const char *text = "the cat sat on the mat, the rat sat on the cat, and that was that";
    word seed = 12345;
    int failures = 0;
    size i;
    for (i = 0; i < sizeof noise; i++) {
        seed = seed * 1103515245u + 12345u;
        noise[i] = (byte)(seed >> 16);
    }
    failures += !round_trip("nothing", zeros, 0);
    failures += !round_trip("zeros", zeros, sizeof zeros);
    failures += !round_trip("noise", noise, sizeof noise);
    failures += !round_trip("text", (const byte *)text, strlen(text));
    printf("%s\n", failures ? "FAILED" : "all good");
    return failures;
}

/* SipHash-2-4 and the generator on top of it. A draw is the hash of the counter, an 8-byte
 * message; forks hash 16-byte messages, so no fork can repeat a draw. */
#include "base/rng.h"

#include <string.h>

#include "base/require.h"

typedef struct Sip {
    uint64_t v0, v1, v2, v3;
} Sip;

static inline uint64_t rotate(uint64_t x, int by) {
    return (x << by) | (x >> (64 - by));
}

static inline void sip_round(Sip *s) {
    s->v0 += s->v1;
    s->v1 = rotate(s->v1, 13) ^ s->v0;
    s->v0 = rotate(s->v0, 32);
    s->v2 += s->v3;
    s->v3 = rotate(s->v3, 16) ^ s->v2;
    s->v0 += s->v3;
    s->v3 = rotate(s->v3, 21) ^ s->v0;
    s->v2 += s->v1;
    s->v1 = rotate(s->v1, 17) ^ s->v2;
    s->v2 = rotate(s->v2, 32);
}

/* The four constants are the algorithm's own: "somepseudorandomlygeneratedbytes". */
static inline Sip sip_begin(const uint64_t key[2]) {
    return (Sip){
        key[0] ^ UINT64_C(0x736f6d6570736575),
        key[1] ^ UINT64_C(0x646f72616e646f6d),
        key[0] ^ UINT64_C(0x6c7967656e657261),
        key[1] ^ UINT64_C(0x7465646279746573),
    };
}

static inline void sip_block(Sip *s, uint64_t block) {
    s->v3 ^= block;
    sip_round(s);
    sip_round(s);
    s->v0 ^= block;
}

static inline uint64_t sip_end(Sip *s) {
    s->v2 ^= 0xff;
    sip_round(s);
    sip_round(s);
    sip_round(s);
    sip_round(s);
    return s->v0 ^ s->v1 ^ s->v2 ^ s->v3;
}

/* Up to eight bytes, the first one lowest: the same on every machine. */
static uint64_t little_endian(const unsigned char *bytes, size_t count) {
    uint64_t word = 0;
    for (size_t i = 0; i < count; i++) word |= (uint64_t)bytes[i] << (8 * i);
    return word;
}

uint64_t siphash(const uint64_t key[2], const void *data, size_t size) {
    const unsigned char *bytes = data;
    Sip s = sip_begin(key);
    size_t at = 0;
    for (; at + 8 <= size; at += 8) sip_block(&s, little_endian(bytes + at, 8));
    sip_block(&s, (uint64_t)size << 56 | little_endian(bytes + at, size - at));
    return sip_end(&s);
}

Rng rng_from_seed(const uint64_t seed[2]) {
    return (Rng){.key = {seed[0], seed[1]}};
}

static uint64_t hash_pair(const uint64_t key[2], uint64_t a, uint64_t b) {
    Sip s = sip_begin(key);
    sip_block(&s, a);
    sip_block(&s, b);
    sip_block(&s, UINT64_C(16) << 56);
    return sip_end(&s);
}

Rng rng_fork(const Rng *rng, uint64_t stream) {
    uint64_t seed[2] = {hash_pair(rng->key, stream, 0), hash_pair(rng->key, stream, 1)};
    return rng_from_seed(seed);
}

/* siphash() of the eight bytes of the counter, without the loops. */
static inline uint64_t draw(Rng *rng) {
    Sip s = sip_begin(rng->key);
    sip_block(&s, rng->counter++);
    sip_block(&s, UINT64_C(8) << 56);
    return sip_end(&s);
}

uint64_t rng_next(Rng *rng) {
    return draw(rng);
}

/* Lemire's way: the high half of draw × below. The few low halves that would make some
 * results likelier are drawn again; the division that finds them is seldom needed. */
uint32_t rng_below(Rng *rng, uint32_t below) {
    uint64_t product = (draw(rng) & UINT32_MAX) * below;
    if ((uint32_t)product < below) {
        uint32_t unfair = (UINT32_MAX - below + 1) % below;
        while ((uint32_t)product < unfair) product = (draw(rng) & UINT32_MAX) * below;
    }
    return (uint32_t)(product >> 32);
}

/* One byte each: the number in the low five bits, above it the place in this list. */
static const uint8_t kinds[] = {0, 4, 6, 8, 10, 12, 20};
enum { SHOWN_BITS = 5, SHOWN_MAX = 20 };

static int place_of_kind(int sides) {
    for (int i = 0; i < (int)sizeof kinds; i++)
        if (kinds[i] == sides) return i;
    return -1;
}

bool rng_load(Rng *rng, int sides, int shown) {
    int kind = place_of_kind(sides);
    REQUIRE(kind >= 0 && shown >= 1 && shown <= SHOWN_MAX);
    if (rng->loaded_count == RNG_LOADED_MAX) return false;
    rng->loaded[rng->loaded_count++] = (uint8_t)(kind << SHOWN_BITS | shown);
    return true;
}

void rng_unload(Rng *rng) {
    rng->loaded_count = 0;
    memset(rng->loaded, 0, sizeof rng->loaded);
}

/* What the first loaded die that fits shows; 0: none does. */
static int take_loaded(Rng *rng, int sides) {
    for (int i = 0; i < rng->loaded_count; i++) {
        int shown = rng->loaded[i] & ((1 << SHOWN_BITS) - 1);
        int kind = kinds[rng->loaded[i] >> SHOWN_BITS];
        if (kind ? kind != sides : shown > sides) continue;
        memmove(&rng->loaded[i], &rng->loaded[i + 1], (size_t)(RNG_LOADED_MAX - 1 - i));
        rng->loaded[RNG_LOADED_MAX - 1] = 0;
        rng->loaded_count--;
        return shown;
    }
    return 0;
}

int rng_roll(Rng *rng, int sides) {
    int shown = rng->loaded_count ? take_loaded(rng, sides) : 0;
    return shown ? shown : (int)rng_below(rng, (uint32_t)sides) + 1;
}

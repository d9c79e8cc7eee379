/**
 * Settings of the allocator of glibc that keep a front small, for the environment of its process. By default each thread
 * has an arena, and eight arenas for each core keep what they once needed. A block above the threshold is given back to
 * the system when it is freed; by default the threshold grows with the largest block freed, up to 32 MB.
 */
export const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' } as const

/** MB of each half of the young generation of the HTTP thread. Node lets it grow to 51 MB in all, which are never freed. */
export const YOUNG_FLAG = '--max-semi-space-size=8'

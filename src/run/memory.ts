/**
 * Settings of the glibc allocator that keep a front small, for the environment of its process. By default each thread
 * has an arena, and eight arenas for each core keep what they once needed. A block above the threshold is given back to
 * the system when it is freed; by default the threshold grows with the largest block freed, up to 32 MB.
 */
export const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' } as const

/**
 * Limits of the heap of the HTTP thread. The first is the size of each half of its young generation in MB: by default
 * it grows to 51 MB in all, which are never freed. The second is the growth of the old generation between two
 * collections in percent: by default it grows up to four times.
 */
export const HEAP_FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=50'] as const

/**
 * Flags of a process that makes parts of exports. One runs for each core, so its garbage is collected on its own
 * thread. The young generation is three times the number in MB; a smaller one is collected more often.
 */
export const EXPORTER_FLAGS = ['--single-threaded-gc', '--max-semi-space-size=32'] as const

/**
 * Settings of the allocator of glibc that keep a front small, for the environment of its process. By default each thread
 * has an arena, and eight arenas for each core keep what they once needed. A block above the threshold is given back to
 * the system when it is freed; by default the threshold grows with the largest block freed, up to 32 MB.
 */
export const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' } as const

/**
 * MB of each half of the young generation of the HTTP thread: Node lets it grow to 51 MB in all, which are never freed. And how
 * far the old one grows before it is collected, in percent of what it needs: by default up to four times.
 */
export const HEAP_FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=60'] as const

/** The same order for the same seed. The generator is mulberry32. */
export function seededShuffle<T>(items: readonly T[], seed: number): T[] {
  const shuffled = [...items]
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = Math.floor(next() * (last + 1))
    ;[shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!]
  }
  return shuffled
}

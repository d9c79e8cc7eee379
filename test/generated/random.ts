/** Random choices that a seed repeats. */
export interface Random {
  /** From 0 up to `end`, which it never reaches. */
  below(end: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
}

/** Mulberry32, by Tommy Ettinger: every 32-bit seed gives a sequence of its own. */
export function randomOf(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e3779b1)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    below: (end) => Math.floor(next() * end),
    chance: (probability) => next() < probability,
    pick: (list) => list[Math.floor(next() * list.length)]!,
  }
}

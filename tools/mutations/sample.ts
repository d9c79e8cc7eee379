import { createHash } from 'node:crypto'

/** A random order that a seed always repeats. A larger sample begins with the smaller one. */
export function inSampleOrder<T>(all: readonly T[], seed: string, nameOf: (each: T) => string): readonly T[] {
  return all
    .map((each) => ({
      each,
      place: createHash('sha256')
        .update(`${seed} ${nameOf(each)}`)
        .digest('hex'),
    }))
    .sort((one, other) => (one.place < other.place ? -1 : 1))
    .map(({ each }) => each)
}

/**
 * Whether tests run in their full form, by `TESTS=full`, which `.ci/run` sets: every case of a kind, property tests as
 * often as they ask for, storms and kills. By default they run as a sample that fails for most faults in some minutes.
 */
export const FULL = process.env['TESTS'] === 'full'

/** How often a property test runs: as often as it asks for, or a tenth of that by default. */
export const propertyRuns = (full: number): number => Math.ceil(FULL ? full : full / 10)

/** All cases of a kind, or by default the first ones. */
export const cases = <T>(all: readonly T[], few: number): readonly T[] => (FULL ? all : all.slice(0, few))

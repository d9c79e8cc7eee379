/** Whether property tests run as often as they ask for, by `PROPERTY_RUNS=full`, which `.ci/run` sets. */
export const FULL_RUNS = process.env['PROPERTY_RUNS'] === 'full'

/** How often a property test runs: as often as it asks for, or a fifth of that by default. */
export const propertyRuns = (full: number): number => Math.ceil(FULL_RUNS ? full : full / 5)

/**
 * What tables, events and pictures cost in units. Techniques state their own price. All other operations with a key cost one
 * unit or none, as they declare. One unit is the least: calculations that take a thread up to the time of one unit of a table
 * or of events cost it, as all answers about the Moon do. `bench/README.md` has the times. Texts with a price are written
 * from these numbers, or `test/house/prices.test.ts` compares them.
 */

/** Positions for one unit: ten months of days with the default bodies. */
export const POSITIONS_PER_UNIT = 4_000
/** Aspects of each row of a table take about as long as its positions. */
export const ASPECTS_FACTOR = 2

/** Days of events for one unit, about the time of a thread for the positions of one unit of a table. */
export const DAYS_PER_UNIT = { withAspects: 150, without: 300 } as const
/** Days of conjunctions in right ascension or of apsides for one more unit: they take as long as events without aspects. */
export const FURTHER_DAYS_PER_UNIT = DAYS_PER_UNIT.without

/** An SVG costs little more than a calculation. A PNG or PDF takes a browser a tenth of a second. */
export const PICTURE_UNITS = { svg: 1, json: 1, png: 3, pdf: 3 } as const

/** A number as in `4,000`. */
export const grouped = (value: number): string => String(value).replaceAll(/\B(?=(\d{3})+$)/g, ',')

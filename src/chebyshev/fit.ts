import { DOUBLES, type Table } from './period.ts'
import { fitting, nodes, polynomialsAt } from './polynomial.ts'
import { boundOf, COORDINATES, type Subject } from './tracks.ts'

/**
 * Writes the coordinates of a subject at a Julian day (TT) into `out`, in the order of `COORDINATES`. False where the
 * library has none.
 */
export type Sample = (subject: Subject, jdTt: number, out: Float64Array) => boolean

/** A table with room for the samples of one span. */
interface Fitting {
  readonly table: Table
  readonly places: readonly number[]
  readonly bounds: readonly number[]
  readonly values: readonly Float64Array[]
}

/**
 * A span is checked this far inside its ends too: a step between an end and the outermost node does not show at the nodes.
 * Not at the very end, where a segment of the library's files may end: there the answer depends on the call before.
 */
const END_DAYS = 1e-8
/** A fit differs most at its ends, so they may differ by more than the nodes, and by less than answers keep. */
const END_BOUNDS = 1.5

/**
 * Fits the spans `from` up to, but without, `to` of tables with the same spans and terms: the library is quicker when it
 * is asked for all bodies of an instant together. Marks a span that is out of bounds, so that the library is asked there.
 */
export function fitSpans(tables: readonly Table[], sample: Sample, from: number, to: number): void {
  const { spanDays, terms, start } = tables[0]!
  const count = 2 * terms
  const end = 1 - (2 * END_DAYS) / spanDays
  const at = [end, ...nodes(count), -end]
  const factors = at.map((x) => (Math.abs(x) === end ? END_BOUNDS : 1))
  const coefficientsOf = fitting(count, terms)
  const polynomials = at.map((x) => {
    const values = new Float64Array(terms)
    polynomialsAt(x, values)
    return values
  })
  const fittings = tables.map((table) => fittingOf(table, at.length))
  const out = new Float64Array(COORDINATES.length)

  for (let span = from; span < to; span += 1) {
    const known = fittings.map(() => true)
    at.forEach((x, node) => {
      const jdTt = start + (span + (x + 1) / 2) * spanDays
      fittings.forEach(({ table, places, values }, index) => {
        if (!known[index]) return
        known[index] = sample(table.subject, jdTt, out)
        places.forEach((place, column) => {
          values[column]![node] = out[place]!
        })
      })
    })
    fittings.forEach((fitting, index) => {
      if (!(known[index] && fitted(fitting, span))) mark(fitting.table, span)
    })
  }

  /** Writes the coefficients of a span. False when they are out of bounds. */
  function fitted({ table, values, bounds }: Fitting, span: number): boolean {
    if (table.coordinates[0] === 'longitude') unwrap(values[0]!)
    const { heads, tails } = table
    return values.every((each, column) => {
      const coefficients = coefficientsOf(each.subarray(1, -1))
      const base = span * values.length + column
      heads.set(coefficients.subarray(0, DOUBLES), base * DOUBLES)
      tails.set(coefficients.subarray(DOUBLES), base * (terms - DOUBLES))
      const off = (node: number) => Math.abs(seriesValue(table, span, column, polynomials[node]!) - each[node]!)
      return at.every((_, node) => off(node) <= factors[node]! * bounds[column]!)
    })
  }
}

function fittingOf(table: Table, count: number): Fitting {
  const { coordinates, subject } = table
  return {
    table,
    places: coordinates.map((coordinate) => COORDINATES.indexOf(coordinate)),
    bounds: coordinates.map((coordinate) => boundOf(subject, coordinate)),
    values: coordinates.map(() => new Float64Array(count)),
  }
}

/** Makes longitudes continuous across 360 degrees. */
function unwrap(longitudes: Float64Array): void {
  for (let index = 1; index < longitudes.length; index += 1) {
    longitudes[index]! -= 360 * Math.round((longitudes[index]! - longitudes[index - 1]!) / 360)
  }
}

const mark = ({ heads, coordinates }: Table, span: number): void => {
  heads[span * coordinates.length * DOUBLES] = Number.NaN
}

/** The value of a coordinate, by its place in the track, where the polynomials have the given values. */
export function seriesValue(table: Table, span: number, column: number, polynomials: Float64Array): number {
  const { terms, coordinates, heads, tails } = table
  const base = span * coordinates.length + column
  const head = base * DOUBLES
  const tail = base * (terms - DOUBLES) - DOUBLES
  let sum = 0
  // From the smallest to the largest, so that rounding is least.
  for (let degree = terms - 1; degree >= DOUBLES; degree -= 1) sum += tails[tail + degree]! * polynomials[degree]!
  for (let degree = DOUBLES - 1; degree >= 0; degree -= 1) sum += heads[head + degree]! * polynomials[degree]!
  return sum
}

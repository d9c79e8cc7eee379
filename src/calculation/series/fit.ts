import { boundOf, COORDINATES, DOUBLES, type Subject, type Table } from './tables.ts'

/**
 * The values to fit, at a Julian day (TT). Distances are requested after the angles of all subjects: the library
 * calculates the node and the apogee of the Moon's orbit together, as long as the same kind of coordinates is
 * requested.
 */
export interface Sample {
  /**
   * Writes the coordinates of a subject but its distance into `out`, in the order of `COORDINATES`. False where there
   * are none.
   */
  angles(subject: Subject, jdTt: number, out: Float64Array): boolean
  /** NaN where there is none. */
  distance(subject: Subject, jdTt: number): number
}

/** A table with room for the samples of one span. */
interface Fitting {
  readonly table: Table
  /** The places of the angles of a sample. The distance comes last. */
  readonly places: readonly number[]
  readonly bounds: readonly number[]
  readonly values: readonly Float64Array[]
  /** The values of the distance, if the subject has one. */
  readonly distances: Float64Array | undefined
}

/**
 * Nodes for each term. With one and a half the fit takes a sixth less time, and distances of Pholus are off by 2.2 in
 * the ninth decimal, because steps between the segments of the library's files then lie between nodes.
 */
const NODES_PER_TERM = 2

/**
 * A span is checked this far inside its ends too: a step between an end and the outermost node does not show at the
 * nodes. Not at the very end, where a segment of the library's files may end: there the answer depends on the call
 * before.
 */
const END_DAYS = 1e-8
/** A fit differs most at its ends, so they may differ by more than the nodes, and by less than answers keep. */
const END_BOUNDS = 1.5

/**
 * Fits the spans `from` up to, but without, `to` of tables with the same spans and terms: the library is quicker when
 * it is asked for all bodies of an instant together. Marks a span that is out of bounds, so that the library is asked
 * there.
 */
export function fitSpans(tables: readonly Table[], sample: Sample, from: number, to: number): void {
  const { spanDays, terms, start } = tables[0]!
  const count = NODES_PER_TERM * terms
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
        known[index] = sample.angles(table.subject, jdTt, out)
        places.forEach((place, column) => {
          values[column]![node] = out[place]!
        })
      })
      fittings.forEach(({ table, distances }, index) => {
        if (!(known[index] && distances)) return
        distances[node] = sample.distance(table.subject, jdTt)
        known[index] = !Number.isNaN(distances[node])
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
  const values = coordinates.map(() => new Float64Array(count))
  return {
    table,
    values,
    places: coordinates
      .filter((coordinate) => coordinate !== 'distance')
      .map((coordinate) => COORDINATES.indexOf(coordinate)),
    bounds: coordinates.map((coordinate) => boundOf(subject, coordinate)),
    distances: values[coordinates.indexOf('distance')],
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

// Chebyshev polynomials of the first kind over [-1, 1] (Press et al., Numerical Recipes, 5.8).

/** The zeros of the polynomial of degree `count`, where a function is sampled. */
export const nodes = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => Math.cos((Math.PI * (index + 0.5)) / count))

/**
 * A function from the values at `nodes(count)` to the coefficients of the polynomial that is closest to them by least
 * squares. With fewer terms than nodes the differences there show how good it is, and noise is halved.
 */
export function fitting(count: number, terms: number): (values: ArrayLike<number>) => Float64Array {
  const cosines = Array.from({ length: terms }, (_, degree) =>
    Float64Array.from({ length: count }, (_, index) => Math.cos((Math.PI * degree * (index + 0.5)) / count)),
  )
  return (values) =>
    Float64Array.from(cosines, (row, degree) => {
      let sum = 0
      for (let index = 0; index < count; index += 1) sum += values[index]! * row[index]!
      return ((degree === 0 ? 1 : 2) * sum) / count
    })
}

/** Writes the values of the polynomials of degree 0, 1, 2, ... at `x` into `out`. */
export function polynomialsAt(x: number, out: Float64Array): void {
  out[0] = 1
  out[1] = x
  for (let degree = 2; degree < out.length; degree += 1) out[degree] = 2 * x * out[degree - 1]! - out[degree - 2]!
}

/** A point in the picture, a square of `SIDE` units with y downwards. */
export interface Point {
  readonly x: number
  readonly y: number
}

export const SIDE = 1000
const CENTRE = SIDE / 2

/** The point of a longitude in degrees at a radius in units. */
export type Frame = (longitude: number, radius: number) => Point

/** A wheel with a given longitude at the left. Longitudes grow counter-clockwise. */
export const frameWith =
  (leftLongitude: number): Frame =>
  (longitude, radius) => {
    const turn = ((longitude - leftLongitude + 180) * Math.PI) / 180
    return { x: CENTRE + radius * Math.cos(turn), y: CENTRE - radius * Math.sin(turn) }
  }

/** A length or a coordinate rounded to 0.01 units: 0.02 pixels in the largest picture. */
export const units = (value: number): string => hundredthsText(Math.round(value * HUNDREDTHS))

export const HUNDREDTHS = 100

/** A table, because a wheel has ten thousand numbers and formatting doubles takes longer than its geometry. */
const DECIMALS = Array.from({ length: HUNDREDTHS }, (_, each) => (each === 0 ? '' : String(each / 100).slice(1)))

/** A whole number of hundredths as a decimal number, without a zero before the point. */
export function hundredthsText(hundredths: number): string {
  const size = Math.abs(hundredths)
  const whole = Math.floor(size / HUNDREDTHS)
  const text = (whole || '') + DECIMALS[size % HUNDREDTHS]! || '0'
  return hundredths < 0 ? `-${text}` : text
}

export const at = ({ x, y }: Point): string => `${units(x)} ${units(y)}`

/** Rounded to 0.1 units, for frequent shapes, where one digit less saves bytes. */
export const tenths = ({ x, y }: Point): Point => ({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 })

/** A straight path through points. */
export const through = (...points: readonly Point[]): string =>
  points.map((each, index) => `${index === 0 ? 'M' : 'L'}${at(each)}`).join('')

/** A path along a radius, between two distances from the centre. */
export const spoke = (frame: Frame, longitude: number, from: number, to: number): string =>
  through(frame(longitude, from), frame(longitude, to))

/** The largest step of a bent path, in degrees. */
const BEND = 5

/** A path from a longitude by `way` degrees, bent about the wheel, so that lines of neighbours do not cross. */
export function bent(frame: Frame, longitude: number, way: number, from: number, to: number): string {
  const steps = Math.max(1, Math.ceil(Math.abs(way) / BEND))
  return through(
    ...Array.from({ length: steps + 1 }, (_, step) =>
      tenths(frame(longitude + (way * step) / steps, from + ((to - from) * step) / steps)),
    ),
  )
}

/** A path around the sector of a ring from a longitude by `span` degrees, counter-clockwise when positive. */
export function sector(frame: Frame, from: number, span: number, outer: number, inner: number): string {
  const large = Math.abs(span) > 180 ? 1 : 0
  const [there, back] = span > 0 ? [0, 1] : [1, 0]
  const to = from + span
  return (
    `M${at(frame(from, outer))}A${units(outer)} ${units(outer)} 0 ${large} ${there} ${at(frame(to, outer))}` +
    `L${at(frame(to, inner))}A${units(inner)} ${units(inner)} 0 ${large} ${back} ${at(frame(from, inner))}Z`
  )
}

/** A path along a circle from a longitude by `span` degrees. */
export function along(frame: Frame, from: number, span: number, radius: number): string {
  const large = Math.abs(span) > 180 ? 1 : 0
  return `M${at(frame(from, radius))}A${units(radius)} ${units(radius)} 0 ${large} ${span > 0 ? 0 : 1} ${at(frame(from + span, radius))}`
}

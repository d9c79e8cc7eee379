import { PLANETS } from '../astro/body.ts'
import type { Chart } from '../astro/chart.ts'
import { rulerOf } from '../astro/ruler.ts'
import { ELEMENTS, elementOf, MODES, modeOf, SIGNS, signIndex } from '../astro/sign.ts'
import { decimals } from './decimals.ts'

/** A chart for a card or a chatbot: by sign and house, with the least that can be said; the ten planets are counted. */
export function compactChart({ points, angles, houses, moonPhase }: Chart) {
  const signOf = (longitude: number) => SIGNS[signIndex(longitude)]!
  const longitudeOf = (id: string): number => points.find((point) => point.id === id)!.longitude
  const signs = PLANETS.map((id) => signIndex(longitudeOf(id)))
  const counted = <Key extends string>(keys: readonly Key[], of: (sign: number) => Key) =>
    Object.fromEntries(keys.map((key) => [key, signs.filter((sign) => of(sign) === key).length]))
  return {
    sun: signOf(longitudeOf('sun')).name,
    moon: signOf(longitudeOf('moon')).name,
    ...(angles && {
      rising: signOf(angles.asc).name,
      midheaven: signOf(angles.mc).name,
      chart_ruler: rulerOf(signIndex(angles.asc), 'modern'),
    }),
    planets: Object.fromEntries(
      points.map(({ id, longitude, speed, house }) => [
        id,
        {
          sign: signOf(longitude).abbreviation,
          deg: decimals(Math.min(longitude % 30, 29.99), 2),
          ...(house !== null && { house }),
          ...(speed < 0 && { retrograde: true }),
        },
      ]),
    ),
    ...(houses && { houses: houses.cusps.map((cusp) => signOf(cusp).abbreviation) }),
    elements: counted(ELEMENTS, elementOf),
    modes: counted(MODES, modeOf),
    moon_phase: moonPhase.label,
  }
}

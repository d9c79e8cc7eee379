import { aspects } from '../../astro/aspects.ts'
import type { Body } from '../../astro/body.ts'
import { type Chart, chart, moversOf } from '../../astro/chart.ts'
import type { HouseSystem } from '../../astro/house.ts'
import type { Sky } from '../../astro/sky.ts'
import { type Birth, subjectName } from '../../contract/birth.ts'
import { namingField } from '../../contract/naming-field.ts'
import { type Born, bornOf } from './birth.ts'
import { type DoubtfulAscendant, doubtfulAscendant } from './doubtful-ascendant.ts'
import { type OtherSky, otherSky } from './other-sky.ts'
import type { Atlas, Located } from './place.ts'
import { type ChartTerms, chartTerms, type TermFields } from './terms.ts'

/** A birth with its chart. Every answer about a birth is made from one. */
export interface CastBirth {
  readonly name: string
  readonly born: Born
  readonly terms: ChartTerms
  readonly chart: Chart
  /** The Ascendants on the other clocks of a birth whose clock is in doubt. */
  readonly ascendants: DoubtfulAscendant | null
  /** What moves if the date is read in the other calendar of the place. */
  readonly otherSky: OtherSky | null
}

/** Locates a birth and casts its chart; `at` is the path of the birth in the body. */
export const castBirth = (sky: Sky, atlas: Atlas, birth: Birth & TermFields, at = ''): CastBirth =>
  castBorn(sky, subjectName(birth), bornOf(birth, atlas, at), chartTerms(birth))

/** Casts the chart of a birth that is located. */
export const castBorn = (sky: Sky, name: string, born: Born, terms: ChartTerms): CastBirth => ({
  ...{ name, born, terms },
  chart: namingField(born.field, () =>
    chart(sky, { ...terms, jd: born.moment.jd, place: born.timeKnown ? born.place : null }),
  ),
  ascendants: doubtfulAscendant(sky, born, terms),
  otherSky: namingField(born.field, () => otherSky(sky, born, terms)),
})

/**
 * The chart of another instant and place in the terms of a birth, with its bodies or others. Without a place it has no
 * houses.
 */
export const castLike = (
  sky: Sky,
  { terms }: CastBirth,
  jd: number,
  where: Located | null,
  bodies: readonly Body[] = terms.bodies,
): Chart => chart(sky, { ...terms, bodies, jd, place: where?.place ?? null })

/** The same chart with the major aspects alone. */
export function withMajorAspects(cast: CastBirth): CastBirth {
  const major = cast.terms.aspects.filter((aspect) => aspect.major)
  if (major.length === cast.terms.aspects.length) return cast
  return {
    ...cast,
    terms: { ...cast.terms, aspects: major },
    chart: { ...cast.chart, aspects: aspects(moversOf(cast.chart.points), major) },
  }
}

/** The system whose houses a chart has; null when it has none. */
export const housesOf = ({ houses }: Chart): HouseSystem | null => houses?.system ?? null

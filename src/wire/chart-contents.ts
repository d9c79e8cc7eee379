import { epochSecondOf } from '../astro/civil.ts'
import { composite } from '../astro/composite.ts'
import { type Moment, momentAt } from '../astro/moment.ts'
import type { Sky } from '../astro/sky.ts'
import { solarReturn } from '../astro/solar-return.ts'
import type { WheelContent, WheelStar } from '../wheel/content.ts'
import { type Atlas, type Located, locate } from './birth.ts'
import { birthCaption, howText, whenText, whereText } from './chart-caption.ts'
import { type CastBirth, type ChartBirth, castBirth, castLike, housesOf } from './chart-cast.ts'
import { starsNamed } from './natal-plan.ts'
import { biwheelAspects, type Drawn, ringOf, wheelAspects } from './wheel-content.ts'

/** The natal chart alone. */
export function natalContent(
  sky: Sky,
  atlas: Atlas,
  input: ChartBirth & { readonly fixed_stars?: readonly string[] | null | undefined },
): WheelContent {
  const cast = castBirth(sky, atlas, input)
  const { jd } = cast.born.moment
  const stars = starsNamed(input.fixed_stars).map(
    (star): WheelStar => ({ id: star.id, name: star.name, longitude: sky.star(star, jd, cast.zodiac).longitude }),
  )
  return {
    kind: 'natal',
    inner: ringOf('natal', cast.chart, cast.chart.houses?.cusps ?? null),
    outer: null,
    aspects: wheelAspects(cast.chart),
    stars,
    title: `Natal chart of ${cast.name}`,
    description: descriptionOf(cast),
    caption: [{ ring: null, lines: captionOf(cast) }],
  }
}

const captionOf = ({ name, born, chart, zodiac }: CastBirth): string[] =>
  birthCaption(name, born, housesOf(chart), zodiac)

const descriptionOf = ({ born, chart, zodiac }: CastBirth): string =>
  `Cast for ${whenText(born.moment, born.timeKnown)}, ${whereText(born)}; ${howText(housesOf(chart), zodiac)}.`

/** A second chart around the natal one, cast for another instant and place. */
interface Around {
  readonly kind: 'transits' | 'solar_return' | 'progressions'
  readonly of: string
  /** How the title calls it: `Transits`, `Solar return 2026`. */
  readonly called: string
  readonly jd: number
  readonly where: Located
  /** Null where the second chart has no houses: that of a return or a progression of a birth without a time. */
  readonly houses: boolean
  readonly drawn: Drawn
  /** The second chart alone. */
  readonly single?: boolean
}

/** Two wheels: the natal chart inside, another instant outside; or that instant alone. */
export function aroundContent(sky: Sky, cast: CastBirth, input: ChartBirth, around: Around): WheelContent {
  const { kind, of, called, jd, where, houses, drawn, single = false } = around
  const other = castLike(sky, input, cast, jd, houses ? where : null)
  const moment = momentOfInstant(jd, where)
  const outer = ringOf(of, other, other.houses?.cusps ?? null)
  const natal = ringOf('natal', cast.chart, cast.chart.houses?.cusps ?? null)
  const caption = [called, whenText(moment), whereText(where)]
  return {
    kind,
    inner: single ? outer : natal,
    outer: single ? null : outer,
    aspects: single ? wheelAspects(other) : biwheelAspects(cast.chart.points, other.points, cast.among, drawn, true),
    stars: [],
    title: `${called} of ${cast.name}`,
    description: `${called}: ${whenText(moment)}, ${whereText(where)}. ${descriptionOf(cast)}`,
    caption: [
      { ring: single ? null : 'inner', lines: captionOf(cast) },
      { ring: single ? null : 'outer', lines: caption },
    ],
  }
}

/** An instant on the clock of a place, to the second. */
const momentOfInstant = (jd: number, { zone, place }: Located): Moment =>
  momentAt(zone, epochSecondOf(jd), place.longitude)

/** The place of a second chart: the one named, or the birthplace. Its zone is its own unless one is named. */
export function placeOr(
  fields: {
    readonly city?: string | null | undefined
    readonly lat?: number | null | undefined
    readonly lng?: number | null | undefined
    readonly tz_str: string | null
  },
  birth: Located,
  atlas: Atlas,
  field: string,
): Located {
  const given = Boolean(fields.city?.trim()) || typeof fields.lat === 'number'
  if (given) return locate(fields, atlas, field)
  if (!fields.tz_str || fields.tz_str.toUpperCase() === 'AUTO') return birth
  const { latitude: lat, longitude: lng } = birth.place
  return { ...locate({ lat, lng, tz_str: fields.tz_str }, atlas, field), found: birth.found, city: birth.city }
}

/** The instant of the return that lies as many years after the birth as a year after the year of birth. */
export const returnJd = (sky: Sky, { born, zodiac }: CastBirth, birthYear: number, year: number): number =>
  solarReturn(sky, born.moment.jd, year - birthYear, zodiac)

/** The midpoints of two charts; without houses when either birth has no time. */
export function compositeContent(a: CastBirth, b: CastBirth, showAspects: boolean): WheelContent {
  const middle = composite(a.chart, b.chart, a.among)
  const angled = middle.angles !== null
  return {
    kind: 'composite',
    inner: ringOf('composite', middle, middle.cusps),
    outer: null,
    aspects: showAspects ? wheelAspects(middle) : [],
    stars: [],
    title: `Composite of ${a.name} and ${b.name}`,
    description: `Midpoints of two charts. ${descriptionOf(a)} ${descriptionOf(b)}`,
    caption: [
      {
        ring: null,
        lines: [
          `${a.name} and ${b.name}`,
          whenText(a.born.moment, a.born.timeKnown),
          whenText(b.born.moment, b.born.timeKnown),
          angled ? 'Midpoint composite' : 'Midpoint composite, no houses',
        ],
      },
    ],
  }
}

/** Person A outside, person B inside. */
export function synastryContent(a: CastBirth, b: CastBirth, drawn: Drawn): WheelContent {
  return {
    kind: 'synastry',
    inner: ringOf('person_b', b.chart, b.chart.houses?.cusps ?? null),
    outer: ringOf('person_a', a.chart, a.chart.houses?.cusps ?? null),
    aspects: biwheelAspects(b.chart.points, a.chart.points, a.among, drawn, false),
    stars: [],
    title: `Synastry of ${a.name} and ${b.name}`,
    description: `Outside ${a.name}, inside ${b.name}. ${descriptionOf(a)} ${descriptionOf(b)}`,
    caption: [
      { ring: 'outer', lines: captionOf(a) },
      { ring: 'inner', lines: captionOf(b) },
    ],
  }
}

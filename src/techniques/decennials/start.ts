import { normalise } from '../../astro/angle.ts'
import { POINT_NAMES } from '../../astro/body-names.ts'
import { zodiacalOrder } from '../../astro/decennials.ts'
import { isAngular, placeFrom } from '../../astro/releasing.ts'
import { isSeven, SEVEN, type SevenPlanet } from '../../astro/seven.ts'
import { signIndex } from '../../astro/sign.ts'
import type { Sky } from '../../astro/sky.ts'
import type { CastBirth } from '../../calculation/charting/cast.ts'
import { type BirthSect, sectOfBirth } from '../../calculation/charting/sect.ts'
import type { Warning } from '../../calculation/charting/warnings.ts'
import { Refusal } from '../../platform/errors.ts'
import type { DecennialsInput } from './schema.ts'

type Rules = DecennialsInput['rules']

/** The planets in the order in which they rule, with the sect that decides the order. */
export interface DecennialStart {
  readonly order: readonly [SevenPlanet, ...SevenPlanet[]]
  /** Null if the request names the first planet. */
  readonly sect: Pick<BirthSect, 'sect' | 'sectFrom'> | null
  readonly warnings: readonly Warning[]
}

/** The order of the lords. Throws `invalid_input` if it needs the Ascendant of a birth without a time. */
export function decennialStart(sky: Sky, cast: CastBirth, rules: Rules): DecennialStart {
  const longitudeOf = (id: SevenPlanet): number => cast.chart.points.find((point) => point.id === id)!.longitude
  const ofMoon = moonWarnings(cast, longitudeOf)
  if (isSeven(rules.from)) {
    const warnings = rules.sect
      ? [{ code: 'sect_ignored', message: `decennials.sect is ignored: decennials begin with ${rules.from}` }]
      : []
    return { order: zodiacalOrder(rules.from, longitudeOf), sect: null, warnings: [...warnings, ...ofMoon] }
  }
  const places = placesOf(cast, rules, longitudeOf)
  const sect = sectOfBirth(sky, cast, rules.sect, 'decennials.sect')
  const light = sect.sect === 'day' ? 'sun' : 'moon'
  const fromLight = zodiacalOrder(light, longitudeOf)
  const found = places && (rules.from === 'valens' ? places.byValens(light) : fromLight.find(places.isWellPlaced))
  const noneFound = places && !found ? [nonePlaced(rules, light)] : []
  return {
    order: found ? zodiacalOrder(found, longitudeOf) : fromLight,
    sect,
    warnings: [...sect.warnings, ...noneFound, ...ofMoon],
  }
}

interface Places {
  isWellPlaced(planet: SevenPlanet): boolean
  /** Valens VI.5: the light of the sect, otherwise the other light, otherwise the first planet after the Ascendant. */
  byValens(light: 'sun' | 'moon'): SevenPlanet
}

/** The places of the planets, in whole signs from the Ascendant; null if they do not matter. */
function placesOf(
  { chart: { angles } }: CastBirth,
  { from, well_placed: wellPlaced }: Rules,
  longitudeOf: (planet: SevenPlanet) => number,
): Places | null {
  if (from === 'sect_light') return null
  if (!angles)
    throw new Refusal('invalid_input', {
      field: 'decennials.from',
      message: `${from} needs a time of birth. Without one, allowed: sect_light, ${SEVEN.join(', ')}`,
    })
  const rising = signIndex(angles.asc)
  const isWellPlaced = (planet: SevenPlanet): boolean => {
    const place = placeFrom(signIndex(longitudeOf(planet)), rising)
    return wellPlaced === 'angular' ? isAngular(place) : !isCadent(place)
  }
  const afterAscendant = SEVEN.toSorted(
    (a, b) => normalise(longitudeOf(a) - angles.asc) - normalise(longitudeOf(b) - angles.asc),
  )[0]!
  return {
    isWellPlaced,
    byValens: (light) => [light, light === 'sun' ? 'moon' : 'sun'].filter(isSeven).find(isWellPlaced) ?? afterAscendant,
  }
}

/** The places 3, 6, 9 and 12, which fall away from the angles. */
const isCadent = (place: number): boolean => place % 3 === 0

const nonePlaced = ({ well_placed: wellPlaced }: Rules, light: string): Warning => ({
  code: 'none_well_placed',
  message: `No planet is ${wellPlaced === 'angular' ? 'angular' : 'in an angular or succedent place'}, so decennials begin with the light of the sect, the ${light === 'sun' ? 'Sun' : 'Moon'}`,
})

/** The Moon moves at most this far in half a day. */
const HALF_DAY_OF_THE_MOON_DEG = 7.7

/** Warnings for a birth without a time: the Moon may be before or after a planet that is near it at noon. */
function moonWarnings({ born }: CastBirth, longitudeOf: (planet: SevenPlanet) => number): readonly Warning[] {
  if (born.timeKnown) return []
  const distance = (planet: SevenPlanet): number => {
    const ahead = normalise(longitudeOf(planet) - longitudeOf('moon'))
    return Math.min(ahead, 360 - ahead)
  }
  const near = SEVEN.filter((planet) => planet !== 'moon' && distance(planet) < HALF_DAY_OF_THE_MOON_DEG)
  return near.length === 0
    ? []
    : [
        {
          code: 'order_uncertain',
          message: `The birth has no time. The order of the lords is taken at local noon; on that day the Moon may pass ${near.map((id) => POINT_NAMES[id]).join(', ')}`,
        },
      ]
}

import { DAY_MS, epochSecondOf, isoUtc, SECOND_MS } from '../../../astro/civil.ts'
import { ALMANAC } from '../../../astro/horizon.ts'
import { findHouseSystem, type HouseSystem, houseOf } from '../../../astro/house.ts'
import { meanTimeZone } from '../../../astro/mean-time.ts'
import type { Sky } from '../../../astro/sky.ts'
import { HORARY_NUMBERS, type HoraryNumber, type Rulers, rulersOf } from '../../../astro/vedic/kp.ts'
import { type Graha, VARAS } from '../../../astro/vedic/names.ts'
import { type PanchangDay, panchangDays } from '../../../astro/vedic/panchang.ts'
import { housesRising } from '../../../astro/vedic/rising.ts'
import type { PlaceFields } from '../../../contract/births/birth.ts'
import { namingField } from '../../../contract/sky/sources.ts'
import type { VedicBirth } from '../../../contract/vedic/birth.ts'
import { zodiacOfAyanamsha } from '../../../contract/vedic/request.ts'
import { Refusal } from '../../../platform/errors.ts'
import { birthClock } from '../birth.ts'
import { castLike } from '../cast.ts'
import { type Atlas, locateOr } from '../place.ts'
import { type Dated, isoMoment } from '../transit-moment.ts'
import { castVedic, type GrahaPlace, type VedicChart } from './chart.ts'

/** A chart in the system of Krishnamurti. */
export interface KpChart extends Pick<VedicChart, 'cast' | 'ascendant'> {
  readonly grahas: readonly GrahaPlace[]
  /** Sidereal longitudes; none without a time of birth. */
  readonly cusps: readonly number[]
  /** The system of the cusps; null without a time of birth. */
  readonly system: HouseSystem | null
  /** The number of a horary chart, with the instant whose cusps it has. */
  readonly horary: { readonly number: HoraryNumber; readonly cuspsAtMs: number } | null
}

/** Casts the chart of a birth, or with a number that of a question. Throws what `castVedic` throws, and for a degree that never rises. */
export function castKp(sky: Sky, atlas: Atlas, request: VedicBirth, number: number | null): KpChart {
  const vedic = castVedic(sky, atlas, request)
  const { cast, ascendant, grahas } = vedic
  const { houses } = cast.chart
  if (number === null)
    return { cast, ascendant, grahas, cusps: houses?.cusps ?? [], system: houses?.system ?? null, horary: null }
  const asked = HORARY_NUMBERS[number - 1]!
  const { moment, place } = cast.born
  const found = housesRising(sky, findHouseSystem(request.house_system)!, moment.jd, place, {
    longitude: asked.from,
    zodiac: zodiacOfAyanamsha(request.ayanamsha),
  })
  if (!found)
    throw new Refusal('invalid_input', {
      field: 'number',
      message: `The degree of number ${number} does not rise at the latitude ${place.latitude}. Give another number, or a place nearer to the equator`,
    })
  const { cusps, system } = found.houses
  return {
    cast,
    ascendant: asked.from,
    grahas: grahas.map((graha) => ({ ...graha, house: houseOf(graha.longitude, cusps) })),
    cusps,
    system,
    horary: { number: asked, cuspsAtMs: epochSecondOf(found.jd) },
  }
}

/** The instant and the place whose rulers are asked for. Without an instant they are those of the chart. */
export interface RulingRequest extends PlaceFields {
  readonly at: string | null
}

/** The rulers of an instant at a place, with what they follow from. */
export interface RulingMoment {
  readonly dated: Dated
  readonly chart: {
    readonly ascendant: number
    readonly moon: number
    readonly grahas: readonly { readonly graha: Graha; readonly longitude: number }[]
  }
  readonly rulers: Rulers
  /** The day that has begun with the last sunrise. */
  readonly day: Pick<PanchangDay, 'weekday' | 'basis'> & { readonly beganMs: number; readonly offsetSeconds: number }
}

const FIELD = 'reference_date'

/** Finds what rules an instant, in the zodiac and with the nodes of a chart. */
export function castRuling(
  sky: Sky,
  atlas: Atlas,
  { cast, grahas: natal }: KpChart,
  { ruling: asked, ayanamsha }: { readonly ruling: RulingRequest; readonly ayanamsha: string | null },
): RulingMoment {
  const { born } = cast
  const where = locateOr(born, asked, atlas, 'reference_city')
  const dated = isoMoment(asked.at ?? isoUtc(born.moment.epochMs), where, atlas, FIELD)
  return namingField(FIELD, () => {
    const { moment } = dated
    const found = castLike(sky, cast, moment.jd, dated.where)
    const longitudes = cast.terms.bodies.map((body) => found.points.find((point) => point.body === body)!.longitude)
    const grahas = natal.map(({ graha }, index) => ({ graha, longitude: longitudes[index]! }))
    const moon = grahas.find(({ graha }) => graha === 'Moon')!.longitude
    const ascendant = found.angles!.asc
    const day = vedicDayOf(sky, dated, ayanamsha)
    return {
      dated,
      chart: { ascendant, moon, grahas },
      rulers: rulersOf(ascendant, moon, VARAS[day.weekday]!.lord),
      day,
    }
  })
}

/** The Vedic day of an instant: it begins with the sunrise. */
function vedicDayOf(sky: Sky, { where, moment }: Dated, ayanamsha: string | null): RulingMoment['day'] {
  const zone = meanTimeZone(birthClock(where, null), where.place.longitude)
  const civilMs = Math.floor((moment.epochMs + moment.offsetSeconds * SECOND_MS) / DAY_MS) * DAY_MS
  const rules = { zodiac: zodiacOfAyanamsha(ayanamsha), convention: 'apparent', sunrise: ALMANAC } as const
  const { weekday, basis, start, startBefore } = panchangDays(
    sky,
    where.place,
    zone,
    { firstMs: civilMs, lastMs: civilMs },
    rules,
  ).day(civilMs)
  const hasBegun = moment.jd >= start
  const beganMs = epochSecondOf(hasBegun ? start : startBefore)
  return {
    weekday: hasBegun ? weekday : (weekday + 6) % 7,
    basis,
    beganMs,
    offsetSeconds: zone.offsetSecondsAt(beganMs),
  }
}

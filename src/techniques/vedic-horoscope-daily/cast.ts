import { isoCivilDate } from '../../astro/civil.ts'
import { ALMANAC } from '../../astro/horizon.ts'
import { meanTimeZone } from '../../astro/mean-time.ts'
import { signIndex } from '../../astro/sign.ts'
import type { Sky } from '../../astro/sky.ts'
import { type ChandraBala, chandraBala, type TaraBala, taraBala } from '../../astro/vedic/bala.ts'
import { isPlanet } from '../../astro/vedic/dignity.ts'
import { nakshatraAt } from '../../astro/vedic/nakshatra.ts'
import { GRAHA_OF, type Graha } from '../../astro/vedic/names.ts'
import type { PanchangDay } from '../../astro/vedic/panchang.ts'
import { obstructing } from '../../astro/vedic/vedha.ts'
import { localDate } from '../../astro/zone.ts'
import { birthClock } from '../../calculation/charting/birth.ts'
import type { Atlas } from '../../calculation/charting/place.ts'
import { castVedic, type VedicChart } from '../../calculation/charting/vedic/chart.ts'
import { castDashas, type Dashas } from '../../calculation/charting/vedic/dasha.ts'
import type { CastDay } from '../../calculation/charting/vedic/day.ts'
import { castDays } from '../../calculation/charting/vedic/days.ts'
import { staysOf } from '../../calculation/charting/vedic/gochar.ts'
import { moonsOfDay } from '../../calculation/charting/vedic/moon-day.ts'
import { parseDate } from '../../contract/sky/sky-events.ts'
import { namingField } from '../../contract/sky/sources.ts'
import type { AskedDasha } from '../../contract/vedic/dasha.ts'
import { underOwnNames, zodiacOfAyanamsha } from '../../contract/vedic/request.ts'
import type { Warning } from '../../contract/warnings.ts'
import { ashtakavargaOf } from '../../wire/vedic/ashtakavarga.ts'
import type { VedicHoroscopeDailyInput } from './schema.ts'

/** A graha in transit at the beginning of the day. */
export interface Transit {
  readonly graha: Graha
  readonly longitude: number
  readonly speed: number
  readonly sign: number
  /** The grahas that obstruct it, if its house from the Moon is favourable. */
  readonly obstructedBy: readonly Graha[]
  /** Its own ashtakavarga points in the sign; null for nodes, and without a time of birth. */
  readonly points: number | null
}

/** A graha that enters a sign during the day. `jd` is a Julian day. */
export interface Ingress {
  readonly graha: Graha
  readonly sign: number
  readonly jd: number
}

/** A birth on a day, with everything that facts follow from. */
export interface DailyChart {
  readonly vedic: VedicChart
  readonly asked: AskedDasha
  readonly dashas: Dashas
  readonly castDay: CastDay
  readonly day: PanchangDay
  readonly dateMs: number
  readonly moonSign: number
  readonly natalNakshatra: number
  /** Null without a time of birth. */
  readonly lagnaSign: number | null
  readonly transits: readonly Transit[]
  readonly ingresses: readonly Ingress[]
  readonly tara: TaraBala
  readonly chandra: ChandraBala
  /** Whether the natal Moon has one sign and one nakshatra all day; true with a time of birth. */
  readonly isMoonSignSure: boolean
  readonly isNakshatraSure: boolean
  readonly warnings: readonly Warning[]
}

/** The seven grahas other than the nodes, in the order of charts. */
const SEVEN = Object.keys(GRAHA_OF) as (keyof typeof GRAHA_OF)[]

/** The zodiac and the nodes of a request. */
type Rules = Pick<VedicHoroscopeDailyInput, 'ayanamsha' | 'node_type'>

/** Levels of dashas in an answer. */
const LEVELS = 3

const DASHA = {
  system: 'vimshottari',
  levels: LEVELS,
  year_length: 'sidereal',
  ashtottari_arcs: 'abhijit',
} as const

/** Casts a birth and a day at its place. Throws `invalid_input` for a date before the birth, and what `castVedic` and `castDays` throw. */
export function castDaily(sky: Sky, atlas: Atlas, input: VedicHoroscopeDailyInput): DailyChart {
  const vedic = castVedic(sky, atlas, { ...input, house_system: 'whole_sign' })
  const dateMs = dateOf(vedic, input)
  const asked: AskedDasha = { ...DASHA, reference_date: isoCivilDate(dateMs) }
  const { warnings: _, ...place } = underOwnNames(input)
  const dates = { firstMs: dateMs, lastMs: dateMs, field: 'target_date' }
  const { days, zone, where, warnings } = castDays(sky, atlas, place, dates, ALMANAC)
  const day = days[0]!
  const dashas = castDashas(sky, atlas, vedic, asked, input.nowMs)
  const natalMoon = vedic.grahas.find(({ graha }) => graha === 'Moon')!.longitude
  const natalNakshatra = nakshatraAt(natalMoon).index
  const moonSign = signIndex(natalMoon)
  const moons = moonsOfDay(sky, vedic)
  const transits = transitsOf(sky, vedic, input, day, moonSign)
  const moon = transits.find(({ graha }) => graha === 'Moon')!
  return {
    vedic,
    asked,
    dashas,
    castDay: { day, zone, where, moment: null, warnings: [] },
    day,
    dateMs,
    moonSign,
    natalNakshatra,
    lagnaSign: vedic.ascendant === null ? null : signIndex(vedic.ascendant),
    transits,
    ingresses: ingressesOf(sky, vedic, input, day),
    tara: taraBala(natalNakshatra, nakshatraAt(moon.longitude).index),
    chandra: chandraBala(moonSign, moon.sign),
    isMoonSignSure: moons.every((longitude) => signIndex(longitude) === moonSign),
    isNakshatraSure: moons.every((longitude) => nakshatraAt(longitude).index === natalNakshatra),
    warnings,
  }
}

/** The date of a request, or today at the birthplace, as its midnight if it were UTC. */
function dateOf({ cast: { born } }: VedicChart, { target_date, nowMs }: VedicHoroscopeDailyInput): number {
  if (target_date !== null) return parseDate(target_date) as number
  return localDate(meanTimeZone(birthClock(born, null), born.place.longitude), nowMs)
}

/** The places of the grahas of a chart at an instant. Ketu is opposite to Rahu. */
function placesAt(sky: Sky, { grahas }: VedicChart, { ayanamsha, node_type }: Rules, jd: number) {
  const node = node_type === 'mean' ? 'mean_node' : 'true_node'
  const positions = namingField('target_date', () => sky.positions([...SEVEN, node], jd, zodiacOfAyanamsha(ayanamsha)))
  const rahu = positions.at(-1)!
  return grahas.map(({ graha }, index) => {
    const { longitude, speed } =
      graha === 'Ketu' ? { ...rahu, longitude: (rahu.longitude + 180) % 360 } : positions[index]!
    return { graha, longitude, speed, sign: signIndex(longitude) }
  })
}

function transitsOf(
  sky: Sky,
  vedic: VedicChart,
  rules: Rules,
  { start }: PanchangDay,
  moonSign: number,
): readonly Transit[] {
  const points = ashtakavargaOf(vedic, 'parashara', 'parashara')?.bhinnashtakavarga
  const places = placesAt(sky, vedic, rules, start)
  return places.map((place) => ({
    ...place,
    obstructedBy: obstructing(place, moonSign, places),
    points: points && isPlanet(place.graha) ? points[place.graha][place.sign]! : null,
  }))
}

/** The signs that grahas enter between the beginning and the end of a day. */
function ingressesOf(sky: Sky, vedic: VedicChart, rules: Rules, { start, end }: PanchangDay): readonly Ingress[] {
  const before = placesAt(sky, vedic, rules, start)
  const after = placesAt(sky, vedic, rules, end)
  return before
    .filter(({ sign }, index) => after[index]!.sign !== sign)
    .flatMap(({ graha }) =>
      namingField('target_date', () => staysOf(sky, vedic, rules.ayanamsha, graha, start, end))
        .filter((stay) => stay.start > start)
        .map((stay) => ({ graha, sign: stay.sign, jd: stay.start })),
    )
}

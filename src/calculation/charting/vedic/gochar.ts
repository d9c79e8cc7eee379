import { DAY_MS, isoCivilDate } from '../../../astro/civil.ts'
import { findHouseSystem } from '../../../astro/house.ts'
import { meanTimeZone } from '../../../astro/mean-time.ts'
import { signIndex } from '../../../astro/sign.ts'
import type { Sky } from '../../../astro/sky.ts'
import { oppositeStays, type Stay, staysBetween } from '../../../astro/vedic/gochar.ts'
import type { Graha } from '../../../astro/vedic/names.ts'
import type { Zone } from '../../../astro/zone.ts'
import { parseDate } from '../../../contract/sky/sky-events.ts'
import { namingField } from '../../../contract/sky/sources.ts'
import type { GocharInput } from '../../../contract/vedic/gochar.ts'
import { zodiacOfAyanamsha } from '../../../contract/vedic/request.ts'
import type { Warning } from '../../../contract/warnings.ts'
import { birthClock } from '../birth.ts'
import { type Atlas, locateOr } from '../place.ts'
import { isoMoment } from '../transit-moment.ts'
import { warningsOf } from '../warnings.ts'
import { castVedic, type VedicChart } from './chart.ts'
import { moonWarnings } from './warnings.ts'

/** Transits of a range over a natal chart. Times are Julian days in UT. */
export interface CastGochar {
  readonly vedic: VedicChart
  readonly from: number
  readonly until: number
  /** The clock in which the answer has its times. */
  readonly zone: Zone
  readonly zoneName: string
  readonly transits: readonly { readonly graha: Graha; readonly stays: readonly Stay[] }[]
  readonly moonSign: number
  /** Null without a time of birth. */
  readonly lagnaSign: number | null
  readonly warnings: readonly Warning[]
}

/** Casts the natal chart, and finds the stays of the transiting grahas in signs. */
export function castGochar(sky: Sky, atlas: Atlas, input: GocharInput): CastGochar {
  const vedic = castVedic(sky, atlas, { ...input, house_system: 'whole_sign' })
  const { born } = vedic.cast
  const where = locateOr(
    born,
    { city: null, lat: null, lng: null, tz_str: input.transit_tz_str },
    atlas,
    'transit_tz_str',
  )
  const time = `T${twoDigits(input.transit_hour)}:${twoDigits(input.transit_minute)}`
  const atTime = (civilMs: number, field: string) => isoMoment(`${isoCivilDate(civilMs)}${time}`, where, atlas, field)
  const first = atTime(parseDate(input.range_start) as number, 'range_start')
  const last = atTime((parseDate(input.range_end) as number) + DAY_MS, 'range_end')
  const [from, until] = [first.moment.jd, last.moment.jd]
  const search = (graha: Graha) =>
    namingField('range_start', () => staysOf(sky, vedic, input.ayanamsha, graha, from, until))
  const ofRahu = input.grahas.includes('Rahu') ? search('Rahu') : null
  const stays = (graha: Graha): readonly Stay[] =>
    graha === 'Rahu' && ofRahu ? ofRahu : graha === 'Ketu' && ofRahu ? oppositeStays(ofRahu) : search(graha)
  return {
    vedic,
    from,
    until,
    zone: meanTimeZone(birthClock(first.where, null), first.where.place.longitude),
    zoneName: first.where.zone,
    transits: input.grahas.map((graha) => ({ graha, stays: stays(graha) })),
    moonSign: signIndex(vedic.grahas.find(({ graha }) => graha === 'Moon')!.longitude),
    lagnaSign: vedic.ascendant === null ? null : signIndex(vedic.ascendant),
    warnings: [
      ...(input.warnings ?? []),
      ...warningsOf(vedic.cast),
      ...moonWarnings(sky, vedic.cast, 'Houses are counted from its sign at noon, and not from the lagna'),
      ...(findHouseSystem(input.house_system) === 'whole_sign' ? [] : [houseNote(input.house_system)]),
      ...first.warnings,
      ...last.warnings,
    ],
  }
}

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** The stays of a graha between two Julian days, with the nodes and in the zodiac of a chart. */
export function staysOf(
  sky: Sky,
  { cast, grahas }: VedicChart,
  ayanamsha: string | null,
  graha: Graha,
  from: number,
  until: number,
): readonly Stay[] {
  const body = cast.terms.bodies[grahas.findIndex((each) => each.graha === graha)]!
  return staysBetween(sky, { graha, body, zodiac: zodiacOfAyanamsha(ayanamsha) }, from, until)
}

const houseNote = (requested: string): Warning => ({
  code: 'houses_are_signs',
  message: 'Transits count whole signs from the Moon and from the lagna; the requested house system is not used',
  requested,
})

import { DAY_MS, isoCivilDate } from '../../../astro/civil.ts'
import { findHouseSystem } from '../../../astro/house.ts'
import { meanTimeZone } from '../../../astro/mean-time.ts'
import { signIndex } from '../../../astro/sign.ts'
import type { Sky } from '../../../astro/sky.ts'
import { type Ashtakavarga, ashtakavarga, contributorSigns } from '../../../astro/vedic/ashtakavarga.ts'
import type { DashaCycle } from '../../../astro/vedic/dashas/dasha.ts'
import { PLANETS } from '../../../astro/vedic/dignity.ts'
import { oppositeStays, type Stay, staysBetween } from '../../../astro/vedic/gochar.ts'
import { GRAHAS, type Graha } from '../../../astro/vedic/names.ts'
import type { Transits, VedhaRules } from '../../../astro/vedic/vedha.ts'
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
import { castVimshottari } from './dasha.ts'
import { moonWarnings } from './warnings.ts'

/** Transits of a range over a natal chart. Times are Julian days in UT. */
export interface CastGochar {
  readonly vedic: VedicChart
  readonly from: number
  readonly until: number
  /** The clock in which the answer has its times. */
  readonly zone: Zone
  readonly zoneName: string
  readonly transits: readonly Transits[]
  /** The grahas that may obstruct a transit, in the range. */
  readonly occupants: readonly Transits[]
  readonly rules: VedhaRules
  /** Null without a time of birth. */
  readonly points: Ashtakavarga | null
  /** The Vimshottari dashas with the birth, from which they are listed; null if they are not asked for. */
  readonly dashas: { readonly cycle: DashaCycle['cycle']; readonly birthMs: number } | null
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
  const stays = staysOfAll((graha) =>
    namingField('range_start', () => staysOf(sky, vedic, input.ayanamsha, graha, from, until)),
  )
  const transitsOf = (grahas: readonly Graha[]) => grahas.map((graha) => ({ graha, stays: stays(graha) }))
  const signs = contributorSigns(vedic)
  const dashas = input.include_dasha_overlay ? castVimshottari(sky, vedic) : null
  return {
    vedic,
    from,
    until,
    zone: meanTimeZone(birthClock(first.where, null), first.where.place.longitude),
    zoneName: first.where.zone,
    transits: transitsOf(input.grahas),
    occupants: transitsOf(input.nodes_obstruct ? GRAHAS : PLANETS),
    rules: { table: input.vedha_table, nodeHouses: input.node_houses },
    points: signs && ashtakavarga(signs, 'parashara'),
    dashas: dashas && { cycle: dashas.cycle, birthMs: born.moment.epochMs },
    moonSign: signIndex(vedic.grahas.find(({ graha }) => graha === 'Moon')!.longitude),
    lagnaSign: vedic.ascendant === null ? null : signIndex(vedic.ascendant),
    warnings: [
      ...(input.warnings ?? []),
      ...warningsOf(vedic.cast),
      ...moonWarnings(sky, vedic.cast, [FROM_NOON, ...(dashas?.uncertainty ? [dashas.uncertainty] : [])].join('. ')),
      ...(findHouseSystem(input.house_system) === 'whole_sign' ? [] : [houseNote(input.house_system)]),
      ...first.warnings,
      ...last.warnings,
    ],
  }
}

const FROM_NOON = 'Houses are counted from its sign at noon, and not from the lagna'

/** The stays of each graha, searched once. Ketu is always opposite to Rahu. */
function staysOfAll(search: (graha: Graha) => readonly Stay[]): (graha: Graha) => readonly Stay[] {
  const found = new Map<Graha, readonly Stay[]>()
  const stays = (graha: Graha): readonly Stay[] => {
    const known = found.get(graha)
    if (known) return known
    const searched = graha === 'Ketu' ? oppositeStays(stays('Rahu')) : search(graha)
    found.set(graha, searched)
    return searched
  }
  return stays
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

import type { AspectHit } from '../astro/aspects.ts'
import type { Chart, ChartPoint } from '../astro/chart.ts'
import { civilFields, epochSecondOf, isoLocal, isoUtc, SECOND_MS } from '../astro/civil.ts'
import { type Moment, momentAt, momentOf } from '../astro/moment.ts'
import type { Passage } from '../astro/passages.ts'
import { parseTime } from '../astro/time.ts'
import type { Zone } from '../astro/zone.ts'
import { DEFAULT_NAME } from '../contract/birth.ts'
import type { TransitRequest } from '../contract/transits.ts'
import { Refusal } from '../errors.ts'
import type { Reading } from '../interpretation/reading.ts'
import { aspectsSummary } from './aspect-reply.ts'
import type { Born, Located } from './birth.ts'
import type { ByteWriter } from './bytes.ts'
import { writePoints, writeTransits } from './chart-json.ts'
import { unknownBodies, warningsOf } from './confidence.ts'
import { momentReply } from './moment.ts'
import { houseSystemOf } from './natal-plan.ts'
import { locationReply } from './subject-reply.ts'

const DAY_SECONDS = 86_400
const BARE = { speed: true, dignity: false, declination: false } as const

/** The instant of the transits. ISO 8601 dates are Gregorian, also before 1582. */
export function transitMoment(
  input: Pick<TransitRequest, 'transit_date' | 'dst_policy'>,
  { zone, place }: Located,
): Moment {
  const text = input.transit_date
  if (!text) throw new Refusal('invalid_input', { field: 'transit_date', message: 'Field required' })
  const time = parseTime(text)
  if ('problem' in time) throw new Refusal('invalid_input', { field: 'transit_date', message: time.problem })
  const { civilMs, offsetSeconds } = time
  if (offsetSeconds !== null) return momentAt(zone, civilMs - offsetSeconds * SECOND_MS, place.longitude)
  return momentOf(zone, civilFields(civilMs), {
    longitude: place.longitude,
    policy: input.dst_policy ?? undefined,
    calendar: 'gregorian',
    fields: { day: 'transit_date', time: 'transit_date' },
  })
}

/** A transit chart over a natal one, with what was looked up for it. */
export interface Transit {
  readonly born: Born
  readonly natal: Chart
  readonly now: Located
  readonly moment: Moment
  readonly moving: readonly ChartPoint[]
  /** Bodies that do not move here, since their orbit is not known at the instant. */
  readonly unknown: Chart['unknown']
  readonly hits: readonly AspectHit[]
  /** In the order of the hits; null when exact times were not asked for. */
  readonly passages: readonly Passage[] | null
  /** Null when they were not asked for. */
  readonly texts: Reading | null
  /** TT less UT in days, at the birth and at the transit. */
  readonly deltaTDays: { readonly birth: number; readonly transit: number }
}

/** Writes the answer of `POST /api/v1/transits/calculate`. */
export function writeTransit(out: ByteWriter, transit: Transit, input: TransitRequest): void {
  const { born, natal, now, moment, moving, unknown, hits, passages, texts, deltaTDays } = transit
  const head = {
    transit_date: isoLocal(moment.epochMs, moment.offsetSeconds),
    time: momentReply(moment, now.zone, deltaTDays.transit * DAY_SECONDS),
    location: locationReply(now),
    natal_subject: {
      name: input.natal.name ?? DEFAULT_NAME,
      datetime: isoLocal(born.moment.epochMs, born.moment.offsetSeconds),
      location: locationReply(born),
      time: momentReply(born.moment, born.zone, deltaTDays.birth * DAY_SECONDS),
    },
    zodiac_type: input.natal.zodiac_type === 'tropical' ? 'Tropical' : 'Sidereal',
  }
  const warnings = [...warningsOf(born, natal, houseSystemOf(input.natal)), ...unknownBodies(unknown)]
  out.text(`${JSON.stringify(head).slice(0, -1)},"transit_planets":`)
  writePoints(out, moving, BARE)
  out.text(',"natal_planets":')
  writePoints(out, natal.points, BARE)
  out.text(',"aspects":')
  writeTransits(out, hits, ({ a, b }, index) => {
    const passage = passages ? `,"passage":${JSON.stringify(passageReply(passages[index]!, now.zone))}` : ''
    return `,"between":{"transit":"${a}","natal":"${b}"}${passage}`
  })
  const rest = {
    aspects_summary: aspectsSummary(hits),
    ...(texts && { interpretation: { language: 'en', sections: texts } }),
    ...(warnings.length > 0 && { warnings }),
  }
  out.text(`,${JSON.stringify(rest).slice(1)}`)
}

function passageReply({ enters, leaves, exact }: Passage, zone: Zone) {
  const instant = (jd: number) => {
    const epochMs = epochSecondOf(jd)
    return { utc: isoUtc(epochMs), local: isoLocal(epochMs, zone.offsetSecondsAt(epochMs)) }
  }
  return {
    enters_orb: enters === null ? null : instant(enters),
    exact: exact.map(({ jd, retrograde }) => ({ ...instant(jd), retrograde })),
    leaves_orb: leaves === null ? null : instant(leaves),
  }
}

import { epochSecondOf, isoLocal, isoUtc } from '../../astro/civil.ts'
import type { Passage } from '../../astro/passages.ts'
import type { Zone } from '../../astro/zone.ts'
import type { Entry, Reading } from '../../interpretation/reading.ts'
import { READING_LANGUAGE } from '../../languages/language.ts'
import { aspectsSummary } from '../../wire/aspect-reply.ts'
import type { ByteWriter } from '../../wire/bytes.ts'
import { birthTimeReply, momentWithDoubt } from '../../wire/moment.ts'
import { writePoints, writeTransits } from '../../wire/natal/rows.ts'
import { locationReply } from '../../wire/natal/subject.ts'
import type { Transits } from './calculate.ts'

const DAY_SECONDS = 86_400
const BARE = { speed: true, dignity: false, declination: false } as const

/** The answer of `POST /api/v1/transits/calculate`. */
export function transitAnswer(out: ByteWriter, transits: Transits): Uint8Array<ArrayBuffer> {
  const { cast, clock, moving, hits, passages, texts, warnings } = transits
  out.text(`${JSON.stringify(headReply(transits)).slice(0, -1)},"transit_planets":`)
  writePoints(out, moving, BARE)
  out.text(',"natal_planets":')
  writePoints(out, cast.chart.points, BARE)
  out.text(',"aspects":')
  writeTransits(out, hits, ({ a, b }, index) => {
    const passage = passages ? `,"passage":${JSON.stringify(passageReply(passages[index]!, clock))}` : ''
    return `,"between":{"transit":"${a}","natal":"${b}"}${passage}`
  })
  const rest = {
    aspects_summary: aspectsSummary(hits),
    ...(texts && { interpretation: { language: READING_LANGUAGE, sections: dated(texts, transits) } }),
    ...(warnings.length > 0 && { warnings }),
  }
  out.text(`,${JSON.stringify(rest).slice(1)}`)
  return out.take()
}

const headReply = ({ cast, now, moment, doubt, source, deltaTDays }: Transits) => ({
  transit_date: isoLocal(moment.epochMs, moment.offsetSeconds),
  time: momentWithDoubt(doubt, moment, now.zone, deltaTDays.transit * DAY_SECONDS, source),
  location: locationReply(now),
  natal_subject: {
    name: cast.name,
    datetime: isoLocal(cast.born.moment.epochMs, cast.born.moment.offsetSeconds),
    location: locationReply(cast.born),
    time: birthTimeReply(cast, deltaTDays.birth * DAY_SECONDS),
  },
  zodiac_type: cast.terms.zodiac.kind === 'tropical' ? 'Tropical' : 'Sidereal',
})

/** The texts of aspects with the dates of their passages, where they were searched. */
function dated(texts: Reading, { passages, clock }: Transits) {
  const reply = ({ hit, ...entry }: Entry) =>
    passages && hit !== undefined ? { ...entry, passage: passageReply(passages[hit]!, clock) } : entry
  return Object.fromEntries(Object.entries(texts).map(([section, entries]) => [section, entries.map(reply)]))
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

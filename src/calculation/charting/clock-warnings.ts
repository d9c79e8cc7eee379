import { isoOffset } from '../../astro/civil.ts'
import { MEAN_TIME } from '../../astro/mean-time.ts'
import { signIndex } from '../../astro/sign.ts'
import type { Warning } from '../../contract/warning.ts'
import { inSignText } from '../../interpretation/names.ts'
import { CATALOGUES } from '../../languages/catalogues.ts'
import { filled } from '../../languages/filled.ts'
import { labelOf, listed, signName } from '../../languages/labels.ts'
import type { Language } from '../../languages/language.ts'
import type { Born } from './birth.ts'
import type { CastBirth } from './cast.ts'

const CODES = {
  city: 'clock_of_other_city',
  region: 'clock_of_region',
  mean_time: 'mean_time_not_law',
} as const

/** A local time as it was read. */
export type ReadClock = Pick<Born, 'doubt' | 'moment' | 'zone'>

/** The codes of the warnings about the clock of a local time, in their order. */
function codesOf({ doubt, moment, zone }: ReadClock): readonly string[] {
  if (doubt) return [CODES[doubt.kind]]
  if (moment.meanTime === 'unknown') return ['clock_unknown']
  return moment.meanTime !== null && zone !== MEAN_TIME ? ['local_mean_time'] : []
}

/** The warnings about the clock of a local time, of a birth with its Ascendants on the other clocks. */
export const placeClockWarnings = (clock: ReadClock, ascendants: CastBirth['ascendants'] = null): Warning[] =>
  codesOf(clock).map((code) => ({
    code,
    message: filled(labelOf(CATALOGUES.en.methods.differences, code), clockFacts(clock, ascendants, 'en')),
  }))

/** Whether the clock of a birth is certain. Mean time that was asked for is. */
export const isClockCertain = (born: Born): boolean => codesOf(born).length === 0

/** The values in the sentences about the clock of a local time. */
export function clockFacts(
  { doubt, moment, zone }: ReadClock,
  ascendants: CastBirth['ascendants'],
  language: Language,
): Readonly<Record<string, string | number>> {
  if (!doubt) return {}
  const { ascendantRange, standardTime, summerTime } = CATALOGUES[language].methods.clocks
  const offsets = doubt.others.map(
    ({ offsetSeconds, cities }) =>
      `${isoOffset(offsetSeconds)} (${cities.join(', ') || (offsetSeconds > moment.offsetSeconds ? summerTime : standardTime)})`,
  )
  const at = (longitude: number): string => `${inSignText(longitude)} ${signName(language, signIndex(longitude))}`
  return {
    zone,
    city: doubt.city.name,
    km: Math.round(doubt.km),
    offset: isoOffset(moment.offsetSeconds),
    offsets: listed(language, offsets),
    ascendants: ascendants ? `. ${filled(ascendantRange, { from: at(ascendants.from), to: at(ascendants.to) })}` : '',
  }
}

import { bodyId } from '../../astro/body.ts'
import type { Chart } from '../../astro/chart.ts'
import { FRAMES, type Frame } from '../../astro/frames.ts'
import type { HouseSystem } from '../../astro/house.ts'
import type { ClockChange } from '../../astro/moment.ts'
import { SIGNS, signIndex } from '../../astro/sign.ts'
import { moshierDifferences } from '../../astro/sky.ts'
import type { Feature } from '../../contract/births/natal.ts'
import { type Part, TIMED_PARTS } from '../../contract/births/parts.ts'
import type { ChartWarning } from '../../contract/charts/reply.ts'
import { houseWarning, skyWarnings, type Warning } from '../../contract/warnings.ts'
import { type DayOfBirth, openSigns } from '../../interpretation/day-of-birth.ts'
import { CATALOGUES, houseSystemName, labelOf, listed, pointName } from '../../languages/catalogues.ts'
import { filled, type Language } from '../../languages/language.ts'
import {
  calendarFacts,
  calendarWarnings,
  clockFacts,
  isClockCertain,
  mismatchFacts,
  placeClockWarnings,
  placeWarnings,
  twoDigitYear,
  yearWarnings,
} from './birth-warnings.ts'
import type { CastBirth } from './cast.ts'

export type { Warning } from '../../contract/warnings.ts'

/** Answers have their warnings in English. */
const { differences } = CATALOGUES.en.methods

/** Every way in which a chart differs from the request. Nothing changes silently. */
export function warningsOf(cast: CastBirth): Warning[] {
  const { born, chart, terms } = cast
  const { change } = born.moment
  return [
    ...houseWarnings(chart, terms.houses),
    ...placeWarnings(born),
    ...clockWarnings(change),
    ...placeClockWarnings(born, cast.ascendants),
    ...skyWarnings(chart),
    ...yearWarnings(born.moment),
    ...calendarWarnings(cast),
  ]
}

function houseWarnings({ houses }: Chart, requested: HouseSystem): Warning[] {
  const fallback = houses && houseWarning(houses.system, requested)
  return fallback ? [fallback] : []
}

/** The warning about a local time that the clock skipped or showed twice. */
export const clockWarnings = (change: ClockChange | null): Warning[] => {
  if (!change) return []
  return change.kind === 'fold'
    ? [{ code: 'local_time_ambiguous', message: differences.local_time_ambiguous }]
    : [{ code: 'local_time_nonexistent', message: differences.local_time_nonexistent }]
}

const HAPPENED = {
  fold: 'Clocks showed this local time twice, and the earlier instant was used',
  gap: 'Clocks skipped this local time, and it was shifted forward by the length of the gap',
} as const

/** The same about a time in a field without a policy: an offset in it chooses the instant. */
export const dateWarnings = (change: ClockChange | null, field: string): Warning[] =>
  clockWarnings(change).map((warning) => ({
    ...warning,
    message: `${field}: ${HAPPENED[change!.kind]}. Give an offset to choose`,
  }))

const about = (of: string, warnings: readonly Warning[]): ChartWarning[] =>
  warnings.map((warning) => ({ of, ...warning }))

/** The warnings about a birth of a wheel. `of` is the name of its ring. */
export const warningsAbout = (of: string, cast: CastBirth): ChartWarning[] =>
  about(of, [...warningsOf(cast), ...missingPoints(cast, [...cast.terms.angles, ...cast.terms.lots])])

/** The warnings about the second chart of a wheel, whose houses were requested for its first. */
export const secondWarnings = (
  of: string,
  chart: Chart,
  requested: HouseSystem,
  further: readonly Warning[] = [],
): ChartWarning[] => about(of, [...houseWarnings(chart, requested), ...further, ...skyWarnings(chart)])

/** The warning that a composite has other houses than requested. */
export const compositeWarnings = (used: HouseSystem | null, requested: HouseSystem): ChartWarning[] =>
  used === null || used === requested
    ? []
    : [
        {
          of: 'composite',
          code: 'house_system_undefined',
          message: `The midpoints of the ${requested} cusps of the two charts are not in order; ${used} houses are used instead`,
          requested,
        },
      ]

/** The warnings about bodies that change their sign on a day of birth without a time. */
export const openSignWarnings = ({ chart }: CastBirth, day: DayOfBirth): Warning[] =>
  chart.points.flatMap(({ name, id, longitude }) => {
    const open = openSigns(day, name)
    if (open === null) return []
    const [early, late, given] = [...open, signIndex(longitude)].map((sign) => SIGNS[sign!]!.name)
    const message = `${pointName('en', id)} moves from ${early} to ${late} on this day. Without a time its sign is uncertain; ${given} is its sign at the time in this answer`
    return [{ code: 'sign_uncertain', message }]
  })

const NEED_TIME: readonly Feature[] = ['asc', 'mc', 'ic', 'dc', 'vertex', 'part_of_fortune', 'part_of_spirit']

/** Why a chart does not have a frame; null if it has it. */
export function frameLack({ born, chart }: CastBirth, frame: Frame): 'time_required' | 'not_in_theory' | null {
  const { needsTime, view } = FRAMES[frame]
  if (needsTime && !born.timeKnown) return 'time_required'
  return view === 'barycentre' && chart.source === 'moshier' ? 'not_in_theory' : null
}

/** The warnings about requested points, frames and parts that a birth without a time, or the theory, cannot give. */
export function missingPoints(
  cast: CastBirth,
  features: readonly Feature[] | null | undefined,
  frames: readonly Frame[] = [],
  parts?: readonly Part[] | null,
): Warning[] {
  const framesLacking = (code: ReturnType<typeof frameLack>) =>
    frames.filter((frame) => frameLack(cast, frame) === code)
  const timed = cast.born.timeKnown
    ? []
    : [
        ...(features ?? []).filter((feature) => NEED_TIME.includes(feature)),
        ...TIMED_PARTS.filter((part) => parts?.includes(part)),
      ]
  return [
    ...leftOut('time_required', 'they need a time of birth', [...timed, ...framesLacking('time_required')]),
    ...leftOut('not_in_theory', 'the Moshier theory does not have them', framesLacking('not_in_theory')),
  ]
}

const leftOut = (code: string, why: string, names: readonly string[]): Warning[] =>
  names.length === 0 ? [] : [{ code, message: `Left out, because ${why}: ${names.join(', ')}` }]

/** The reliability of the parts of a chart that depend on the minute of birth. */
export function confidenceOf({ born, chart, terms }: CastBirth) {
  if (!born.timeKnown) return { houses: 'unavailable', angles: 'unavailable', overall: 'medium' } as const
  const { change } = born.moment
  const isDoubtful = change || born.otherDate || !isClockCertain(born) || born.mismatch !== null
  const angles = isDoubtful ? 'medium' : 'high'
  const houses = chart.houses?.system === terms.houses ? angles : 'medium'
  // A theory is less exact than the files. The angles do not depend on it.
  const overall = chart.source === 'files' ? houses : 'medium'
  return { houses, angles, overall } as const
}

/** Every way in which a chart differs from the request, as sentences for a reader. */
export function notesOf(cast: CastBirth, language: Language): string[] {
  const { differences } = CATALOGUES[language].methods
  const facts = factsOf(cast, language)
  return warningsOf(cast).map(({ code }) => filled(labelOf(differences, code), facts))
}

/** The values in the sentences about all differences. */
function factsOf(cast: CastBirth, language: Language): Readonly<Record<string, string | number>> {
  const { born, chart, terms } = cast
  const century = twoDigitYear(born.moment)
  return {
    ...clockFacts(born, cast.ascendants, language),
    ...calendarFacts(cast, language),
    ...mismatchFacts(born.mismatch),
    requested: systemIn(language, terms.houses),
    used: chart.houses ? systemIn(language, chart.houses.system) : '',
    bodies: chart.unknown.map((body) => pointName(language, bodyId(body))).join(', '),
    ...moshierDifferences(chart.jd),
    ...(century && {
      year: century.year,
      before: century.before,
      meant: listed(language, century.meant.map(String), 'or'),
    }),
  }
}

/** English notes are the messages of an answer, which have the ids of systems. */
const systemIn = (language: Language, system: HouseSystem): string =>
  language === 'en' ? system : houseSystemName(language, system)

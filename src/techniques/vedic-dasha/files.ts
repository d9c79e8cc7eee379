import { civilFields, DAY_MS } from '../../astro/civil.ts'
import { lordsOf, type Period } from '../../astro/periods.ts'
import { SIGNS } from '../../astro/sign.ts'
import { DASHA_LEVELS, type DashaLord } from '../../astro/vedic/dashas/dasha.ts'
import { yoginiOf } from '../../astro/vedic/dashas/yogini.ts'
import { GRAHA_OF, type Term } from '../../astro/vedic/names.ts'
import { DASHA_TERMS, GRAHA_TERMS, YOGINI_TERMS } from '../../astro/vedic/terms.ts'
import type { Dashas } from '../../calculation/charting/vedic/dasha.ts'
import { CALENDAR_YEARS } from '../../contract/files.ts'
import type { DashaInput } from '../../contract/vedic/dasha.ts'
import { pointName, signName } from '../../languages/catalogues.ts'
import type { Language } from '../../languages/language.ts'
import { Refusal } from '../../platform/errors.ts'
import { calendarText, idStamp } from '../../wire/calendar.ts'
import { csvTable, type FileColumns } from '../../wire/files.ts'
import { decimals } from '../../wire/sky.ts'
import { dashaReply, instantOf } from '../../wire/vedic/dasha.ts'

type DashaSystemName = DashaInput['system']
type Row = ReturnType<typeof dashaReply>['timeline'][number] & {
  readonly period: Period<DashaLord>
  /** The milliseconds of a year of the dasha. */
  readonly yearMs: number
}

/** What separates the lords of a path in a cell. */
const SEPARATOR = ';'

/** The columns of a table of periods. Those with names of the JSON have its values; a cell that a period does not have is empty. */
const COLUMNS: FileColumns<Row> = {
  level_number: ({ period }) => period.level,
  level: ({ level }) => level,
  lord: ({ lord }) => lord,
  yogini: ({ yogini }) => yogini,
  path: ({ path }) => path.join(SEPARATOR),
  start: ({ start }) => start,
  end: ({ end }) => end,
  starts_at: ({ starts_at }) => starts_at,
  ends_at: ({ ends_at }) => ends_at,
  duration_days: ({ period }) => decimals(lengthOf(period) / DAY_MS, 6),
  duration_years: ({ period, yearMs }) => decimals(lengthOf(period) / yearMs, 6),
}

const lengthOf = ({ startMs, endMs }: Period<DashaLord>): number => endMs - startMs

/** The timeline as a table, a line for each period. */
export const dashaTable = (system: DashaSystemName, dashas: Dashas): string =>
  csvTable(
    COLUMNS,
    dashaReply(system, dashas).timeline.map((row, index) => ({
      ...row,
      period: dashas.timeline[index]!,
      yearMs: dashas.rules.yearMs,
    })),
  )

interface Asked {
  readonly system: DashaSystemName
  readonly language: Language
  readonly nowMs: number
  /** The name of the person. */
  readonly name: string
}

/** The timeline as a calendar, an event for each period. Throws `invalid_input` for years that iCalendar does not have. */
export function dashaCalendar(dashas: Dashas, { system, language, nowMs, name }: Asked): string {
  const { timeline, clock } = dashas
  const called = (term: Term): string => (language === 'hi' ? term.devanagari : term.name)
  checkYears(timeline)
  return calendarText({
    name: `${called(DASHA_TERMS.Dasha)}: ${name}`,
    product: 'Dashas',
    language,
    madeAtMs: nowMs,
    entries: timeline.map((period) => {
      const { startMs, endMs, level, lord } = period
      const levelName = DASHA_LEVELS[level - 1]!
      const path = lordsOf(period)
      const yogini = system === 'yogini' ? yoginiOf(lord) : null
      const lords = path.map((each) => lordName(language, each)).join(' – ')
      return {
        id: ['dasha', system, path.join('-').toLowerCase(), idStamp(startMs)].join('.'),
        category: levelName.toLowerCase(),
        summary: `${called(DASHA_TERMS[levelName])}: ${lords}${yogini ? ` (${called(YOGINI_TERMS[yogini])})` : ''}`,
        description: `${instantOf(clock, startMs)} – ${instantOf(clock, endMs)} (${clock.id})`,
        startMs,
        endMs,
      }
    }),
  })
}

function checkYears(timeline: readonly Period<DashaLord>[]): void {
  const { first, last } = CALENDAR_YEARS
  const isOutside = (ms: number): boolean => civilFields(ms).year < first || civilFields(ms).year > last
  if (timeline.some(({ startMs, endMs }) => isOutside(startMs) || isOutside(endMs)))
    throw new Refusal('invalid_input', {
      field: 'format',
      message: `A calendar covers the years ${first} to ${last}, and these periods extend beyond them: ask for json or csv`,
    })
}

const BODIES = new Map<DashaLord, string>(Object.entries(GRAHA_OF).map(([body, graha]) => [graha, body]))

/** A graha or a sign in a language. */
function lordName(language: Language, lord: DashaLord): string {
  if (lord === 'Rahu' || lord === 'Ketu') return language === 'hi' ? GRAHA_TERMS[lord].devanagari : lord
  const body = BODIES.get(lord)
  if (body !== undefined) return pointName(language, body)
  return signName(
    language,
    SIGNS.findIndex(({ name }) => name === lord),
  )
}

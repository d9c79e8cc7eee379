import type { ReplyOf } from '../../contract/reply.ts'
import { csvTable, type FileColumns } from '../../wire/files.ts'
import type { PanchangMonthReply } from './schema.ts'

type Day = ReplyOf<typeof PanchangMonthReply>['days'][number]
type Part = Day['yogas'][number]

/** What separates the items of a list in a cell. */
const SEPARATOR = ';'

const listOf = (parts: readonly Part[], item: (part: Part) => string): string => parts.map(item).join(SEPARATOR)

/**
 * The columns of an element: its part at the beginning of the day, and the parts that begin later on the day, as two lists in the
 * same order.
 */
const element = <Name extends string>(name: Name, partsOf: (day: Day) => readonly Part[]): FileColumns<Day> => ({
  [name]: (day) => partsOf(day)[0]!.name,
  [`${name}_number`]: (day) => partsOf(day)[0]!.number,
  [`${name}_ends_at_iso`]: (day) => partsOf(day)[0]!.ends_at_iso,
  [`later_${name}s`]: (day) => listOf(partsOf(day).slice(1), (part) => part.name),
  [`later_${name}s_end_at_iso`]: (day) => listOf(partsOf(day).slice(1), (part) => part.ends_at_iso),
})

/** The columns of a table of days. They have the values of the JSON; an empty cell stands for null. */
const COLUMNS: FileColumns<Day> = {
  date: ({ date }) => date,
  weekday: ({ weekday }) => weekday.name,
  begins_with: ({ begins_with }) => begins_with,
  sunrise: ({ sunrise }) => sunrise,
  sunset: ({ sunset }) => sunset,
  moonrise: ({ moonrise }) => moonrise,
  moonset: ({ moonset }) => moonset,
  lunar_month: ({ lunar_month }) => lunar_month.name,
  lunar_month_type: ({ lunar_month }) => lunar_month.month_type,
  lunar_month_purnimanta: ({ lunar_month }) => lunar_month.purnimanta.name,
  paksha: ({ tithis: [first] }) => first!.paksha,
  ...element('tithi', ({ tithis }) => tithis),
  tithi_sunrises: ({ tithis: [first] }) => first!.sunrises,
  skipped_tithis: ({ tithis }) =>
    listOf(
      tithis.filter(({ sunrises }) => sunrises === 'none'),
      ({ name }) => name,
    ),
  ...element('nakshatra', ({ nakshatras }) => nakshatras),
  ...element('yoga', ({ yogas }) => yogas),
  ...element('karana', ({ karanas }) => karanas),
  rahu_kalam_start: ({ rahu_kalam }) => rahu_kalam?.start,
  rahu_kalam_end: ({ rahu_kalam }) => rahu_kalam?.end,
}

/** The days of a month as a table, a line for each. */
export const monthTable = ({ days }: ReplyOf<typeof PanchangMonthReply>): string => csvTable(COLUMNS, days)

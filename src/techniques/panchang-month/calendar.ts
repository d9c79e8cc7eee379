import { DAY_MS, epochSecondOf } from '../../astro/civil.ts'
import { abhijit, gulikaKala, rahuKala, type SolarDay, type Stretch, yamaganda } from '../../astro/vedic/day-parts.ts'
import type { ElementKind } from '../../astro/vedic/elements.ts'
import { type LunarMonth, lunarMonthAt } from '../../astro/vedic/lunar-month.ts'
import {
  KARANAS,
  karanaOf,
  MASAS,
  NAKSHATRAS,
  PAKSHA_TITHIS,
  type Term,
  TITHIS_OF_MONTH,
  YOGAS,
} from '../../astro/vedic/names.ts'
import type { PanchangDay } from '../../astro/vedic/panchang.ts'
import { sankrantiBetween } from '../../astro/vedic/sankranti.ts'
import { CALENDAR_TERMS, RASHIS } from '../../astro/vedic/terms.ts'
import { localText, type Zone } from '../../astro/zone.ts'
import type { CastDays } from '../../calculation/charting/vedic/days.ts'
import { signName } from '../../languages/catalogues.ts'
import type { Language } from '../../languages/language.ts'
import { type CalendarEntry, calendarText, idStamp } from '../../wire/calendar.ts'
import { LABELS } from './labels.ts'
import type { CalendarKind, PanchangMonthInput } from './schema.ts'

/** What entries are made of. */
interface Month {
  readonly days: readonly PanchangDay[]
  readonly zone: Zone
  readonly language: Language
  /** A term in the letters of the language. */
  readonly called: (term: Term) => string
}

/** The panchang of a month as a calendar. It has every event that touches a day of the month, from sunrise to sunrise. */
export function monthCalendar(
  { days, zone, where }: CastDays,
  { kinds, language: asked, nowMs }: Pick<PanchangMonthInput, 'kinds' | 'language' | 'nowMs'>,
): string {
  const language = asked ?? 'en'
  const called = ({ name, devanagari }: Term): string => (language === 'hi' ? devanagari : name)
  const month = { days, zone, language, called }
  const { latitude, longitude } = where.place
  return calendarText({
    name: `${called(CALENDAR_TERMS.panchang)}: ${where.city ?? `${latitude}, ${longitude}`}`,
    product: 'Panchang',
    language,
    madeAtMs: nowMs,
    entries: [...new Set(kinds ?? (['day'] as const))].flatMap((kind) => ENTRIES[kind](month)),
  })
}

const ENTRIES: Readonly<Record<CalendarKind, (month: Month) => readonly CalendarEntry[]>> = {
  day: (month) => month.days.map((day) => wholeDay(month, day, { category: 'day', summary: nameOf(month, day) })),
  tithi: (month) => elementEntries(month, 'tithi', ({ called }, index) => tithiName(called, index)),
  nakshatra: (month) => elementEntries(month, 'nakshatra', ({ called }, index) => called(NAKSHATRAS[index]!)),
  yoga: (month) => elementEntries(month, 'yoga', ({ called }, index) => called(YOGAS[index]!)),
  karana: (month) => elementEntries(month, 'karana', ({ called }, index) => called(KARANAS[karanaOf(index)]!)),
  rahu_kalam: (month) => dayParts(month, 'rahu_kalam', rahuKala),
  yamaganda: (month) => dayParts(month, 'yamaganda', yamaganda),
  gulika_kalam: (month) => dayParts(month, 'gulika_kalam', gulikaKala),
  abhijit_muhurta: (month) =>
    dayParts(month, 'abhijit_muhurta', (solar) => (abhijit(solar).available ? abhijit(solar) : null)),
  lunation: lunations,
  ekadashi: ekadashis,
  sankranti: sankrantis,
  lunar_month: lunarMonths,
}

const tithiName = (called: Month['called'], index: number): string => {
  const tithi = TITHIS_OF_MONTH[index]!
  return `${called(CALENDAR_TERMS[tithi.paksha])} ${called(tithi)}`
}

const monthName = (called: Month['called'], { amanta, kind }: LunarMonth): string =>
  [...(kind === 'regular' ? [] : [called(CALENDAR_TERMS[kind])]), called(MASAS[amanta]!)].join(' ')

/** `Adhika Jyeshtha, Krishna Ekadashi`: the amanta month, and the tithi at the beginning of the day. */
const nameOf = (
  { called }: Month,
  { elements, start }: PanchangDay,
  tithi = elements.indexAt('tithi', start),
): string => `${monthName(called, lunarMonthAt(elements, start))}, ${tithiName(called, tithi)}`

const spanText = (zone: Zone, { start, end }: Stretch): string =>
  `${localText(zone, start)} – ${localText(zone, end)} (${zone.id})`

interface Named {
  readonly category: CalendarKind
  readonly summary: string
}

/** An entry of a date. Its id has the beginning of the day, which differs from place to place. */
const wholeDay = ({ zone }: Month, day: PanchangDay, named: Named): CalendarEntry => ({
  ...named,
  id: `${named.category}.${idStamp(epochSecondOf(day.start))}`,
  allDay: true,
  startMs: day.civilMs,
  endMs: day.civilMs + DAY_MS,
  description: spanText(zone, day),
})

function elementEntries(
  month: Month,
  kind: ElementKind,
  nameAt: (month: Month, index: number) => string,
): readonly CalendarEntry[] {
  const first = month.days[0]!
  const spans = first.elements.spans(kind, first.start, month.days.at(-1)!.end)
  return spans.map((span) => ({
    ...timed(month, `${kind}.${span.index + 1}`, span),
    category: kind,
    summary: `${month.called(CALENDAR_TERMS[kind])}: ${nameAt(month, span.index)}`,
  }))
}

const timed = ({ zone }: Month, id: string, span: Stretch) => ({
  id: `${id}.${idStamp(epochSecondOf(span.start))}`,
  startMs: epochSecondOf(span.start),
  endMs: epochSecondOf(span.end),
  description: spanText(zone, span),
})

type DayPart = 'rahu_kalam' | 'yamaganda' | 'gulika_kalam' | 'abhijit_muhurta'

const dayParts = (month: Month, part: DayPart, partOf: (solar: SolarDay) => Stretch | null): readonly CalendarEntry[] =>
  month.days.flatMap(({ solar }) => {
    const stretch = solar && partOf(solar)
    return stretch
      ? [{ ...timed(month, part, stretch), category: part, summary: month.called(CALENDAR_TERMS[part]) }]
      : []
  })

/** The new Moon begins the first tithi of a month, the full Moon the sixteenth. */
function lunations({ days, zone, language }: Month): readonly CalendarEntry[] {
  const first = days[0]!
  const borders: Readonly<Record<number, 'newMoon' | 'fullMoon'>> = { 0: 'newMoon', [PAKSHA_TITHIS]: 'fullMoon' }
  return first.elements.spans('tithi', first.start, days.at(-1)!.end).flatMap(({ index, start }) => {
    const lunation = borders[index]
    return lunation && start >= first.start
      ? [
          moment(zone, start, {
            id: `lunation.${index + 1}`,
            category: 'lunation',
            summary: LABELS[language][lunation],
          }),
        ]
      : []
  })
}

const moment = (zone: Zone, jd: number, { id, ...named }: Named & { readonly id: string }): CalendarEntry => ({
  ...named,
  id: `${id}.${idStamp(epochSecondOf(jd))}`,
  startMs: epochSecondOf(jd),
  description: `${localText(zone, jd)} (${zone.id})`,
})

/** The eleventh tithi of either half, from 0. */
const EKADASHIS = [10, 25]

/** Every day that begins in an eleventh tithi, and a day on which one is skipped. */
function ekadashis(month: Month): readonly CalendarEntry[] {
  return month.days.flatMap((day) => {
    const found = day.elements
      .spans('tithi', day.start, day.end)
      .find(({ index, start, end }) => EKADASHIS.includes(index) && (start <= day.start || end < day.end))
    return found ? [wholeDay(month, day, { category: 'ekadashi', summary: nameOf(month, day, found.index) })] : []
  })
}

function sankrantis({ days, zone, language, called }: Month): readonly CalendarEntry[] {
  return days.flatMap(({ elements, start, end }) => {
    const entry = sankrantiBetween(elements, start, end)
    if (!entry) return []
    const { sign, jd } = entry
    const name = `${called(RASHIS[sign]!)} ${called(CALENDAR_TERMS.sankranti)}`
    const summary = language === 'hi' ? name : `${name} (${signName(language, sign)})`
    return [moment(zone, jd, { id: `sankranti.${sign + 1}`, category: 'sankranti', summary })]
  })
}

/** The first days of amanta months: a new Moon lies between the beginning of the day before and theirs. */
function lunarMonths(month: Month): readonly CalendarEntry[] {
  return month.days.flatMap((day) => {
    const lunar = lunarMonthAt(day.elements, day.start)
    if (lunar.start <= day.startBefore) return []
    const summary = `${month.called(CALENDAR_TERMS.lunar_month)}: ${monthName(month.called, lunar)}`
    const description = spanText(month.zone, lunar)
    return [{ ...wholeDay(month, day, { category: 'lunar_month', summary }), description }]
  })
}

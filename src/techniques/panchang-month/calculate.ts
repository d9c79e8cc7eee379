import { civilDays, DAY_MS, daysInMonth, isoCivilDate } from '../../astro/civil.ts'
import { ALMANAC } from '../../astro/horizon.ts'
import type { Sky } from '../../astro/sky.ts'
import { rahuKala } from '../../astro/vedic/day-parts.ts'
import { lunarMonthAt } from '../../astro/vedic/lunar-month.ts'
import { MASAS } from '../../astro/vedic/names.ts'
import type { PanchangDay } from '../../astro/vedic/panchang.ts'
import type { Zone } from '../../astro/zone.ts'
import type { Atlas } from '../../calculation/charting/place.ts'
import { type CastDays, castDays } from '../../calculation/charting/vedic/days.ts'
import { fileFormat } from '../../contract/files.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { type UsedPrecision, usedPrecision } from '../../contract/sky/sources.ts'
import { zodiacOfAyanamsha } from '../../contract/vedic/request.ts'
import { literal } from '../../wire/bytes.ts'
import { fileAnswer } from '../../wire/files.ts'
import { locationReply } from '../../wire/time-and-place.ts'
import {
  clockOrNull,
  karanaReply,
  nakshatraOf,
  spansOf,
  stretchOf,
  tithiOf,
  weekdayOf,
  yogaOf,
} from '../../wire/vedic/panchang.ts'
import { monthCalendar } from './calendar.ts'
import type { PanchangMonthInput, PanchangMonthReply } from './schema.ts'
import { monthTable } from './table.ts'

type Reply = ReplyOf<typeof PanchangMonthReply>

/** The answer of `POST /api/v2/vedic/panchang/month`. */
export const panchangMonthAnswer = (sky: Sky, atlas: Atlas, input: PanchangMonthInput): Reply =>
  monthReply(castMonth(sky, atlas, input), input)

/** The answer in the format of its request: JSON, a calendar or a table. */
export function panchangMonthBytes(sky: Sky, atlas: Atlas, input: PanchangMonthInput): Uint8Array<ArrayBuffer> {
  const month = castMonth(sky, atlas, input)
  const format = fileFormat(input)
  if (format === null) return literal(JSON.stringify(monthReply(month, input)))
  return fileAnswer(month, format === 'ics' ? monthCalendar(month, input) : monthTable(monthReply(month, input)))
}

interface CastMonth extends CastDays {
  readonly precision: UsedPrecision
}

function castMonth(sky: Sky, atlas: Atlas, input: PanchangMonthInput): CastMonth {
  const { year, month } = input
  const firstMs = civilDays(year, month, 1) * DAY_MS
  const lastMs = firstMs + (daysInMonth(year, month) - 1) * DAY_MS
  const cast = castDays(sky, atlas, input, { firstMs, lastMs, field: 'year', warnedField: 'month' }, ALMANAC)
  return { ...cast, precision: usedPrecision(sky.sourceAt(cast.days[0]!.start)) }
}

function monthReply(
  { days, where, zone, warnings, precision }: CastMonth,
  { year, month, convention, ayanamsha }: PanchangMonthInput,
): Reply {
  return {
    year,
    month,
    location: locationReply(where),
    days: days.map((day) => dayReply(day, zone)),
    metadata: {
      ayanamsha: zodiacOfAyanamsha(ayanamsha).ayanamsa,
      convention,
      timezone_used: zone.id,
      precision,
    },
    ...(warnings.length > 0 && { warnings: [...warnings] }),
  }
}

type Short = Reply['days'][number]['yogas'][number]

function dayReply(day: PanchangDay, zone: Zone): Reply['days'][number] {
  const month = lunarMonthAt(day.elements, day.start)
  const clock = { zone, civilMs: day.civilMs }
  const at = (jd: number | null) => clockOrNull(clock, jd)
  const { number, name } = weekdayOf(day)
  const short = ({ number, name, ends_at, ends_at_iso }: Short): Short => ({ number, name, ends_at, ends_at_iso })
  return {
    date: isoCivilDate(day.civilMs),
    weekday: { number, name },
    begins_with: day.basis,
    sunrise: at(day.basis === 'sunrise' ? day.start : null),
    sunset: at(day.sunset),
    moonrise: at(day.moonrise),
    moonset: at(day.moonset),
    lunar_month: {
      name: MASAS[month.amanta]!.name,
      number: month.amanta + 1,
      month_type: month.kind,
      purnimanta: { name: MASAS[month.purnimanta]!.name, number: month.purnimanta + 1 },
    },
    tithis: spansOf(day, 'tithi').map((span) => {
      const tithi = tithiOf(clock, day, span)
      return { ...short(tithi), paksha: tithi.paksha, sunrises: tithi.sunrises }
    }),
    nakshatras: spansOf(day, 'nakshatra').map((span) => short(nakshatraOf(clock, day, span))),
    yogas: spansOf(day, 'yoga').map((span) => short(yogaOf(clock, span))),
    karanas: spansOf(day, 'karana').map((span) => short(karanaReply(clock, span))),
    rahu_kalam: day.solar && startAndEnd(stretchOf(clock, rahuKala(day.solar))),
  }
}

const startAndEnd = ({ start, end }: ReturnType<typeof stretchOf>) => ({ start, end })

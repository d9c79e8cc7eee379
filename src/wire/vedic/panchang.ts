import type { z } from 'zod'
import { epochSecondOf, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../astro/civil.ts'
import type { SolarDay, Stretch } from '../../astro/vedic/day-parts.ts'
import type { ElementKind, ElementSpan } from '../../astro/vedic/elements.ts'
import { type LunarMonth, lunarMonthAt } from '../../astro/vedic/lunar-month.ts'
import { nakshatraAt } from '../../astro/vedic/nakshatra.ts'
import {
  isFixedKarana,
  KARANAS,
  karanaOf,
  MASAS,
  NAKSHATRAS,
  RITUS,
  type Term,
  TITHIS_OF_MONTH,
  VARAS,
  YOGAS,
} from '../../astro/vedic/names.ts'
import type { PanchangDay } from '../../astro/vedic/panchang.ts'
import { northernSamvatsaraOf, SAMVATSARAS, samvatsaraOf } from '../../astro/vedic/samvatsaras.ts'
import { localText, type Zone } from '../../astro/zone.ts'
import type {
  KaranaReply,
  LunarMonthReply,
  NakshatraReply,
  StretchReply,
  TithiReply,
  YogaReply,
} from '../../contract/vedic/panchang.ts'
import { placeIn } from './chart.ts'

const two = (value: number): string => `${value}`.padStart(2, '0')

/** A clock of a date, which counts on after midnight. */
export interface DayClock {
  readonly zone: Zone
  /** The midnight of the date, as if it were UTC. */
  readonly civilMs: number
}

/** The time since the midnight of the date by the clocks of the place, in milliseconds: to the second. */
const sinceMidnight = ({ zone, civilMs }: DayClock, jd: number): number => {
  const epochMs = epochSecondOf(jd)
  return epochMs + zone.offsetSecondsAt(epochMs) * SECOND_MS - civilMs
}

/** HH:MM:SS, past 24 for what comes after midnight and negative before the date. */
export function clockText(clock: DayClock, jd: number): string {
  const ms = sinceMidnight(clock, jd)
  const size = Math.abs(ms)
  const hours = Math.floor(size / HOUR_MS)
  const minutes = Math.floor((size % HOUR_MS) / MINUTE_MS)
  return `${ms < 0 ? '-' : ''}${two(hours)}:${two(minutes)}:${two(Math.floor((size % MINUTE_MS) / SECOND_MS))}`
}

export const clockOrNull = (clock: DayClock, jd: number | null): string | null =>
  jd === null ? null : clockText(clock, jd)

const termOf = ({ name, iast, devanagari }: Term) => ({ name, iast, devanagari })

const spanOf = (clock: DayClock, { start, end }: Stretch) => ({
  starts_at_iso: localText(clock.zone, start),
  ends_at: clockText(clock, end),
  ends_at_iso: localText(clock.zone, end),
})

export function stretchOf(clock: DayClock, { start, end }: Stretch): z.output<typeof StretchReply> {
  const minute = (jd: number): string => clockText(clock, jd).replace(/:\d\d$/, '')
  return {
    start: minute(start),
    end: minute(end),
    start_iso: localText(clock.zone, start),
    end_iso: localText(clock.zone, end),
  }
}

export function stretchOrNull(clock: DayClock, solar: SolarDay | null, of: (solar: SolarDay) => Stretch | null) {
  const stretch = solar && of(solar)
  return stretch && stretchOf(clock, stretch)
}

/** The parts of an element that touch a day. */
export const spansOf = ({ elements, start, end }: PanchangDay, kind: ElementKind): readonly ElementSpan[] =>
  elements.spans(kind, start, end)

export function tithiOf(clock: DayClock, day: PanchangDay, span: ElementSpan): z.output<typeof TithiReply> {
  const { number, paksha, lord, ...term } = TITHIS_OF_MONTH[span.index]!
  const begun = [day.startBefore, day.start, day.end].filter((jd) => jd >= span.start && jd < span.end).length
  return {
    number,
    month_number: span.index + 1,
    ...termOf(term),
    paksha,
    lord,
    ...spanOf(clock, span),
    sunrises: begun === 0 ? 'none' : begun === 1 ? 'one' : 'two',
  }
}

export function nakshatraOf(clock: DayClock, day: PanchangDay, span: ElementSpan): z.output<typeof NakshatraReply> {
  const { lord, ...term } = NAKSHATRAS[span.index]!
  const pada = span.start >= day.start ? 1 : nakshatraAt(day.elements.moon(day.start)).pada
  return { number: span.index + 1, ...termOf(term), pada, lord, ...spanOf(clock, span) }
}

export function yogaOf(clock: DayClock, span: ElementSpan): z.output<typeof YogaReply> {
  const { meaning, isAuspicious, ...term } = YOGAS[span.index]!
  return { number: span.index + 1, ...termOf(term), meaning, auspicious: isAuspicious, ...spanOf(clock, span) }
}

export function karanaReply(clock: DayClock, span: ElementSpan): z.output<typeof KaranaReply> {
  const index = karanaOf(span.index)
  return {
    number: index + 1,
    ...termOf(KARANAS[index]!),
    type: isFixedKarana(index) ? 'fixed' : 'movable',
    ...spanOf(clock, span),
  }
}

export function weekdayOf({ weekday }: Pick<PanchangDay, 'weekday'>) {
  const { name, english, lord, devanagari } = VARAS[weekday]!
  return { number: weekday + 1, name: english, sanskrit: name, devanagari, lord }
}

/** The month and the year at the beginning of a day. */
export function monthAndYear({ zone }: DayClock, { elements, start }: PanchangDay) {
  const month = lunarMonthAt(elements, start)
  const year = (number: number) => ({ number, name: SAMVATSARAS[number - 1]! })
  const ritu = RITUS[month.ritu]!
  return {
    lunar_month: lunarMonthReply(zone, month),
    samvatsara: year(samvatsaraOf(month.shaka)),
    samvatsara_north: year(northernSamvatsaraOf(month.shaka)),
    ritu: { ...termOf(ritu), english: ritu.english },
  }
}

function lunarMonthReply(zone: Zone, month: LunarMonth): z.output<typeof LunarMonthReply> {
  const named = (index: number) => ({ name: MASAS[index]!.name, number: index + 1 })
  return {
    ...termOf(MASAS[month.amanta]!),
    number: month.amanta + 1,
    amanta: true,
    month_type: month.kind,
    omitted_month: month.omitted === null ? null : MASAS[month.omitted]!.name,
    purnimanta: named(month.purnimanta),
    starts_at_iso: localText(zone, month.start),
    ends_at_iso: localText(zone, month.end),
    vikram_samvat: month.vikram,
    vikram_samvat_convention: 'chaitra_shukladi',
    vikram_samvat_kartikadi: month.vikramKartikadi,
    shaka_samvat: month.shaka,
  }
}

/** The half of the year by the longitude of the Sun in a zodiac. */
export const ayanaOf = (sun: number): 'Uttarayana' | 'Dakshinayana' =>
  sun >= 270 || sun < 90 ? 'Uttarayana' : 'Dakshinayana'

/** The sidereal sign of a longitude with the degree within it. */
export function rashiOf(longitude: number) {
  const { sign, degree_in_sign } = placeIn(longitude)
  return { name: sign, degree: degree_in_sign }
}

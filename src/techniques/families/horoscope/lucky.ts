import { weekdayIndex } from '../../../astro/civil.ts'
import { dayRuler, type HourRuler } from '../../../astro/planetary-hours.ts'
import { rulerOf } from '../../../astro/sign.ts'
import type { AspectOfDay, SkyDay } from './day.ts'

/** The tinctures of heraldry by planets (Brewer, Dictionary of Phrase and Fable, "Planets"). */
const COLOURS = {
  sun: 'gold',
  moon: 'silver',
  mars: 'red',
  mercury: 'purple',
  jupiter: 'blue',
  venus: 'green',
  saturn: 'black',
} as const satisfies Readonly<Record<HourRuler, string>>

/** The order of the magic square of each planet (Agrippa, De occulta philosophia, 2.22). */
const SQUARES: Readonly<Record<HourRuler, number>> = {
  saturn: 3,
  jupiter: 4,
  mars: 5,
  sun: 6,
  venus: 7,
  mercury: 8,
  moon: 9,
}

export type WindowRule = 'moon_to_ruler' | 'moon_trine' | 'moon_sextile' | 'midday'

export interface Lucky {
  readonly dayRuler: HourRuler
  readonly signRuler: HourRuler
  readonly colour: (typeof COLOURS)[HourRuler]
  readonly number: number
  /** Julian days, within the day. */
  readonly window: { readonly start: number; readonly end: number; readonly rule: WindowRule }
}

/** Colour, number and hours of a sign, 0 for Aries. They are tradition, and not astronomy. */
export function luckyOf(day: SkyDay, sign: number): Lucky {
  const ofDay = dayRuler(weekdayIndex(day.civilMs))
  const ofSign = rulerOf(sign, 'traditional') as HourRuler
  return {
    dayRuler: ofDay,
    signRuler: ofSign,
    colour: COLOURS[ofDay],
    number: SQUARES[ofDay] * SQUARES[ofSign],
    window: windowOf(day, ofSign),
  }
}

const HOUR = 1 / 24

/**
 * The hour before and the hour after the Moon's most harmonious exact aspect: a trine or a sextile with the ruler of the sign,
 * else the first trine, else the first sextile; noon on a day without any.
 */
function windowOf(day: SkyDay, ruler: HourRuler): Lucky['window'] {
  const ofMoon = day.aspects.filter(({ a, b }) => a === 'moon' || b === 'moon')
  const trines = ofMoon.filter(({ aspect }) => aspect.id === 'trine')
  const sextiles = ofMoon.filter(({ aspect }) => aspect.id === 'sextile')
  const withRuler = [...trines, ...sextiles].filter(({ a, b }) => (a === 'moon' ? b : a) === ruler)
  const choices: readonly (readonly [WindowRule, readonly AspectOfDay[]])[] = [
    ['moon_to_ruler', withRuler],
    ['moon_trine', trines],
    ['moon_sextile', sextiles],
  ]
  const [rule, [found]] = choices.find(([, aspects]) => aspects.length > 0) ?? (['midday', []] as const)
  const centre = found?.jd ?? day.noon
  return { start: Math.max(centre - HOUR, day.from), end: Math.min(centre + HOUR, day.to), rule }
}

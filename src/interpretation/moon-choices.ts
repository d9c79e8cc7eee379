import { normalise } from '../astro/angle.ts'
import type { Chart } from '../astro/chart.ts'
import { lunationPhase } from '../astro/moon-phase.ts'
import { SIGNS, signIndex } from '../astro/sign.ts'
import type { Choice } from './choice.ts'
import { textKey } from './keys.ts'
import { signName } from './names.ts'

/** Longitudes of the Moon at the beginning and at the end of a day of birth without a time; null with a time. */
export type MoonOfDay = readonly [number, number] | null

/** True when the Moon is in one sign for certain. */
export const isMoonCertain = (moonOfDay: MoonOfDay): boolean =>
  moonOfDay === null || signIndex(moonOfDay[0]) === signIndex(moonOfDay[1])

/** The text about the sign of the Moon. Where the time is not known, both signs of its day are alternatives. */
export function moonSignChoices(longitude: number, moonOfDay: MoonOfDay): Choice[] {
  const choice = (sign: number, title: string): Choice => ({
    key: textKey.planetInSign('moon', SIGNS[sign]!.id),
    category: 'planet_sign',
    section: 'core_self',
    title,
  })
  if (moonOfDay === null || isMoonCertain(moonOfDay)) {
    const sign = signIndex(longitude)
    return [choice(sign, `Moon in ${signName(sign)}`)]
  }
  const [early, late] = moonOfDay.map(signIndex) as [number, number]
  return [
    choice(early, `Moon in ${signName(early)}, if you were born early in the day`),
    choice(late, `Moon in ${signName(late)}, if you were born late in the day`),
  ]
}

const PHASE_TITLES = {
  new: 'Born at the new Moon',
  crescent: 'Born at the crescent Moon',
  first_quarter: 'Born at the first quarter of the Moon',
  gibbous: 'Born at the gibbous Moon',
  full: 'Born at the full Moon',
  disseminating: 'Born at the disseminating Moon',
  last_quarter: 'Born at the last quarter of the Moon',
  balsamic: 'Born at the balsamic Moon',
} as const

/** The text about the phase of the Moon, if it is the same at any hour at which the birth can have been. */
export function moonPhaseChoices({ moonPhase: { angle }, points }: Chart, moonOfDay: MoonOfDay): Choice[] {
  const phase = lunationPhase(angle)
  const moon = points.find(({ id }) => id === 'moon')
  if (moonOfDay !== null && moon) {
    const ends = moonOfDay.map((longitude) => lunationPhase(normalise(angle + longitude - moon.longitude)))
    if (ends.some((end) => end !== phase)) return []
  }
  return [{ key: textKey.moonPhase(phase), category: 'moon_phase', section: 'core_self', title: PHASE_TITLES[phase] }]
}

import { millidegrees, SIGNS, signIndex } from '../../../astro/sign.ts'
import { localText, type Zone } from '../../../astro/zone.ts'
import type { ReplyOf } from '../../../contract/reply.ts'
import { pointName, signName } from '../../../languages/catalogues.ts'
import type { Language } from '../../../languages/language.ts'
import type { SkyDay } from './day.ts'
import { LABELS } from './labels.ts'
import type { Lucky } from './lucky.ts'
import type { SignHoroscope } from './reply.ts'
import { type Bound, type Driver, type HouseDriver, overallOf, type Score } from './scores.ts'
import { aspectKey, aspectTitle, clockTime, phaseKey, placeTitle } from './text.ts'

type Reply = ReplyOf<typeof SignHoroscope>

const QUARTER = 0.25

/** A driver as answers show it. */
export type DriverReply = Reply['score_factors'][number]['drivers'][number]

/** Scores with the drivers that add up to them. */
export function scoreReply<Acting extends Weighed>(
  scores: readonly Score<Acting>[],
  replyOf: (driver: Acting) => DriverReply,
): Pick<Reply, 'scores' | 'score_factors' | 'scores_meta'> {
  const { love, career, money, health } = Object.fromEntries(scores.map(({ dimension, value }) => [dimension, value]))
  return {
    scores: { overall: overallOf(scores), love: love!, career: career!, money: money!, health: health! },
    score_factors: scores.map(({ dimension, drivers }) => ({
      dimension,
      type: 'sum',
      reason: reasonOf(drivers, replyOf),
      drivers: drivers.map(replyOf),
    })),
    scores_meta: {
      overall_method: 'mean',
      weights: { love: QUARTER, career: QUARTER, money: QUARTER, health: QUARTER },
      rounding: 'half_up',
    },
  }
}
type Weighed = Pick<DriverReply, 'type' | 'weight'>

/** The two heaviest drivers. A score on which nothing acts is its base. */
function reasonOf<Acting extends Weighed>(drivers: readonly Acting[], replyOf: (driver: Acting) => DriverReply) {
  const acting = drivers.filter(({ type }) => type !== 'base' && type !== 'limit')
  const [main, secondary] = acting.toSorted((one, other) => Math.abs(other.weight) - Math.abs(one.weight))
  return { main: replyOf(main ?? drivers[0]!).label, secondary: secondary ? replyOf(secondary).label : null }
}

export const boundReply = ({ type, weight }: Bound, language: Language): DriverReply => ({
  type,
  key: type,
  label: LABELS[language][type],
  weight,
})

export const houseReply = ({ type, weight, body, house }: HouseDriver, language: Language): DriverReply => ({
  type,
  key: `${body}_house_${house}`,
  label: placeTitle(language, body, house),
  weight,
})

/** A driver of the score of a sign. */
export function driverReply(driver: Driver, zone: Zone, language: Language): DriverReply {
  if (driver.type === 'planet_in_house') return houseReply(driver, language)
  if (driver.type !== 'sky_aspect') return boundReply(driver, language)
  const { type, weight, aspect } = driver
  const key = aspectKey(aspect)
  const label = aspectTitle(language, aspect)
  return { type, key, label, weight, exact_at: localText(zone, aspect.jd) }
}

export const luckyReply = (lucky: Lucky, zone: Zone, language: Language): Reply['lucky'] => ({
  color: { key: lucky.colour, label: LABELS[language].colours[lucky.colour] },
  number: lucky.number,
  time_window: {
    display: `${clockTime(zone, lucky.window.start)}–${clockTime(zone, lucky.window.end)}`,
    start: localText(zone, lucky.window.start),
    end: localText(zone, lucky.window.end),
    tz: zone.id,
    rule: lucky.window.rule,
  },
  day_ruler: lucky.dayRuler,
  sign_ruler: lucky.signRuler,
})

/** The facts behind a horoscope: the Moon, the planets in their houses, and the aspects of the day. */
export function astroReply<House>(day: SkyDay, language: Language, houseOf: (longitude: number) => House) {
  const { zone, placed, ingress, lunation, aspects } = day
  const moonSign = signReply(language, signIndex(placed.find(({ body }) => body === 'moon')!.longitude))
  const key = phaseKey(day.phase)
  const phase = { key, label: LABELS[language].phases[key].label }
  const phaseAt = lunation ? localText(zone, lunation.jd) : null
  return {
    moon_sign: moonSign,
    moon_sign_change: ingress && { ...signReply(language, ingress.sign), at: localText(zone, ingress.jd) },
    moon_phase: { ...phase, exact_at: phaseAt },
    highlights: [
      { type: 'moon_sign' as const, ...moonSign, exact_at: null },
      { type: 'moon_phase' as const, ...phase, exact_at: phaseAt },
      ...aspects.map((aspect) => ({
        type: 'sky_aspect' as const,
        key: aspectKey(aspect),
        label: aspectTitle(language, aspect),
        exact_at: localText(zone, aspect.jd),
      })),
    ],
    planets: planetsReply(day, language, houseOf),
  }
}

const signReply = (language: Language, index: number) => ({ key: SIGNS[index]!.id, label: signName(language, index) })

/** The planets at noon, in their houses. */
export const planetsReply = <House>({ placed }: SkyDay, language: Language, houseOf: (longitude: number) => House) =>
  placed.map(({ body, longitude, speed }) => ({
    key: body,
    label: pointName(language, body),
    sign: signReply(language, signIndex(longitude)),
    degree: (millidegrees(longitude) % 30_000) / 1000,
    house: houseOf(longitude),
    retrograde: speed < 0,
  }))

import { findHouseSystem } from '../../astro/house.ts'
import { SIGNS, signIndex } from '../../astro/sign.ts'
import type { Sky } from '../../astro/sky.ts'
import {
  type ChandraBala,
  chandraBala,
  combinedScore,
  PERSONAL_SCORING,
  personalScore,
  type TaraBala,
  taraBala,
} from '../../astro/vedic/bala.ts'
import { nakshatraAt } from '../../astro/vedic/nakshatra.ts'
import { NAKSHATRAS } from '../../astro/vedic/names.ts'
import { localText } from '../../astro/zone.ts'
import { bornOf } from '../../calculation/charting/birth.ts'
import { type CastBirth, castBorn } from '../../calculation/charting/cast.ts'
import type { Atlas } from '../../calculation/charting/place.ts'
import { type FoundWindow, findMuhurtas } from '../../calculation/charting/vedic/muhurta.ts'
import { moonWarnings } from '../../calculation/charting/vedic/warnings.ts'
import { warningsOf } from '../../calculation/charting/warnings.ts'
import { subjectName } from '../../contract/births/birth.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { zodiacOfAyanamsha } from '../../contract/vedic/request.ts'
import { locationReply } from '../../wire/time-and-place.ts'
import { momentsOf, qualityOf, ruleReply, windowReply } from '../../wire/vedic/muhurta.ts'
import {
  avoidedIn,
  isTaken,
  longestMoment,
  metadataOf,
  noWindowText,
  rangeReply,
  rejectedOf,
  rejectionCounts,
  searchWarnings,
} from '../families/muhurta/answer.ts'
import type { VedicMuhurtaPersonalInput, VedicMuhurtaPersonalReply } from './schema.ts'

type Reply = ReplyOf<typeof VedicMuhurtaPersonalReply>
type Window = Reply['best_windows'][number]

const RULESET = 'orrery_muhurta_personal_v1'
/** Rejection codes that an explanation names. */
const TOP_CODES = 3

/** A window for a person. */
interface PersonalWindow {
  readonly found: FoundWindow
  readonly bestJd: number
  /** Sidereal longitude of the Moon at the best instant. */
  readonly moon: number
  readonly tara: TaraBala
  readonly chandra: ChandraBala
  readonly general: number
  readonly personal: number
  readonly penalty: number
  readonly score: number
}

/** The answer of `POST /api/v2/vedic/muhurat/personalized-search`. */
export function vedicMuhurtaPersonalAnswer(sky: Sky, atlas: Atlas, input: VedicMuhurtaPersonalInput): Reply {
  const { purpose, limit } = input
  const cast = castMoon(sky, atlas, input)
  const natal = cast.chart.points.find(({ body }) => body === 'moon')!.longitude
  const found = findMuhurtas(sky, atlas, input)
  const { zone, where } = found.cast
  const taken = found.windows.filter(isTaken).map((window) => personalWindow(window, natal))
  const best = taken
    .toSorted((one, other) => other.score - one.score || one.found.start - other.found.start)
    .slice(0, limit)
  const replies = best.map((each): Window => {
    const { criteria, ...window } = windowReply(zone, found.rule, input, each.found)
    return {
      ...window,
      score: each.score,
      quality: qualityOf(each.score),
      public_score: each.general,
      personal_score: each.personal,
      penalty: each.penalty,
      best_instant: localText(zone, each.bestJd),
      criteria: { ...criteria, personalized: personalizedReply(each, natal, localText(zone, each.bestJd)) },
    }
  })
  const flawless = best.find(({ tara, chandra, found: { free } }) => areGood(tara, chandra) && free.length > 0)
  const decision = best[0] ? decisionOf(best[0]) : 'none'
  const warnings = [
    ...searchWarnings(found, input.language),
    ...[...warningsOf(cast), ...moonWarnings(sky, cast, 'Tara Bala and Chandra Bala are counted from it')].map(
      (warning) => ({ of: 'natal', ...warning }),
    ),
  ]
  return {
    purpose,
    range: rangeReply(input),
    location: locationReply(where),
    best_windows: replies,
    best_moment: replies[0] && decision !== 'none' ? bestMoment(replies[0], decision) : null,
    acceptable_moments: best.flatMap((each) => momentsOf(zone, each.found)),
    avoid_moments: avoidedIn(replies),
    rejected_windows: rejectedOf(found, input, limit),
    no_compromise_moment: flawless ? longestMoment(momentsOf(zone, flawless.found)) : null,
    selection_explanation: {
      decision,
      headline: replies[0] ? headline(replies[0]) : 'No suitable time',
      summary: replies[0] ? `${taken.length} windows of the range suit the purpose.` : noWindowText(found),
      selection_status: replies[0] ? 'found' : 'none',
      top_rejection_codes: rejectionCounts(found)
        .slice(0, TOP_CODES)
        .map(({ code }) => code),
    },
    window_count: taken.length,
    rejected_count: found.rejected.length + found.windows.length - taken.length,
    rule: ruleReply(found.rule, input),
    personal_rule: PERSONAL_SCORING,
    metadata: metadataOf(sky, found, input, RULESET),
    ...(warnings.length > 0 && { warnings }),
  }
}

/** The Moon of the birth. */
function castMoon(sky: Sky, atlas: Atlas, { natal, ayanamsha }: VedicMuhurtaPersonalInput): CastBirth {
  return castBorn(sky, subjectName(natal), bornOf(natal, atlas, 'natal.'), {
    zodiac: zodiacOfAyanamsha(ayanamsha),
    houses: findHouseSystem('whole_sign')!,
    bodies: ['moon'],
    angles: [],
    lots: [],
    aspects: [],
  })
}

/** The avoided times that count against a person's window. The other ones stay in the public score. */
const PENALISED: readonly string[] = ['Overlaps Rahu Kaal', 'Overlaps Bhadra']

function personalWindow(found: FoundWindow, natal: number): PersonalWindow {
  const longest = found.free.toSorted((one, other) => other.end - other.start - (one.end - one.start))[0] ?? found
  const bestJd = (longest.start + longest.end) / 2
  const moon = found.day.elements.moon(bestJd)
  const tara = taraBala(nakshatraAt(natal).index, nakshatraAt(moon).index)
  const chandra = chandraBala(signIndex(natal), signIndex(moon))
  const penalty = found.parts
    .filter(({ name }) => PENALISED.includes(name))
    .reduce((sum, { points }) => sum - points, 0)
  const general = found.score + penalty
  const personal = personalScore(tara, chandra)
  return {
    found,
    bestJd,
    moon,
    tara,
    chandra,
    general,
    personal,
    penalty,
    score: combinedScore(general, personal, penalty),
  }
}

const areGood = (tara: TaraBala, chandra: ChandraBala): boolean =>
  tara.strength === 'good' && chandra.strength === 'good'

/** A window is recommended if the Moon is well placed for the person and a part of it is free of avoided times. */
const decisionOf = ({ tara, chandra, found }: PersonalWindow): 'recommended' | 'with_reservations' =>
  tara.strength !== 'bad' && chandra.strength !== 'bad' && found.free.length > 0 ? 'recommended' : 'with_reservations'

const moonReply = (longitude: number) => ({
  sign: SIGNS[signIndex(longitude)]!.name,
  nakshatra: NAKSHATRAS[nakshatraAt(longitude).index]!.name,
})

const personalizedReply = (
  { moon, tara, chandra }: PersonalWindow,
  natal: number,
  at: string,
): Window['criteria']['personalized'] => ({
  event_moon: { ...moonReply(moon), at },
  natal_moon: moonReply(natal),
  tara_bala: { count: tara.count, tara: tara.tara, strength: tara.strength },
  chandra_bala: { house: chandra.house, strength: chandra.strength, is_chandrashtama: chandra.house === 8 },
  avoid_period_policy: 'penalty',
})

const headline = ({ criteria: { personalized } }: Window): string =>
  `${personalized.tara_bala.tara} tara, Moon in ${personalized.chandra_bala.house} from the natal Moon`

const bestMoment = (window: Window, decision: 'recommended' | 'with_reservations'): Reply['best_moment'] => ({
  datetime: window.best_instant,
  score: window.score,
  quality: window.quality,
  explanation: { headline: headline(window), decision },
})

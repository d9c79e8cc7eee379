import type { AvoidedTime } from './avoided-times.ts'
import { type MuhurtaWindow, overlap, without } from './muhurta-windows.ts'
import { PAKSHA_TITHIS, YOGAS } from './names.ts'
import type { RisingSign } from './rising-signs.ts'

/** A part of a score. The parts add up to it. */
export interface ScorePart {
  readonly name: string
  readonly points: number
}

/** What a window gains. The greatest score is 100. */
const GAINS = { calendar: 60, lagna: 15, bright: 10, yogas: 10, long: 5 } as const

/** What a window loses, once for each kind of avoided time in it. Rahu Kaal and Bhadra weigh as in published answers of another service. */
const LOSSES: Readonly<Record<AvoidedTime['name'], number>> = {
  'Rahu Kaal': 14,
  Bhadra: 12,
  Varjyam: 6,
  'Dur Muhurta': 6,
  Yamaganda: 4,
  'Gulika Kaal': 2,
}

const LOSSES_SAY = Object.entries(LOSSES).map(([name, points]) => `${points} for ${name}`)

/** The scoring in words. */
export const SCORING = `${GAINS.calendar} for tithi, nakshatra, weekday and month; ${GAINS.lagna} if an allowed sign rises for a ghati outside all avoided times; ${GAINS.bright} in the bright half; ${GAINS.yogas} if no inauspicious yoga touches the window; ${GAINS.long} from eight hours on; less ${LOSSES_SAY.join(', ')}.`

const LONG_DAYS = 8 / 24
/** A ghati. */
const GHATI_DAYS = 24 / 1_440

/** The parts of a window, of a ghati or more, that lie outside all avoided times and in which an allowed sign rises. */
export const freeParts = (rising: readonly RisingSign[], avoided: readonly AvoidedTime[]): RisingSign[] =>
  rising.flatMap(({ sign, ...stretch }) =>
    without(stretch, avoided)
      .filter(({ start, end }) => end - start >= GHATI_DAYS)
      .map((part) => ({ sign, ...part })),
  )

/** The parts of the score of a window. */
export function scoreParts(
  window: MuhurtaWindow,
  free: readonly RisingSign[],
  avoided: readonly AvoidedTime[],
): ScorePart[] {
  const { day, tithis, start, end } = window
  const yogas = day.elements.spans('yoga', start, end)
  const isClear = yogas.every((yoga) => YOGAS[yoga.index]!.isAuspicious || overlap(yoga, window) === null)
  const names = new Set(avoided.map(({ name }) => name))
  return [
    { name: 'Tithi, nakshatra, weekday and month are allowed', points: GAINS.calendar },
    ...(free.length > 0 ? [{ name: 'An allowed sign rises outside avoided times', points: GAINS.lagna }] : []),
    ...(tithis.every(({ index }) => index < PAKSHA_TITHIS) ? [{ name: 'Bright half', points: GAINS.bright }] : []),
    ...(isClear ? [{ name: 'No inauspicious yoga', points: GAINS.yogas }] : []),
    ...(end - start >= LONG_DAYS ? [{ name: 'Eight hours or more', points: GAINS.long }] : []),
    ...[...names].map((name) => ({ name: `Overlaps ${name}`, points: -LOSSES[name] })),
  ]
}

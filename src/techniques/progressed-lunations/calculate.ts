import { normalise } from '../../astro/angle.ts'
import { utcText } from '../../astro/civil.ts'
import { TROPICAL_YEAR_DAYS } from '../../astro/derived-charts.ts'
import { houseOf } from '../../astro/house.ts'
import {
  angleOfPhase,
  type ProgressedLunation,
  progressedLunations,
  progressedPhase,
} from '../../astro/progressed-lunations.ts'
import { lifeJd, type Pace, progressedJd } from '../../astro/progression.ts'
import { keySentence, paceOf, SECONDARY_KEY } from '../../astro/progression-keys.ts'
import { type Sky, sourceBetween } from '../../astro/sky.ts'
import { type CastBirth, castBirth } from '../../calculation/charting/cast.ts'
import type { Atlas } from '../../calculation/charting/place.ts'
import { type Warning, warningsAbout } from '../../calculation/charting/warnings.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { namingField } from '../../contract/sky/sources.ts'
import { skyWarnings } from '../../contract/warnings.ts'
import { Refusal } from '../../platform/errors.ts'
import { decimals, inCircle } from '../../wire/sky.ts'
import { natalSubject } from '../../wire/time-and-place.ts'
import { timeWarnings } from '../families/progression/birth.ts'
import { positionReply } from '../families/progression/rows.ts'
import { beforeBirth, targetOf } from '../families/progression/target.ts'
import type { LunationsInput, LunationsReply } from './schema.ts'

type Reply = ReplyOf<typeof LunationsReply>

/** Two instants of life, and what is said about them. */
interface Span {
  readonly from: number
  readonly to: number
  readonly warnings: readonly Warning[]
}

const ageOf = ({ birthJd }: Pace, jd: number): number => (jd - birthJd) / TROPICAL_YEAR_DAYS

/** The part of life that is searched. An end is a date or an age. */
function spanOf(input: LunationsInput, cast: CastBirth, pace: Pace, atlas: Atlas): Span {
  const { ages } = input
  const endOf = (name: 'from' | 'to') => {
    const text = input[name]
    return text === null
      ? { jd: pace.birthJd + ages[name] * TROPICAL_YEAR_DAYS, warnings: [] }
      : targetOf(text, cast.born, atlas, `search.${name}`)
  }
  const from = endOf('from')
  const to = endOf('to')
  const refused = (field: string, message: string) => new Refusal('invalid_input', { field, message })
  if (input.from !== null && from.jd < pace.birthJd) throw beforeBirth(input.from, cast, 'search.from')
  if (ageOf(pace, to.jd) > ages.max)
    throw refused('search.to', `Must be at most ${ages.max} tropical years after the birth`)
  if (to.jd <= from.jd)
    throw refused(
      input.to === null && input.from !== null ? 'search.from' : 'search.to',
      `The search must end after it begins: it would be from ${utcText(from.jd)} to ${utcText(to.jd)}`,
    )
  return { from: from.jd, to: to.jd, warnings: [...from.warnings, ...to.warnings] }
}

/** At birth the progressed Moon is at its natal place. A phase that is exact within this time of it is the birth itself. */
const BIRTH_DAYS = 1e-5

/** The answer of `POST /api/v1/western/progressions/lunations`. */
export function lunationsAnswer(sky: Sky, atlas: Atlas, input: LunationsInput): Reply {
  const cast = castBirth(sky, atlas, input.natal, 'natal.')
  const { born, chart, terms } = cast
  const pace = paceOf(born.moment.jd, SECONDARY_KEY, input.direction)
  const span = spanOf(input, cast, pace, atlas)
  const [start, end] = [span.from, span.to].map((jd) => progressedJd(pace, jd)).toSorted((one, other) => one - other)
  const found = namingField('search.to', () =>
    progressedLunations(sky, { start: start!, end: end! }, input.phases, terms.zodiac),
  ).filter(({ jd }) => Math.abs(jd - pace.birthJd) > BIRTH_DAYS)
  const [moon, sun] = sky.positions(['moon', 'sun'], pace.birthJd, terms.zodiac)
  const angle = normalise(moon!.longitude - sun!.longitude)
  const warnings = [
    ...(input.warnings ?? []),
    ...warningsAbout('natal', cast),
    ...[
      ...span.warnings,
      ...timeWarnings(cast, pace.lifeDays),
      ...skyWarnings({ source: sourceBetween(sky, start!, end!), unknown: [], jd: start!, lastJd: end! }),
    ].map((warning) => ({ of: 'progressed', ...warning })),
  ]
  const cusps = chart.houses?.cusps ?? null
  return {
    meta: {
      system: 'secondary',
      key: keySentence(SECONDARY_KEY, input.direction),
      year_days: TROPICAL_YEAR_DAYS,
      direction: input.direction,
      from: utcText(span.from),
      to: utcText(span.to),
      from_age: decimals(ageOf(pace, span.from), 7),
      to_age: decimals(ageOf(pace, span.to), 7),
      phases: input.phases,
    },
    natal_subject: natalSubject(cast, sky.deltaTDays(born.moment.jd)),
    at_birth: { phase: progressedPhase(angle), angle_deg: inCircle(decimals(angle, 7)) },
    lunations: (input.direction === 'direct' ? found : found.toReversed()).map((each) =>
      lunationReply(each, pace, cusps),
    ),
    ...(warnings.length > 0 && { warnings }),
  }
}

const lunationReply = (
  { phase, jd, moon, sun }: ProgressedLunation,
  pace: Pace,
  cusps: readonly number[] | null,
): Reply['lunations'][number] => ({
  phase,
  angle_deg: angleOfPhase(phase),
  date: utcText(lifeJd(pace, jd)),
  age_years: decimals(Math.abs(jd - pace.birthJd), 7),
  ephemeris_datetime: utcText(jd),
  ephemeris_julian_day: jd,
  moon: positionReply(normalise(moon), false),
  sun: positionReply(normalise(sun), false),
  ...(cusps && { natal_house: houseOf(normalise(moon), cusps) }),
})

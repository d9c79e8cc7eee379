import { normalise } from '../../astro/angle.ts'
import { climaAscensions, trueAscensions } from '../../astro/ascensions.ts'
import { DAY_MS, isoLocal, SECOND_MS } from '../../astro/civil.ts'
import type { Span } from '../../astro/periods.ts'
import {
  ACTIVATION_YEARS,
  type Activation,
  activations,
  isConfigured,
  type SignsOfBirth,
  sumsOf,
} from '../../astro/planetary-activations.ts'
import { yearsOf } from '../../astro/planetary-years.ts'
import { SEVEN, type SevenPlanet } from '../../astro/seven.ts'
import { SIGNS, signIndex } from '../../astro/sign.ts'
import type { Sky } from '../../astro/sky.ts'
import { obliquityFrom } from '../../astro/sun-conditions.ts'
import { type CastBirth, castBirth } from '../../calculation/charting/cast.ts'
import type { Atlas } from '../../calculation/charting/place.ts'
import { lordTimes } from '../../calculation/charting/time-lords.ts'
import { warningsOf } from '../../calculation/charting/warnings.ts'
import { PERIODS_MAX } from '../../contract/births/time-lords.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { Refusal } from '../../platform/errors.ts'
import { decimals } from '../../wire/sky.ts'
import { subjectAndTime } from '../../wire/time-and-place.ts'
import { lordTimesReply } from '../../wire/time-lords.ts'
import { signWarnings } from '../families/profection/first-sign.ts'
import type { PlanetaryYearsInput, PlanetaryYearsReply } from './schema.ts'

type Reply = ReplyOf<typeof PlanetaryYearsReply>
type Rules = PlanetaryYearsInput['rules']

const OBJECT = 'planetary_years'
const DAY_SECONDS = 86_400

const signId = (sign: number) => SIGNS[sign]!.id

/** The answer of `POST /api/v1/western/planetary-years`. */
export function planetaryYearsAnswer(sky: Sky, atlas: Atlas, input: PlanetaryYearsInput): Reply {
  const { times: asked, rules } = input
  const cast = castBirth(sky, atlas, input)
  const { born } = cast
  const birth = signsOf(sky, cast, rules)
  const times = lordTimes(cast, atlas, asked, OBJECT)
  const yearDays = ACTIVATION_YEARS[rules.year]
  const span = times.span ?? aroundDate(times.date.moment.epochMs, yearDays)
  const birthMs = born.moment.epochMs
  const found = activationsOf(birth, span, birthMs, rules)
  const local = (ms: number): string => isoLocal(ms, times.offsetSecondsAt(ms))
  const warnings = [
    ...(input.warnings ?? []),
    ...warningsOf(cast),
    ...signWarnings(sky, cast, SEVEN, null),
    ...times.warnings,
  ]
  const { kinds, years, parts, multiples, ascensions, year } = rules
  return {
    meta: {
      planetary_years: {
        ...lordTimesReply(times),
        range_start: local(span.fromMs),
        range_end: local(span.toMs),
        ...{ kinds, years, parts, multiples, ascensions, year },
        year_days: yearDays,
      },
    },
    ...subjectAndTime(cast, sky.deltaTDays(cast.born.moment.jd)),
    planetary_years: {
      ...natalReply(birth),
      activations: found.map(({ sum, part, count, atMs }) => ({
        at: local(atMs),
        age_years: decimals((atMs - birthMs) / (yearDays * DAY_MS), 4),
        kind: sum.kind,
        planets: [...sum.planets],
        signs: sum.signs.map(signId),
        ...(sum.planets.length > 0 && { years_of: sum.of }),
        years: decimals(sum.years, 4),
        part,
        count,
      })),
    },
    ...(warnings.length > 0 && { warnings }),
  }
}

/** Years before and after the date of a request without a range. */
const YEARS_AROUND = 3

const aroundDate = (ms: number, yearDays: number): Span => {
  const years = Math.round(YEARS_AROUND * yearDays * DAY_SECONDS) * SECOND_MS
  return { fromMs: ms - years, toMs: ms + years }
}

/** The signs of the planets, and how long signs rise. Throws `invalid_input` within the polar circles. */
function signsOf(sky: Sky, cast: CastBirth, { ascensions }: Rules): SignsOfBirth {
  const { chart, born } = cast
  const longitudeOf = (id: SevenPlanet): number => chart.points.find((point) => point.id === id)!.longitude
  const signOf = Object.fromEntries(SEVEN.map((id) => [id, signIndex(longitudeOf(id))])) as Record<SevenPlanet, number>
  const ascendant = chart.angles && signIndex(chart.angles.asc)
  if (ascensions !== 'birthplace') return { signOf, ascendant, ascensions: climaAscensions(ascensions) }
  const tropical = { kind: 'tropical' } as const
  const seen = sky.seen(['sun', 'moon', 'venus'], born.moment.jd, { view: 'geocentre', zodiac: tropical, place: null })
  const origin = normalise(seen[0]!.longitude - longitudeOf('sun'))
  const found = trueAscensions({ latitude: born.place.latitude, obliquity: obliquityFrom(seen), origin })
  if (!found)
    throw new Refusal('invalid_input', {
      field: `${OBJECT}.ascensions`,
      message:
        'Some signs do not rise within the polar circles. There, choose a clima: valens_1 to valens_7, or babylon',
    })
  return { signOf, ascendant, ascensions: found }
}

/** What is active in a span, in the order of time. Throws `invalid_input` if it is too much. */
function activationsOf(birth: SignsOfBirth, span: Span, birthMs: number, rules: Rules): readonly Activation[] {
  const { kinds, years, parts, multiples, year } = rules
  const sums = sumsOf(birth, [...new Set(kinds)], [...new Set(years)])
  const counted = { birthMs, yearDays: ACTIVATION_YEARS[year], parts: [...new Set(parts)], multiples }
  const found: Activation[] = []
  for (const activation of activations(sums, span, counted)) {
    if (found.length === PERIODS_MAX)
      throw new Refusal('invalid_input', {
        field: `${OBJECT}.range_end`,
        message: `The list would have more than ${PERIODS_MAX} entries. Give a shorter range, or fewer kinds or parts`,
      })
    found.push(activation)
  }
  return found.toSorted((a, b) => a.atMs - b.atMs)
}

const natalReply = ({ signOf, ascensions }: SignsOfBirth): Pick<Reply['planetary_years'], 'planets' | 'signs'> => ({
  planets: SEVEN.map((id) => ({
    id,
    sign_id: signId(signOf[id]),
    minor_years: yearsOf(id, 'minor'),
    mean_years: yearsOf(id, 'mean'),
    great_years: yearsOf(id, 'great'),
    configured_with: SEVEN.filter((other) => other !== id && isConfigured(signOf[id], signOf[other])),
  })),
  signs: SIGNS.map(({ id }, sign) => ({
    id,
    ascension_years: decimals(ascensions[sign]!, 4),
    planets: SEVEN.filter((planet) => signOf[planet] === sign),
  })),
})

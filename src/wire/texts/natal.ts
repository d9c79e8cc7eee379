import { z } from 'zod'
import { NatalChartReply } from '../../contract/births/natal-reply.ts'
import { partLines } from './parts.ts'
import {
  ASPECT_ORDER,
  aspectLine,
  aspectName,
  aspectsInOrder,
  type Fields,
  localText,
  nameOf,
  natalEnds,
  paragraphs,
  placeText,
  pointLines,
  position,
  signName,
  under,
  warningLines,
} from './words.ts'

type Reply = z.output<typeof NatalChartReply>

/** A natal chart in about forty lines. */
export function natalText(reply: Reply): string {
  const { subject, planets, aspects, moon_phase: phase, warnings, interpretation } = reply
  const { settings } = subject
  return paragraphs(
    [
      `Natal chart of ${subject.name}, ${subject.datetime}, ${placeText(subject.location)}.`,
      `${settings.zodiac_type} zodiac${reply.houses ? `, ${settings.house_system_name} houses` : ''}. Moon phase: ${phase.label}.`,
      ...(settings.time_known ? [] : ['The time of birth is unknown: cast for noon, without houses and angles.']),
      ...moonOf(reply),
    ],
    warningLines(warnings),
    pointLines(planets),
    anglesOf(reply),
    extrasOf(reply),
    ...partLines(reply),
    under(`Aspects, ${ASPECT_ORDER}:`, aspectsInOrder(aspects, natalEnds).map(aspectLine)),
    interpretation ? readingOf(interpretation) : [],
  )
}

/** The Moon moves 12° to 15° in a day, so an unknown time leaves its sign and its aspects open. */
const moonOf = ({ moon_of_the_day: moon }: Reply): string[] =>
  moon
    ? [
        `The Moon of that day: ${position(moon.from.abs_pos)} to ${position(moon.to.abs_pos)}, sign ${moon.signs.map(signName).join(' or ')}. Its position and its aspects below are for noon, and uncertain.`,
      ]
    : []

function anglesOf({ angles, houses = [] }: Reply): string[] {
  if (!angles) return []
  const cusps = houses.map(({ house, abs_pos }) => `${house} ${position(abs_pos)}`).join(', ')
  return [`Ascendant ${position(angles.asc)}, Midheaven ${position(angles.mc)}`, `Cusps: ${cusps}`]
}

/** What was requested besides the chart, before the long list of aspects, so that it is never left out. */
function extrasOf({
  stelliums,
  aspect_patterns: patterns,
  dominants,
  moon_void_of_course: moon,
  ...rest
}: Reply): string[] {
  return [
    ...(stelliums ? stelliumsOf(stelliums) : []),
    ...(patterns ?? []).map(
      ({ type, bodies, apex }) => `${aspectName(type)}: ${namesOf(bodies)}${apex ? `, apex ${nameOf(apex)}` : ''}`,
    ),
    ...(dominants ? [strongestOf(dominants.strongest)] : []),
    ...(moon ? [voidOf(moon, rest.subject)] : []),
    ...(rest.declination_aspects ?? []).map(
      ({ p1, p2, type, orb }) => `${nameOf(p1)} ${aspectName(type)} ${nameOf(p2)}, orb ${orb}°`,
    ),
    ...(rest.fixed_stars ?? [])
      .filter(({ conjunctions }) => conjunctions.length > 0)
      .map(({ name, conjunctions }) => `${name} conjunct ${namesOf(conjunctions.map(({ id }) => id))}`),
  ]
}

const namesOf = (ids: readonly string[]): string => ids.map(nameOf).join(', ')

function stelliumsOf({ signs, houses }: NonNullable<Reply['stelliums']>): string[] {
  if (signs.length + houses.length === 0) return ['There is no stellium.']
  return [
    ...signs.map(({ sign_id, bodies }) => `Stellium in ${signName(sign_id)}: ${namesOf(bodies)}`),
    ...houses.map(({ house, bodies }) => `Stellium in house ${house}: ${namesOf(bodies)}`),
  ]
}

type Strongest = NonNullable<Reply['dominants']>['strongest']

const strongestOf = ({ element, mode, sign_id, planet }: Strongest): string =>
  `Strongest: element ${element}, mode ${mode}, sign ${signName(sign_id)}, planet ${nameOf(planet)}`

/** The void of the Moon's current sign, which may still lie ahead. */
function voidOf(
  { is_void, start, end, next_sign }: NonNullable<Reply['moon_void_of_course']>,
  { settings, location: { timezone } }: Reply['subject'],
): string {
  const at = settings.time_known ? 'at this time' : 'at noon'
  const span = `from ${localText(start, timezone)} to ${localText(end, timezone)}, when it enters ${next_sign}`
  return is_void
    ? `The Moon is void of course ${at}: ${span}.`
    : `The Moon is not void of course ${at}. Its next void is ${span}.`
}

/** What dominates the chart, then the texts in one line each. */
export function readingOf({ synthesis = [], sections }: NonNullable<Reply['interpretation']>): string[] {
  const mottos = Object.values(sections)
    .flat()
    .map(({ title, motto }) => `${title}: ${motto}`)
  return [
    ...under(
      'What dominates:',
      synthesis.map(({ title, because }) => `${title} (${because.join('; ')})`),
    ),
    ...under('Readings:', mottos),
  ]
}

/** The texts of a chart in short form: what dominates it, and each passage in one line. In full they are 65 kB. */
export const Reading = z
  .object({
    synthesis: z
      .array(z.object({ title: z.string(), because: z.array(z.string()), body: z.string().nullable() }))
      .optional(),
    readings: z.array(z.object({ title: z.string(), motto: z.string() })),
  })
  .optional()

type Interpretation = NonNullable<z.output<typeof NatalChartReply>['interpretation']>

const shortReading = ({ synthesis, sections }: Interpretation): NonNullable<z.output<typeof Reading>> => ({
  ...(synthesis && { synthesis }),
  readings: Object.values(sections)
    .flat()
    .map(({ title, motto }) => ({ title, motto })),
})

/** The chart tool never orders a report. */
const ORDER = { psychological_report: true, job_id: true, status: true, next_poll_after_seconds: true } as const

export const NatalStructure = NatalChartReply.omit(ORDER).extend({ interpretation: Reading })

export const withShort = (interpretation: Interpretation | undefined): Fields =>
  interpretation ? { interpretation: shortReading(interpretation) } : {}

type Natal = Pick<
  z.output<typeof NatalChartReply>,
  'aspects' | 'interpretation' | 'fixed_stars' | 'declination_aspects'
>

/** The aspects in the order in which they matter, the texts in short, and the stars first that touch something. */
export const shortNatal = ({
  fixed_stars: stars,
  declination_aspects: parallels,
  interpretation,
  ...answer
}: Natal): Fields => ({
  ...answer,
  aspects: aspectsInOrder(answer.aspects, natalEnds),
  ...withShort(interpretation),
  ...(parallels && { declination_aspects: parallels.toSorted((one, other) => one.orb - other.orb) }),
  ...(stars && {
    fixed_stars: stars.toSorted((one, other) => Number(isTouching(other)) - Number(isTouching(one))),
  }),
})

const isTouching = ({ conjunctions }: { readonly conjunctions: readonly unknown[] }): boolean => conjunctions.length > 0

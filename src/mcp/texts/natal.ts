import type { z } from 'zod'
import type { NatalChartReply } from '../../contract/natal-reply.ts'
import { aspectLine, parts, placeText, pointLine, position, under, warningLines } from './words.ts'

type Reply = z.output<typeof NatalChartReply>

/** A natal chart in some forty lines. */
export function natalText(reply: Reply): string {
  const { subject, planets, aspects, moon_phase: phase, warnings, interpretation } = reply
  const { settings } = subject
  return parts(
    [
      `Natal chart of ${subject.name}, ${subject.datetime}, ${placeText(subject.location)}.`,
      `${settings.zodiac_type} zodiac${reply.houses ? `, ${settings.house_system_name} houses` : ''}. Moon phase: ${phase.label}.`,
      ...(settings.time_known ? [] : ['The time of birth is not known: cast for noon, without houses and angles.']),
      ...moonOf(reply),
    ],
    warningLines(warnings),
    planets.map(pointLine),
    anglesOf(reply),
    under('Aspects:', aspects.map(aspectLine)),
    extrasOf(reply),
    interpretation ? readingOf(interpretation) : [],
  )
}

/** The Moon moves 12° to 15° in a day, so an unknown time leaves her sign and her aspects open. */
const moonOf = ({ moon_of_the_day: moon }: Reply): string[] =>
  moon
    ? [
        `The Moon of that day: ${position(moon.from.abs_pos)} to ${position(moon.to.abs_pos)}, sign ${moon.signs.join(' or ')}. Her position and her aspects below are those of noon, and uncertain.`,
      ]
    : []

function anglesOf({ angles, houses = [] }: Reply): string[] {
  if (!angles) return []
  const cusps = houses.map(({ house, abs_pos }) => `${house} ${position(abs_pos)}`).join(', ')
  return [`Ascendant ${position(angles.asc)}, midheaven ${position(angles.mc)}`, `Cusps: ${cusps}`]
}

function extrasOf({
  stelliums,
  aspect_patterns: patterns,
  dominants,
  moon_void_of_course: empty,
  ...rest
}: Reply): string[] {
  const groups = stelliums ? [...stelliums.signs, ...stelliums.houses] : []
  return [
    ...groups.map(
      (group) => `Stellium in ${'sign' in group ? group.sign : `house ${group.house}`}: ${group.bodies.join(', ')}`,
    ),
    ...(patterns ?? []).map(({ type, bodies, apex }) => `${type}: ${bodies.join(', ')}${apex ? `, apex ${apex}` : ''}`),
    ...(dominants ? [`Strongest: ${Object.values(dominants.strongest).join(', ')}`] : []),
    ...(empty ? [`Moon void of course: ${empty.is_void ? 'yes' : 'no'}, from ${empty.start} to ${empty.end}`] : []),
    ...(rest.declination_aspects ?? []).map(({ p1, p2, type, orb }) => `${p1} ${type} ${p2}, orb ${orb}°`),
    ...(rest.fixed_stars ?? [])
      .filter(({ conjunctions }) => conjunctions.length > 0)
      .map(({ name, conjunctions }) => `${name} conjunct ${conjunctions.map(({ id }) => id).join(', ')}`),
  ]
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

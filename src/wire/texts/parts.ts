import type { z } from 'zod'
import type { NatalChartReply } from '../../contract/births/natal-reply.ts'
import { nameOf, position, under } from './words.ts'

type Reply = z.output<typeof NatalChartReply>
type Lines<Name extends keyof Reply> = (part: NonNullable<Reply[Name]>) => readonly string[]

/** The parts that `include` asked for, a paragraph each. */
export const partLines = (reply: Reply): readonly (readonly string[])[] => [
  ...linesOf(reply.lots, lotLines),
  ...linesOf(reply.sect, sectLines),
  ...linesOf(reply.dignities, dignityLines),
  ...linesOf(reply.receptions, receptionLines),
  ...linesOf(reply.sun_conditions, sunLines),
  ...linesOf(reply.out_of_bounds, boundsLines),
  ...linesOf(reply.relocated, relocatedLines),
  ...linesOf(reply.further_angles, angleLines),
  ...linesOf(reply.antiscia, antisciaLines),
  ...linesOf(reply.midpoints, midpointLines),
  ...linesOf(reply.draconic, draconicLines),
  ...(reply.harmonics ?? []).map(harmonicLines),
]

const linesOf = <Part>(part: Part | undefined, lines: (part: Part) => readonly string[]) =>
  part === undefined ? [] : [lines(part)]

const lotLines: Lines<'lots'> = ({ is_day, lots }) =>
  under(
    `Lots of a birth by ${is_day ? 'day' : 'night'}:`,
    lots.map(
      ({ id, abs_pos, house, formula, source, chapter }) =>
        `Lot of ${nameOf(id)} ${position(abs_pos)}, house ${house} (${formula}; ${source} ${chapter})`,
    ),
  )

const sectLines: Lines<'sect'> = ({ is_day, light, benefic, malefic, planets }) => [
  `Sect: ${is_day ? 'day' : 'night'}. Light ${nameOf(light)}, benefic ${nameOf(benefic)}, malefic ${nameOf(malefic)}.`,
  ...planets.map(
    ({ id, is_in_sect, is_above_horizon, is_halb, is_hayz }) =>
      `${nameOf(id)} ${is_in_sect ? 'in sect' : 'out of sect'}, ${is_above_horizon ? 'above' : 'below'} the horizon${is_hayz ? ', in hayz' : is_halb ? ', in halb' : ''}`,
  ),
]

const dignityLines: Lines<'dignities'> = ({ bounds, triplicities, planets }) =>
  under(
    `Essential dignities (bounds: ${bounds}, triplicities: ${triplicities}, points of Lilly):`,
    planets.map(
      ({ id, has, score }) => `${nameOf(id)}: ${has.join(', ') || 'none'}${score === null ? '' : `, score ${score}`}`,
    ),
  )

const receptionLines: Lines<'receptions'> = ({ mutual, one_way }) => [
  'Receptions:',
  ...mutual.map(
    ({ planets: [one, other], by: [first, second] }) =>
      `${nameOf(one!)} and ${nameOf(other!)}, mutual: ${nameOf(one!)} received by ${first!.join(', ')}, ${nameOf(other!)} by ${second!.join(', ')}`,
  ),
  ...one_way.map(({ guest, host, by }) => `${nameOf(host)} receives ${nameOf(guest)} by ${by.join(', ')}`),
]

const sunLines: Lines<'sun_conditions'> = ({ limits, bodies }) => {
  const near = bodies.filter(({ condition }) => condition !== 'free')
  return near.length === 0
    ? [`No body is under the beams of the Sun (limits: ${limits.school}).`]
    : under(
        `Near the Sun (limits: ${limits.school}):`,
        near.map(
          ({ id, condition, from_sun_deg }) =>
            `${nameOf(id)} ${condition.replace('_', ' the ')}, ${Math.abs(from_sun_deg)}° ${from_sun_deg < 0 ? 'before' : 'after'} the Sun`,
        ),
      )
}

const boundsLines: Lines<'out_of_bounds'> = ({ bodies }) =>
  bodies.length === 0
    ? ['No body is out of bounds.']
    : under(
        'Out of bounds:',
        bodies.map(({ id, declination_deg }) => `${nameOf(id)}, declination ${declination_deg.toFixed(2)}°`),
      )

const relocatedLines: Lines<'relocated'> = ({ location: { city, lat, lng }, angles, planets }) => [
  `Relocated to ${city ?? `${lat.toFixed(2)}, ${lng.toFixed(2)}`}: Ascendant ${position(angles.asc.abs_pos)}, Midheaven ${position(angles.mc.abs_pos)}`,
  `Houses there: ${planets.map(({ id, house }) => `${nameOf(id)} ${house}`).join(', ')}`,
]

const angleLines: Lines<'further_angles'> = (angles) =>
  Object.entries(angles).map(([id, { abs_pos, house }]) => `${nameOf(id)} ${position(abs_pos)}, house ${house}`)

const antisciaLines: Lines<'antiscia'> = ({ orb_deg, contacts }) =>
  contacts.length === 0
    ? [`No contact by antiscion within ${orb_deg}°.`]
    : contacts.map(
        ({ p1, p2, type, orb }) => `${nameOf(p2)} at the ${type.replace('_', '-')} of ${nameOf(p1)}, orb ${orb}°`,
      )

const midpointLines: Lines<'midpoints'> = ({ orb_deg, trees }) =>
  under(
    `Midpoints that a point touches within ${orb_deg}°:`,
    trees.map(
      ({ id, midpoints }) =>
        `${nameOf(id)} = ${midpoints.map(({ points, angle_deg, orb }) => `${points.map(nameOf).join('/')} (${angle_deg}°, orb ${orb}°)`).join(', ')}`,
    ),
  )

const draconicLines: Lines<'draconic'> = ({ node, points }) => [
  `Draconic (from the ${node} north node): ${placed(points)}`,
]

const harmonicLines = ({ number, points }: NonNullable<Reply['harmonics']>[number]): readonly string[] => [
  `Harmonic ${number}: ${placed(points)}`,
]

const placed = (points: readonly { readonly id: string; readonly abs_pos: number }[]): string =>
  points.map(({ id, abs_pos }) => `${nameOf(id)} ${position(abs_pos)}`).join(', ')

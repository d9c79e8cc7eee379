import type { z } from 'zod'
import type { ChartData } from '../../contract/charts/reply.ts'
import {
  ASPECT_ORDER,
  aspectName,
  aspectsInOrder,
  type Fields,
  motionText,
  nameOf,
  noteLine,
  ownerOf,
  parts,
  placeText,
  pointLines,
  position,
  under,
  wheelEnds,
} from './words.ts'

type Reply = z.output<typeof ChartData>
type Ring = Reply['inner']

/** The content of a chart image: each ring, then the aspects. */
export function chartText(
  { title, inner, outer, births = [], aspects, warnings = [], ...reply }: Reply,
  input: Fields,
): string {
  // The points of a chart alone need no owner.
  const owners = outer ? { inner: ownerOf(inner.of, input), outer: ownerOf(outer.of, input) } : { inner: '', outer: '' }
  const endName = (end: string): string => {
    const [ring, id] = end.split('.') as [keyof typeof owners, string]
    return ofOwner(owners[ring], nameOf(id))
  }
  return parts(
    [title, ...momentsOf(reply), ...birthsOf(births, inner.of, input)],
    warnings.map(({ message, of }) => noteLine(of ? `${ownerOf(of, input)} chart: ${message}` : message)),
    ringText(inner, owners.inner, owners.outer),
    outer ? ringText(outer, owners.outer, owners.inner) : [],
    under(
      `Aspects, ${ASPECT_ORDER}:`,
      aspectsInOrder(aspects, wheelEnds).map(
        ({ from, to, type, orb, is_applying }) =>
          `${endName(from)} ${aspectName(type)} ${endName(to)}, orb ${orb.toFixed(2)}°, ${motionText(is_applying)}`,
      ),
    ),
  )
}

const ofOwner = (owner: string, what: string): string => (owner ? `${owner} ${what}` : what)

const momentsOf = ({ transit_utc, return_utc, target_date_utc, progressed_datetime_utc }: Partial<Reply>): string[] => [
  ...(transit_utc ? [`Transits at ${transit_utc}`] : []),
  ...(return_utc ? [`The Sun returns at ${return_utc}`] : []),
  ...(target_date_utc ? [`Progressed to ${target_date_utc}, the sky of ${progressed_datetime_utc}`] : []),
]

/** Charts of an instant that is derived from the birth. */
const RESTING: Readonly<Record<string, string>> = { return: 'The return chart', progressed: 'The progressed chart' }

const castForNoon = (owner: string): string =>
  `The time of ${owner.endsWith("'s") ? '' : 'the '}${owner} chart is unknown: cast for noon`

/** Births without a time that have no ring. */
function birthsOf(births: NonNullable<Reply['births']>, ring: string, input: Fields): string[] {
  const lines = births
    .filter(({ time_known }) => time_known === false)
    .map(({ of }) => `${castForNoon(ownerOf(of, input))}.`)
  return ring === 'composite' && lines.length > 0
    ? [...lines, 'The composite chart has no houses, and its Moon is uncertain.']
    : lines
}

function ringText({ planets, angles, ...ring }: Ring, owner: string, other: string): string[] {
  return [
    ...headOf(ring, owner),
    ...pointLines(planets).map((line, index) => {
      const { other_house: house } = planets[index]!
      return `${ofOwner(owner, line)}${house === undefined ? '' : `, house ${house} of ${other.endsWith("'s") ? '' : 'the '}${other} chart`}`
    }),
    ...(angles ? [`${ofOwner(owner, 'Ascendant')} ${position(angles.asc)}, Midheaven ${position(angles.mc)}`] : []),
  ]
}

function headOf(
  { of, settings, time, location, time_known }: Omit<Ring, 'planets' | 'angles'>,
  owner: string,
): string[] {
  const where = [time?.local, location && placeText(location)].filter(Boolean).join(', ')
  const houses = settings.house_system_name ? `, ${settings.house_system_name} houses` : ''
  return [
    `${ofOwner(owner || of, 'chart')}: ${where ? `${where}, ` : ''}${settings.zodiac_type} zodiac${houses}`,
    ...(time_known === false
      ? [
          `${of in RESTING ? `${RESTING[of]} rests on a birth without a time` : castForNoon(owner || of)}. The Moon may be up to 8° away.`,
        ]
      : []),
  ]
}

import type { z } from 'zod'
import type { ChartData } from '../../contract/charts-reply.ts'
import type { Fields } from '../form.ts'
import { aspectName, nameOf, ownerOf } from './names.ts'
import { motionText, noteLine, parts, placeText, pointLines, position, under } from './words.ts'

type Reply = z.output<typeof ChartData>
type Ring = Reply['inner']

/** The content of a picture: each ring, then the aspects, the closest first. */
export function chartText({ title, inner, outer, aspects, warnings = [], ...reply }: Reply, input: Fields): string {
  const closest = aspects.toSorted((one, other) => one.orb - other.orb)
  // The points of a chart alone need no owner.
  const owners = outer ? { inner: ownerOf(inner.of, input), outer: ownerOf(outer.of, input) } : { inner: '', outer: '' }
  const endName = (end: string): string => {
    const [ring, id] = end.split('.') as [keyof typeof owners, string]
    return ofOwner(owners[ring], nameOf(id))
  }
  return parts(
    [title, ...momentsOf(reply)],
    warnings.map(({ message, of }) => noteLine(of ? `${ownerOf(of, input)} chart: ${message}` : message)),
    ringText(inner, owners.inner, owners.outer),
    outer ? ringText(outer, owners.outer, owners.inner) : [],
    under(
      'Aspects, the closest first:',
      closest.map(
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
      ? [`The time of the ${ofOwner(owner || of, 'chart')} is not known: cast for noon. The Moon may be up to 8° away.`]
      : []),
  ]
}

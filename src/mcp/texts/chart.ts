import type { z } from 'zod'
import type { ChartData } from '../../contract/charts-reply.ts'
import { parts, placeText, pointLine, position, under, warningLines } from './words.ts'

type Reply = z.output<typeof ChartData>

/** The content of a picture: each ring, then the aspects, the closest first. */
export function chartText({ title, inner, outer, aspects, warnings, ...reply }: Reply): string {
  const closest = aspects.toSorted((one, other) => one.orb - other.orb)
  return parts(
    [title, ...momentsOf(reply)],
    warningLines(warnings),
    ringOf(inner),
    outer ? ringOf(outer) : [],
    under(
      'Aspects, the closest first:',
      closest.map(({ from, to, type, orb }) => `${from} ${type} ${to}, orb ${orb.toFixed(2)}°`),
    ),
  )
}

const momentsOf = ({ transit_utc, return_utc, target_date_utc, progressed_datetime_utc }: Partial<Reply>): string[] => [
  ...(transit_utc ? [`Transits at ${transit_utc}`] : []),
  ...(return_utc ? [`The Sun returns at ${return_utc}`] : []),
  ...(target_date_utc ? [`Progressed to ${target_date_utc}, the sky of ${progressed_datetime_utc}`] : []),
]

function ringOf({ of, settings, time, location, planets, angles, time_known }: Reply['inner']): string[] {
  const where = [time?.local, location && placeText(location)].filter(Boolean).join(', ')
  const houses = settings.house_system_name ? `, ${settings.house_system_name} houses` : ''
  return [
    `${of}: ${where ? `${where}, ` : ''}${settings.zodiac_type} zodiac${houses}`,
    ...(time_known === false ? [`The time of ${of} is not known: cast for noon. The Moon may be up to 8° away.`] : []),
    ...planets.map((planet) => `${of} ${pointLine(planet)}${otherHouse(planet)}`),
    ...(angles ? [`${of} ascendant ${position(angles.asc)}, midheaven ${position(angles.mc)}`] : []),
  ]
}

const otherHouse = ({ other_house: house }: Reply['inner']['planets'][number]): string =>
  house === undefined ? '' : `, house ${house} of the other chart`

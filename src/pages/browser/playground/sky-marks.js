// Stations and ingresses in the time of a plot, from the events of the sky.
import { FailedRequest } from '../refusals.js'
import { send } from './call.js'

const DAY_MS = 86_400_000
/** The bound of one answer of the service. */
const DAYS_MAX = 400

/** The days and the instants of the plot. Null if one answer has no events of all of them, or if they are of another zodiac. */
export const spanOf = ({ times }, meta) => {
  const [from, to] = [times[0], times.at(-1)]
  const [date, end] = [from, to].map((seconds) => new Date(seconds * 1000).toISOString().split('T')[0])
  const days = (Date.parse(end) - Date.parse(date)) / DAY_MS + 1
  return meta?.zodiac_type === 'tropical' && days <= DAYS_MAX ? { date, end, from, to } : null
}

const markOf = ({ kind, utc, bodies: [body], sign, turns }) => ({
  time: Date.parse(utc) / 1000,
  body: body.name,
  longitude: body.longitude_deg,
  sign: kind === 'station' ? (turns === 'retrograde' ? 'Rx' : 'D') : '',
  text: `${utc.replace(/:[^:]*$/, '').replace('T', ' ')} UTC: ${body.name} ${kind === 'station' ? `turns ${turns}` : `enters ${sign}`} at ${body.position_text}`,
})

/** The preset has the points in the years in which they are known. Ingresses of the Moon would hide the others. */
const WANTED = {
  ...{ preset: 'full', include_moon: false, include_exact_hits: false, include_moon_exact_hits: false },
  ...{ include_lunations: false, include_quarters: false, include_void_of_course: false },
}

/** The marks of the bodies of a plot, in order of time. The days of the service are whole, and a plot may end within one. */
export const skyMarks = async ({ date, end, from, to }, names, key) => {
  const query = new URLSearchParams({ date, end, ...WANTED })
  const outcome = await send({ method: 'GET', path: `api/v1/sky-events?${query}` }, { key })
  if (!outcome.ok) throw new FailedRequest(outcome)
  return outcome.json.events
    .filter(({ kind, bodies }) => /station|ingress/.test(kind) && names.includes(bodies[0].name))
    .map(markOf)
    .filter(({ time }) => time >= from && time <= to)
}

// Stations and ingresses in the time of a plot, from the events of the sky.
import { send } from './call.js'

const DAY_MS = 86_400_000
/** The bound of one answer of the service. */
const DAYS_MAX = 400

/** Days of the plot. Null if one answer has no events of all of them, or if they are of another zodiac. */
export const spanOf = ({ times }, meta) => {
  const [first, last] = [times[0], times.at(-1)].map((seconds) => new Date(seconds * 1000).toISOString().slice(0, 10))
  const days = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1
  return meta?.zodiac_type !== 'tropical' || !(days <= DAYS_MAX) || !/^\d{4}-/.test(first)
    ? null
    : { date: first, end: last }
}

const markOf = ({ kind, utc, bodies: [body], sign, turns }) => ({
  time: Date.parse(utc) / 1000,
  body: body.name,
  longitude: body.longitude_deg,
  sign: kind === 'station' ? (turns === 'retrograde' ? 'Rx' : 'D') : '',
  text: `${utc.slice(0, 16).replace('T', ' ')} UTC: ${body.name} ${kind === 'station' ? `turns ${turns}` : `enters ${sign}`} at ${body.position_text}`,
})

/** The marks of the bodies of a plot, in order of time. Ingresses of the Moon would hide the others. */
export const skyMarks = async ({ date, end }, names, key) => {
  const query = new URLSearchParams({
    date,
    end,
    include_lunations: false,
    include_points: true,
  })
  const outcome = await send({ method: 'GET', path: `api/v1/sky-events?${query}` }, { key })
  if (!outcome.ok) return []
  return outcome.json.events
    .filter(({ kind, bodies }) => /station|ingress/.test(kind) && names.includes(bodies[0].name))
    .map(markOf)
}

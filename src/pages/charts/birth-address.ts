import type { PersonRequest } from '../../contract/people/people.ts'

/** The fields of a birth in the address of a chart. What is as by default is left out. */
export function birthAddress(person: PersonRequest): URLSearchParams {
  const { city, state, country } = person
  const parts = (city ?? '').split(',').map((part) => part.trim().toLowerCase())
  const within = [state, country].filter((part) => part && !parts.includes(part.toLowerCase()))
  const place = city ? [city, ...within].join(', ') : null
  const fields = {
    name: person.name,
    city: place,
    year: person.year,
    month: person.month,
    day: person.day,
    ...(person.time_known
      ? { hour: person.hour, minute: person.minute, second: person.second }
      : { time_known: false }),
    lat: person.lat,
    lng: person.lng,
    tz_str: person.tz_str === 'AUTO' ? null : person.tz_str,
    calendar: person.calendar === 'auto' ? null : person.calendar,
    dst_policy: person.dst_policy,
  }
  const given = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined && value !== '')
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
}

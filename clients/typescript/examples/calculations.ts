import { orrery } from '@orrery/client'

const client = orrery({
  baseUrl: process.env['ORRERY_URL']!,
  key: process.env['ORRERY_KEY']!,
  onAnswer: ({ headers }) => console.log('units left:', headers.has('x-ratelimit-remaining')),
})
const birth = { year: 1990, month: 6, day: 15, hour: 14, minute: 30, city: 'Kraków' }

const { results } = await client.places.search({ q: 'Kraków', limit: 1 })
console.log(results[0]?.country, results[0]?.timezone)

const transits = await client.transits.calculate({ natal: birth, current_city: 'Lisbon', transit_date: '2026-03-01' })
console.log(transits.transit_planets[0]?.sign)

const table = await client.ephemeris.calculate({ start: '2026-03-01', end: '2026-03-02', bodies: ['Sun', 'Moon'] })
console.log(table.meta.rows)

const sky = await client.skyEvents.list({ date: '2026-03-03', preset: 'daily' })
console.log(sky.events.some(({ kind }) => kind === 'lunation'))

const profile = await client.numerology.profile({
  method: { system: 'chaldean' },
  subject: { name: { current: 'Ada Lovelace' } },
})
console.log(profile.data.kind)

const wheel = await client.charts.synastryData({ person_a: birth, person_b: { ...birth, year: 1991 } })
console.log(Object.keys(wheel).length > 0)

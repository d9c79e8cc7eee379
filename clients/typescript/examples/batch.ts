import { orrery } from '@orrery/client'

const client = orrery({ baseUrl: process.env['ORRERY_URL']!, key: process.env['ORRERY_KEY']! })
const birth = { year: 1981, month: 1, day: 1, hour: 23, minute: 30, city: 'Athens' }

// Any number of births, from an array, a generator or a stream.
for await (const { index, chart, error } of client.natal.batch([birth, { ...birth, month: 13 }, birth])) {
  console.log(index, error ? error.faults[0]?.msg : chart.planets[0]?.sign)
}

// The data of a technique for each birth. The options are the other fields of its request.
const profections = { technique: 'profections', options: { annual_profection: { year: 2026 } } } as const
for await (const { index, answer } of client.natal.batch([birth, { ...birth, year: 1982 }], profections)) {
  console.log(index, answer?.profection.annual.time_lord_id)
}

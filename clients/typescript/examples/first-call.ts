import { orrery } from '@orrery/client'

const client = orrery({ baseUrl: process.env['ORRERY_URL']!, key: process.env['ORRERY_KEY']! })
const birth = { year: 1981, month: 1, day: 1, hour: 23, minute: 30, city: 'Athens' }

const chart = await client.natal.calculate(birth)
for (const { name, sign, pos } of chart.planets.slice(0, 2)) console.log(`${name} ${pos.toFixed(1)} ${sign}`)

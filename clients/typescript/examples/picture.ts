import { writeFile } from 'node:fs/promises'
import { orrery } from '@orrery/client'

const client = orrery({ baseUrl: process.env['ORRERY_URL']!, key: process.env['ORRERY_KEY']! })
const birth = { year: 1981, month: 1, day: 1, hour: 23, minute: 30, city: 'Athens' }

const picture = await client.charts.natal({ ...birth, format: 'svg' })
await writeFile('chart.svg', picture.bytes)

import { OrreryError, orrery } from '@orrery/client'

const client = orrery({ baseUrl: process.env['ORRERY_URL']!, key: process.env['ORRERY_KEY']! })
const birth = { year: 1981, month: 1, day: 1, hour: 23, minute: 30, city: 'Athens' }

try {
  await client.natal.calculate({ ...birth, month: 13 })
} catch (error) {
  if (!(error instanceof OrreryError)) throw error
  console.log(error.status, error.faults[0]?.loc.join('.'), error.faults[0]?.msg)
}

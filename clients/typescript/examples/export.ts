import { orrery } from '@orrery/client'
import { folder } from '@orrery/client/node'

const client = orrery({ baseUrl: process.env['ORRERY_URL']!, key: process.env['ORRERY_KEY']! })

const order = await client.exports.create({
  ...{ start: '2026-01-01', end: '2026-01-31', step: '1h', bodies: ['Sun', 'Moon'] },
  ...{ format: 'csv', parts: 2 },
})
console.log('ordered', order.export_id)

// Waits for the export, resumes broken downloads, and compares each file with its hash.
const parts = await client.exports.download(order.export_id, folder('table'))
for (const { file, rows } of parts) console.log(file, rows)

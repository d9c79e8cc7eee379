import { writeFile } from 'node:fs/promises'
import { orrery } from '@orrery/client'

const client = orrery({ baseUrl: process.env['ORRERY_URL']!, key: process.env['ORRERY_KEY']! })

// With your own key, a restarted program finds its order and does not pay twice.
const order = await client.reports.order(
  { name: 'Ada', year: 1981, month: 1, day: 1, hour: 23, minute: 30, city: 'Athens' },
  { idempotencyKey: 'order-4711' },
)
console.log('ordered', order.job_id)

await client.reports.wait(order.job_id, { onProgress: ({ status }) => console.log(status) })
const { bytes } = await client.reports.pdf(order.job_id)
await writeFile('report.pdf', bytes)

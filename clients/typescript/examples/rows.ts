import { orrery } from '@orrery/client'

const client = orrery({ baseUrl: process.env['ORRERY_URL']!, key: process.env['ORRERY_KEY']! })

// Rows arrive while the table is calculated. Leaving the loop ends the calculation.
let rows = 0
for await (const row of client.ephemeris.rows({ start: '2026-01-01', end: '2026-12-31', bodies: ['Moon'] })) {
  if (rows === 0) console.log(row.timestamp, row.bodies['Moon']?.sign)
  rows += 1
}
console.log(rows, 'rows')

for await (const line of client.ephemeris.lines({ start: '2026-01-01', end: '2026-12-31', columns: ['timestamp'] })) {
  console.log(line)
  break
}

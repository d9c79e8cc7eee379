import { got, printed } from './got.js'
import { client } from './hey-api/client.gen.js'
import * as orrery from './hey-api/index.js'

/** Calls the service by the client that @hey-api/openapi-ts generates. */
const { URL: baseUrl, KEY, TOKEN } = process.env
client.setConfig({ baseUrl: baseUrl!, headers: { 'x-api-key': KEY } })
const auth = TOKEN!

const birth = { year: 1990, month: 6, day: 15, hour: 14, minute: 30, city: 'Kraków' }
const start = '2026-03-01'

const chart = got(await orrery.natalChart({ body: birth }))
const compact = got(await orrery.natalSimple({ body: birth }))
const variant = got(await orrery.natalChart({ body: { ...birth, response_format: 'compact' } }))
const transits = got(
  await orrery.transitsCalculate({ body: { natal: birth, current_city: 'Lisbon', transit_date: start } }),
)
// The generator makes one type of an answer with several media types, and takes JSON for it.
const picture = got(await orrery.chartNatal({ body: birth, parseAs: 'blob' })) as unknown as Blob
const table = got(await orrery.ephemerisTable({ query: { start, end: '2026-03-02', bodies: 'Sun' } }))
const rows = got(await orrery.ephemerisCalculate({ body: { start, end: '2026-03-02', bodies: ['Sun'] } }))
const day = got(await orrery.skyEvents({ query: { date: '2026-03-03', preset: 'daily' } }))
const places = got(await orrery.placeSearch({ query: { q: 'Kraków', limit: 1 } }))
const profile = got(
  await orrery.numerologyProfile({
    body: { method: { system: 'chaldean' }, subject: { name: { current: 'Ada Lovelace' } } },
  }),
)
const key = got(await orrery.apiKeyCreate({ auth, body: {} }))
const path = { key_id: key.id }
const changed = got(await orrery.apiKeyUpdate({ auth, path, body: { allowed_origins: ['https://app.example'] } }))
const revoked = got(await orrery.apiKeyRevoke({ auth, path }))
const { error } = await orrery.natalChart({ body: { ...birth, month: 13 } })

printed({
  natal_chart: Array.isArray(chart.planets) && chart.planets[0]?.sign,
  natal_simple: compact.sun,
  variant: !Array.isArray(variant.planets) && variant.planets['moon']?.sign,
  transits_calculate: transits.transit_planets[0]?.sign,
  chart_natal: [picture.type, (await picture.text()).slice(0, 4)],
  ephemeris_table: table.meta.rows,
  ephemeris_calculate: rows.meta.rows,
  sky_events: day.events.map(({ kind }) => kind),
  place_search: places.results[0]?.country,
  numerology_profile: profile.data.kind,
  api_key_create: key.name,
  api_key_update: changed.allowed_origins,
  api_key_revoke: revoked.state,
  refused: error && 'detail' in error && typeof error.detail === 'object' && error.detail[0]?.loc,
})

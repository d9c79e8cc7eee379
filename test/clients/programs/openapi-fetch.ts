import createClient from 'openapi-fetch'
import { got, printed } from './got.js'
import type { paths } from './openapi-typescript.js'

/** Calls the service by openapi-fetch, with the types that openapi-typescript generates. */
const { URL: baseUrl, KEY, TOKEN } = process.env
const headers = { 'x-api-key': KEY! }
/** Where an answer has several media types, the type of the client selects JSON. */
const { GET, POST } = createClient<paths, 'application/json'>({ baseUrl: baseUrl!, headers })
const pictures = createClient<paths>({ baseUrl: baseUrl!, headers })
const account = createClient<paths>({ baseUrl: baseUrl!, headers: { authorization: `Bearer ${TOKEN}` } })

const birth = { year: 1990, month: 6, day: 15, hour: 14, minute: 30, city: 'Kraków' }
const start = '2026-03-01'

const chart = got(await POST('/api/v1/natal/calculate', { body: birth }))
const compact = got(await POST('/natal', { body: birth }))
const variant = got(await POST('/api/v1/natal/calculate', { body: { ...birth, response_format: 'compact' } }))
const transits = got(
  await POST('/api/v1/transits/calculate', {
    body: { natal: birth, current_city: 'Lisbon', transit_date: start },
  }),
)
const picture = got(await pictures.POST('/api/v1/natal/chart/', { body: birth, parseAs: 'blob' }))
const table = got(await GET('/api/v1/ephemeris', { params: { query: { start, end: '2026-03-02', bodies: 'Sun' } } }))
const rows = got(await POST('/api/v1/ephemeris/calculate', { body: { start, end: '2026-03-02', bodies: ['Sun'] } }))
const day = got(await GET('/api/v1/sky-events', { params: { query: { date: '2026-03-03', preset: 'daily' } } }))
const places = got(await GET('/api/v1/geo/search', { params: { query: { q: 'Kraków', limit: 1 } } }))
const profile = got(
  await POST('/api/v1/numerology/profile', {
    body: { method: { system: 'chaldean' }, subject: { name: { current: 'Ada Lovelace' } } },
  }),
)
const key = got(await account.POST('/api/v1/auth/keys', { body: {} }))
const params = { path: { key_id: key.id } }
const changed = got(
  await account.PATCH('/api/v1/auth/keys/{key_id}', { params, body: { allowed_origins: ['https://app.example'] } }),
)
const revoked = got(await account.DELETE('/api/v1/auth/keys/{key_id}', { params }))
const { error } = await POST('/api/v1/natal/calculate', { body: { ...birth, month: 13 } })

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

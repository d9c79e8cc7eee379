import { printed } from './got.js'
import * as orrery from './orval-client.js'

/** Calls the service by the functions that orval generates. */
const { KEY, TOKEN } = process.env
const keyed = { headers: { 'x-api-key': KEY! } }
const signedIn = { headers: { authorization: `Bearer ${TOKEN}` } }

/** The data of an answer with the status 200. */
function got<Answer extends { readonly status: number; readonly data: unknown }>(
  answer: Answer,
): Extract<Answer, { readonly status: 200 }>['data'] {
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.data))
  return answer.data
}

/** An answer that may be a stream of lines comes unread. */
function read(answer: object): Promise<orrery.EphemerisReply> {
  if (!('stream' in answer && answer.stream instanceof Response)) throw new Error('The answer was read')
  return answer.stream.json() as Promise<orrery.EphemerisReply>
}

const birth = { year: 1990, month: 6, day: 15, hour: 14, minute: 30, city: 'Kraków' }
const start = '2026-03-01'

const chart = got(await orrery.natalChart(birth, undefined, keyed))
const compact = got(await orrery.natalSimple(birth, keyed))
const variant = got(await orrery.natalChart({ ...birth, response_format: 'compact' }, undefined, keyed))
const transits = got(
  await orrery.transitsCalculate({ natal: birth, current_city: 'Lisbon', transit_date: start }, undefined, keyed),
)
const picture = got(await orrery.chartNatal(birth, keyed)) as Blob
const table = await read(await orrery.ephemerisTable({ start, end: '2026-03-02', bodies: 'Sun' }, keyed))
const rows = await read(await orrery.ephemerisCalculate({ start, end: '2026-03-02', bodies: ['Sun'] }, keyed))
const day = got(await orrery.skyEvents({ date: '2026-03-03', preset: 'daily' }, keyed)) as orrery.SkyEventsResponse
const places = got(await orrery.placeSearch({ q: 'Kraków', limit: 1 }, keyed))
const profile = got(
  await orrery.numerologyProfile(
    { method: { system: 'chaldean' }, subject: { name: { current: 'Ada Lovelace' } } },
    keyed,
  ),
)
const key = got(await orrery.apiKeyCreate({}, signedIn))
const changed = got(await orrery.apiKeyUpdate(key.id, { allowed_origins: ['https://app.example'] }, signedIn))
const revoked = got(await orrery.apiKeyRevoke(key.id, signedIn))
const refused = await orrery.natalChart({ ...birth, month: 13 }, undefined, keyed)

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
  refused:
    refused.status === 422 &&
    'detail' in refused.data &&
    typeof refused.data.detail === 'object' &&
    refused.data.detail[0]?.loc,
})

import { setTimeout as sleep } from 'node:timers/promises'
import { innerRequest } from '../src/mcp/inner-request.ts'
import { type Tool, toolsOf } from '../src/mcp/tools.ts'
import { OPERATIONS } from '../src/operations/index.ts'
import type { Fields } from '../src/wire/texts/words.ts'
import { report, rounded, verdict } from './harness.ts'
import { type BenchServer, withServer } from './server.ts'

const BIRTH = { year: 1981, month: 1, day: 1, hour: 23, minute: 30, lat: 37.98376, lng: 23.72784 }
const TRANSITS = { natal: BIRTH, current_lat: 38, current_lng: 23, transit_date: '2026-03-01T12:00' }
const WIDE_ORBS = { conjunction: 15, opposition: 15, trine: 15, square: 15, sextile: 15 }
const FURTHER = 'include_solar_terms=true&include_apsides=true&include_node_passages=true'
const ROUNDS = 7
const FACTOR_MAX = 3
/** Each of its charts costs a unit, as a natal chart does. */
const BY_CHART = 'returns, largest'
/** The text of the metrics is made once a second. */
const METRICS_MS = 1_100

/** Requests of each operation that costs units, from the lightest to the heaviest. */
const REQUESTS: Readonly<Record<string, readonly [path: string, body?: object | undefined]>> = {
  'natal chart': ['/api/v1/natal/calculate', BIRTH],
  'compact chart': ['/natal', BIRTH],
  'chart as SVG': ['/api/v1/natal/chart/', BIRTH],
  'synastry as SVG': ['/api/v1/natal/chart/synastry', { person_a: BIRTH, person_b: { ...BIRTH, year: 1985 } }],
  'place by two letters': ['/api/v1/geo/search?q=sa&limit=50'],
  'table, one instant': ['/api/v1/ephemeris?start=2026-01-01'],
  'table, a year': ['/api/v1/ephemeris?start=2026-01-01&end=2026-12-31'],
  'table, three years': ['/api/v1/ephemeris?start=2026-01-01&end=2028-12-31'],
  'table, three years, with aspects': [
    '/api/v1/ephemeris?start=2026-01-01&end=2028-12-31&include_minor_aspects=true&lat=38&lng=23',
  ],
  'table, a year, with void Moons': [
    '/api/v1/ephemeris?start=2026-01-01&end=2026-12-31&include_moon_void_of_course=true',
  ],
  'CSV, ten years': ['/api/v1/ephemeris?start=2020-01-01&end=2029-12-31&format=csv'],
  'events, a full day': ['/api/v1/sky-events?date=2026-03-01&preset=full'],
  'events, 400 quiet days': ['/api/v1/sky-events?date=2026-01-01&days=400&preset=quiet'],
  'events, 400 full days': ['/api/v1/sky-events?date=2026-01-01&days=400&preset=full'],
  'events, 290 days of apsides and nodes': [`/api/v1/sky-events?date=2026-01-01&days=290&preset=quiet&${FURTHER}`],
  'events, 400 days of all': [
    `/api/v1/sky-events?date=2026-01-01&days=400&preset=full&include_right_ascension=true&${FURTHER}`,
  ],
  ...Object.fromEntries(toolsOf(OPERATIONS).flatMap(requestsOf)),
  'transits with exact times and wide orbs': [
    '/api/v1/transits/calculate?include_minor=true',
    { ...TRANSITS, include_exact_times: true, orb_settings: WIDE_ORBS },
  ],
}

/** The example of each face of a technique, and the largest request for data. */
function requestsOf({ operation, view }: Tool) {
  const { technique, largest, example, isDrawing } = view
  const rowOf = (name: string, fields: Fields) => {
    const { url, payload } = innerRequest({ operation, view }, { ...example, ...fields })
    return [name, [url, payload]] as const
  }
  if (!technique || isDrawing) return []
  return largest
    ? [rowOf(technique, {}), rowOf(`${technique}, largest`, largest)]
    : [rowOf(`wheel of ${technique}`, { format: 'svg' })]
}

/** Milliseconds of a thread for each unit that a request costs. Several threads would wait for the cores of the machine. */
export const benchCosts = (): Promise<void> => withServer(compare, { threads: 1 })

async function compare(server: BenchServer): Promise<void> {
  const rows: { what: string; units: number; ms: number }[] = []
  for (const [what, [path, body]] of Object.entries(REQUESTS)) {
    const [busyMs, left] = [await threadMs(server), await unitsLeft(server)]
    for (let round = 0; round < ROUNDS; round += 1) {
      const answer = await fetch(server.url + path, {
        method: body ? 'POST' : 'GET',
        headers: { 'x-api-key': server.key, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      })
      const text = await answer.text()
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${text.slice(0, 300)}`)
    }
    const units = (left - (await unitsLeft(server))) / ROUNDS
    rows.push({ what, units, ms: ((await threadMs(server)) - busyMs) / ROUNDS })
  }
  // One unit is the least that a request can cost, however short it is.
  const charged = rows.filter(({ units }) => units > 0)
  const least = Math.min(...charged.filter(({ what, units }) => units > 1 && what !== BY_CHART).map(perUnit))
  const factor = Math.max(...charged.map(perUnit)) / least
  const result = `${rounded(factor, 1)} ${verdict(factor <= FACTOR_MAX)}`
  report(
    `costs: milliseconds of a thread for a unit; above one unit within a factor of ${FACTOR_MAX}: ${result}`,
    rows.map(({ what, units, ms }) => ({
      what,
      units,
      'thread ms': rounded(ms, 2),
      'ms a unit': rounded(perUnit({ ms, units }), 2),
      [`at most ${FACTOR_MAX} times the least`]: units > 0 ? verdict(perUnit({ ms, units }) <= FACTOR_MAX * least) : '',
    })),
  )
}

const perUnit = ({ ms, units }: { ms: number; units: number }): number => ms / units

async function threadMs({ url }: BenchServer): Promise<number> {
  await sleep(METRICS_MS)
  const text = await (await fetch(`${url}/metrics`)).text()
  const sums = text.matchAll(/^orrery_compute_busy_seconds_total\{[^}]*\} (\S+)$/gm)
  return [...sums].reduce((sum, [, seconds]) => sum + Number(seconds), 0) * 1_000
}

async function unitsLeft({ url, key }: BenchServer): Promise<number> {
  const { headers } = await fetch(`${url}/api/v1/natal/report-credits`, { headers: { 'x-api-key': key } })
  return Number(headers.get('x-ratelimit-remaining'))
}

import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { report, verdict } from './harness.ts'
import { type BenchServer, withServer } from './server.ts'

/** With two calculation threads. */
const MB_MAX = 500
const REQUESTS = 20_000
const SAMPLES = 4
const CONNECTIONS = 32
const ENCODINGS = ['br', 'gzip', 'identity'] as const
const CITIES = ['Athens', 'Berlin', 'Lima', 'Tokyo', 'Oslo', 'Cairo', 'Quito', 'Sydney'] as const
const FORMATS = ['json', 'table', 'csv', 'ndjson'] as const

interface Asked {
  readonly path: string
  readonly body?: object
}

const random = (count: number): number => Math.floor(Math.random() * count)
const one = <Item>(items: readonly Item[]): Item => items[random(items.length)]!
const two = (figure: number): string => String(figure).padStart(2, '0')
const day = (): string => `${1900 + random(130)}-${two(1 + random(12))}-${two(1 + random(28))}`

const birth = () => ({
  ...{ year: 1900 + random(120), month: 1 + random(12), day: 1 + random(28), hour: random(24), minute: random(60) },
  ...(random(2) === 0 ? { city: one(CITIES) } : { lat: random(120) - 60, lng: random(360) - 180 }),
})
const transit = () => ({ natal: birth(), current_lat: 38, current_lng: 23, transit_date: `${day()}T12:00` })
const numbers = () => ({
  method: { system: 'pythagorean', profile: 'standard', compound_policy: 'compound_and_root' },
  subject: { birth_date: day(), name: { birth: 'Albert Einstein' } },
  date_context: { reference_date: '2026-03-01' },
})
const years = (count: number) => {
  const first = 1900 + random(120)
  return { path: `/api/v1/ephemeris?start=${first}-01-01&end=${first + count}-01-01&format=${one(FORMATS)}` }
}

/** Each kind of request with its share. */
const KINDS: readonly (readonly [share: number, make: () => Asked])[] = [
  [30, () => ({ path: '/api/v1/natal/calculate', body: birth() })],
  [8, () => ({ path: '/natal', body: birth() })],
  [8, () => ({ path: '/api/v1/natal/chart/', body: birth() })],
  [4, () => ({ path: '/api/v1/natal/chart/synastry', body: { person_a: birth(), person_b: birth() } })],
  [4, () => ({ path: '/api/v1/natal/chart/transits', body: transit() })],
  [4, () => ({ path: '/api/v1/transits/calculate', body: transit() })],
  [1, () => ({ path: '/api/v1/transits/calculate', body: { ...transit(), include_exact_times: true } })],
  [8, () => ({ path: '/api/v1/numerology/profile', body: numbers() })],
  [8, () => ({ path: `/api/v1/geo/search?q=${one(CITIES).slice(0, 3)}&limit=20` })],
  [6, () => ({ path: `/api/v1/ephemeris?start=${day()}` })],
  [6, () => ({ path: `/api/v1/sky-events?date=${day()}&preset=full` })],
  [2, () => years(1)],
  [0.2, () => years(10)],
  [0.1, () => ({ path: `/api/v1/sky-events?date=${day()}&days=400&preset=full` })],
  [1, () => ({ path: '/metrics' })],
  [0.5, () => ({ path: '/openapi.json' })],
  [3, () => ({ path: '/api/v1/natal/calculate', body: { year: 'none' } })],
]
const SHARES = KINDS.reduce((sum, [share]) => sum + share, 0)

/** Resident memory of a front after many requests of all kinds. */
export const benchMemory = (): Promise<void> => withServer(measure, { threads: 2 })

async function measure(server: BenchServer): Promise<void> {
  const rows = [{ requests: 0, MB: Math.round(await server.memoryMb()) }]
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  for (let sample = 1; sample <= SAMPLES; sample += 1) {
    let left = REQUESTS / SAMPLES
    const clients = Array.from({ length: CONNECTIONS }, async () => {
      while (left > 0) {
        left -= 1
        await ask(server, agent)
      }
    })
    await Promise.all(clients)
    rows.push({ requests: (sample * REQUESTS) / SAMPLES, MB: Math.round(await server.memoryMb()) })
  }
  agent.destroy()
  const mb = rows.at(-1)!.MB
  report(`memory: of a front with two threads after requests of all kinds; ${MB_MAX} MB ${verdict(mb <= MB_MAX)}`, rows)
}

async function ask({ url, key }: BenchServer, agent: Agent): Promise<void> {
  const { path, body } = chosen()
  const text = body && JSON.stringify(body)
  const headers = {
    'x-api-key': key,
    'accept-encoding': one(ENCODINGS),
    ...(text && { 'content-type': 'application/json', 'content-length': text.length }),
  }
  const asked = request(url + path, { method: text ? 'POST' : 'GET', agent, headers }).end(text)
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  await once(answer.resume(), 'close')
  if (answer.statusCode! >= 500) throw new Error(`${path} ${text ?? ''}: answer ${answer.statusCode}`)
}

function chosen(): Asked {
  let rest = Math.random() * SHARES
  for (const [share, make] of KINDS) {
    rest -= share
    if (rest < 0) return make()
  }
  return KINDS[0]![1]()
}

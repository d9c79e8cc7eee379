import { brotliCompressSync, constants } from 'node:zlib'
import MiniSearch from 'minisearch'
import { beforeAll, expect, test } from 'vitest'
import { GUIDES } from '../../src/pages/docs/guides.ts'
import { sectionsOf } from '../../src/pages/docs/search-index.ts'
import { OPTIONS, type SearchEntry, termOf } from '../../src/pages/docs/search-options.ts'
import { type PackedIndex, packed, unpacked } from '../../src/pages/docs/search-pack.ts'
import { SEARCH_WORDS } from '../../src/pages/docs/search-words.ts'
import { REFUSALS } from '../../src/platform/errors.ts'
import { type SharedApp, sharedApp } from '../support/app.ts'

let app: SharedApp['app']
let text: string
let index: PackedIndex
let search: MiniSearch<SearchEntry>
beforeAll(async () => {
  app = (await sharedApp()).app
  text = (await app.inject({ url: '/docs/search-index.json' })).body
  index = JSON.parse(text) as PackedIndex
  search = MiniSearch.loadJS(unpacked(index) as never, OPTIONS)
})

const found = (query: string): string[] => search.search(query).map(({ id }) => String(id))

/** What people look for, and the section that must be the first result. */
const FIRST: Readonly<Record<string, string>> = {
  'unknown time': 'times#births-without-a-time',
  'birth time unknown': 'times#births-without-a-time',
  webhook: 'reports#callbacks',
  'house system': 'natal-charts#houses-and-zodiac',
  sidereal: 'natal-charts#houses-and-zodiac',
  ayanamsa: 'natal-charts#houses-and-zodiac',
  'rate limit': 'requests#limits',
  'solar return': 'solar-return',
  compute_busy: 'api/errors#compute_busy',
  idempotency: 'requests#retries',
  'daylight saving': 'times#when-the-clock-was-changed',
  'api key': 'accounts#keys',
  'calendar feed': 'sky-events#calendar-feeds',
  pandas: 'columns#pandas',
  'moon phase': 'moon-phase',
  claude: 'mcp',
  'python client': 'clients',
  'julian calendar': 'times#old-calendars',
  'error codes': 'requests#errors',
  '429': 'requests#limits',
  cors: 'accounts#pages',
  'part of fortune': 'natal-charts#lots',
  synastry: 'chart-images',
  'mercury retrograde': 'sky-events',
  local_time_ambiguous: 'api/errors#local_time_ambiguous',
  backup: 'operations#backups',
  nginx: 'production#put-a-proxy-with-tls-in-front',
  '401': 'requests#errors',
  price: 'requests#costs',
  'how much does it cost': 'requests#costs',
  'how to get an api key': 'accounts#keys',
  authentication: 'requests',
  sdk: 'clients',
  javascript: 'clients',
  swagger: 'requests#generated-clients',
  curl: 'first-request',
  timezone: 'times',
  ascendant: 'natal-charts',
  interpretation: 'natal-charts#texts',
  compatibility: 'vedic-match',
  'dark mode': 'chart-images#style',
  chiron: 'bodies',
  ics: 'sky-events#calendar-feeds',
  import: 'people#files',
  budget: 'accounts#keys',
  'test key': 'accounts#keys',
  pdf: 'reports',
  'webhook signature': 'reports#callbacks',
  install: 'production#choose-a-way-to-run-it',
}

test.each(Object.entries(FIRST))('the first result for “%s” is %s', (query, section) => {
  expect(found(query)[0]).toBe(section)
})

/** The section that must be among the first three results. */
const AMONG_THREE: Readonly<Record<string, string>> = {
  'own ayanamsa': 'ephemeris#an-ayanamsa-of-your-own',
  redis: 'operations#limits',
  house_system: 'api/natal#natal_chart.house_system',
  include_exact_times: 'api/transits#transits_calculate.include_exact_times',
  'fixed stars': 'api/natal#natal_chart.fixed_stars',
  'void of course': 'sky-events',
  stripe: 'operations#selling-with-stripe',
  'time zone': 'times',
  'delete account': 'accounts#deletion',
  'sign in': 'accounts#from-sign-up-to-a-key',
  ephemeris: 'ephemeris',
  dasha: 'vedic-dasha',
  'pdf report': 'reports',
}

test.each(Object.entries(AMONG_THREE))('“%s” finds %s among the first three results', (query, section) => {
  expect(found(query).slice(0, 3)).toContain(section)
})

test('the index has every heading of every guide, and every code of an error', () => {
  for (const { id } of GUIDES.flatMap(sectionsOf)) expect(index.ids).toContain(id)
  for (const code of Object.keys(REFUSALS)) expect(index.ids).toContain(`api/errors#${code}`)
  expect(new Set(index.ids).size).toBe(index.ids.length)
})

test('every result of the reference leads to an element of its page', async () => {
  const chapters = Map.groupBy(
    index.ids.filter((id) => id.startsWith('api/')),
    (id) => id.split('#')[0]!,
  )
  let requests = 0
  for (const [path, ids] of chapters) {
    requests += 1
    const { statusCode, body } = await app.inject({ url: `/docs/${path}`, remoteAddress: `10.78.0.${requests}` })
    expect([path, statusCode]).toEqual([path, 200])
    const anchors = ids.flatMap((id) => id.split('#').slice(1))
    expect(anchors.filter((anchor) => !body.includes(` id="${anchor}"`))).toEqual([])
  }
})

test('words of readers belong to sections that exist', () => {
  const ids = new Set(GUIDES.flatMap(sectionsOf).map(({ id }) => id))
  expect(Object.keys(SEARCH_WORDS).filter((id) => !ids.has(id))).toEqual([])
})

/** It is sent when somebody searches. The guide of a technique adds about 3 kB. */
const INDEX_LENGTH_MAX = 500_000
/** At the quality at which the service compresses. */
const COMPRESSED_MAX = 125_000
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 16 } }

test('the index has less than 500 kB, and a quarter of that compressed', () => {
  expect(text.length).toBeLessThan(INDEX_LENGTH_MAX)
  expect(brotliCompressSync(text, BROTLI).length).toBeLessThan(COMPRESSED_MAX)
})

test('a browser that has the index is not sent it again', async () => {
  const first = await app.inject({ url: '/docs/search-index.json' })
  expect(first.headers['content-type']).toBe('application/json; charset=utf-8')
  const again = await app.inject({
    url: '/docs/search-index.json',
    headers: { 'if-none-match': String(first.headers['etag']) },
  })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('a packed index is the same after it is unpacked', () => {
  expect(packed(unpacked(index))).toEqual(index)
  const plain = new MiniSearch<SearchEntry>(OPTIONS)
  plain.addAll(GUIDES.slice(0, 3).flatMap(sectionsOf))
  const written = JSON.parse(JSON.stringify(plain))
  expect(JSON.parse(JSON.stringify(unpacked(packed(written))))).toEqual(written)
})

test.each([
  ['Houses', 'house'],
  ['aspects', 'aspect'],
  ['class', 'class'],
  ['the', null],
  ['x', null],
  ['1981', null],
  ['429', '429'],
  ['d9', 'd9'],
  ['Redis', 'redis'],
  ['axis', 'axis'],
])('%s is found as %s', (word, term) => {
  expect(termOf(word)).toBe(term)
})

import { beforeAll, describe, expect, test } from 'vitest'
import { type SharedApp, sharedApp } from '../../support/app.ts'
import truth from './truth.json' with { type: 'json' }

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

const PATH = '/api/v1/transits/search'
const { birth, range_start, range_end } = truth
const ASKED = { natal: birth, range_start, range_end, bodies: ['mars', 'jupiter', 'saturn'] }
/** The natal points that the truth has. */
const PLANETS = new Set(['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'])

interface Exact {
  readonly exact_utc: string
  readonly transit: string
  readonly natal: string
  readonly aspect: string
  readonly retrograde: boolean
}
const keyOf = ({ transit, natal, aspect, retrograde }: Exact) => `${transit} ${aspect} ${natal} ${retrograde}`

async function found(body: object) {
  const reply = await service.postTo(PATH, body)
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json() as { meta: { transits_search: { count: number; zodiac_type: string } }; transits: Exact[] }
}

async function refused(body: object): Promise<string[]> {
  const reply = await service.postTo(PATH, body)
  expect(reply.statusCode, reply.body).toBe(422)
  return reply.json().detail.map(({ loc, msg }: { loc: string[]; msg: string }) => `${loc.join('.')}: ${msg}`)
}

describe('the exact transits of a year', () => {
  test('are those that swetest shows, each to within a minute', async () => {
    const { transits } = await found(ASKED)
    const toPlanets = transits.filter(({ natal }) => PLANETS.has(natal))
    expect(toPlanets.map(keyOf)).toEqual(truth.transits.map(keyOf))
    for (const [index, { exact_utc }] of toPlanets.entries()) {
      const seconds = (Date.parse(exact_utc) - Date.parse(truth.transits[index]!.exact_utc)) / 1000
      // Between two hours the longitude is not quite linear, least of all near a station.
      expect(Math.abs(seconds), `${exact_utc} ${keyOf(toPlanets[index]!)}`).toBeLessThan(60)
    }
  })

  test('add up from those of its halves', async () => {
    const [whole, first, second] = await Promise.all([
      found(ASKED),
      found({ ...ASKED, range_end: '2027-07-01' }),
      found({ ...ASKED, range_start: '2027-07-01' }),
    ])
    expect([...first.transits, ...second.transits]).toEqual(whole.transits)
    expect(whole.meta.transits_search.count).toBe(whole.transits.length)
  })

  test('are the same whether the bodies are asked together or one by one', async () => {
    const whole = await found(ASKED)
    const mars = await found({ ...ASKED, bodies: ['mars'] })
    expect(mars.transits).toEqual(whole.transits.filter(({ transit }) => transit === 'mars'))
  })

  test('include those to the angles that the birth asks for', async () => {
    const { transits } = await found({ ...ASKED, natal: { ...birth, include_features: ['asc'] } })
    expect(transits.some(({ natal }) => natal === 'asc')).toBe(true)
  })

  test('keep to the zodiac of the chart', async () => {
    const { meta, transits } = await found({
      ...ASKED,
      natal: { ...birth, zodiac_type: 'sidereal', sidereal_ayanamsa: 'lahiri' },
    })
    expect(meta.transits_search.zodiac_type).toBe('Sidereal')
    // swetest -p6 -sid1: Saturn at 271.4869533 on 17.5.1990 at 11:30 UT, and 90 degrees further on 19.6.2027 between 15:00 and 16:00.
    const [square] = transits.filter((each) => keyOf(each) === 'saturn square saturn false')
    expect(Math.abs(Date.parse(square!.exact_utc) - Date.parse('2027-06-19T15:39:47Z'))).toBeLessThan(60_000)
  })
})

describe('a request is refused', () => {
  test('if its span is too long, empty or turned around', async () => {
    expect(await refused({ ...ASKED, range_end: '2028-02-06' })).toEqual([
      'body.range_end: Must be at most 400 days after range_start',
    ])
    expect(await refused({ ...ASKED, range_end: '2027-01-01' })).toEqual(['body.range_end: Must be after range_start'])
  })

  test('if it asks for the Moon, with the bodies that are allowed', async () => {
    expect((await refused({ ...ASKED, bodies: ['moon'] }))[0]).toMatch(/body\.bodies\.0: .*mercury/)
  })

  test('if the birth lacks its place', async () => {
    const { city: _, ...rest } = birth
    expect((await refused({ ...ASKED, natal: rest }))[0]).toMatch(/^body\.natal/)
  })
})

import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { type SharedApp, sharedApp } from '../support/app.ts'

/** A published birth. Its source names who read it so. */
interface PublishedBirth {
  readonly kind: 'clock' | 'mean_time' | 'unknown' | 'calendar'
  readonly source: string
  readonly body: Record<string, unknown>
  readonly expected: {
    readonly utc?: string
    readonly offset?: string
    readonly not_offset?: string
    readonly offset_of_place?: string
    readonly tolerance_s?: number
    readonly asc?: number
    readonly moon?: number
    readonly tolerance_deg?: number
    readonly asc_sign?: string
    readonly warning?: boolean
    readonly no_such_warning?: boolean
    readonly confidence_angles?: string
  }
}

interface Reply {
  readonly time: {
    readonly utc: string
    readonly offset: string
    readonly other_clocks?: {
      readonly kind: string
      readonly city: string
      readonly distance_km: number
      readonly offsets: readonly { offset: string; utc: string; cities: string[]; asc?: number }[]
      readonly asc_range?: { from: number; to: number }
    }
  }
  readonly confidence: { readonly angles: string; readonly houses: string; readonly overall: string }
  readonly angles_details: Record<'asc' | 'mc', { abs_pos: number; sign_id: string }>
  readonly planets: readonly { id: string; abs_pos: number }[]
  readonly warnings?: readonly { code: string; message: string }[]
}

const BIRTHS = JSON.parse(
  readFileSync(new URL('../truth/births.json', import.meta.url), 'utf8'),
) as readonly PublishedBirth[]
const of = (kind: PublishedBirth['kind']) =>
  BIRTHS.filter((birth) => birth.kind === kind).map((birth) => [birth.source, birth] as const)

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

async function chartOf(body: object): Promise<Reply> {
  const reply = await service.postTo('/api/v1/natal/calculate', body)
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json()
}

const codes = ({ warnings = [] }: Reply): string[] => warnings.map(({ code }) => code)

/** Seconds between two instants. */
const apart = (one: string, other: string): number => Math.abs(Date.parse(one) - Date.parse(other)) / 1000

describe('a published birth before 1970, away from the city of its zone', () => {
  test.each(of('clock'))(
    'is at its instant, or says that its clock is not certain: %s',
    async (_, { body, expected }) => {
      const reply = await chartOf(body)
      const { utc, other_clocks: others } = reply.time
      if (expected.no_such_warning) {
        expect(others).toBeUndefined()
        expect(reply.confidence.angles).toBe(expected.confidence_angles)
        expect(utc).toBe(expected.utc)
        return
      }
      expect(reply.confidence).toMatchObject({ angles: 'medium', houses: 'medium' })
      expect(others).toBeDefined()
      const readings = [utc, ...others!.offsets.map((each) => each.utc)]
      const nearest = Math.min(...readings.map((each) => apart(each, expected.utc!)))
      expect(nearest).toBeLessThanOrEqual(expected.tolerance_s ?? 0)
    },
  )

  test('in Ohio 1930 names the city, the other offsets and the range of the Ascendant', async () => {
    const reply = await chartOf({ ...{ year: 1930, month: 8, day: 5, hour: 0, minute: 31 }, city: 'Wapakoneta, Ohio' })
    const { other_clocks: others } = reply.time
    expect(others).toMatchObject({ kind: 'city', city: 'New York' })
    expect(others!.offsets.map(({ offset }) => offset)).toEqual(['-05:00', '-06:00'])
    expect(others!.offsets[0]!.cities[0]).toBe('Detroit')
    /** Gemini rises on the clock of the certificate. */
    expect(others!.offsets[0]!.asc).toBeGreaterThan(60)
    expect(others!.asc_range!.from).toBeCloseTo(reply.angles_details.asc.abs_pos, 2)
    expect(others!.asc_range!.to).toBe(others!.offsets[1]!.asc)
    const { message } = reply.warnings!.find(({ code }) => code === 'clock_of_other_city')!
    expect(message).toMatch(
      /clock of New York, 859 km.*-05:00 \(Detroit.*Ascendant lies between .* Taurus and .* Gemini/,
    )
  })

  test('in Atlanta 1929 has Central time by the table of regions, and Taurus rising', async () => {
    const reply = await chartOf({ ...{ year: 1929, month: 1, day: 15, hour: 12, minute: 0 }, city: 'Atlanta, Georgia' })
    expect(reply.time).toMatchObject({ utc: '1929-01-15T18:00:00Z', offset: '-06:00' })
    expect(reply.angles_details.asc.sign_id).toBe('taurus')
    expect(codes(reply)).toEqual(['clock_of_region'])
  })

  test('shows its other clocks in every answer about a birth', async () => {
    const birth = { ...{ year: 1964, month: 6, day: 1, hour: 12, minute: 0 }, city: 'Des Moines, Iowa' }
    const shown = { city: 'Chicago', offsets: [{ offset: '-06:00', utc: '1964-06-01T18:00:00Z' }] }
    const ask = async (url: string, body: object) => (await service.postTo(url, body)).json()
    const named = expect.objectContaining({ code: 'clock_of_other_city' })

    const compact = await ask('/natal', birth)
    expect(compact.time.other_clocks).toMatchObject(shown)
    expect(compact.warnings).toContainEqual(named)

    const now = { current_city: 'Des Moines, Iowa', transit_date: '2026-03-01T12:00:00Z' }
    const transits = await ask('/api/v1/transits/calculate', { natal: birth, ...now })
    expect(transits.natal_subject.time.other_clocks).toMatchObject(shown)
    expect(transits.warnings).toContainEqual(named)

    const batch = await service.postTo('/api/v1/natal/batch', { births: [birth] })
    expect(batch.body).toContain('clock_of_other_city')
  })
})

describe('a birth before 1970 whose clock is certain', () => {
  test.each([
    ['in the city of its zone', 1960, 7, 'New York City'],
    ['in another part of that city', 1950, 7, 'Brooklyn, New York'],
    ['across a border within the region of the city', 1950, 7, 'Newark, New Jersey'],
    ['in winter, with one standard time around', 1964, 1, 'Des Moines, Iowa'],
    ['in wartime, by a law for all states', 1943, 1, 'Boston'],
    ['in California since Proposition 12', 1955, 7, 'San Francisco'],
    ['in Britain, by national law', 1925, 7, 'Edinburgh'],
    ['in France, by national law', 1930, 7, 'Strasbourg'],
    ['in Germany, by national law', 1930, 7, 'Munich'],
    ['in Italy after the war', 1967, 7, 'Milan'],
    ['in Greece after the war', 1952, 8, 'Thessaloniki'],
    ['in a zone of its own province', 1950, 1, 'Cordoba, Argentina'],
  ])('%s has no warning and high confidence', async (_, year, month, city) => {
    const reply = await chartOf({ ...{ year, month, day: 15, hour: 12, minute: 0 }, city })
    expect([reply.warnings ?? [], reply.confidence.angles]).toEqual([[], 'high'])
  })

  test('by an offset that the caller gives', async () => {
    const born = { ...{ year: 1964, month: 6, day: 1, hour: 12, minute: 0 }, city: 'Des Moines, Iowa' }
    expect(await chartOf({ ...born, tz_str: '-06:00' })).toMatchObject({ confidence: { angles: 'high' } })
    const { confidence, ...reply } = await chartOf({ ...born, tz_str: 'America/Chicago' })
    expect([codes({ confidence, ...reply }), confidence.angles]).toEqual([['clock_of_other_city'], 'medium'])
  })
})

describe('a mean time', () => {
  test.each(of('mean_time'))('of a capital is not taken for a whole zone: %s', async (_, { body, expected }) => {
    const reply = await chartOf(body)
    expect(reply.time.offset).toBe(expected.offset_of_place ?? expected.offset)
    if (expected.asc !== undefined)
      expect(Math.abs(reply.angles_details.asc.abs_pos - expected.asc)).toBeLessThanOrEqual(expected.tolerance_deg!)
    if (!expected.warning) return
    expect(codes(reply)).toContain('mean_time_not_law')
    expect(reply.confidence.angles).toBe('medium')
  })

  test.each([
    ['Marseille', 1900, '+00:09:21', 'France 1891 to 1911'],
    ['Cork', 1900, '-00:25:21', 'Ireland 1880 to 1916'],
    ['Belfast', 1900, '-00:25:21', 'Ireland 1880 to 1916'],
    ['Rotterdam', 1910, '+00:19:32', 'the Netherlands from 1909'],
    ['Turin', 1880, '+00:49:56', 'Italy 1866 to 1893'],
    ['Palermo', 1880, '+00:53:28', 'Sicily 1866 to 1893'],
    ['Gothenburg', 1890, '+01:00:14', 'Sweden 1879 to 1900'],
  ])('%s in %s has %s, which was law in %s (tz europe and backzone)', async (city, year, offset) => {
    const reply = await chartOf({ ...{ year, month: 6, day: 1, hour: 12, minute: 0 }, city })
    expect(reply.time.offset).toBe(offset)
  })

  test('in Rotterdam before the law of 1909 is its own', async () => {
    const reply = await chartOf({ ...{ year: 1909, month: 4, day: 30, hour: 12, minute: 0 }, city: 'Rotterdam' })
    expect(reply.time.offset).toBe('+00:17:55')
    expect(reply.time.other_clocks!.offsets).toMatchObject([{ offset: '+00:19:32', cities: ['Amsterdam'] }])
  })

  test.each([
    ['Moscow', '1917-08-01', '+03:31:19'],
    ['Moscow', '1918-07-01', '+04:31:19'],
    ['Riga, Latvia', '1918-06-01', '+02:36:34'],
    ['La Paz, Bolivia', '1931-12-01', '-03:32:36'],
    ['Dhaka', '1900-06-01', '+05:53:20'],
    ['Guayaquil', '1910-06-01', '-05:14'],
    ['Tunis', '1900-06-01', '+00:09:21'],
    ['Sofia', '1890-06-01', '+01:56:56'],
    ['Vilnius', '1918-06-01', '+01:35:36'],
    ['Mariehamn', '1900-06-01', '+01:39:49'],
    ['Buenos Aires', '1899-08-24', '-04:16:48'],
    ['Buenos Aires', '1915-08-24', '-04:16:48'],
    ['Bahia Blanca, Argentina', '1915-08-24', '-04:16:48'],
  ])('in the city of its zone is that of its record: %s on %s has %s (zdump of tzdata)', async (city, date, offset) => {
    const [year, month, day] = date.split('-').map(Number)
    const reply = await chartOf({ ...{ year, month, day, hour: 12, minute: 0 }, city, calendar: 'gregorian' })
    expect([reply.time.offset, codes(reply), reply.confidence.angles]).toEqual([offset, [], 'high'])
  })

  test('in Calcutta was its own when railways had that of Madras (tz asia, "India")', async () => {
    const reply = await chartOf({ ...{ year: 1890, month: 7, day: 1, hour: 12, minute: 0 }, city: 'Kolkata' })
    expect([reply.time.offset, codes(reply)]).toEqual(['+05:53:20', ['clock_of_region']])
    expect(reply.time.other_clocks!.offsets).toMatchObject([{ offset: '+05:21:10' }])
  })

  test('of a zone that the caller names is that of its record, with the mean time of the place beside it', async () => {
    const born = { ...{ year: 1890, month: 7, day: 1, hour: 12, minute: 0 }, city: 'Mumbai', tz_str: 'Asia/Kolkata' }
    const reply = await chartOf(born)
    expect([reply.time.offset, codes(reply)]).toEqual(['+05:21:10', ['clock_of_other_city']])
    expect(reply.time.other_clocks!.offsets).toMatchObject([{ offset: '+04:51:32' }])
  })

  test('in Petrograd in 1918 has the two summer hours of the decree', async () => {
    const reply = await chartOf({
      ...{ year: 1918, month: 7, day: 1, hour: 12, minute: 0 },
      city: 'Saint Petersburg, Russia',
    })
    expect([reply.time.offset, codes(reply).includes('mean_time_not_law')]).toEqual(['+04:01:15', true])
    // Tallinn had the time of the occupation: tz europe, "Estonia", rule C-Eur from February 1918.
    expect(reply.time.other_clocks!.offsets).toMatchObject([
      { offset: '+04:31:19' },
      { offset: '+02:01:15' },
      { offset: '+02:00', cities: ['Tallinn'] },
    ])
  })

  test.each([
    ['1919-03-02', '-00:44:30'],
    ['1950-06-01', '-00:44:30'],
    ['1971-06-01', '-00:44:30'],
    ['1972-01-06', '-00:44:30'],
    ['1972-01-08', '+00:00'],
  ])(
    'of Monrovia is the time of all Liberia until 1972: Harper on %s has %s (zdump of tzdata)',
    async (date, offset) => {
      const [year, month, day] = date.split('-').map(Number)
      const reply = await chartOf({ ...{ year, month, day, hour: 12, minute: 0 }, lat: 4.375, lng: -7.717 })
      expect(reply.time.offset).toBe(offset)
      expect(codes(reply).includes('mean_time_not_law')).toBe(false)
      if (year! >= 1970) expect([codes(reply), reply.confidence.angles]).toEqual([[], 'high'])
    },
  )

  test('that was asked for by LMT has high confidence', async () => {
    const born = { ...{ year: 1890, month: 7, day: 1, hour: 12, minute: 0 }, city: 'Mumbai', tz_str: 'LMT' }
    const reply = await chartOf(born)
    expect([reply.time.offset, reply.confidence.angles, codes(reply)]).toEqual(['+04:51:32', 'high', []])
  })

  test('of a day without a time begins where the law of 1909 skips its midnight', async () => {
    await chartOf({ ...{ year: 1909, month: 5, day: 1, time_known: false }, lat: 51.45, lng: 3.6 })
  })
})

describe('a time of which no clock is known', () => {
  test.each(of('unknown'))('is the mean time of the place: %s', async (_, { body, expected }) => {
    const reply = await chartOf(body)
    expect(reply.time.offset).toBe(expected.offset)
    expect(codes(reply)).toContain('clock_unknown')
    expect(reply.confidence.angles).toBe('medium')
  })

  test('at sea is the mean time of the ship before the zones at sea of 1920', async () => {
    const ship = { ...{ month: 1, day: 1, hour: 12, minute: 0 }, lat: 40, lng: -40 }
    const early = await chartOf({ ...ship, year: 1900 })
    expect([early.time.offset, early.confidence.angles, codes(early)]).toEqual([
      ...['-02:40', 'medium'],
      ['local_mean_time'],
    ])
    const late = await chartOf({ ...ship, year: 1930 })
    expect([late.time.offset, late.confidence.angles, codes(late)]).toEqual(['-03:00', 'high', []])
    const named = await chartOf({ ...ship, year: 1900, tz_str: 'Etc/GMT+3' })
    expect([named.time.offset, named.confidence.angles]).toEqual(['-03:00', 'high'])
  })
})

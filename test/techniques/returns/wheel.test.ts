import { beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { separation } from '../../../src/astro/angle.ts'
import { epochMsOf, isoUtc } from '../../../src/astro/civil.ts'
import { CHART_DATA } from '../../../src/techniques/index.ts'
import type { RETURN_FACTS } from '../../../src/techniques/returns/wheel-schema.ts'
import { type SharedApp, sharedApp } from '../../support/app.ts'
import truth from './truth.json' with { type: 'json' }

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

const PICTURE = '/api/v1/natal/chart/return'
const DATA = '/api/v1/western/returns/calculate'
const ATHENS = { lat: 37.98376, lng: 23.72784 }
const BIRTH = { name: 'A', year: 1981, month: 1, day: 1, hour: 23, minute: 30, ...ATHENS }
const LISBON = { return_lat: 38.72, return_lng: -9.14 }
const SATURN = { natal: BIRTH, body: 'saturn', search_start: '2039-01-01', ...LISBON }

type Facts = z.output<z.ZodObject<typeof RETURN_FACTS>>
type Drawn = z.output<typeof CHART_DATA> & Facts

/** The content of the picture as data. */
async function drawn(body: Readonly<Record<string, unknown>> & { readonly natal: object }): Promise<Drawn> {
  const reply = await service.postTo(PICTURE, { ...body, natal: { ...body.natal, format: 'json' } })
  expect(reply.statusCode, reply.body).toBe(200)
  return CHART_DATA.parse(reply.json()) as Drawn
}

async function svgOf(body: object): Promise<string> {
  const reply = await service.postTo(PICTURE, body)
  expect(reply.statusCode, reply.body).toBe(200)
  expect(reply.headers['content-type']).toContain('image/svg+xml')
  return reply.body
}

async function refused(body: object): Promise<string[]> {
  const reply = await service.postTo(PICTURE, body)
  expect(reply.statusCode, reply.body).toBe(422)
  return reply.json().detail.map(({ loc }: { loc: string[] }) => loc.join('.'))
}

const placeOf = ({ planets }: Drawn['inner'], id: string): number => planets.find((point) => point.id === id)!.abs_pos

/** Birth, time and options of a row of `truth.json`. */
const requestOf = ({ body, zodiac, arc, birth_jd, from_jd }: (typeof truth.returns)[number]) => ({
  natal: {
    datetime: isoUtc(epochMsOf(birth_jd)).replace('Z', '+00:00'),
    location: ATHENS,
    ...(zodiac === 'lahiri' && { zodiac_type: 'sidereal', sidereal_ayanamsa: 'lahiri' }),
  },
  ...{ body, arc: arc === 0 ? 'full' : 'half', search_start: isoUtc(epochMsOf(from_jd)) },
  ...(zodiac === 'fagan_bradley' && { precession_corrected: true }),
})

describe('the wheel of a return', () => {
  const rows = truth.returns.filter(({ arc }) => arc === 0 || arc === 180)

  test.each(rows.map((row) => [`${row.body}, ${row.zodiac}, ${row.arc}°, after ${row.from_jd}`, row] as const))(
    'stands at the instant that swetest finds: %s',
    async (_, row) => {
      const { return_utc, return_body, return_arc_deg } = await drawn(requestOf(row))
      expect([return_body, return_arc_deg]).toEqual([row.body, row.arc])
      // The answer is rounded to a second, and the search of swetest ends within one.
      expect(Math.abs(Date.parse(return_utc) - epochMsOf(row.returns_jd[0]!))).toBeLessThan(1_500)
    },
  )

  test('has the moment, the number and the pass that the data have', async () => {
    const reply = await service.postTo(DATA, SATURN)
    const { exact_moment_utc, return_number, pass, passes } = reply.json().meta.return
    expect(await drawn(SATURN)).toMatchObject({
      ...{ return_utc: exact_moment_utc, return_number, return_pass: pass, return_passes: passes },
      stands_for_utc: exact_moment_utc,
    })
  })

  test('has the body on its natal degree, in its own ring', async () => {
    const { inner, outer } = await drawn(SATURN)
    expect([inner.of, outer!.of, outer!.location!.lat]).toEqual(['natal', 'return', LISBON.return_lat])
    expect(separation(placeOf(inner, 'saturn'), placeOf(outer!, 'saturn'))).toBeLessThan(0.0015)
  })

  test('of a half arc has the body opposite', async () => {
    const { inner, outer } = await drawn({ ...SATURN, arc: 'half', search_start: '2024-01-01' })
    expect(separation(placeOf(inner, 'saturn'), placeOf(outer!, 'saturn'))).toBeCloseTo(180, 2)
  })

  test('of a quarter arc has the body square', async () => {
    const { inner, outer, return_arc_deg } = await drawn({ ...SATURN, arc: 'quarter', search_start: '2024-01-01' })
    const ahead = (placeOf(outer!, 'saturn') - placeOf(inner, 'saturn') + 360) % 360
    expect(Math.abs(ahead - return_arc_deg)).toBeLessThan(0.002)
    expect([90, 270]).toContain(return_arc_deg)
  })

  test('of a converse return lies as long before the birth as the time of life lies after it', async () => {
    const { return_utc, stands_for_utc, return_number } = await drawn({ ...SATURN, direction: 'converse' })
    const birth = Date.parse('1981-01-01T21:30Z')
    expect(Math.abs(Date.parse(stands_for_utc) - birth - (birth - Date.parse(return_utc)))).toBeLessThanOrEqual(1_000)
    expect(return_number).toBeLessThan(0)
  })

  test('corrected for precession is tropical, and the body stands beyond its natal degree', async () => {
    const { inner, outer } = await drawn({ ...SATURN, body: 'sun', precession_corrected: true })
    expect(outer!.settings.zodiac_type).toBe('Tropical')
    // 50.29 seconds of arc in a year, for 58 years; the tolerance is the nutation of both dates.
    const moved = separation(placeOf(inner, 'sun'), placeOf(outer!, 'sun')) * 3_600
    expect(Math.abs(moved - 58 * 50.29)).toBeLessThan(40)
  })

  test('has the body that returns in both rings, though no chart has it by default', async () => {
    const { inner, outer } = await drawn({ ...SATURN, body: 'ceres' })
    expect(separation(placeOf(inner, 'ceres'), placeOf(outer!, 'ceres'))).toBeLessThan(0.0015)
    expect((await svgOf({ ...SATURN, body: 'ceres' })).match(/data-point="ceres"|data-body="ceres"/g)).toHaveLength(2)
  })

  test('has no houses without a time of birth, and says how far the return may lie away', async () => {
    const { hour: _, minute: __, ...date } = BIRTH
    const { inner, outer, warnings } = await drawn({ ...SATURN, natal: { ...date, time_known: false } })
    expect([inner.angles, outer!.angles]).toEqual([undefined, undefined])
    expect(warnings).toContainEqual(expect.objectContaining({ of: 'return', code: 'return_uncertain' }))
  })
})

describe('the modes of the wheel', () => {
  test('return_inside turns the rings, and single has the return alone', async () => {
    const inside = await drawn({ ...SATURN, mode: 'return_inside' })
    expect([inside.inner.of, inside.outer!.of]).toEqual(['return', 'natal'])
    const single = await drawn({ ...SATURN, mode: 'single' })
    expect([single.inner.of, single.outer, single.births!.map(({ of }) => of)]).toEqual([
      'return',
      undefined,
      ['natal'],
    ])
  })

  test('the style of the birth and that beside it are drawn', async () => {
    const styled = { ...SATURN, natal: { ...BIRTH, theme_type: 'dark', size: 500 } }
    const plain = await svgOf(SATURN)
    expect(await svgOf(styled)).not.toBe(plain)
    expect(await svgOf({ ...SATURN, return_planet_color: '#123456' })).toContain('#123456')
  })
})

describe('the title', () => {
  test.each([
    ['en', {}, 'Saturn return of A'],
    ['en', { arc: 'half', direction: 'converse' }, 'Saturn return (+180°, converse) of A'],
    ['de', { body: 'moon' }, 'Wiederkehr: Mond · A'],
    ['fr', { body: 'sun', precession_corrected: true }, 'Révolution : Soleil (corrigée de la précession) · A'],
    ['es', {}, 'Revolución: Saturno · A'],
    ['pt', {}, 'Revolução: Saturno · A'],
    ['it', {}, 'Rivoluzione: Saturno · A'],
  ])('in %s of %j is "%s"', async (language, fields, title) => {
    expect((await drawn({ ...SATURN, ...fields, language })).title).toBe(title)
  })
})

describe('a request', () => {
  test('in the form of the public service is that in our fields', async () => {
    const { body, search_start } = SATURN
    const location = { lat: LISBON.return_lat, lng: LISBON.return_lng }
    expect(await drawn({ natal: BIRTH, return_target: { body, search_start, location } })).toEqual(await drawn(SATURN))
  })

  test.each([
    [{ body: 'vulcan' }, ['body.body']],
    [{ return_target: { body: 'mars' } }, ['body.body']],
    [{ arc: 'third' }, ['body.arc']],
    [{ precession_ayanamsa: 'lahiri' }, ['body.precession_ayanamsa']],
    [{ natal: { ...BIRTH, zodiac_type: 'sidereal' }, precession_corrected: true }, ['body.precession_corrected']],
    [{ direction: 'converse', search_start: '1980-01-01' }, ['body.search_start']],
    [{ return_lng: null }, ['body.return_lng']],
    [{ natal: { ...BIRTH, format: 'png', size: 2000, png_quality_scale: 4 } }, ['body.natal.png_quality_scale']],
  ])('%j is refused for %j', async (fields, places) => {
    expect(await refused({ ...SATURN, ...fields })).toEqual(places)
  })
})
